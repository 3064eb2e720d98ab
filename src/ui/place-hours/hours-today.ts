import { dateOf, type PlainDate, minutesOfDay, timeOf, toPlainDateTime } from '../../domain/calendar.ts';
import { MINUTES_PER_DAY } from '../../domain/constants.ts';
import { END_OF_DAY, type OpeningHoursRules, openTimesOn } from '../../domain/opening-hours.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';

const MILLISECONDS_PER_MINUTE = 60_000;

interface LocalHours {
  readonly rules: OpeningHoursRules;
  readonly utcOffsetMinutes: number;
}

/** The hours of a branch on a day, in words; `null` where it is closed. */
export function deskHours(
  date: PlainDate,
  rules: OpeningHoursRules,
  { t, format }: Pick<RenderContext, 't' | 'format'>,
): string | null {
  const times = openTimesOn(date, rules);
  if (times.length === 0) return null;
  if (times.some(({ from, to }) => from === '00:00' && to === END_OF_DAY)) return t('places.openAllDay');
  return times
    .map(({ from, to }) => `${format.time(from)}–${format.time(to === END_OF_DAY ? '00:00' : to)}`)
    .join(', ');
}

/** When a branch is open today by its own clock, in words; the text is right until its next midnight. */
export function hoursToday(
  { rules, utcOffsetMinutes }: LocalHours,
  { t, format, now, validUntil }: Pick<RenderContext, 't' | 'format' | 'now' | 'validUntil'>,
): string {
  const there = toPlainDateTime(now, utcOffsetMinutes);
  const minutesLeft = MINUTES_PER_DAY - minutesOfDay(timeOf(there));
  validUntil((Math.floor(now / MILLISECONDS_PER_MINUTE) + minutesLeft) * MILLISECONDS_PER_MINUTE);
  const hours = deskHours(dateOf(there), rules, { t, format });
  if (hours === null) return t('places.closedToday');
  return hours === t('places.openAllDay') ? hours : t('places.openToday', { hours });
}
