import { ChevronDown, MapPin, X } from 'lucide';
import { type ComponentType, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { findPlaces } from '../../domain/place-search.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { FieldProblem } from './field-problem.tsx';
import type { FormPlace } from './form-place.ts';
import type { EarlyUse, PlaceComboBoxProps } from './place-combo-box.tsx';
import * as S from './search-widgets.styles.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly label: string;
  readonly places: readonly FormPlace[];
  readonly chosen: FormPlace | null;
  readonly texts: SearchTexts;
  readonly problem: string | undefined;
  readonly onChoose: (id: string | null) => void;
  /** Beside the label. */
  readonly aside?: ReactNode;
}

interface PlainInputProps extends PlaceComboBoxProps {
  /** The list could not be loaded: the browser suggests places instead. */
  readonly suggests: boolean;
  readonly onCompose: (isComposing: boolean) => void;
}

/** The text of a place while its list is not there. What it takes of a place is its name, or what only that place has. */
function PlainInput(props: PlainInputProps) {
  const { id, name, text, found, chosen, problemId, earlyRef, suggests, onType, onChoose, onCompose } = props;
  const settle = () => {
    const isTyped = text !== (chosen?.name ?? '');
    const [only, another] = isTyped ? found : [];
    if (only && !another) onChoose(only.id);
    if (chosen || (only && !another)) onType(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isForList =
      key === 'ArrowDown' || key === 'ArrowUp' || (key === 'Enter' && earlyRef.current.keys.length > 0);
    if (suggests || !isForList) {
      if (key === 'Enter') settle();
      return;
    }
    event.preventDefault();
    earlyRef.current.keys.push(key);
  };
  const open = () => {
    earlyRef.current.opensList = true;
  };
  return (
    <>
      <S.FieldInput
        id={id}
        // As the field is removed, it still has the caret.
        ref={(input: HTMLInputElement) => () => {
          const { activeElement } = input.ownerDocument;
          earlyRef.current.selection =
            activeElement === input ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null;
        }}
        data-field={name}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        {...(suggests
          ? { list: `${id}-places` }
          : { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false })}
        onFocus={(event) => event.currentTarget.select()}
        // A list that arrives while the field is pressed takes its place: there is no click then.
        onMouseDown={open}
        onClick={open}
        onChange={(event) => {
          open();
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          earlyRef.current.opensList = false;
          earlyRef.current.keys = [];
          settle();
        }}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
      />
      {suggests ? (
        <datalist id={`${id}-places`}>
          {found.map((place) => (
            <option key={place.id} value={place.name}>
              {place.name}
            </option>
          ))}
        </datalist>
      ) : (
        <Glyph shapes={ChevronDown} size={18} side="right" />
      )}
    </>
  );
}

/** A place that is found by typing its name, city, country, address or airport code. Its list is loaded as it is turned to. */
export function PlaceField(props: Props) {
  const { id, name, language, label, places, chosen, texts, problem, onChoose, aside } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [ComboBox, setComboBox] = useState<ComponentType<PlaceComboBoxProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const earlyRef = useRef<EarlyUse>({ selection: null, opensList: false, keys: [] });
  const field = useRef<HTMLDivElement>(null);
  const shown = chosen?.name ?? '';
  const text = typed ?? shown;
  const load = () =>
    void import('./place-combo-box.tsx').then(
      ({ PlaceComboBox }) => setComboBox(() => PlaceComboBox),
      () => setHasFailed(true),
    );
  const control: PlaceComboBoxProps = {
    id,
    name,
    language,
    text,
    // The chosen name narrows nothing: whoever opens the list wants to see the others.
    found: findPlaces(typed === null || typed === shown ? '' : typed, places),
    chosen,
    texts,
    problemId: problem && `${id}-problem`,
    earlyRef,
    onType: setTyped,
    onChoose,
  };
  return (
    <div ref={field} onPointerEnter={load} onTouchStart={load} onFocus={load}>
      <S.LabelLine>
        <S.FieldLabel id={`${id}-label`} htmlFor={id}>
          {label}
        </S.FieldLabel>
        {aside}
      </S.LabelLine>
      <S.Combo>
        <Glyph shapes={MapPin} size={20} side="left" />
        {ComboBox && !isComposing ? (
          <ComboBox {...control} />
        ) : (
          <PlainInput {...control} suggests={hasFailed} onCompose={setIsComposing} />
        )}
        {text !== '' && (
          <button
            type="button"
            aria-label={texts.clear}
            data-clear=""
            onClick={() => {
              setTyped('');
              onChoose(null);
              field.current?.querySelector('input')?.focus();
            }}
          >
            <Glyph shapes={X} size={18} />
          </button>
        )}
      </S.Combo>
      {problem && <FieldProblem id={`${id}-problem`} text={problem} />}
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
    </div>
  );
}
