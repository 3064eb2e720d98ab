import { useState } from 'react';
import type { PlainDate } from '../../domain/calendar.ts';
import { parsePlainDate } from '../../domain/calendar.ts';
import { readTypedDate } from '../../runtime/text/typed-date.ts';
import { Input } from '../field/field.styles.ts';
import type { ControlAttributes } from '../field/field.tsx';

interface Props {
  readonly control: ControlAttributes;
  readonly name: string;
  /** A date, or what was typed while it is none. */
  readonly value: string;
  /** The pattern of dates of the site. */
  readonly dateFormat: string;
  readonly autoComplete: string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** A date by the pattern of the site; a text that is no date stays as it is. */
const written = (value: string, dateFormat: string): string =>
  parsePlainDate(value)
    ? dateFormat
        .replace('YYYY', value.slice(0, 4))
        .replace('MM', value.slice(5, 7))
        .replace('DD', value.slice(8, 10))
    : value;

/** Every typed date has a year: this is none of the next days. */
const NO_DAY: PlainDate = '9999-12-31';

/** A date that is typed, with any separators or none, as a browser fills it in too. */
export function DateInput({ control, name, value, dateFormat, autoComplete, ...handlers }: Props) {
  // What is typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...control}
      type="text"
      name={name}
      inputMode="numeric"
      autoComplete={autoComplete}
      value={typed ?? written(value, dateFormat)}
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
  );
}
