import { ChevronDown } from 'lucide';
import type { PlainTime } from '../../domain/calendar.ts';
import type { OfferedTime } from '../../domain/opening-hours.ts';
import type { AfterHoursFee } from '../../api/wire/opening-hours.ts';
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
  readonly afterHoursFee: AfterHoursFee | null;
  readonly format: Format;
  readonly texts: SearchTexts;
  readonly isWrong: boolean;
  readonly onChoose: (time: PlainTime) => void;
}

/** By the code: symbols are shared by currencies. */
const feeText = ({ amount, currency }: AfterHoursFee, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** What is said of a time outside the hours of a desk, with its fee where the place has one. */
export function afterHoursText(
  time: PlainTime,
  afterHoursFee: AfterHoursFee | null,
  { format, texts }: Pick<Props, 'format' | 'texts'>,
): string {
  const shown = format.time(time);
  return afterHoursFee
    ? interpolate(texts.afterHoursFee, {
        time: shown,
        fee: feeText(afterHoursFee, format.style.language),
      })
    : interpolate(texts.afterHours, { time: shown });
}

/**
 * The times that the place offers on the chosen date. Those outside its desk hours say so, and what they cost; the chosen
 * one does not, which is read in a narrow field: the form says it below the field.
 */
export function TimeField(props: Props) {
  const { id, name, label, time, times, afterHoursFee, format, texts, isWrong, onChoose } = props;
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
              {isAfterHours && each !== time
                ? afterHoursText(each, afterHoursFee, { format, texts })
                : format.time(each)}
            </option>
          ))}
        </Select>
        <Glyph shapes={ChevronDown} size={18} side="right" />
      </Box>
    </Field>
  );
}
