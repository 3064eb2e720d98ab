import { describe, expect, it } from 'vitest';
import { context, ready } from '../../tests/support/search-context.ts';
import { completeSearch } from './complete-search.ts';
import type { RequestedSearch, SearchContext } from './search-parameters.ts';

describe('the proposed trip', () => {
  const defaultTrip = { daysAhead: 7, hour: '10:00', days: 3 } as const;
  it.each<[why: string, more: Partial<SearchContext>, requested: RequestedSearch, expected: object]>([
    [
      'begins some days from now at an hour',
      {},
      {},
      { pickUp: '2026-03-17T10:00', dropOff: '2026-03-20T10:00' },
    ],
    [
      'begins on the next day with that hour',
      { nowAt: () => '2026-03-08T10:05' },
      {},
      { pickUp: '2026-03-16T10:00' },
    ],
    ['lasts the least days', { lengths: { minDays: 6, maxDays: null } }, {}, { dropOff: '2026-03-23T10:00' }],
    [
      'lasts no more than the most days',
      { lengths: { minDays: 1, maxDays: 1 } },
      {},
      { dropOff: '2026-03-18T10:00' },
    ],
    [
      'is moved on to a season that has not begun',
      {},
      { season: { from: '09-01', to: '12-14' }, days: 7 },
      { pickUp: '2026-09-01T10:00', dropOff: '2026-09-08T10:00' },
    ],
    [
      'is moved on to the next year of a season that is over',
      { nowAt: () => '2026-12-10T09:00' },
      { season: { from: '09-01', to: '12-14' } },
      { pickUp: '2027-09-01T10:00' },
    ],
    [
      'is not moved within a season over the turn of the year',
      {},
      { season: { from: '11-15', to: '03-31' } },
      { pickUp: '2026-03-17T10:00' },
    ],
    [
      'of a season does not replace a chosen day',
      {},
      { season: { from: '09-01', to: '12-14' }, pickUpDate: '2026-03-12' },
      { pickUp: '2026-03-12T10:00' },
    ],
    ['lends its hour to a chosen day', {}, { pickUpDate: '2026-03-12' }, { pickUp: '2026-03-12T10:00' }],
    [
      'replaces impossible dates',
      {},
      { pickUpDate: '2026-03-01', pickUpTime: '17:00', dropOffDate: '2026-03-05' },
      { pickUp: '2026-03-17T10:00', dropOff: '2026-03-20T10:00' },
    ],
  ])('[SRCH-11] %s', (_why, more, requested, expected) => {
    expect(ready(requested, { ...more, defaultTrip }).search).toMatchObject(expected);
  });
});

describe('a trip whose car cannot be returned where that was asked', () => {
  it('is refused, with what is possible instead', () => {
    expect(completeSearch({ pickUpPlaceId: 'centre', dropOffPlaceId: 'airport' }, context)).toMatchObject({
      ok: false,
      reason: 'return-refused',
      refused: {
        pickUpPlace: { id: 'centre' },
        dropOffPlace: { id: 'airport' },
        reason: 'not-a-return-place-of-pick-up',
        returnPlaces: [{ id: 'depot' }, { id: 'centre' }],
        pickUpPlaces: [{ id: 'airport' }],
      },
    });
  });
});

describe('what was asked', () => {
  it.each<[why: string, requested: RequestedSearch, named: object]>([
    ['a place by its name', { pickUpPlaceId: 'depot' }, { place: 'DEPOT' }],
    ['a place that is none by its id', { pickUpPlaceId: 'nowhere' }, { place: 'nowhere' }],
    [
      'a date with its time',
      { pickUpDate: '2026-03-15', pickUpTime: '07:00' },
      { date: '2026-03-15', time: '07:00' },
    ],
    ['a text that could not be read', { unreadable: { pickUp: '02-31-2026' } }, { text: '02-31-2026' }],
  ])('is said of %s', (_why, requested, named) => {
    expect(ready(requested).corrections[0]?.requested).toEqual(named);
  });

  it.each([
    ['kilometres', 'Kilometers', 500],
    ['miles', 'Miles', 805],
  ] as const)('[SRCH-09] includes a distance in %s where the company cuts by distance', (_unit, unit, km) => {
    expect(ready({ expectedDistance: 500 }, { expectedDistance: unit }).search.expectedKilometers).toBe(km);
    expect(ready({ expectedDistance: 500 }).search.expectedKilometers).toBeNull();
  });
});
