/*
 * Local dates and times of a place, as sortable strings. A rental from 10:00 to 10:00
 * is one day even when the clock changes in between, so this module handles no zones; where an instant is needed,
 * the caller passes the zone's offsets.
 */
import { MINUTES_PER_DAY, MINUTES_PER_HOUR } from './constants.ts';

/** A calendar date, `YYYY-MM-DD`, years 0001 to 9999. Comparable with `<`. */
export type PlainDate = `${number}-${number}-${number}`;
/** A time of day, `HH:mm`, 00:00 to 23:59. Comparable with `<`. */
export type PlainTime = `${number}:${number}`;
/** A moment on the wall clock of a place, `YYYY-MM-DDTHH:mm`. Comparable with `<`. */
export type PlainDateTime = `${PlainDate}T${PlainTime}`;
/** A day of the week, as in opening hours. */
export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';
/** Minutes east of UTC that hold in a zone at an instant (milliseconds since 1970). */
export type OffsetLookup = (instantMs: number) => number;
/** The instants that a wall-clock time names; clock changes make it two ("repeated") or none ("skipped"). */
export type LocalInstants =
  | { readonly kind: 'exact'; readonly instantMs: number }
  | { readonly kind: 'repeated' | 'skipped'; readonly earlierMs: number; readonly laterMs: number };

/** Sunday first. */
export const WEEKDAYS: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_PATTERN = /^(\d{2}):(\d{2})$/;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE;
const DAYS_PER_400_YEARS = 146_097;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days of a month, 1 to 12. */
function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  const length = MONTH_LENGTHS[month - 1];
  if (length === undefined) throw new RangeError(`daysInMonth: there is no month ${month}, pass 1 to 12`);
  return length;
}

/** The date in a text, or null when the text is not exactly an existing `YYYY-MM-DD`. */
export function parsePlainDate(text: string): PlainDate | null {
  const match = DATE_PATTERN.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return text as PlainDate;
}

/** The time in a text, or null when the text is not exactly an existing `HH:mm`. */
export function parsePlainTime(text: string): PlainTime | null {
  const match = TIME_PATTERN.exec(text);
  if (!match || Number(match[1]) > 23 || Number(match[2]) > 59) return null;
  return text as PlainTime;
}

/** Whether a text is an existing date. */
export const isPlainDate = (text: string): text is PlainDate => parsePlainDate(text) !== null;

/** The date of a moment. */
export const dateOf = (moment: PlainDateTime): PlainDate => moment.slice(0, 10) as PlainDate;

/** The time of day of a moment. */
export const timeOf = (moment: PlainDateTime): PlainTime => moment.slice(11) as PlainTime;

/** The moment of a date and a time of day. */
export const atTime = (date: PlainDate, time: PlainTime): PlainDateTime => `${date}T${time}`;

/** Minutes since midnight. */
export const minutesOfDay = (time: PlainTime): number =>
  Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));

/** The time of day that many minutes after midnight. @throws RangeError outside 0 to 1439 */
export function timeFromMinutes(minutes: number): PlainTime {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= MINUTES_PER_DAY) {
    throw new RangeError(`timeFromMinutes: ${minutes} is not a minute of a day, pass 0 to 1439`);
  }
  return `${pad(Math.floor(minutes / MINUTES_PER_HOUR), 2)}:${pad(minutes % MINUTES_PER_HOUR, 2)}` as PlainTime;
}

// Counting from 1 March puts the leap day last, so that no month needs an exception.
function toDayNumber(date: PlainDate): number {
  if (!isPlainDate(date))
    throw new RangeError(`calendar: "${date}" is not a date, parse texts before computing`);
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + Number(date.slice(8, 10)) - 1;
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear;
}

function fromDayNumber(dayNumber: number): PlainDate {
  const era = Math.floor(dayNumber / DAYS_PER_400_YEARS);
  const dayOfEra = dayNumber - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (year < 1 || year > 9999) throw new RangeError(`calendar: year ${year} is outside 1 to 9999`);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate;
}

