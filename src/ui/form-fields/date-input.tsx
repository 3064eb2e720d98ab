import { CalendarDays } from 'lucide';
import { useRef, useState } from 'react';
import type { PlainDate } from '../../domain/calendar.ts';
import { parsePlainDate } from '../../domain/calendar.ts';
import { readTypedDate } from '../../runtime/text/typed-date.ts';
import { writtenDate } from '../../runtime/text/written-date.ts';
import { Input } from '../field/field.styles.ts';
import type { ControlAttributes } from '../field/field.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { DateBox } from './date-input.styles.ts';

interface Props {
  readonly control: ControlAttributes;
  readonly name: string;
  /** A date, or what was typed while it is none. */
  readonly value: string;
  /** The pattern of dates of the site. */
  readonly dateFormat: string;
  readonly autoComplete: string;
  /** Name of the button that opens the calendar. */
  readonly calendarText: string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Every typed date has a year: this is none of the next days. */
const NO_DAY: PlainDate = '9999-12-31';

/** Opens the calendar of a date field: browsers that cannot be told to open it do so for the focus. */
function openCalendar(field: HTMLInputElement | null) {
  if (typeof field?.showPicker === 'function') field.showPicker();
  else field?.focus();
}

/** A date that is typed, with any separators or none, as a browser fills it in too, or chosen in the browser's calendar. */
export function DateInput(props: Props) {
  const { control, name, value, dateFormat, autoComplete, calendarText, ...handlers } = props;
  // What is typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <DateBox>
      <Input
        {...control}
        type="text"
        name={name}
        inputMode="numeric"
        autoComplete={autoComplete}
        value={typed ?? writtenDate(value, dateFormat)}
        onFocus={handlers.onFocus}
        onChange={({ target }) => {
          setTyped(target.value);
          handlers.onChange(readTypedDate(target.value, dateFormat, NO_DAY) ?? target.value);
        }}
        onBlur={() => {
          setTyped(null);
          handlers.onBlur();
        }}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        value={parsePlainDate(value) ? value : ''}
        onChange={({ target }) => handlers.onChange(target.value)}
      />
      <button type="button" aria-label={calendarText} onClick={() => openCalendar(calendar.current)}>
        <Glyph shapes={CalendarDays} size={18} />
      </button>
    </DateBox>
  );
}
