import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate, PlainTime } from './calendar.ts';
import { addDays, minutesOfDay, timeFromMinutes, WEEKDAYS } from './calendar.ts';
import type { OpeningHoursRules, SlotPurpose, TimeRange } from './opening-hours.ts';
import { isUsable, offeredTimesOn } from './opening-hours.ts';

const SEED = { seed: 20260310 };
const range = (from: PlainTime, to: PlainTime): TimeRange => ({ from, to });
const closed: OpeningHoursRules = {
  weekdays: { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
  holidayRanges: [],
  closedDays: [],
  holidays: [],
  specialDates: [],
  leadHours: 0,
  stepMinutes: 15,
  afterHours: null,
};
// 2026-03-10 is a Tuesday, the 15th a Sunday.
const onTuesdays = (ranges: TimeRange[], more: Partial<OpeningHoursRules> = {}): OpeningHoursRules => ({
  ...closed,
  ...more,
  weekdays: { ...closed.weekdays, tuesday: ranges },
});
const times = (date: PlainDate, rules: OpeningHoursRules, purpose: SlotPurpose = 'pick-up'): string =>
  offeredTimesOn(date, rules, purpose)
    .map(({ time, isAfterHours }) => (isAfterHours ? `(${time})` : time))
    .join(' ');
const TUESDAY: PlainDate = '2026-03-10';
const WEDNESDAY: PlainDate = '2026-03-11';

describe('a usable place [SCHED-03]', () => {
  it.each<[why: string, rules: OpeningHoursRules | null, usable: boolean]>([
    ['without opening hours', null, false],
    ['with no hours on any day', closed, false],
    ['with hours on one weekday', onTuesdays([range('08:00', '12:00')]), true],
    ['with nothing but an empty range', onTuesdays([range('08:00', '08:00')]), false],
    [
      'with hours on one single date',
      { ...closed, specialDates: [{ date: TUESDAY, ranges: [range('08:00', '12:00')] }] },
      true,
    ],
    [
      'with single dates that are closed',
      { ...closed, specialDates: [{ date: TUESDAY, ranges: [] }] },
      false,
    ],
    ['with hours on holidays only', { ...closed, holidayRanges: [range('08:00', '12:00')] }, false],
  ])('%s: %s', (_why, rules, usable) => {
    expect(isUsable(rules)).toBe(usable);
  });
});

describe('offered times', () => {
  it('are those of a whole day that is open round the clock', () => {
    const all = onTuesdays([range('00:00', '24:00')], { stepMinutes: 720 });
    expect(isUsable(all)).toBe(true);
    expect(times(TUESDAY, all)).toBe('00:00 12:00');
    expect(times(WEDNESDAY, all)).toBe('');
  });

  it.each<[why: string, step: number, ranges: TimeRange[], expected: string]>([
    ['steps of 15 minutes', 15, [range('08:00', '09:00')], '08:00 08:15 08:30 08:45 09:00'],
    ['steps of 30 minutes', 30, [range('08:00', '09:00')], '08:00 08:30 09:00'],
    ['15 minutes where the step is zero', 0, [range('08:00', '08:30')], '08:00 08:15 08:30'],
    ['15 minutes where the step is negative', -5, [range('08:00', '08:30')], '08:00 08:15 08:30'],
  ])('come in %s [SCHED-08]', (_why, stepMinutes, ranges, expected) => {
    expect(times(TUESDAY, onTuesdays(ranges, { stepMinutes }))).toBe(expected);
  });

  it.each<[why: string, ranges: TimeRange[], tuesday: string, wednesday: string]>([
    ['both ends', [range('08:00', '08:30')], '08:00 08:15 08:30', ''],
    ['the end also when no step meets it', [range('08:10', '08:30')], '08:10 08:25 08:30', ''],
    [
      'several ranges in order',
      [range('16:00', '16:15'), range('08:00', '08:15')],
      '08:00 08:15 16:00 16:15',
      '',
    ],
    [
      'overlapping ranges once',
      [range('08:00', '08:30'), range('08:15', '08:45')],
      '08:00 08:15 08:30 08:45',
      '',
    ],
    ['past midnight', [range('23:30', '00:15')], '23:30 23:45', '00:00 00:15'],
    ['until midnight, without opening the next day', [range('23:30', '00:00')], '23:30 23:45', ''],
    ['until the end of the day, likewise', [range('23:30', '24:00')], '23:30 23:45', ''],
    ['nothing for equal ends', [range('08:00', '08:00')], '', ''],
  ])('cover %s [SCHED-17]', (_why, ranges, tuesday, wednesday) => {
    expect(times(TUESDAY, onTuesdays(ranges))).toBe(tuesday);
    expect(times(WEDNESDAY, onTuesdays(ranges))).toBe(wednesday);
  });

  it.each<[why: string, more: Partial<OpeningHoursRules>, wednesday: string]>([
    ['a plain day keeps them', {}, '00:00 00:15'],
    ['a closed day refuses them', { closedDays: [WEDNESDAY] }, ''],
    ['a holiday refuses them', { holidays: [WEDNESDAY] }, ''],
    ['a date closed by itself refuses them', { specialDates: [{ date: WEDNESDAY, ranges: [] }] }, ''],
    ['a closed day before has none', { closedDays: [TUESDAY] }, ''],
  ])('after midnight belong to the date they fall on: %s', (_why, more, wednesday) => {
    expect(times(WEDNESDAY, onTuesdays([range('23:30', '00:15')], more))).toBe(wednesday);
  });

  const open = [range('08:00', '08:15')];
  const later = [range('18:00', '18:15')];
  it.each<[why: string, more: Partial<OpeningHoursRules>, pickUp: string, dropOff: string]>([
    ['the weekday', {}, '08:00 08:15', '08:00 08:15'],
    [
      'an entry of the date',
      { specialDates: [{ date: TUESDAY, ranges: later }] },
      '18:00 18:15',
      '18:00 18:15',
    ],
    [
      'several entries of the date together',
      {
        specialDates: [
          { date: TUESDAY, ranges: later },
          { date: TUESDAY, ranges: [range('07:00', '07:15')] },
        ],
      },
      '07:00 07:15 18:00 18:15',
      '07:00 07:15 18:00 18:15',
    ],
    ['an empty entry, which closes', { specialDates: [{ date: TUESDAY, ranges: [] }] }, '', ''],
    [
      'an entry of another date, which means nothing',
      { specialDates: [{ date: WEDNESDAY, ranges: [] }] },
      '08:00 08:15',
      '08:00 08:15',
    ],
    [
      'a closed day, whatever else is set',
      { closedDays: [TUESDAY], specialDates: [{ date: TUESDAY, ranges: later }] },
      '',
      '',
    ],
    [
      'a holiday, whatever else is set, but its hours serve returns',
      { holidays: [TUESDAY], holidayRanges: later, specialDates: [{ date: TUESDAY, ranges: open }] },
      '',
      '18:00 18:15',
    ],
    ['a holiday without hours, which is closed for returns too', { holidays: [TUESDAY] }, '', ''],
    [
      'a closed day that is a holiday with hours too',
      { closedDays: [TUESDAY], holidays: [TUESDAY], holidayRanges: later },
      '',
      '',
    ],
  ])('follow %s [SCHED-14]', (_why, more, pickUp, dropOff) => {
    expect(times(TUESDAY, onTuesdays(open, more), 'pick-up')).toBe(pickUp);
    expect(times(TUESDAY, onTuesdays(open, more), 'drop-off')).toBe(dropOff);
  });
});

describe('after hours [SCHED-15]', () => {
  const at = (
    ranges: TimeRange[],
    beforeMinutes: number | null,
    afterMinutes: number | null,
    stepMinutes = 30,
  ) => onTuesdays(ranges, { stepMinutes, afterHours: { beforeMinutes, afterMinutes } });

  it.each<[why: string, rules: OpeningHoursRules, tuesday: string, wednesday: string]>([
    ['none allowed', onTuesdays([range('08:00', '08:30')], { stepMinutes: 30 }), '08:00 08:30', ''],
    ['zero minutes', at([range('08:00', '08:30')], 0, 0), '08:00 08:30', ''],
    ['before opening', at([range('08:00', '08:30')], 60, 0), '(07:00) (07:30) 08:00 08:30', ''],
    ['after closing', at([range('08:00', '08:30')], 0, 60), '08:00 08:30 (09:00) (09:30)', ''],
    ['a limit that is no step', at([range('08:00', '08:30')], 40, 40), '(07:30) 08:00 08:30 (09:00)', ''],
    [
      'a break filled from both ends without crowding',
      at([range('08:00', '08:30'), range('10:10', '10:40')], 0, 60),
      '08:00 08:30 (09:00) (09:30) 10:10 10:40 (11:10) (11:40)',
      '',
    ],
    [
      'a break whose steps from both ends lie too close',
      at([range('08:00', '08:30'), range('09:40', '10:10')], 60, 60),
      '(07:00) (07:30) 08:00 08:30 (09:00) 09:40 10:10 (10:40) (11:10)',
      '',
    ],
    ['past midnight only into a day that has hours', at([range('23:00', '23:30')], 0, 60), '23:00 23:30', ''],
    ['the whole day before', at([range('02:00', '02:30')], null, 0, 60), '(00:00) (01:00) 02:00 02:30', ''],
    ['the whole day after', at([range('22:00', '22:30')], 0, null, 60), '22:00 22:30 (23:30)', ''],
    [
      'night hours of the day before do not make a whole day',
      at([range('23:30', '00:30')], null, null, 720),
      '(11:30) 23:30',
      '00:30',
    ],
  ])('%s', (_why, rules, tuesday, wednesday) => {
    expect(times(TUESDAY, rules)).toBe(tuesday);
    expect(times(WEDNESDAY, rules)).toBe(wednesday);
  });

  it('reaches into a neighbouring day that has hours of its own', () => {
    const rules: OpeningHoursRules = {
      ...at([range('22:00', '23:30')], 60, 60, 60),
      weekdays: {
        ...closed.weekdays,
        tuesday: [range('22:00', '23:30')],
        wednesday: [range('08:00', '09:00')],
      },
    };
    expect(times(WEDNESDAY, rules)).toBe('(00:30) (07:00) 08:00 09:00 (10:00)');
  });

  it('never leaks onto closed days', () => {
    const rules = at([range('08:00', '09:00')], null, null);
    expect(times(TUESDAY, { ...rules, closedDays: [TUESDAY] })).toBe('');
    expect(times(WEDNESDAY, rules)).toBe('');
  });
});

describe('any opening hours', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map(timeFromMinutes);
  const ranges = fc.array(fc.record({ from: time, to: time }), { maxLength: 3 });
  const anyRules: fc.Arbitrary<OpeningHoursRules> = fc.record({
    weekdays: fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, ranges]))) as fc.Arbitrary<
      OpeningHoursRules['weekdays']
    >,
    holidayRanges: ranges,
    closedDays: fc.subarray<PlainDate>([TUESDAY, WEDNESDAY]),
    holidays: fc.subarray<PlainDate>([TUESDAY, WEDNESDAY]),
    specialDates: fc.array(fc.record({ date: fc.constantFrom<PlainDate>(TUESDAY, WEDNESDAY), ranges }), {
      maxLength: 2,
    }),
    leadHours: fc.nat(48),
    stepMinutes: fc.constantFrom(5, 10, 15, 30, 60),
    afterHours: fc.option(
      fc.record({ beforeMinutes: fc.option(fc.nat(300)), afterMinutes: fc.option(fc.nat(300)) }),
    ),
  });

  it('are sorted, without doubles, and offer both ends of every range of an open weekday', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.nat(7),
        fc.constantFrom<SlotPurpose>('pick-up', 'drop-off'),
        (rules, days, purpose) => {
          const date = addDays(TUESDAY, days);
          const offered = offeredTimesOn(date, rules, purpose);
          const minutes = offered.map(({ time: each }) => minutesOfDay(each));
          expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
          if (days < 2) return;
          const regular = offered.filter(({ isAfterHours }) => !isAfterHours).map(({ time: each }) => each);
          const own = rules.weekdays[WEEKDAYS[(2 + days) % 7] as (typeof WEEKDAYS)[number]];
          // An inner end of overlapping ranges is no end; single ranges are the plain case.
          if (own.length === 1 && own[0] && own[0].from !== own[0].to) {
            const [only] = own;
            const hasNightBefore = offeredTimesOn(addDays(date, -1), rules, purpose).length > 0;
            if (!hasNightBefore) expect(regular).toContain(only.from);
            if (only.to > only.from && !hasNightBefore) expect(regular).toContain(only.to);
          }
        },
      ),
      { ...SEED, numRuns: 400 },
    );
  });
});
