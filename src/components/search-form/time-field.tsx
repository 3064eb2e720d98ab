import { ChevronDown } from 'lucide';
import type { PlainTime } from '../../domain/calendar.ts';
import type { OfferedTime } from '../../domain/opening-hours.ts';
import type { Format } from '../../runtime/text/format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { Box, Field, Label, Select } from '../../ui/field/field.styles.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly time: PlainTime;
  readonly times: readonly OfferedTime[];
  readonly format: Format;
  readonly texts: SearchTexts;
  readonly isWrong: boolean;
  readonly onChoose: (time: PlainTime) => void;
}

/** The times that the place offers on the chosen date; those outside its desk hours say so. */
export function TimeField({ id, name, label, time, times, format, texts, isWrong, onChoose }: Props) {
  const isOffered = times.some((each) => each.time === time);
  const listed = isOffered ? times : [{ time, isAfterHours: false }, ...times];
  return (
    <Field>
      <Label htmlFor={id} className="visually-hidden">
        {label}
      </Label>
      <Box>
        <Select
          id={id}
          name={name}
          data-field={name}
          value={time}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChoose(event.target.value as PlainTime)}
        >
          {listed.map(({ time: each, isAfterHours }) => (
            <option key={each} value={each}>
              {isAfterHours ? interpolate(texts.afterHours, { time: format.time(each) }) : format.time(each)}
            </option>
          ))}
        </Select>
        <Glyph shapes={ChevronDown} size={18} side="right" />
      </Box>
    </Field>
  );
}
