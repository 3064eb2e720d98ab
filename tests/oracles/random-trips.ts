import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { placesQuery } from '../../src/api/queries/site.ts';
import type { Place } from '../../src/api/wire/place.ts';
import { toAddressDate } from '../../src/api/wire/dates.ts';
import { dateOf, timeOf, toPlainDateTime } from '../../src/domain/calendar.ts';
import { chooseExtra, preselectExtras, type SelectedExtra } from '../../src/domain/extras.ts';
import type { OfferedExtra } from '../../src/domain/offered-extra.ts';
import { canPickUpAt, dropOffPlaces } from '../../src/domain/places.ts';
import type { SiteVisitor } from '../support/site-visitor.ts';

const DAY_MINUTES = 1_440;
const MINUTE = 60_000;
/** Desks think in these. */
const SLOT_MINUTES = 30;

/** What a visitor would like, as numbers that choose among whatever a site has. */
const wish = fc.record({
  pickUpPlace: fc.nat(),
  dropOffPlace: fc.nat(),
  isOneWay: fc.boolean(),
  startSlot: fc.integer({ min: 2 * 48, max: 360 * 48 }),
  slots: fc.integer({ min: 24, max: 30 * 48 }),
  age: fc.integer({ min: 25, max: 69 }),
  language: fc.nat(),
  currency: fc.nat(),
  car: fc.nat(),
  extras: fc.array(fc.record({ extra: fc.nat(), quantity: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 4,
  }),
});

/** A trip that somebody would like to make. */
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

/** Wishes, the same for the same seed. */
export const drawWishes = (count: number, seed: number): readonly Wish[] =>
  fc.sample(wish, { seed, numRuns: count });

/** The one of a list that a number chooses. @throws Error when there is none */
export function choose<T>(list: readonly T[], number: number): T {
  if (list.length === 0) throw new Error('there is nothing to choose from');
  return list[number % list.length] as T;
}

/** The places of a visitor's site. */
export const placesOf = (visitor: SiteVisitor): Promise<readonly Place[]> =>
  new QueryClient().fetchQuery(placesQuery(visitor.api(), visitor.language));

/** The address of the search for a wish, a year from `now` on; to another branch where it wishes that and may. */
export function addressOf(wished: Wish, places: readonly Place[], now: number): URLSearchParams {
  const from = choose(places.filter(canPickUpAt), wished.pickUpPlace);
  const allowed = dropOffPlaces(from, places);
  const wanted = allowed.filter((to) => (to.branchOfficeId !== from.branchOfficeId) === wished.isOneWay);
  const to = choose(wanted.length > 0 ? wanted : allowed, wished.dropOffPlace);
  const midnight = Math.floor(now / (DAY_MINUTES * MINUTE)) * DAY_MINUTES;
  const at = (slot: number) => toPlainDateTime((midnight + slot * SLOT_MINUTES) * MINUTE, 0);
  const [pickUp, dropOff] = [at(wished.startSlot), at(wished.startSlot + wished.slots)];
  return new URLSearchParams({
    pickUpPlaceId: from.id,
    dropOffPlaceId: to.id,
    dateFrom: toAddressDate(dateOf(pickUp)),
    hourFrom: timeOf(pickUp),
    dateTo: toAddressDate(dateOf(dropOff)),
    hourTo: timeOf(dropOff),
    driverAge: String(wished.age),
  });
}

/** What of the wished extras the checkout lets a visitor take, beside what it takes by itself. */
export const takeExtras = (wished: Wish, offered: readonly OfferedExtra[]): readonly SelectedExtra[] =>
  wished.extras.reduce<readonly SelectedExtra[]>((taken, { extra, quantity }) => {
    const choice = chooseExtra(choose(offered, extra).id, quantity, taken, offered);
    return choice.ok ? choice.selection : taken;
  }, preselectExtras(offered));