const EPOCH_DAY = toDayNumber('1970-01-01');

/** The date some days later, or earlier with a negative number. @throws RangeError outside years 1 to 9999 */
export function addDays(date: PlainDate, days: number): PlainDate {
  if (!Number.isInteger(days)) throw new RangeError(`addDays: ${days} is not a whole number of days`);
  return fromDayNumber(toDayNumber(date) + days);
}

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => toDayNumber(to) - toDayNumber(from);

/** The day of the week of a date. */
export function weekdayOf(date: PlainDate): Weekday {
  // 1970-01-01 was a Thursday, the fifth entry.
  const index = (((toDayNumber(date) - EPOCH_DAY + 4) % 7) + 7) % 7;
  return WEEKDAYS[index] as Weekday;
}

/** The moment some minutes later on the wall clock, whatever clock changes lie between. */
export function addMinutes(moment: PlainDateTime, minutes: number): PlainDateTime {
  if (!Number.isInteger(minutes))
    throw new RangeError(`addMinutes: ${minutes} is not a whole number of minutes`);
  const total = minutesOfDay(timeOf(moment)) + minutes;
  const days = Math.floor(total / MINUTES_PER_DAY);
  return atTime(addDays(dateOf(moment), days), timeFromMinutes(total - days * MINUTES_PER_DAY));
}

/** Minutes that two wall clocks read apart; negative when the second is earlier. */
export const wallClockMinutesBetween = (from: PlainDateTime, to: PlainDateTime): number =>
  daysBetween(dateOf(from), dateOf(to)) * MINUTES_PER_DAY +
  minutesOfDay(timeOf(to)) -
  minutesOfDay(timeOf(from));

/** Age in full years on a day. A birthday on 29 February counts on 1 March of common years. Negative before birth. */
export function ageOn(birthday: PlainDate, day: PlainDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** What a wall clock with this offset (minutes east of UTC) reads at an instant; seconds are cut off. */
export function toPlainDateTime(instantMs: number, offsetMinutes: number): PlainDateTime {
  const minutes = Math.floor(instantMs / MS_PER_MINUTE) + offsetMinutes;
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  return atTime(fromDayNumber(days + EPOCH_DAY), timeFromMinutes(minutes - days * MINUTES_PER_DAY));
}

/** What the wall clock of a zone reads at an instant. */
export const toLocalTime = (instantMs: number, offsetAt: OffsetLookup): PlainDateTime =>
  toPlainDateTime(instantMs, offsetAt(instantMs));

/**
 * The instants that a wall-clock time names in a zone. For a skipped time, `laterMs` is what a clock not yet put
 * forward would mean (the usual choice) and `earlierMs` what one already put forward would.
 */
export function toInstants(moment: PlainDateTime, offsetAt: OffsetLookup): LocalInstants {
  const asUtcMs =
    ((toDayNumber(dateOf(moment)) - EPOCH_DAY) * MINUTES_PER_DAY + minutesOfDay(timeOf(moment))) *
    MS_PER_MINUTE;
  // No zone changes its clock twice within two days, so only the offsets one day before and after can apply.
  const before = asUtcMs - offsetAt(asUtcMs - MS_PER_DAY) * MS_PER_MINUTE;
  const after = asUtcMs - offsetAt(asUtcMs + MS_PER_DAY) * MS_PER_MINUTE;
  if (before === after) return { kind: 'exact', instantMs: before };
  const isReal = (instantMs: number): boolean => instantMs + offsetAt(instantMs) * MS_PER_MINUTE === asUtcMs;
  if (isReal(before) !== isReal(after)) return { kind: 'exact', instantMs: isReal(before) ? before : after };
  const [earlierMs, laterMs] = before < after ? [before, after] : [after, before];
  return { kind: isReal(before) ? 'repeated' : 'skipped', earlierMs, laterMs };
}
