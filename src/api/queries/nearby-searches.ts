import type { QueryClient } from '@tanstack/react-query';
import { addDays, atTime, dateOf, type PlainDateTime, timeOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { nearest } from '../../domain/nearest.ts';
import { canPickUpAt } from '../../domain/places.ts';
import { toSearchAddress } from '../wire/search-address.ts';
import { completedSearch, offersQuery, pricedOffers, type SearchQueryContext } from './search.ts';
import { placePositions } from './place-positions.ts';
import { placesQuery } from './site.ts';

/** A search near one that found nothing, and what its cheapest vehicle costs in all. */
export interface NearbySearch {
  readonly search: SearchParameters;
  readonly cheapest: Money;
}

/** Ways on where nothing was found: other days in their order, other places from the nearest on, and the search without its model. */
export interface NearbySearches {
  readonly dates: readonly NearbySearch[];
  readonly places: readonly NearbySearch[];
  readonly anyModel: NearbySearch | null;
}

const NONE: NearbySearches = { dates: [], places: [], anyModel: null };

/** Days by which both ends of a rental are moved, to an earlier side and a later one. */
const NEAR_DAYS = [1, 2, 3];
/** Where none of those has a vehicle, the nearest of these is shown, on each side. */
const FARTHER_DAYS = [4, 5, 6, 7];
/** Later days, the first of which is shown only where no nearer one on either side has a vehicle. */
const FAR_DAYS = [14, 21, 28];
/** Each place is a search of its own. */
const MOST_PLACES = 5;

const shift = (moment: PlainDateTime, days: number): PlainDateTime =>
  atTime(addDays(dateOf(moment), days), timeOf(moment));

/** The cheapest offer of a search; `null` where it had to be corrected, fails or finds nothing that can be booked. */
async function cheapestOf(
  changed: SearchParameters,
  context: SearchQueryContext,
  client: QueryClient,
): Promise<NearbySearch | null> {
  try {
    const completed = await completedSearch({ ...context, search: toSearchAddress(changed) }, client);
    const { search, corrections, ageRefusal } = completed;
    if (!search || ageRefusal || corrections.length > 0) return null;
    const totals = (await pricedOffers(search, { ...context, isSuggestion: true }))
      .filter(({ isQuoteOnly }) => !isQuoteOnly)
      .map(({ total }) => total)
      .toSorted((a, b) => a.minor - b.minor);
    return totals[0] ? { search, cheapest: totals[0] } : null;
  } catch {
    // It is a suggestion: the search itself was answered.
    return null;
  }
}

const found = <Found>(all: readonly (Found | null)[]): readonly Found[] =>
  all.filter((each) => each !== null);

/** Searches near the one of an address, where that finds no vehicle; nothing where it finds some. */
export const nearbySearchesQuery = (context: SearchQueryContext) => ({
  queryKey: ['nearby-searches', context.language, context.search.toString()] as const,
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<NearbySearches> => {
    const { search, ageRefusal, offers } = await client.fetchQuery(offersQuery(context));
    if (!search || ageRefusal || offers.length > 0) return NONE;
    const cheapest = (changed: SearchParameters) => cheapestOf(changed, context, client);
    const moved = (days: number) =>
      cheapest({ ...search, pickUp: shift(search.pickUp, days), dropOff: shift(search.dropOff, days) });
    /** The days before the search that have a vehicle, or those after it with 1; the nearest one first. */
    const freeOn = async (sign: -1 | 1, days: readonly number[]) =>
      found(await Promise.all(days.map((each) => moved(sign * each))));
    /** Other days: two rounds of searches at most, because the visitor waits for each. */
    const dates = async (): Promise<readonly NearbySearch[]> => {
      const [before, after] = await Promise.all([freeOn(-1, NEAR_DAYS), freeOn(1, NEAR_DAYS)]);
      const orFarther = async (near: readonly NearbySearch[], sign: -1 | 1) =>
        near.length > 0 ? near : (await freeOn(sign, FARTHER_DAYS)).slice(0, 1);
      const [earlier, later, far] = await Promise.all([
        orFarther(before, -1),
        orFarther(after, 1),
        before.length + after.length > 0 ? [] : freeOn(1, FAR_DAYS),
      ]);
      const near = [...earlier.toReversed(), ...later];
      return near.length > 0 ? near : far.slice(0, 1);
    };
    const isRoundTrip = search.pickUpPlace.id === search.dropOffPlace.id;
    const all = await client.fetchQuery(placesQuery(context.api, context.language));
    const positionOf = await placePositions(all, context, client);
    const others = all.filter((place) => canPickUpAt(place) && place.id !== search.pickUpPlace.id);
    const places = nearest(others, positionOf(search.pickUpPlace), positionOf).slice(0, MOST_PLACES);
    const [otherDays, elsewhere, anyModel] = await Promise.all([
      dates(),
      Promise.all(
        places.map((place) =>
          cheapest({
            ...search,
            pickUpPlace: { id: place.id, name: place.name, endpoint: null, iataCode: null },
            dropOffPlace: isRoundTrip
              ? { id: place.id, name: place.name, endpoint: null, iataCode: null }
              : search.dropOffPlace,
          }),
        ),
      ),
      search.modelId === null ? null : cheapest({ ...search, modelId: null }),
    ]);
    return { dates: otherDays, places: found(elsewhere), anyModel };
  },
});
