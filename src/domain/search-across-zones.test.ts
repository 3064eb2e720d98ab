import { describe, expect, it } from 'vitest';
import { airport, context, hours, place, describeCorrections } from '../../tests/support/search-context.ts';
import type { PlainDateTime } from './calendar.ts';
import { dateOf, timeOf } from './calendar.ts';
import { completeSearch } from './complete-search.ts';
import type { SearchPlace } from './search-parameters.ts';

/** An hour ahead of the airport; it closes on the 14th, and on Sunday the 15th. */
const mendoza = place('mendoza', {
  utcOffsetMinutes: 60,
  hours: { ...hours, closedDays: ['2026-03-14'] },
});

function completeBetween(pickUp: PlainDateTime, dropOff: PlainDateTime, there: SearchPlace) {
  const given = {
    pickUpPlaceId: 'airport',
    pickUpDate: dateOf(pickUp),
    pickUpTime: timeOf(pickUp),
    dropOffPlaceId: there.id,
    dropOffDate: dateOf(dropOff),
    dropOffTime: timeOf(dropOff),
  };
  const limits = { places: [airport, there], lengths: { minDays: 0, maxDays: 1 } };
  const completed = completeSearch(given, { ...context, ...limits });
  return completed.ok
    ? [completed.search.dropOff, describeCorrections(completed.corrections)]
    : completed.reason;
}

describe('a return in another zone', () => {
  const TOLD = 'dropOff return-not-after-pick-up';
  const CLOSED = 'dropOff closed-day';

  it.each<[why: string, pickUp: PlainDateTime, dropOff: PlainDateTime, expected: unknown]>([
    ['half an hour before', '2026-03-12T10:00', '2026-03-12T10:30', ['2026-03-13T10:30', TOLD]],
    ['at its very moment', '2026-03-12T10:00', '2026-03-12T11:00', ['2026-03-13T11:00', TOLD]],
    ['a step after it', '2026-03-12T10:00', '2026-03-12T11:15', ['2026-03-12T11:15', '']],
    ['the day after it', '2026-03-12T10:00', '2026-03-13T10:30', ['2026-03-13T10:30', '']],
    ['closed, and open before', '2026-03-13T18:45', '2026-03-14T10:00', ['2026-03-13T20:00', CLOSED]],
    ['closed, and too late before', '2026-03-13T19:00', '2026-03-14T10:00', 'no-return-time'],
  ])(
    'is only possible after the pick-up in real time where the clocks are ahead: %s',
    (_why, pickUp, dropOff, expected) => {
      expect(completeBetween(pickUp, dropOff, mendoza)).toEqual(expected);
    },
  );

  it('is not possible before the pick-up by the clock where the clocks are behind: rentals count by the clock', () => {
    const behind = { ...mendoza, utcOffsetMinutes: -60 };
    const expected = ['2026-03-13T09:30', TOLD];
    expect(completeBetween('2026-03-12T10:00', '2026-03-12T09:30', behind)).toEqual(expected);
  });
});
