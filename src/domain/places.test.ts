import { describe, expect, it } from 'vitest';
import type { DropOffVerdict, PlaceOperations, PlaceRules } from './places.ts';
import { canPickUpAt, checkDropOffPlace, chooseDropOff, dropOffPlaces } from './places.ts';

const place = (id: string, operations: PlaceOperations, returnPlaceIds: string[] = []): PlaceRules => ({
  id,
  operations,
  returnPlaceIds,
});
const airport = place('airport', 'pick-up-and-drop-off');
const centre = place('centre', 'pick-up-and-drop-off', ['harbour', 'depot']);
const hotel = place('hotel', 'pick-up-only');
const depot = place('depot', 'drop-off-only');
const harbour = place('harbour', 'pick-up-and-drop-off', ['harbour']);
const all = [airport, centre, hotel, depot, harbour];

describe('places', () => {
  it('offers no pick-up where cars are only returned [SCHED-12]', () => {
    expect(all.filter(canPickUpAt).map(({ id }) => id)).toEqual(['airport', 'centre', 'hotel', 'harbour']);
  });

  it.each<[why: string, pickUp: PlaceRules, dropOff: PlaceRules, verdict: DropOffVerdict]>([
    ['anywhere without a list', airport, centre, { allowed: true }],
    ['where cars are only returned', airport, depot, { allowed: true }],
    ['never where cars are only handed out', airport, hotel, { allowed: false, reason: 'pick-up-only' }],
    ['not even after a pick-up there', hotel, hotel, { allowed: false, reason: 'pick-up-only' }],
    ['at a place of the list', centre, harbour, { allowed: true }],
    ['not outside the list', centre, airport, { allowed: false, reason: 'not-a-return-place-of-pick-up' }],
    [
      'not at the pick-up itself when its list leaves it out',
      centre,
      centre,
      { allowed: false, reason: 'not-a-return-place-of-pick-up' },
    ],
  ])('returns a car %s [SCHED-12, SCHED-13]', (_why, pickUp, dropOff, verdict) => {
    expect(checkDropOffPlace(pickUp, dropOff)).toEqual(verdict);
    expect(dropOffPlaces(pickUp, all).includes(dropOff)).toBe(verdict.allowed);
  });

  it.each<
    [
      why: string,
      pickUp: PlaceRules,
      wanted: string | null,
      places: PlaceRules[],
      id: string | null,
      isChanged: boolean,
    ]
  >([
    ['keeps an allowed drop-off', airport, 'centre', all, 'centre', false],
    ['starts with the pick-up', airport, null, all, 'airport', false],
    ['falls back to the pick-up', harbour, 'centre', all, 'harbour', true],
    ['falls back to the first allowed when the pick-up is not', centre, 'airport', all, 'depot', true],
    ['starts with the first allowed when the pick-up is not', centre, null, all, 'depot', false],
    ['falls back from a place that no longer exists', airport, 'gone', all, 'airport', true],
    ['finds none where there is none', hotel, 'airport', [hotel], null, true],
  ])('%s after a change of pick-up [SCHED-13]', (_why, pickUp, wanted, places, id, isChanged) => {
    const choice = chooseDropOff(pickUp, wanted, places);
    expect({ id: choice.place?.id ?? null, isChanged: choice.isChanged }).toEqual({ id, isChanged });
  });
});
