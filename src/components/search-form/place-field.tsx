import { ChevronDown, MapPin, X } from 'lucide';
import { type ReactNode, useContext, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { findPlaces } from '../../domain/place-search.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { FieldProblem } from './field-problem.tsx';
import type { FormPlace } from './form-place.ts';
import { groupByCity } from './place-select.tsx';
import * as S from './search-widgets.styles.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly places: readonly FormPlace[];
  readonly chosen: FormPlace | null;
  readonly texts: SearchTexts;
  readonly problem: string | undefined;
  readonly onChoose: (id: string | null) => void;
  /** Beside the label. */
  readonly aside?: ReactNode;
}

/** The text of the field; a click opens the whole list. */
function PlaceInput({ name }: { readonly name: string }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <S.FieldInput
      as={Input}
      data-field={name}
      onFocus={(event) => event.currentTarget.select()}
      onClick={() => state?.open(null, 'manual')}
    />
  );
}

/** What says more of a place than its name. */
const detailOf = ({ address, iataCode }: FormPlace) => [iataCode, address].filter(Boolean).join(' · ');

/** A place that is found by typing its name, city, country, address or airport code. */
export function PlaceField({ id, name, label, places, chosen, texts, problem, onChoose, aside }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = chosen?.name ?? '';
  const text = typed ?? shown;
  // The chosen name narrows nothing: whoever opens the list wants to see the others.
  const found = findPlaces(typed === null || typed === shown ? '' : typed, places);
  const groups = groupByCity(found).map(([city, group]) => ({ id: city, city, group }));
  return (
    <ComboBox
      id={id}
      inputValue={text}
      onInputChange={setTyped}
      selectedKey={chosen?.id ?? null}
      onSelectionChange={(key) => {
        setTyped(null);
        if (key !== (chosen?.id ?? null)) onChoose(key === null ? null : String(key));
      }}
      onOpenChange={(isOpen) => !isOpen && chosen && setTyped(null)}
      defaultFilter={() => true}
      allowsEmptyCollection
      isInvalid={problem !== undefined}
    >
      <S.LabelLine>
        <S.FieldLabel as={Label}>{label}</S.FieldLabel>
        {aside}
      </S.LabelLine>
      <S.Combo>
        <Glyph shapes={MapPin} size={20} side="left" />
        <PlaceInput name={name} />
        {text !== '' && (
          <Button
            slot={null}
            aria-label={texts.clear}
            data-clear=""
            onPress={() => {
              setTyped('');
              onChoose(null);
            }}
          >
            <Glyph shapes={X} size={18} />
          </Button>
        )}
        <Button data-open="">
          <Glyph shapes={ChevronDown} size={18} />
        </Button>
      </S.Combo>
      {problem && <FieldProblem id={`${id}-problem`} text={problem} slot="description" />}
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
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
    </ComboBox>
  );
}
