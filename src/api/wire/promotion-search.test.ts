import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../domain/promotions.ts';
import { toBranchHours } from './opening-hours.ts';
import { toPlace } from './place.ts';
import { promotionSearch } from './promotion-search.ts';
import { WIRE_PLACES, WIRE_SCHEDULES } from './scenarios/sample-places.ts';

const PROMOTION: Promotion = {
  id: 'p',
  name: '',
  text: '',
  imagePath: '',
  basisPoints: 1000,
  from: '2026-05-01',
  to: '2026-05-12',
  minDays: 5,
  maxDays: null,
  placeIds: [],
  categoryIds: [],
};
/** Monday; the clocks of the places are two hours ahead. */
const NOW = '2026-05-11T08:00:00Z';
const PLACES = WIRE_PLACES.flatMap((place) => toPlace(place) ?? []);
const AIRPORT = 'spu-air';

const queryOf = (change: Partial<Promotion>, now = NOW, schedule: object = {}) =>
  promotionSearch(
    { ...PROMOTION, ...change },
    {
      now: Date.parse(now),
      places: PLACES,
      hours: toBranchHours(
        WIRE_SCHEDULES.map((each) => ({ ...each, ...schedule })),
        [],
      ),
    },
  );
const paramsOf = (...given: Parameters<typeof queryOf>) => {
  const query = queryOf(...given);
  return query === null ? null : Object.fromEntries(new URLSearchParams(query));
};

describe('the search of a promotion', () => {
  it('begins on a day on which every branch has a car, at any place', () => {
    expect(paramsOf({ to: '2026-05-13' })).toEqual({
      promotionId: 'p',
      dateFrom: '05-13-2026',
      dateTo: '05-18-2026',
    });
  });

  it('that is over by then begins at a place that has a car in time, on the day on which it has', () => {
    expect(paramsOf({})).toEqual({
      promotionId: 'p',
      pickUpPlaceId: PLACES[0]?.id,
      dateFrom: '05-11-2026',
      dateTo: '05-16-2026',
    });
    expect(paramsOf({ placeIds: [AIRPORT] })?.pickUpPlaceId).toBe(AIRPORT);
  });

  it('waits for its first day', () => {
    expect(paramsOf({ from: '2026-05-12' })?.dateFrom).toBe('05-12-2026');
  });

  it.each<[why: string, change: Partial<Promotion>, now: string, schedule: object]>([
    ['a branch needs longer than that', {}, NOW, { gap: 48 }],
    ['its last day is over at the place', { to: '2026-05-11' }, '2026-05-11T22:30:00Z', {}],
    ['no place of it is known', { placeIds: ['elsewhere'] }, NOW, {}],
  ])('is none where %s', (_why, change, now, schedule) => {
    expect(queryOf(change, now, schedule)).toBeNull();
  });

  it('shows the classes that it holds for, and no others', () => {
    const query = new URLSearchParams(queryOf({ to: '2026-06-30', categoryIds: ['city', 'suv'] }) ?? '');
    expect(query.getAll('category')).toEqual(['city', 'suv']);
  });
});
