import { describe, expect, it } from 'vitest';
import type { PlainDate, PlainDateTime } from './calendar.ts';
import { addMinutes, toPlainDateTime } from './calendar.ts';
import type { OpeningHoursRules, TimeRange } from './opening-hours.ts';
import type { LeadPolicy, SlotRefusal } from './opening-slots.ts';
import {
  checkDropOff,
  checkPickUp,
  defaultPickUpWithoutHours,
  earliestPickUp,
  earliestPickUpSlot,
  latestDropOffSlot,
  moveDropOffIntoHours,
  movePickUpIntoHours,
  nextOpenDate,
  offeredPickUpTimes,
  tooSoonFrom,
} from './opening-slots.ts';

const weekday: TimeRange[] = [
  { from: '08:00', to: '12:00' },
  { from: '16:00', to: '20:00' },
];
// Tuesday 10 March 2026; Sundays have no hours, Thursday 12 is a closed day, Friday 13 a holiday.
const rules: OpeningHoursRules = {
  weekdays: {
    sunday: [],
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [{ from: '09:00', to: '13:00' }],
  },
  holidayRanges: [{ from: '10:00', to: '11:00' }],
  closedDays: ['2026-03-12'],
  holidays: ['2026-03-13'],
  specialDates: [{ date: '2026-03-17', ranges: [] }],
  leadHours: 0,
  stepMinutes: 15,
  afterHours: null,
};
const withAfterHours: OpeningHoursRules = { ...rules, afterHours: { beforeMinutes: 60, afterMinutes: 60 } };
const never: OpeningHoursRules = {
  ...rules,
  weekdays: { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
};
const NOW: PlainDateTime = '2026-03-10T10:00';

describe('a pick-up', () => {
  type Row = [
    why: string,
    moment: PlainDateTime,
    rules: OpeningHoursRules | null,
    refusal: SlotRefusal | null,
  ];
  const judge = (
    _why: string,
    moment: PlainDateTime,
    hours: OpeningHoursRules | null,
    refusal: SlotRefusal | null,
  ) => {
    const verdict = checkPickUp(moment, hours, NOW);
    expect(verdict.allowed ? null : verdict.reason).toBe(refusal);
  };

  it.each<Row>([
    ['at a place without opening hours', '2026-03-11T10:00', null, 'no-opening-hours'],
    ['at a place with no hours on any day', '2026-03-11T10:00', never, 'no-opening-hours'],
    ['at a place with hours', '2026-03-11T10:00', rules, null],
  ])('needs a usable place: %s [SCHED-03]', judge);

  it.each<Row>([
    ['a closed day', '2026-03-12T10:00', rules, 'closed-day'],
    ['a holiday, also within its hours', '2026-03-13T10:30', rules, 'holiday'],
    ['the day before them', '2026-03-11T10:00', rules, null],
    ['a closed day, also after hours', '2026-03-12T07:30', withAfterHours, 'closed-day'],
  ])('is refused on closed days and holidays: %s [SCHED-04]', judge);

  it.each<Row>([
    ['a Sunday without hours', '2026-03-15T10:00', rules, 'no-hours-on-weekday'],
    ['a Monday with hours', '2026-03-16T10:00', rules, null],
    ['a date closed by its own entry', '2026-03-17T10:00', rules, 'closed-day'],
  ])('needs hours on its weekday: %s [SCHED-05]', judge);

  it.each<Row>([
    ['yesterday', '2026-03-09T10:00', rules, 'in-the-past'],
    ['a quarter of an hour ago', '2026-03-10T09:45', rules, 'in-the-past'],
    ['later today', '2026-03-10T16:00', rules, null],
  ])('is not in the past: %s [SCHED-06]', judge);

  it('takes now from the clock of the place, not of the browser [SCHED-06]', () => {
    const instant = Date.UTC(2026, 2, 10, 20, 0);
    const buenosAires = toPlainDateTime(instant, -180);
    const auckland = toPlainDateTime(instant, 780);
    expect(checkPickUp('2026-03-10T19:00', rules, buenosAires)).toEqual({
      allowed: true,
      isAfterHours: false,
    });
    expect(checkPickUp('2026-03-10T19:00', rules, auckland)).toEqual({
      allowed: false,
      reason: 'in-the-past',
    });
  });

  it.each<Row>([
    ['opening', '2026-03-11T08:00', rules, null],
    ['a step before opening', '2026-03-11T07:45', rules, 'outside-opening-hours'],
    ['closing', '2026-03-11T20:00', rules, null],
    ['a step after closing', '2026-03-11T20:15', rules, 'outside-opening-hours'],
    ['the break', '2026-03-11T14:00', rules, 'outside-opening-hours'],
    ['an hour before opening, where allowed', '2026-03-11T07:00', withAfterHours, null],
    ['more than that', '2026-03-11T06:45', withAfterHours, 'outside-opening-hours'],
  ])('lies in a range, or after hours where configured: %s [SCHED-07]', judge);

  it.each<Row>([
    ['a step', '2026-03-11T10:15', rules, null],
    ['between two steps', '2026-03-11T10:20', rules, 'between-steps'],
    ['between two steps after hours', '2026-03-11T07:20', withAfterHours, 'between-steps'],
  ])('is at an offered time: %s [SCHED-08]', judge);

  it('is marked after hours outside the ranges [SCHED-15]', () => {
    expect(checkPickUp('2026-03-11T07:30', withAfterHours, NOW)).toEqual({
      allowed: true,
      isAfterHours: true,
    });
    expect(checkPickUp('2026-03-11T08:00', withAfterHours, NOW)).toEqual({
      allowed: true,
      isAfterHours: false,
    });
  });

  // Step by minute, because a lead ends at any.
  const eachMinute: OpeningHoursRules = { ...rules, stepMinutes: 1 };
  it.each<[why: string, lead: LeadPolicy, moment: PlainDateTime, refusal: SlotRefusal | null]>([
    ['wholly while a search is completed', 'enforced', '2026-03-10T11:00', null],
    ['wholly while a search is completed', 'enforced', '2026-03-10T10:59', 'too-soon'],
    ['with a grace of five minutes while it is answered', 'with-grace', '2026-03-10T10:55', null],
    ['with a grace of five minutes while it is answered', 'with-grace', '2026-03-10T10:54', 'too-soon'],
    ['not at all while a car is booked', 'waived', NOW, null],
    ['not at all while a car is booked, but never past', 'waived', '2026-03-10T09:59', 'in-the-past'],
  ])('is asked for its lead %s (%s, %s)', (_why, lead, moment, refusal) => {
    const verdict = checkPickUp(moment, eachMinute, NOW, lead);
    expect(verdict.allowed ? null : verdict.reason).toBe(refusal);
  });

  it('is never past by a grace that is longer than the lead', () => {
    const hasty = { ...eachMinute, leadHours: 0.02 };
    expect(checkPickUp(NOW, hasty, NOW, 'with-grace').allowed).toBe(true);
    expect(checkPickUp('2026-03-10T09:59', hasty, NOW, 'with-grace')).toMatchObject({
      reason: 'in-the-past',
    });
  });
});

it.each([0, 0.5, 0.99, 2, 48])(
  'is too soon from the minute on that is said, with a lead of %s hours',
  (leadHours) => {
    const requested = { ...rules, leadHours };
    const pickUp = '2026-03-16T10:00';
    const from = tooSoonFrom(pickUp, requested);
    expect(checkPickUp(pickUp, requested, addMinutes(from, -1)).allowed).toBe(true);
    expect(checkPickUp(pickUp, requested, from)).toEqual({ allowed: false, reason: 'too-soon' });
  },
);

describe('the earliest pick-up', () => {
  it.each<[why: string, now: PlainDateTime, leadHours: number, earliest: PlainDateTime, slot: PlainDateTime]>(
    [
      ['an hour without a lead', '2026-03-10T09:00', 0, '2026-03-10T10:00', '2026-03-10T10:00'],
      ['rounded up to the next step', '2026-03-10T09:01', 0, '2026-03-10T10:01', '2026-03-10T10:15'],
      ['the lead in hours', '2026-03-10T09:00', 2, '2026-03-10T11:00', '2026-03-10T11:00'],
      ['a lead shorter than an hour', '2026-03-10T09:00', 0.5, '2026-03-10T09:30', '2026-03-10T09:30'],
      ['on to the range after the break', '2026-03-10T11:10', 0, '2026-03-10T12:10', '2026-03-10T16:00'],
      ['on to the next day', '2026-03-10T19:30', 0, '2026-03-10T20:30', '2026-03-11T08:00'],
      [
        'over closed day and holiday to Saturday',
        '2026-03-11T19:30',
        0,
        '2026-03-11T20:30',
        '2026-03-14T09:00',
      ],
      ['a lead of two days', '2026-03-14T12:00', 48, '2026-03-16T12:00', '2026-03-16T12:00'],
    ],
  )('is %s [SCHED-10]', (_why, now, leadHours, earliest, slot) => {
    expect(earliestPickUp({ ...rules, leadHours }, now)).toBe(earliest);
    expect(earliestPickUpSlot({ ...rules, leadHours }, now)).toBe(slot);
  });

  it('bounds the times offered today and leaves other days alone [SCHED-10]', () => {
    const timesOf = (date: PlainDate) =>
      offeredPickUpTimes(date, rules, '2026-03-10T10:50').map(({ time }) => time);
    expect(timesOf('2026-03-10')[0]).toBe('12:00');
    expect(timesOf('2026-03-11')[0]).toBe('08:00');
    expect(offeredPickUpTimes('2026-03-10', rules, '2026-03-10T19:30')).toEqual([]);
    expect(offeredPickUpTimes('2026-03-10', rules, '2026-03-10T18:30')).not.toEqual([]);
  });

  it.each<[why: string, now: PlainDateTime, step: number | undefined, expected: PlainDateTime]>([
    ['half an hour from now', '2026-03-10T10:00', undefined, '2026-03-10T10:30'],
    ['at the next step', '2026-03-10T10:01', undefined, '2026-03-10T10:45'],
    ['at the next step of an hour', '2026-03-10T10:01', 60, '2026-03-10T11:00'],
    ['past midnight', '2026-03-10T23:40', undefined, '2026-03-11T00:15'],
  ])('without opening hours is %s [SCHED-09]', (_why, now, step, expected) => {
    expect(defaultPickUpWithoutHours(now, step)).toBe(expected);
  });
});

describe('the next open day', () => {
  const onlyOn = (date: PlainDate): OpeningHoursRules => ({
    ...never,
    specialDates: [{ date, ranges: [{ from: '09:00', to: '10:00' }] }],
  });

  it.each<[why: string, from: PlainDate, hours: OpeningHoursRules, date: PlainDate | null]>([
    ['the day itself', '2026-03-10', rules, '2026-03-10'],
    ['past closed days', '2026-03-12', rules, '2026-03-14'],
    ['365 days ahead', '2026-03-10', onlyOn('2027-03-10'), '2027-03-10'],
    ['not 366 days ahead', '2026-03-10', onlyOn('2027-03-11'), null],
    ['none at all', '2026-03-10', never, null],
  ])('is %s [SCHED-11]', (_why, from, hours, date) => {
    expect(nextOpenDate(from, hours, 'pick-up')).toBe(date);
  });
});

describe('a return', () => {
  it.each<[why: string, moment: PlainDateTime, rules: OpeningHoursRules | null, refusal: SlotRefusal | null]>(
    [
      ['at a place without opening hours', '2026-03-11T10:00', null, 'no-opening-hours'],
      ['on a closed day', '2026-03-12T10:00', rules, 'closed-day'],
      ['on a weekday without hours', '2026-03-15T10:00', rules, 'no-hours-on-weekday'],
      ['outside the ranges', '2026-03-11T21:00', rules, 'outside-opening-hours'],
      ['after hours', '2026-03-11T20:30', withAfterHours, null],
      ['between steps', '2026-03-11T10:20', rules, 'between-steps'],
      ['on a holiday within its hours', '2026-03-13T10:30', rules, null],
      ['on a holiday outside its hours', '2026-03-13T09:00', rules, 'outside-opening-hours'],
      ['in the past, which is not asked', '2020-03-10T10:00', rules, null],
    ],
  )('follows the same rules without past and lead: %s [SCHED-16]', (_why, moment, hours, refusal) => {
    const verdict = checkDropOff(moment, hours);
    expect(verdict.allowed ? null : verdict.reason).toBe(refusal);
  });

  it.each<[why: string, after: PlainDateTime, last: PlainDate, expected: PlainDateTime | null]>([
    ['closing on the last date', '2026-03-10T10:00', '2026-03-11', '2026-03-11T20:00'],
    ['the last open day before it', '2026-03-10T10:00', '2026-03-12', '2026-03-11T20:00'],
    ['nothing after the last closing', '2026-03-11T20:00', '2026-03-12', null],
    ['nothing where the last date lies before', '2026-03-11T20:00', '2026-03-10', null],
  ])('has a last moment: %s', (_why, after, last, expected) => {
    expect(latestDropOffSlot(after, last, rules)).toBe(expected);
  });
});

describe('a chosen time that became invalid [SCHED-18]', () => {
  it.each<[why: string, moment: PlainDateTime, moved: PlainDateTime | null, hours?: OpeningHoursRules]>([
    ['stays when it is offered', '2026-03-11T10:15', '2026-03-11T10:15'],
    ['moves to the next step', '2026-03-11T10:20', '2026-03-11T10:30'],
    ['moves to opening', '2026-03-11T06:00', '2026-03-11T08:00'],
    ['moves over the break', '2026-03-11T13:00', '2026-03-11T16:00'],
    ['moves to the next open day after closing', '2026-03-10T21:00', '2026-03-11T08:00'],
    ['moves over closed days', '2026-03-12T15:00', '2026-03-14T09:00'],
    ['moves after hours where they are offered', '2026-03-10T20:50', '2026-03-10T21:00', withAfterHours],
    ['moves to the earliest pick-up from the past', '2026-03-09T10:00', '2026-03-10T11:00'],
    ['has nowhere to go', '2026-03-11T10:00', null, never],
  ])('as a pick-up %s', (_why, moment, moved, hours = rules) => {
    expect(movePickUpIntoHours(moment, hours, NOW)).toBe(moved);
  });

  it.each<[why: string, moment: PlainDateTime, moved: PlainDateTime]>([
    ['moves into the hours of a holiday', '2026-03-12T15:00', '2026-03-13T10:00'],
    ['moves past them', '2026-03-13T11:15', '2026-03-14T09:00'],
    ['does not mind the past', '2020-03-10T06:00', '2020-03-10T08:00'],
  ])('as a return %s', (_why, moment, moved) => {
    expect(moveDropOffIntoHours(moment, rules)).toBe(moved);
  });
});
