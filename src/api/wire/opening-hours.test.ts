import { describe, expect, it } from 'vitest';
import { OpeningRange as isWireRange } from '../../../generated/api/check.js';
import { toBranchHours, toOpeningHours } from './opening-hours.ts';

const range = (openedFrom: string, openedTo: string) => ({ openedFrom, openedTo });

describe('an attention schedule', () => {
  it('becomes the rules of a place', () => {
    const rules = toOpeningHours(
      {
        branchOfficeId: 7,
        sunday: [],
        monday: [range('08:00', '12:00'), range('14:00:00', '18:00:00')],
        tuesday: range('09:00', '17:00'),
        holiday: [range('10:00', '12:00')],
        closedDays: ['2026-12-25', '2026-12-31T00:00:00'],
        scheduleDates: [
          { date: '2026-12-24', range: [range('08:00', '12:00')] },
          { date: '2026-12-26', range: [] },
        ],
        branchHolidays: [{ date: '2026-05-25' }],
        gap: 3,
        gapForBookingTime: 30,
        allowAfterHours: true,
        beforeHoursMaxMinutes: 0,
      },
      ['2026-01-01', '2026-05-25'],
    );
    expect(rules).toMatchObject({
      holidayRanges: [{ from: '10:00', to: '12:00' }],
      closedDays: ['2026-12-25', '2026-12-31'],
      holidays: ['2026-05-25', '2026-01-01'],
      specialDates: [
        { date: '2026-12-24', ranges: [{ from: '08:00', to: '12:00' }] },
        { date: '2026-12-26', ranges: [] },
      ],
      leadHours: 3,
      stepMinutes: 30,
      afterHours: { beforeMinutes: 0, afterMinutes: null },
    });
    expect(rules?.weekdays.monday).toEqual([
      { from: '08:00', to: '12:00' },
      { from: '14:00', to: '18:00' },
    ]);
    expect(rules?.weekdays.tuesday).toEqual([{ from: '09:00', to: '17:00' }]);
    expect(rules?.weekdays.sunday).toEqual([]);
    expect(rules?.weekdays.saturday).toEqual([]);
  });

  it.each<[why: string, wire: unknown]>([
    ['ranges that are no times', { monday: [range('8', '25:00'), 'open', null] }],
    ['dates that are none', { closedDays: ['2026-02-30', 7, null], scheduleDates: ['x', { date: 'soon' }] }],
    ['numbers that are none', { gap: 'two', gapForBookingTime: 0 }],
    ['nothing', {}],
  ])('leaves out %s', (_why, wire) => {
    expect(toOpeningHours(wire)).toMatchObject({
      weekdays: { monday: [] },
      closedDays: [],
      specialDates: [],
      leadHours: 0,
      stepMinutes: 15,
      afterHours: null,
    });
  });

  it.each<[why: string, openedFrom: string, openedTo: string, read: object | null]>([
    ['to the end of the day', '08:00', '24:00', { from: '08:00', to: '24:00' }],
    ['to midnight, which is the same', '08:00', '00:00', { from: '08:00', to: '00:00' }],
    ['round the clock', '00:00', '24:00', { from: '00:00', to: '24:00' }],
    ['to the last minute', '23:58', '23:59', { from: '23:58', to: '23:59' }],
    ['to a minute after the end of the day', '08:00', '24:01', null],
    ['to an hour that no day has', '08:00', '25:00', null],
    ['to a minute that no hour has', '08:00', '19:60', null],
    ['from the end of the day', '24:00', '08:00', null],
    ['from a time that no day has', '99:99', '08:00', null],
  ])('has hours %s where the schema of ranges takes them, else none', (_why, from, to, read) => {
    const wire = range(from, to);
    expect(toOpeningHours({ monday: [wire] })?.weekdays.monday).toEqual(read ? [read] : []);
    expect(isWireRange(wire)).toBe(read !== null);
  });

  it('has hours to the end of the day when the end has seconds', () => {
    const rules = toOpeningHours({ monday: [range('08:00:00', '24:00:00')] });
    expect(rules?.weekdays.monday).toEqual([{ from: '08:00', to: '24:00' }]);
  });

  it('is none when it is no object', () => {
    expect(toOpeningHours(null)).toBeNull();
    expect(toOpeningHours([])).toBeNull();
  });
});

describe('the hours of branches', () => {
  const holidays = [
    { date: '2026-01-01', name: 'New Year' },
    { date: '2026-05-25', name: 'May', branchOfficeId: 7 },
    { date: '2026-07-09', name: 'July', branchOfficeId: 'b' },
  ];

  it('have the holidays of all branches and their own, ids compared as texts', () => {
    const hours = toBranchHours([{ branchOfficeId: '7' }, { branchOfficeId: 'b' }], holidays);
    expect([...hours].map(([branch, { rules }]) => [branch, rules.holidays])).toEqual([
      ['7', ['2026-01-01', '2026-05-25']],
      ['b', ['2026-01-01', '2026-07-09']],
    ]);
  });

  it.each<[why: string, utcDiff: unknown, minutes: number]>([
    ['west of UTC', -3, -180],
    ['at parts of an hour', 5.75, 345],
    ['at thirds of an hour', 1 / 3, 20],
    ['untold', undefined, 0],
    ['no number', '2', 0],
  ])('know their clocks when these are %s', (_why, utcDiff, minutes) => {
    const hours = toBranchHours([{ branchOfficeId: 'b', utcDiff }], []);
    expect(hours.get('b')?.utcOffsetMinutes).toBe(minutes);
  });

  it('leave out schedules without a branch and entries that are no schedules', () => {
    expect(toBranchHours([null, 'x', { monday: [] }, { branchOfficeId: null }], [null, 7]).size).toBe(0);
  });

  it.each([
    ['schedules', {}, []],
    ['holidays', [], null],
  ])('refuse %s that are no list', (_what, schedules, all) => {
    expect(() => toBranchHours(schedules, all)).toThrow(TypeError);
  });
});
