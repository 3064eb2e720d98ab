import { type PlainDate, type PlainTime, timeFromMinutes } from '../../domain/calendar.ts';
import type { Format } from '../../runtime/text/format.ts';
import { Input, Pair } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';

const STEP_MINUTES = 30;
const HALF_HOURS: readonly PlainTime[] = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, step) =>
  timeFromMinutes(step * STEP_MINUTES),
);

/** The half hours of a day, with the chosen time among them when it lies between two. */
export function offeredTimes(chosen: PlainTime | null): readonly PlainTime[] {
  return chosen === null || HALF_HOURS.includes(chosen) ? HALF_HOURS : [...HALF_HOURS, chosen].sort();
}

interface Props {
  /** Begins the ids of the two fields. */
  readonly id: string;
  readonly legend: string;
  readonly dateLabel: string;
  readonly timeLabel: string;
  readonly dateName: string;
  readonly timeName: string;
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
  readonly format: Format;
}

const USUAL_TIME: PlainTime = '10:00';

/** A date and its time as one answer; its legend is seen, the labels of the two are heard. */
export function MomentFields({
  id,
  legend,
  dateLabel,
  timeLabel,
  dateName,
  timeName,
  date,
  time,
  format,
}: Props) {
  return (
    <Pair>
      <legend>{legend}</legend>
      <Field id={`${id}-date`} label={dateLabel} isRequired hidesLabel>
        {(control) => <Input {...control} type="date" name={dateName} defaultValue={date ?? undefined} />}
      </Field>
      <Field id={`${id}-time`} label={timeLabel} hidesLabel>
        {(control) => (
          <SelectBox control={control} name={timeName} defaultValue={time ?? USUAL_TIME}>
            {offeredTimes(time).map((offered) => (
              <option key={offered} value={offered}>
                {format.time(offered)}
              </option>
            ))}
          </SelectBox>
        )}
      </Field>
    </Pair>
  );
}
