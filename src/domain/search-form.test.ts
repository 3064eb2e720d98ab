import { describe, expect, it } from 'vitest';
import type { PlainDate, PlainTime } from './calendar.ts';
import type { OpeningHoursRules, SlotPurpose } from './opening-hours.ts';
import type { RequestedSearch } from './search-parameters.ts';
import { momentsWithoutHours, searchDates, timesEverOffered } from './search-form.ts';

const closed: OpeningHoursRules = {
  weekdays: { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
  holidayRanges: [],
  closedDays: [],
  holidays: [],
  specialDates: [],
  leadHours: 0,
  stepMinutes: 60,
  afterHours: null,
};
const open = (
  day: keyof OpeningHoursRules['weekdays'],
  from: PlainTime,
  to: PlainTime,
): OpeningHoursRules => ({
  ...closed,
  weekdays: { ...closed.weekdays, [day]: [{ from, to }] },
});
const CHRISTMAS: PlainDate = '2026-12-25';

describe('the moments of a search form while no hours are known', () => {
  it.each<[why: string, requested: RequestedSearch, pickUp: string, dropOff: string]>([
    ['soon, for the shortest rental', {}, '2026-05-11T10:45', '2026-05-14T10:45'],
    ['the requested day', { pickUpDate: '2026-05-20' }, '2026-05-20T10:45', '2026-05-23T10:45'],
    ['the requested hour', { pickUpTime: '07:00' }, '2026-05-11T07:00', '2026-05-14T07:00'],
    [
      'the requested return, unchecked',
      { dropOffDate: '2026-05-11', dropOffTime: '03:07' },
      '2026-05-11T10:45',
      '2026-05-11T03:07',
    ],
  ])('are %s', (_why, requested, pickUp, dropOff) => {
    const moments = momentsWithoutHours(requested, '2026-05-11T10:10', {
      lengths: { minDays: 3, maxDays: null },
      defaultTrip: { daysAhead: 0, hour: '10:00', days: 1 },
    });
    expect(moments).toEqual({ pickUp, dropOff });
  });
});

describe('the dates of a search form', () => {
  it('begin with the first today of all places, and end where searches do', () => {
    expect(searchDates(['2026-05-12', '2026-05-11', '2026-05-12'], { minDays: 0, maxDays: null })).toEqual({
      earliestPickUp: '2026-05-11',
      earliestDropOff: '2026-05-11',
      latestPickUp: '2031-05-16',
      latestDropOff: '2036-05-19',
    });
  });

  it('leave room for the shortest and the longest rental', () => {
    expect(searchDates(['2026-05-11'], { minDays: 3, maxDays: 30 })).toMatchObject({
      earliestDropOff: '2026-05-14',
      latestDropOff: '2031-06-14',
    });
  });

  it('are none without places', () => {
    expect(searchDates([], { minDays: 0, maxDays: null })).toBeNull();
  });
});

describe('the times of a search form', () => {
  it.each<[why: string, places: OpeningHoursRules[], purpose: SlotPurpose, times: string]>([
    ['are none without places', [], 'pick-up', ''],
    ['are those of any weekday', [open('sunday', '09:00', '11:00')], 'pick-up', '09:00 10:00 11:00'],
    [
      'are those of every place, each once and in order',
      [open('monday', '12:00', '13:00'), open('friday', '09:00', '10:00'), open('friday', '10:00', '12:00')],
      'pick-up',
      '09:00 10:00 11:00 12:00 13:00',
    ],
    [
      'are none of a day that is closed today only: it opens again',
      [{ ...open('monday', '09:00', '10:00'), closedDays: ['2026-01-05'], holidays: ['2026-01-05'] }],
      'pick-up',
      '09:00 10:00',
    ],
    [
      'are those of a single date as well',
      [
        {
          ...open('monday', '09:00', '10:00'),
          specialDates: [{ date: CHRISTMAS, ranges: [{ from: '15:00', to: '16:00' }] }],
        },
      ],
      'pick-up',
      '09:00 10:00 15:00 16:00',
    ],
    [
      'of returns are those of holidays as well',
      [
        {
          ...open('friday', '09:00', '10:00'),
          holidays: [CHRISTMAS],
          holidayRanges: [{ from: '17:00', to: '18:00' }],
        },
      ],
      'drop-off',
      '09:00 10:00 17:00 18:00',
    ],
    [
      'of pick-ups are not: no car is handed out then',
      [
        {
          ...open('friday', '09:00', '10:00'),
          holidays: [CHRISTMAS],
          holidayRanges: [{ from: '17:00', to: '18:00' }],
        },
      ],
      'pick-up',
      '09:00 10:00',
    ],
    [
      'reach past the hours where there is service then',
      [{ ...open('monday', '09:00', '10:00'), afterHours: { beforeMinutes: 60, afterMinutes: 0 } }],
      'pick-up',
      '08:00 09:00 10:00',
    ],
  ])('%s', (_why, places, purpose, times) => {
    expect(timesEverOffered(places, purpose).join(' ')).toBe(times);
  });
});
