import { ChevronDown } from 'lucide';
import { type RefObject, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { FormPlace } from './form-place.ts';
import { groupByCity } from './group-by-city.ts';
import * as S from './search-widgets.styles.ts';
import type { SearchTexts } from './search-texts.ts';

/** What a visitor did in a field whose list was still loading. */
export interface EarlyUse {
  /** Where the caret was; `null` while the field did not have the focus. */
  selection: readonly [start: number, end: number] | null;
  /** The list was asked for, by a click or by typing. */
  opensList: boolean;
  /** Keys that only a list understands. */
  keys: string[];
}

/** What the list of a place field takes. */
export interface PlaceComboBoxProps {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly text: string;
  /** The places that the text leaves. */
  readonly found: readonly FormPlace[];
  readonly chosen: FormPlace | null;
  readonly texts: SearchTexts;
  /** Id of what is wrong with the choice; undefined where nothing is. */
  readonly problemId: string | undefined;
  readonly earlyRef: RefObject<EarlyUse>;
  readonly onType: (text: string | null) => void;
  readonly onChoose: (id: string | null) => void;
}

const FRAME = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Each key is answered before the next one comes. */
async function repeatKeys(input: HTMLElement, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await FRAME();
  }
}

/** The text of the field; a click opens the whole list. What was done before the list was there is done now. */
function PlaceInput({ name, earlyRef }: Pick<PlaceComboBoxProps, 'name' | 'earlyRef'>) {
  const state = useContext(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const { selection, opensList, keys } = earlyRef.current;
    if (!selection || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(...selection);
    if (opensList) state?.open(null, 'manual');
    void repeatKeys(input.current, keys);
  });
  useLayoutEffect(() => takeOver(), []);
  return (
    <S.FieldInput
      as={Input}
      ref={input}
      data-field={name}
      // The library also tells the field by an event of its own that no entry of the list has the focus any more.
      onFocus={(event) => event.isTrusted && event.currentTarget.select()}
      onClick={() => state?.open(null, 'manual')}
    />
  );
}

/** What says more of a place than its name. */
const detailOf = ({ address, iataCode }: FormPlace) => [iataCode, address].filter(Boolean).join(' · ');

/** The list of a place field, with the text that narrows it. */
export function PlaceComboBox(props: PlaceComboBoxProps) {
  const { id, name, language, text, found, chosen, texts, problemId, earlyRef, onType, onChoose } = props;
  const groups = groupByCity(found).map(([city, group]) => ({ id: city, city, group }));
  return (
    <I18nProvider locale={language}>
      <ComboBox
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={problemId}
        style={{ display: 'contents' }}
        inputValue={text}
        onInputChange={onType}
        selectedKey={chosen?.id ?? null}
        onSelectionChange={(key) => {
          onType(null);
          if (key !== (chosen?.id ?? null)) onChoose(key === null ? null : String(key));
        }}
        onOpenChange={(isOpen) => !isOpen && chosen && onType(null)}
        defaultFilter={() => true}
        allowsEmptyCollection
        isInvalid={problemId !== undefined}
      >
        <PlaceInput name={name} earlyRef={earlyRef} />
        <Button data-open="">
          <Glyph shapes={ChevronDown} size={18} />
        </Button>
        <S.PlaceList as={Popover} offset={6} placement="bottom start">
          <ListBox items={groups} renderEmptyState={() => <p data-nothing="">{texts.noMatch}</p>}>
            {({ city, group }) => (
              <ListBoxSection id={city}>
                <Header>{city}</Header>
                <Collection items={group}>
                  {(place) => (
                    <ListBoxItem id={place.id} textValue={place.name}>
                      <Text slot="label">{place.name}</Text>
                      {detailOf(place) && <Text slot="description">{detailOf(place)}</Text>}
                    </ListBoxItem>
                  )}
                </Collection>
              </ListBoxSection>
            )}
          </ListBox>
        </S.PlaceList>
      </ComboBox>
    </I18nProvider>
  );
}
