import { dateOf, type PlainDate, minutesOfDay, timeOf, toPlainDateTime } from '../../domain/calendar.ts';
import { MINUTES_PER_DAY } from '../../domain/constants.ts';
import { type OpeningHoursRules, openTimesOn } from '../../domain/opening-hours.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { hoursText } from './hours-text.ts';

const MILLISECONDS_PER_MINUTE = 60_000;

interface LocalHours {
  readonly rules: OpeningHoursRules;
  readonly utcOffsetMinutes: number;
}

/** A span of time that stays on one line: "from 6 am" at the end of one and "to 11 pm" on the next is read as two. */
const unbroken = (span: string) => span.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

/** Texts, and how a language writes the time of day. */
interface Wording {
  readonly t: Translate;
  readonly format: Pick<Format, 'time'>;
}

/** The hours of a branch on a day, in words; `null` where it is closed. */
function deskHours(
  date: PlainDate,
  rules: OpeningHoursRules,
  { t, format }: Wording,
  written: (span: string) => string = (span) => span,
): string | null {
  const times = openTimesOn(date, rules);
  return times.length === 0 ? null : hoursText(times, format, t('places.openAllDay'), written);
}

/** The hours of a desk on the day of a handover, as a sentence; '' where they are not known. */
export function deskHoursText(
  date: PlainDate,
  rules: OpeningHoursRules | undefined,
  wording: Wording,
): string {
  if (!rules) return '';
  const hours = deskHours(date, rules, wording);
  return hours === null ? wording.t('success.afterHours') : wording.t('success.deskHours', { hours });
}

/** When a branch is open today by its own clock, in words; the text is right until its next midnight. */
export function hoursToday(
  { rules, utcOffsetMinutes }: LocalHours,
  { t, format, now, validUntil }: Pick<RenderContext, 't' | 'format' | 'now' | 'validUntil'>,
): string {
  const there = toPlainDateTime(now, utcOffsetMinutes);
  const minutesLeft = MINUTES_PER_DAY - minutesOfDay(timeOf(there));
  validUntil((Math.floor(now / MILLISECONDS_PER_MINUTE) + minutesLeft) * MILLISECONDS_PER_MINUTE);
  const hours = deskHours(dateOf(there), rules, { t, format }, unbroken);
  if (hours === null) return t('places.closedToday');
  return hours === t('places.openAllDay') ? hours : t('places.openToday', { hours });
}
