import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OffsetLookup, PlainDate, PlainDateTime, Weekday } from './calendar.ts';
import {
  addDays,
  addMinutes,
  ageOn,
  dateOf,
  daysBetween,
  isPlainDate,
  parsePlainDate,
  parsePlainTime,
  timeFromMinutes,
  timeOf,
  toInstants,
  toLocalTime,
  toPlainDateTime,
  wallClockMinutesBetween,
  weekdayOf,
} from './calendar.ts';

const SEED = { seed: 20260310 };
const anyDate = fc
  .integer({ min: Date.UTC(1600, 0, 1) / 864e5, max: Date.UTC(2600, 0, 1) / 864e5 })
  .map((day) => new Date(day * 864e5).toISOString().slice(0, 10) as PlainDate);
const anyMoment = fc
  .tuple(anyDate, fc.integer({ min: 0, max: 1439 }))
  .map(([date, minutes]): PlainDateTime => `${date}T${timeFromMinutes(minutes)}`);

describe('parsing', () => {
  it.each<[why: string, text: string, isValid: boolean]>([
    ['an ordinary date', '2026-03-10', true],
    ['the leap day of a leap year', '2028-02-29', true],
    ['the leap day of a common year', '2026-02-29', false],
    ['the leap day of a century that is not one', '2100-02-29', false],
    ['the leap day of a century that is one', '2000-02-29', true],
    ['the last day of a short month', '2026-04-30', true],
    ['a day past a short month', '2026-04-31', false],
    ['month zero', '2026-00-10', false],
    ['month thirteen', '2026-13-10', false],
    ['day zero', '2026-03-00', false],
    ['year zero', '0000-03-10', false],
    ['missing zeros', '2026-3-1', false],
    ['the order of the search address', '03-10-2026', false],
    ['slashes', '2026/03/10', false],
    ['a moment', '2026-03-10T10:00', false],
    ['surrounding blanks', ' 2026-03-10', false],
    ['a trailing line end', '2026-03-10\n', false],
    ['an empty text', '', false],
  ])('reads a date only when it exists: %s', (_why, text, isValid) => {
    expect(parsePlainDate(text)).toBe(isValid ? text : null);
    expect(isPlainDate(text)).toBe(isValid);
  });

  it.each<[why: string, text: string, isValid: boolean]>([
    ['midnight', '00:00', true],
    ['the last minute', '23:59', true],
    ['the end of the day', '24:00', false],
    ['a missing zero', '9:30', false],
    ['a meridiem', '09:30 am', false],
  ])('reads a time only when it exists: %s', (_why, text, isValid) => {
    expect(parsePlainTime(text)).toBe(isValid ? text : null);
  });

  it('keeps dates, times and moments apart for the compiler', () => {
    expectTypeOf<PlainDateTime>().not.toExtend<PlainDate>();
    expectTypeOf<PlainDate>().not.toExtend<PlainDateTime>();
    expect(dateOf('2026-03-10T10:05')).toBe('2026-03-10');
    expect(timeOf('2026-03-10T10:05')).toBe('10:05');
  });
});

describe('arithmetic', () => {
  it.each<[why: string, date: PlainDate, days: number, result: PlainDate]>([
    ['nothing', '2026-03-10', 0, '2026-03-10'],
    ['over the end of a month', '2026-01-31', 1, '2026-02-01'],
    ['over a leap day', '2028-02-28', 1, '2028-02-29'],
    ['over where a leap day is missing', '2026-02-28', 1, '2026-03-01'],
    ['over the new year', '2026-12-31', 1, '2027-01-01'],
    ['backwards', '2026-03-01', -1, '2026-02-28'],
    ['a year ahead', '2026-03-10', 365, '2027-03-10'],
  ])('adds days: %s', (_why, date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  it.each<[why: string, moment: PlainDateTime, minutes: number, result: PlainDateTime]>([
    ['within a day', '2026-03-10T10:00', 30, '2026-03-10T10:30'],
    ['over midnight', '2026-03-10T23:45', 30, '2026-03-11T00:15'],
    ['backwards over midnight', '2026-03-10T00:15', -30, '2026-03-09T23:45'],
    ['several days', '2026-02-27T10:00', 2 * 1440, '2026-03-01T10:00'],
    ['over the hour that a spring clock skips', '2026-03-29T01:30', 60, '2026-03-29T02:30'],
  ])('adds minutes on the wall clock: %s', (_why, moment, minutes, result) => {
    expect(addMinutes(moment, minutes)).toBe(result);
    expect(wallClockMinutesBetween(moment, result)).toBe(minutes);
  });

  it.each<[date: PlainDate, weekday: Weekday]>([
    ['1970-01-01', 'thursday'],
    ['1969-12-31', 'wednesday'],
    ['2026-03-08', 'sunday'],
    ['2026-03-09', 'monday'],
    ['2028-02-29', 'tuesday'],
  ])('knows the weekday of %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each<[why: string, birthday: PlainDate, day: PlainDate, age: number]>([
    ['the day before the birthday', '2000-03-10', '2026-03-09', 25],
    ['the birthday', '2000-03-10', '2026-03-10', 26],
    ['a leap-day child on 28 February', '2004-02-29', '2026-02-28', 21],
    ['a leap-day child on 1 March', '2004-02-29', '2026-03-01', 22],
    ['the day of birth', '2026-03-10', '2026-03-10', 0],
    ['a day before birth', '2026-03-10', '2026-03-09', -1],
  ])('counts full years: %s', (_why, birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age);
  });

  it('agrees with an independent calendar on days, order and weekdays', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const expected = new Date(Date.parse(date) + days * 864e5);
        const result = addDays(date, days);
        expect(result).toBe(expected.toISOString().slice(0, 10));
        expect(daysBetween(date, result)).toBe(days);
        expect(date < result).toBe(days > 0);
        expect(weekdayOf(result).slice(0, 3)).toBe(expected.toUTCString().slice(0, 3).toLowerCase());
      }),
      SEED,
    );
  });

  it('adds and measures minutes consistently', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -3_000_000, max: 3_000_000 }), (moment, minutes) => {
        const result = addMinutes(moment, minutes);
        expect([parsePlainDate(dateOf(result)), parsePlainTime(timeOf(result))]).not.toContain(null);
        expect(result).toHaveLength(moment.length);
        expect(wallClockMinutesBetween(moment, result)).toBe(minutes);
      }),
      SEED,
    );
  });

  it.each<[why: string, act: () => unknown]>([
    ['half a day', () => addDays('2026-03-10', 0.5)],
    ['half a minute', () => addMinutes('2026-03-10T10:00', 0.5)],
    ['a date that does not exist', () => addDays('2026-02-30', 1)],
    ['a year past 9999', () => addDays('9999-12-31', 1)],
    ['minute 1440', () => timeFromMinutes(1440)],
  ])('refuses a bug of the caller: %s', (_why, act) => {
    expect(act).toThrow(RangeError);
  });
});

