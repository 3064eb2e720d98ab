/* The times of a date that a place offers. Checks of a single moment are in `opening-slots.ts`. */
import type { PlainDate, PlainTime, Weekday } from './calendar.ts';
import { addDays, minutesOfDay, timeFromMinutes, WEEKDAYS, weekdayOf } from './calendar.ts';
import { DEFAULT_STEP_MINUTES, MINUTES_PER_DAY } from './constants.ts';

/** The end of a day: 00:00 of the next day. */
export const END_OF_DAY = '24:00';

/**
 * Opening hours of a day; `to` before `from` runs past midnight, equal ends are no hours at all. Round the clock is
 * from 00:00 to the end of the day.
 */
export type TimeRange = { readonly from: PlainTime; readonly to: PlainTime | typeof END_OF_DAY };

/** Service outside the opening hours, in minutes before opening and after closing; null is the whole day. */
export type AfterHoursRules = { readonly beforeMinutes: number | null; readonly afterMinutes: number | null };

/** The hours of a place; dates are the place's own. */
export type OpeningHoursRules = {
  readonly weekdays: Readonly<Record<Weekday, readonly TimeRange[]>>;
  /** Hours for returns on a holiday; none closes the place then. */
  readonly holidayRanges: readonly TimeRange[];
  readonly closedDays: readonly PlainDate[];
  readonly holidays: readonly PlainDate[];
  /** Hours of single dates instead of their weekday's; an entry without ranges closes the date. */
  readonly specialDates: readonly { readonly date: PlainDate; readonly ranges: readonly TimeRange[] }[];
  /** Hours between now and the earliest pick-up; 0 is the usual hour. */
  readonly leadHours: number;
  readonly stepMinutes: number;
  /** Null: no service outside the opening hours. */
  readonly afterHours: AfterHoursRules | null;
};

/** Pick-ups obey more rules than returns. */
export type SlotPurpose = 'pick-up' | 'drop-off';

/** A time that may be chosen. */
export type OfferedTime = { readonly time: PlainTime; readonly isAfterHours: boolean };

/** Why a date has no hours. */
export type ClosedReason = 'closed-day' | 'holiday' | 'no-hours-on-weekday';

/** Spans of a date in minutes from its midnight; they may begin the day before or end the day after. */
export type OpenSpans = {
  readonly open: readonly Span[];
  readonly served: readonly Span[];
};
type Span = { readonly start: number; readonly end: number };

const hasHours = ({ from, to }: TimeRange): boolean => from !== to;

/** Whether a place is ever open: some day has hours. `null` is a branch without opening hours. */
export const isUsable = (rules: OpeningHoursRules | null): rules is OpeningHoursRules =>
  rules !== null &&
  (WEEKDAYS.some((weekday) => rules.weekdays[weekday].some(hasHours)) ||
    rules.specialDates.some(({ ranges }) => ranges.some(hasHours)));

/** The hours that defaults are taken from: a default never lies outside the opening hours. */
export const regularHours = (rules: OpeningHoursRules): OpeningHoursRules => ({ ...rules, afterHours: null });

/** Minutes between offered times; a step that is not above 0 takes the default. */
const stepOf = (rules: OpeningHoursRules): number =>
  Number.isInteger(rules.stepMinutes) && rules.stepMinutes > 0 ? rules.stepMinutes : DEFAULT_STEP_MINUTES;

function ownHours(
  date: PlainDate,
  rules: OpeningHoursRules,
  purpose: SlotPurpose,
): readonly TimeRange[] | ClosedReason {
  if (rules.closedDays.includes(date)) return 'closed-day';
  if (rules.holidays.includes(date)) {
    const ranges = purpose === 'drop-off' ? rules.holidayRanges.filter(hasHours) : [];
    return ranges.length > 0 ? ranges : 'holiday';
  }
  const special = rules.specialDates.filter((entry) => entry.date === date);
  const ranges = (
    special.length > 0 ? special.flatMap((entry) => entry.ranges) : rules.weekdays[weekdayOf(date)]
  ).filter(hasHours);
  if (ranges.length > 0) return ranges;
  return special.length > 0 ? 'closed-day' : 'no-hours-on-weekday';
}

/** The hours in which a place serves returns on a date; none when it is closed. */
export function hoursOn(date: PlainDate, rules: OpeningHoursRules): readonly TimeRange[] {
  const hours = ownHours(date, rules, 'drop-off');
  return typeof hours === 'string' ? [] : hours;
}

function toSpans(
  date: PlainDate,
  dayOffset: number,
  rules: OpeningHoursRules,
  purpose: SlotPurpose,
): readonly Span[] {
  const hours = ownHours(addDays(date, dayOffset), rules, purpose);
  if (typeof hours === 'string') return [];
  return hours.map(({ from, to }) => ({
    start: dayOffset * MINUTES_PER_DAY + minutesOfDay(from),
    end: (dayOffset + (to < from ? 1 : 0)) * MINUTES_PER_DAY + minutesOfDay(to),
  }));
}

