/*
 * The rules of opening hours once more, as sentences about single minutes. It reads schedules as the product API
 * spells them and shares no code with the rules that it judges, not even the calendar.
 */
import type { WireRange, WireSchedule, WireWeekday } from './schedules.ts';

export type Purpose = 'pick-up' | 'drop-off';

/** What holds in a minute. */
export const CLOSED = 0;
export const AFTER_HOURS = 1;
/** Who is open serves, too: the bit of after hours and one of its own. */
export const OPEN = 3;

const DAY = 1440;
const MILLISECONDS = DAY * 60_000;
const NAMES: readonly WireWeekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

const dates = new Map<string, string>();

/** The date some days after a date. */
export function dateAfter(date: string, days: number): string {
  const key = date + days;
  const known = dates.get(key);
  if (known !== undefined) return known;
  const found = new Date(Date.parse(`${date}T00:00Z`) + days * MILLISECONDS).toISOString().slice(0, 10);
  dates.set(key, found);
  return found;
}

/** The moment some minutes after a moment, on a clock that nobody changes. */
export const momentAfter = (moment: string, minutes: number): string =>
  new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** Minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** The time of day that many minutes after midnight. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The stretches of ranges; one that ends earlier than it begins ends on the next day (SCHED-17). */
const stretchesOf = (ranges: readonly WireRange[], day: number): readonly Stretch[] =>
  ranges
    .map(({ openedFrom, openedTo }) => ({ from: minutesOf(openedFrom), to: minutesOf(openedTo) }))
    .filter(({ from, to }) => from !== to)
    .map(({ from, to }) => ({ start: day * DAY + from, end: day * DAY + to + (to < from ? DAY : 0) }));

/** The judge of one schedule. */
export function createOracle(schedule: WireSchedule, holidays: readonly string[]) {
  const isHoliday = (date: string) =>
    holidays.includes(date) || schedule.branchHolidays.some((holiday) => holiday.date === date);

  /** The hours of a date (SCHED-14); null: the date is closed, whatever its neighbours have. */
  const hoursOf = (date: string, purpose: Purpose): readonly WireRange[] | null => {
    if (schedule.closedDays.includes(date)) return null;
    if (isHoliday(date)) {
      const serving = purpose === 'drop-off' ? schedule.holiday : [];
      return stretchesOf(serving, 0).length > 0 ? serving : null;
    }
    const special = schedule.scheduleDates.find((entry) => entry.date === date);
    if (special) return stretchesOf(special.range, 0).length > 0 ? special.range : null;
    return schedule[NAMES[new Date(`${date}T00:00Z`).getUTCDay()] as WireWeekday];
  };

  const stretches = (date: string, day: number, purpose: Purpose) =>
    stretchesOf(hoursOf(dateAfter(date, day), purpose) ?? [], day);

  return {
    /** What holds in each minute of a date, with the stretches that decide it. */
    minutesOn(date: string, purpose: Purpose) {
      const state = new Uint8Array(DAY);
      const own = stretches(date, 0, purpose);
      const night = stretches(date, -1, purpose);
      const isClosed = hoursOf(date, purpose) === null;
      // A date has hours of its own or the rest of a night; midnight itself is no rest (SCHED-05, SCHED-17).
      const hasHours = !isClosed && (own.length > 0 || night.some(({ end }) => end > 0));
      const near = [...night, ...own, ...stretches(date, 1, purpose)];
      if (!hasHours) return { state, near: [] };
      const paint = (from: number, to: number, value: number) => {
        for (let minute = Math.max(from, 0); minute <= Math.min(to, DAY - 1); minute += 1)
          if ((state[minute] ?? 0) < value) state[minute] = value;
      };
      for (const { start, end } of near) {
        if (schedule.allowAfterHours) {
          // SCHED-15: absent is the whole day, of a date that has hours of its own.
          const isOfDate = own.length > 0 && start < DAY && end >= 0;
          const { beforeHoursMaxMinutes: before, afterHoursMaxMinutes: after } = schedule;
          paint(before === undefined ? (isOfDate ? 0 : start) : start - before, start, AFTER_HOURS);
          paint(end, after === undefined ? (isOfDate ? DAY - 1 : end) : end + after, AFTER_HOURS);
        }
        paint(start, end, OPEN);
      }
      return { state, near };
    },

    /** Times within the hours that are offered: steps from each opening, and each closing (SCHED-08, SCHED-17). */
    regularTimes(near: readonly Stretch[]): ReadonlySet<number> {
      const times = new Set<number>();
      for (const { start, end } of near) {
        for (let minute = start; minute <= end; minute += schedule.gapForBookingTime) times.add(minute);
        times.add(end);
      }
      return new Set([...times].filter((minute) => minute >= 0 && minute < DAY));
    },

    /** The minutes of the date that are whole steps before an opening or after a closing. */
    stepsAway(near: readonly Stretch[]): ReadonlySet<number> {
      const minutes = new Set<number>();
      const step = schedule.gapForBookingTime;
      for (const { start, end } of near) {
        for (let minute = start - step; minute >= 0; minute -= step) if (minute < DAY) minutes.add(minute);
        for (let minute = end + step; minute < DAY; minute += step) if (minute >= 0) minutes.add(minute);
      }
      return minutes;
    },

    /** The first moment that the lead allows (SCHED-10). */
    earliest: (now: string): string => momentAfter(now, schedule.gap > 0 ? schedule.gap * 60 : 60),

    /** Whether a place has hours on any day (SCHED-03). */
    isUsable: (): boolean =>
      NAMES.some((name) => stretchesOf(schedule[name], 0).length > 0) ||
      schedule.scheduleDates.some(({ range }) => stretchesOf(range, 0).length > 0),
  };
}

export type Oracle = ReturnType<typeof createOracle>;
