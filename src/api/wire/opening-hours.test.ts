import { describe, expect, it } from 'vitest';
import { toOpeningHours } from './opening-hours.ts';

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

  it('is none when it is no object', () => {
    expect(toOpeningHours(null)).toBeNull();
    expect(toOpeningHours([])).toBeNull();
  });
});