function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

/** When a place is open and served on a date, or why it is not; night hours of the day before count. */
export function openSpansOn(
  date: PlainDate,
  rules: OpeningHoursRules,
  purpose: SlotPurpose,
): OpenSpans | ClosedReason {
  const own = ownHours(date, rules, purpose);
  if (own === 'closed-day' || own === 'holiday') return own;
  const around = [-1, 0, 1].flatMap((dayOffset) => toSpans(date, dayOffset, rules, purpose));
  // Closing at midnight sharp does not make the next date an open day.
  const isOpen = around.some(({ start, end }) => start < MINUTES_PER_DAY && end > 0);
  if (!isOpen) return 'no-hours-on-weekday';
  const open = mergeSpans(around);
  return { open, served: rules.afterHours ? widen(open, rules.afterHours, typeof own !== 'string') : open };
}

function widen(open: readonly Span[], afterHours: AfterHoursRules, isOwnDay: boolean): readonly Span[] {
  const { beforeMinutes, afterMinutes } = afterHours;
  // "The whole day" is the day of the date: neither a neighbour's nor a date that only has night hours.
  const isWholeDay = ({ start, end }: Span): boolean => isOwnDay && start < MINUTES_PER_DAY && end >= 0;
  const clamp = (minutes: number | null): number => Math.min(Math.max(minutes ?? 0, 0), MINUTES_PER_DAY);
  return mergeSpans(
    open.map((span) => ({
      start:
        beforeMinutes === null && isWholeDay(span)
          ? Math.min(span.start, 0)
          : span.start - clamp(beforeMinutes),
      end:
        afterMinutes === null && isWholeDay(span)
          ? Math.max(span.end, MINUTES_PER_DAY - 1)
          : span.end + clamp(afterMinutes),
    })),
  );
}

/** Whether a minute of the date lies in one of the spans, ends included. */
export const isWithin = (minute: number, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => minute >= start && minute <= end);

/** Every time of a date on which a place may be visited, whatever the time is now, in order. */
export function offeredTimesOn(
  date: PlainDate,
  rules: OpeningHoursRules,
  purpose: SlotPurpose,
): readonly OfferedTime[] {
  const spans = openSpansOn(date, rules, purpose);
  if (typeof spans === 'string') return [];
  const step = stepOf(rules);
  const regular = spans.open.flatMap((span) => [...minutesFrom(span.start, span.end, step), span.end]);
  const outside = spans.open.flatMap(({ start, end }) => [
    ...minutesFrom(start - step, spans.served[0]?.start ?? start, -step),
    ...minutesFrom(end + step, spans.served.at(-1)?.end ?? end, step),
  ]);
  const taken = [...regular].sort((a, b) => a - b);
  let next = 0;
  let last = Number.NEGATIVE_INFINITY;
  const steps = outside
    .filter((minute) => isWithin(minute, spans.served) && !isWithin(minute, spans.open))
    .sort((a, b) => a - b)
    // Hours with breaks count steps from several ends; times closer than a step to another would only clutter.
    .filter((minute) => {
      while ((taken[next] ?? Number.POSITIVE_INFINITY) < minute) next += 1;
      const before = Math.max(last, taken[next - 1] ?? last);
      if (minute - before < step || (taken[next] ?? Number.POSITIVE_INFINITY) - minute < step) return false;
      last = minute;
      return true;
    });
  const isOnDate = (minute: number): boolean => minute >= 0 && minute < MINUTES_PER_DAY;
  return [
    ...[...new Set(regular)].map((minute) => ({ minute, isAfterHours: false })),
    ...steps.map((minute) => ({ minute, isAfterHours: true })),
  ]
    .filter(({ minute }) => isOnDate(minute))
    .sort((a, b) => a.minute - b.minute)
    .map(({ minute, isAfterHours }) => ({ time: timeFromMinutes(minute), isAfterHours }));
}

function minutesFrom(first: number, last: number, step: number): readonly number[] {
  const minutes: number[] = [];
  for (let minute = first; step > 0 ? minute <= last : minute >= last; minute += step) minutes.push(minute);
  return minutes;
}

/** The hours in which a place hands out cars on a date, cut at its midnights; none when it is closed. */
export function openTimesOn(date: PlainDate, rules: OpeningHoursRules): readonly TimeRange[] {
  const spans = openSpansOn(date, rules, 'pick-up');
  if (typeof spans === 'string') return [];
  return spans.open
    .filter(({ start, end }) => start < MINUTES_PER_DAY && end > 0)
    .map(({ start, end }) => ({
      from: timeFromMinutes(Math.max(start, 0)),
      to: end >= MINUTES_PER_DAY ? END_OF_DAY : timeFromMinutes(end),
    }));
}
