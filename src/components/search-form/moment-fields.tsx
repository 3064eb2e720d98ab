import { type PlainDate, type PlainTime, timeFromMinutes } from '../../domain/calendar.ts';
import type { Format } from '../../runtime/text/format.ts';
import { Input, Pair } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';
import { ServedDate } from './search-form.styles.ts';

const STEP_MINUTES = 30;
const HALF_HOURS: readonly PlainTime[] = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, step) =>
  timeFromMinutes(step * STEP_MINUTES),
);

/** The times that some place takes, or the half hours of a day while none are known; the chosen one among them. */
export function offeredTimes(known: readonly PlainTime[], chosen: PlainTime): readonly PlainTime[] {
  const times = known.length > 0 ? known : HALF_HOURS;
  return times.includes(chosen) ? times : [...times, chosen].sort();
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
  /** The first and the last date that can be right; without them any may be. */
  readonly earliest: PlainDate | undefined;
  readonly latest: PlainDate | undefined;
  /** Times that some place takes; none while they are not known. */
  readonly times: readonly PlainTime[];
  readonly showsTime: boolean;
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
  earliest,
  latest,
  times,
  showsTime,
  format,
}: Props) {
  const chosen = time ?? USUAL_TIME;
  return (
    <Pair>
      <legend>{legend}</legend>
      <Field id={`${id}-date`} label={dateLabel} isRequired hidesLabel>
        {(control) => (
          <ServedDate>
            <Input
              {...control}
              type="date"
              name={dateName}
              defaultValue={date ?? undefined}
              min={earliest}
              max={latest}
              autoComplete="off"
            />
            {date && <span aria-hidden="true">{format.date(date)}</span>}
          </ServedDate>
        )}
      </Field>
      {showsTime && (
        <Field id={`${id}-time`} label={timeLabel} hidesLabel>
          {(control) => (
            <SelectBox control={control} name={timeName} defaultValue={chosen}>
              {offeredTimes(times, chosen).map((offered) => (
                <option key={offered} value={offered}>
                  {format.time(offered)}
                </option>
              ))}
            </SelectBox>
          )}
        </Field>
      )}
    </Pair>
  );
}