describe('instants', () => {
  // Madrid 2026: summer time from 29 March 01:00 UTC to 25 October 01:00 UTC.
  const madrid: OffsetLookup = (ms) =>
    ms >= Date.UTC(2026, 2, 29, 1) && ms < Date.UTC(2026, 9, 25, 1) ? 120 : 60;
  const kathmandu: OffsetLookup = () => 345;

  it.each<[why: string, instantMs: number, offsetMinutes: number, local: PlainDateTime]>([
    ['UTC', Date.UTC(2026, 2, 10, 10, 0), 0, '2026-03-10T10:00'],
    ['seconds cut off', Date.UTC(2026, 2, 10, 10, 0, 59, 999), 0, '2026-03-10T10:00'],
    ['west of UTC over midnight', Date.UTC(2026, 2, 10, 2, 0), -180, '2026-03-09T23:00'],
    ['a quarter-hour zone', Date.UTC(2026, 2, 10, 18, 30), 345, '2026-03-11T00:15'],
    ['before 1970', Date.UTC(1969, 11, 31, 23, 59, 30), 0, '1969-12-31T23:59'],
  ])('reads the wall clock: %s', (_why, instantMs, offsetMinutes, local) => {
    expect(toPlainDateTime(instantMs, offsetMinutes)).toBe(local);
  });

  it.each<[why: string, local: PlainDateTime, zone: OffsetLookup, expected: ReturnType<typeof toInstants>]>([
    ['winter', '2026-01-10T10:00', madrid, { kind: 'exact', instantMs: Date.UTC(2026, 0, 10, 9) }],
    ['summer', '2026-07-10T10:00', madrid, { kind: 'exact', instantMs: Date.UTC(2026, 6, 10, 8) }],
    [
      'a fixed offset',
      '2026-03-11T00:15',
      kathmandu,
      { kind: 'exact', instantMs: Date.UTC(2026, 2, 10, 18, 30) },
    ],
    [
      'the minute before the clock goes forward',
      '2026-03-29T01:59',
      madrid,
      { kind: 'exact', instantMs: Date.UTC(2026, 2, 29, 0, 59) },
    ],
    [
      'a time the clock skips',
      '2026-03-29T02:30',
      madrid,
      { kind: 'skipped', earlierMs: Date.UTC(2026, 2, 29, 0, 30), laterMs: Date.UTC(2026, 2, 29, 1, 30) },
    ],
    [
      'the minute the clock went forward to',
      '2026-03-29T03:00',
      madrid,
      { kind: 'exact', instantMs: Date.UTC(2026, 2, 29, 1) },
    ],
    [
      'a time the clock shows twice',
      '2026-10-25T02:30',
      madrid,
      { kind: 'repeated', earlierMs: Date.UTC(2026, 9, 25, 0, 30), laterMs: Date.UTC(2026, 9, 25, 1, 30) },
    ],
    [
      'the first minute after the repeated hour',
      '2026-10-25T03:00',
      madrid,
      { kind: 'exact', instantMs: Date.UTC(2026, 9, 25, 2) },
    ],
  ])('finds the instants of a local time: %s', (_why, local, zone, expected) => {
    expect(toInstants(local, zone)).toEqual(expected);
  });

  it('comes back to the instant it started from', () => {
    const anyMinute = fc.integer({ min: Date.UTC(2026, 0, 1) / 6e4, max: Date.UTC(2026, 11, 31) / 6e4 });
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const found = toInstants(toLocalTime(minute * 6e4, madrid), madrid);
        const instants = found.kind === 'exact' ? [found.instantMs] : [found.earlierMs, found.laterMs];
        expect(found.kind).not.toBe('skipped');
        expect(instants).toContain(minute * 6e4);
      }),
      { ...SEED, numRuns: 500 },
    );
  });
});
