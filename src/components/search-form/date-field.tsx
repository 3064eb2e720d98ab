import { CalendarDays } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { toAddressDate } from '../../api/wire/dates.ts';
import type { PlainDate } from '../../domain/calendar.ts';
import type { Format } from '../../runtime/text/format.ts';
import { readTypedDate } from '../../runtime/text/typed-date.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { SearchTexts } from './search-texts.ts';
import * as S from './search-widgets.styles.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly date: PlainDate;
  readonly today: PlainDate;
  readonly format: Format;
  readonly texts: SearchTexts;
  readonly isWrong: boolean;
  readonly isOpen: boolean;
  /** Called as a visitor turns to it. */
  readonly onTurnTo: () => void;
  /** Opens the calendar. */
  readonly onOpen: () => void;
  /** Takes a date that was typed. @returns why it cannot be had; '' when it was taken */
  readonly onType: (date: PlainDate) => string;
  /** Says what is wrong with what was typed; '' when nothing is. */
  readonly onProblem: (problem: string) => void;
}

/** A date that can be typed, in the pattern of the site, or chosen in the calendar that a click opens. */
export function DateField(props: Props) {
  const { id, name, label, date, today, format, texts, isWrong, isOpen, onTurnTo, onOpen } = props;
  const { onType, onProblem } = props;
  // What is typed stays while it is wrong.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = format.date(date);
  const take = () => {
    if (typed === null) return true;
    const read = readTypedDate(typed, format.style.dateFormat, today);
    const problem = read ? onType(read) : interpolate(texts.wrongDate, { example: format.date(today) });
    onProblem(problem);
    if (!problem) setTyped(null);
    return problem === '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !take()) event.preventDefault();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (take()) onOpen();
    }
  };
  return (
    <S.DateBox onPointerEnter={onTurnTo} onTouchStart={onTurnTo} onFocus={onTurnTo}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <S.FieldInput
        id={id}
        data-field={name}
        value={typed ?? shown}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-more`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
        onClick={() => typed === null && onOpen()}
      />
      <button
        type="button"
        aria-label={interpolate(texts.labelled, { label: texts.chooseDates, value: label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setTyped(null);
          onProblem('');
          onOpen();
        }}
      >
        <Glyph shapes={CalendarDays} size={18} />
      </button>
      <input type="hidden" name={name} value={toAddressDate(date)} />
    </S.DateBox>
  );
}
