import {
  parsePlainDate,
  parsePlainTime,
  type PlainDate,
  type Weekday,
  WEEKDAYS,
} from '../../domain/calendar.ts';
import { DEFAULT_STEP_MINUTES, MINUTES_PER_HOUR } from '../../domain/constants.ts';
import { END_OF_DAY, type OpeningHoursRules, type TimeRange } from '../../domain/opening-hours.ts';
import { isRecord } from './is-record.ts';
import { toList } from './read-settings.ts';
import { toId } from './to-id.ts';

/**
 * An attention schedule of the product API as rules; null when it is none. Ranges and dates that cannot be read
 * are left out. `holidays` are those of `/api/data/holidays`, which join the branch's own.
 */
export function toOpeningHours(wire: unknown, holidays: readonly PlainDate[] = []): OpeningHoursRules | null {
  if (!isRecord(wire)) return null;
  const weekdays = Object.fromEntries(WEEKDAYS.map((day) => [day, toRanges(wire[day])])) as Record<
    Weekday,
    TimeRange[]
  >;
  const special = Array.isArray(wire.scheduleDates) ? wire.scheduleDates : [];
  return {
    weekdays,
    holidayRanges: toRanges(wire.holiday),
    closedDays: toDates(wire.closedDays),
    holidays: [...new Set([...toDates(wire.branchHolidays), ...holidays])],
    specialDates: special.flatMap((entry) => {
      const date = isRecord(entry) ? toDate(entry.date) : null;
      return isRecord(entry) && date ? [{ date, ranges: toRanges(entry.range) }] : [];
    }),
    leadHours: toNumber(wire.gap) ?? 0,
    stepMinutes: toNumber(wire.gapForBookingTime) || DEFAULT_STEP_MINUTES,
    // SCHED-15: 0 is none, absent is the whole day.
    afterHours:
      wire.allowAfterHours === true
        ? {
            beforeMinutes: toNumber(wire.beforeHoursMaxMinutes),
            afterMinutes: toNumber(wire.afterHoursMaxMinutes),
          }
        : null,
  };
}

/** The hours of a branch, and how far its clocks are from UTC. */
export interface BranchHours {
  readonly rules: OpeningHoursRules;
  /** Names of its holidays, as far as they are known. */
  readonly holidayNames: Readonly<Partial<Record<PlainDate, string>>>;
  /** Minutes east of UTC, when the schedule was requested. */
  readonly utcOffsetMinutes: number;
  /** What a pick-up or a return outside the hours adds to a price; `null` where that is nothing or not stated. */
  readonly afterHoursFee: AfterHoursFee | null;
}

/** A fee in whole units of a currency, such as 19.5, by its ISO 4217 code. */
export interface AfterHoursFee {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Reads the responses of `/api/data/attentionschedule` and `/api/data/holidays`, by branch; entries that are none are left
 * out. A holiday that names no branch is one of all.
 * @throws TypeError when a response is no list
 */
export function toBranchHours(schedules: unknown, holidays: unknown): ReadonlyMap<string, BranchHours> {
  const allHolidays = toList(holidays, 'holidays').filter(isRecord);
  const hours = new Map<string, BranchHours>();
  for (const schedule of toList(schedules, 'opening hours').filter(isRecord)) {
    const branch = toId(schedule.branchOfficeId);
    const ownHolidays = allHolidays.filter(({ branchOfficeId }) =>
      ['', branch].includes(toId(branchOfficeId)),
    );
    const rules = toOpeningHours(schedule, toDates(ownHolidays));
    const { utcDiff } = schedule;
    if (branch && rules)
      hours.set(branch, {
        rules,
        holidayNames: namesOf(ownHolidays),
        utcOffsetMinutes: typeof utcDiff === 'number' ? Math.round(utcDiff * MINUTES_PER_HOUR) : 0,
        afterHoursFee: toAfterHoursFee(schedule),
      });
  }
  return hours;
}

function toAfterHoursFee({
  afterHoursFee,
  currency,
}: Readonly<Record<string, unknown>>): AfterHoursFee | null {
  const amount = toNumber(afterHoursFee);
  return amount && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null;
}

/** The names of holidays, by date. */
const namesOf = (holidays: readonly Readonly<Record<string, unknown>>[]): BranchHours['holidayNames'] =>
  Object.fromEntries(
    holidays.flatMap(({ date, name }) => {
      const day = toDate(date);
      return day && typeof name === 'string' && name.trim() ? [[day, name.trim()]] : [];
    }),
  );

const toNumber = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);

/** Dates come alone or with a time, and holidays as objects with a date. */
const toDate = (value: unknown): PlainDate | null => {
  const text = isRecord(value) ? value.date : value;
  return typeof text === 'string' ? parsePlainDate(text.slice(0, 10)) : null;
};

const toDates = (value: unknown): PlainDate[] =>
  Array.isArray(value) ? value.map(toDate).filter((date) => date !== null) : [];

/** One range or a list of them; seconds are cut off. One that cannot be read is left out. */
function toRanges(value: unknown): TimeRange[] {
  const ranges = Array.isArray(value) ? value : [value];
  return ranges.flatMap((range) => {
    if (!isRecord(range) || typeof range.openedFrom !== 'string' || typeof range.openedTo !== 'string')
      return [];
    const from = parsePlainTime(range.openedFrom.slice(0, 5));
    const end = range.openedTo.slice(0, 5);
    const to = end === END_OF_DAY ? END_OF_DAY : parsePlainTime(end);
    return from && to ? [{ from, to }] : [];
  });
}
