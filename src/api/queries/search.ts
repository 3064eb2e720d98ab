import type { QueryClient } from '@tanstack/react-query';
import {
  atTime,
  dateOf,
  type PlainDateTime,
  timeOf,
  toPlainDateTime,
  wallClockMinutesBetween,
} from '../../domain/calendar.ts';
import { completeSearch } from '../../domain/complete-search.ts';
import type {
  CorrectionReason,
  RefusedReturn,
  SearchedPlace,
  SearchParameters,
  SearchCorrection,
} from '../../domain/search-parameters.ts';
import { freeCancellationUntil, isCancellationFree } from '../../domain/cancellation.ts';
import { checkDriverAge, type DriverAgeRefusal } from '../../domain/driver-age.ts';
import { type LeadPolicy, tooSoonFrom } from '../../domain/opening-slots.ts';
import { estimateRentalDays } from '../../domain/rental-period.ts';
import { nearest } from '../../domain/nearest.ts';
import { momentsWithoutHours, type SearchMoments } from '../../domain/search-form.ts';
import type { Money } from '../../domain/money.ts';
import { convertOffer } from '../../domain/offers/convert-offer.ts';
import { NO_SEARCH_CODES, type SearchCodes } from '../../domain/promotion-codes.ts';
import type { SearchRules } from '../../domain/search-rules.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { ProductApi, SearchOptions } from '../product-api.ts';
import { fromSearchAddress } from '../wire/search-address.ts';
import type { DecimalsOf } from '../wire/vehicle-offer.ts';
import { clockMovedOn } from './clock-moved-on.ts';
import type { Place } from '../wire/place.ts';
import { toSearchPlaces } from './search-places.ts';
import { withValidCodes } from './valid-codes.ts';
import { openingHoursQuery, placesQuery } from './site.ts';
import { placePositions } from './place-positions.ts';

/** What the queries of a search need from the page. */
export interface SearchQueryContext {
  readonly api: ProductApi;
  readonly language: string;
  readonly decimalsOf: DecimalsOf;
  /** Parameters of the page's address. */
  readonly search: URLSearchParams;
  readonly searchRules: SearchRules;
  /** Converts amounts to the currency in which the visitor books; without it they stay as they were answered. */
  readonly toBooked?: ((amount: Money) => Money) | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The query client: places and hours are fetched through it, so that all searches of a page share them. */
export interface QueryContext {
  readonly client: QueryClient;
}

/** A completed search with its corrections; `search` is `null` when no place can be used. */
export interface CompletedSearchResult {
  readonly search: SearchParameters | null;
  readonly corrections: readonly SearchCorrection[];
  /** The asked places when a car cannot be returned from the one at the other; else `null`. */
  readonly refusedReturn: RefusedReturn | null;
  /** Why a driver of the requested age cannot rent; `null` when they can. */
  readonly ageRefusal: DriverAgeRefusal | null;
  /** Estimated rental days, in halves, while there is no price; 0 without a search. */
  readonly estimatedDays: number;
  /** How far the clocks of the pick-up place are ahead of UTC now. */
  readonly utcOffsetMinutes: number;
  /** Until when cancelling is free, by the clock of the pick-up place, and whether it still is; `null` without rules. */
  readonly cancellation: { readonly freeUntil: PlainDateTime; readonly isFree: boolean } | null;
  /** What became of its codes. */
  readonly codes: SearchCodes;
  /** When its pick-up comes within the lead time, in epoch milliseconds; `null` without a search. */
  readonly validUntil: number | null;
}

/** Most places that are offered instead of an impossible one. */
const MOST_CHOICES = 3;

const NO_SEARCH: CompletedSearchResult = {
  search: null,
  corrections: [],
  refusedReturn: null,
  ageRefusal: null,
  estimatedDays: 0,
  utcOffsetMinutes: 0,
  cancellation: null,
  codes: NO_SEARCH_CODES,
  validUntil: null,
};

/**
 * Completes the search of an address. Rejects when places or hours cannot be fetched.
 * @param lead whether the moment of pick-up must still be far enough away
 */
export async function completedSearch(
  { api, language, search, searchRules, now }: Omit<SearchQueryContext, 'decimalsOf'>,
  client: QueryClient,
  lead: LeadPolicy = 'enforced',
): Promise<CompletedSearchResult> {
  const [places, hours, { requested, codes }] = await Promise.all([
    client.fetchQuery(placesQuery(api, language)),
    client.fetchQuery(openingHoursQuery(api, language)),
    withValidCodes(fromSearchAddress(search), { api, language, client }),
  ]);
  const known = toSearchPlaces(places, hours);
  const completed = completeSearch(requested, {
    places: known,
    presetPickUpPlaceId: null,
    lead,
    nowAt: ({ utcOffsetMinutes }) => toPlainDateTime(now, utcOffsetMinutes),
    ...searchRules,
  });
  if (!completed.ok)
    return completed.reason === 'return-refused'
      ? {
          ...NO_SEARCH,
          refusedReturn: await nearestFirst(completed.refused, places, { api, language, client }),
        }
      : NO_SEARCH;
  const { search: found, corrections } = completed;
  const start = known.find(({ id }) => id === found.pickUpPlace.id);
  const { utcOffsetMinutes = 0, hours: rules = null } = start ?? {};
  const minutesLeft =
    rules &&
    wallClockMinutesBetween(toPlainDateTime(now, utcOffsetMinutes), tooSoonFrom(found.pickUp, rules));
  const freeUntil = freeCancellationUntil(searchRules.cancellation, found.pickUp);
  const age = checkDriverAge(found.driverAge, searchRules.driverAge);
  return {
    search: found,
    corrections,
    refusedReturn: null,
    ageRefusal: age.allowed ? null : age,
    estimatedDays: estimateRentalDays(found.pickUp, found.dropOff, searchRules.estimate),
    utcOffsetMinutes,
    cancellation: freeUntil && {
      freeUntil,
      isFree: isCancellationFree({ freeUntil }, toPlainDateTime(now, utcOffsetMinutes)),
    },
    codes,
    validUntil: minutesLeft === null ? null : clockMovedOn(now, minutesLeft),
  };
}

/** The possible places of a refused return, those nearest to the asked one first; at most a few. */
async function nearestFirst(
  refused: RefusedReturn,
  places: readonly Place[],
  { api, language, client }: Pick<SearchQueryContext, 'api' | 'language'> & QueryContext,
): Promise<RefusedReturn> {
  // Without the positions of offices the order is that of the company.
  const positionOf = await placePositions(places, { api, language }, client);
  const near = (list: readonly SearchedPlace[], requested: SearchedPlace) =>
    nearest(list, positionOf(requested), positionOf).slice(0, MOST_CHOICES);
  return {
    ...refused,
    returnPlaces: near(refused.returnPlaces, refused.dropOffPlace),
    pickUpPlaces: near(refused.pickUpPlaces, refused.pickUpPlace),
  };
}

/** Dates that no form can be asked for again: the proposed ones stand in for them. */
const IMPOSSIBLE: ReadonlySet<CorrectionReason> = new Set([
  'unreadable',
  'in-the-past',
  'too-far',
  'pick-up-replaced',
]);

/** The moments that a form shows for a search: it keeps what was asked, though cars are shown for another moment. */
function requestedMoments(
  { pickUp, dropOff }: SearchMoments,
  corrections: readonly SearchCorrection[],
): SearchMoments {
  const requested = (field: 'pickUp' | 'dropOff', shown: PlainDateTime) => {
    const correction = corrections.find((each) => each.field === field && !IMPOSSIBLE.has(each.reason));
    const { date = dateOf(shown), time = timeOf(shown) } = correction?.requested ?? {};
    return atTime(date, time);
  };
  return { pickUp: requested('pickUp', pickUp), dropOff: requested('dropOff', dropOff) };
}

/** A search as a form shows it. */
export interface FormSearch extends CompletedSearchResult {
  /** Those that were asked, where they are possible at all; without a search, those that are proposed. */
  readonly moments: SearchMoments;
}

/**
 * A complete search from an address: missing values get defaults, wrong ones are corrected. Without opening hours there
 * is no search, and the shown moments are computed in UTC, because the opening hours contain the zone.
 */
export const completedSearchQuery = (context: Omit<SearchQueryContext, 'decimalsOf'>) => ({
  queryKey: ['completed-search', context.language, context.search.toString()] as const,
  queryFn: async ({ client }: QueryContext): Promise<FormSearch> => {
    const { api, language, search, searchRules, now } = context;
    const hours = await client.fetchQuery(openingHoursQuery(api, language)).catch(() => null);
    const completed = hours ? await completedSearch(context, client) : NO_SEARCH;
    const proposed = () =>
      momentsWithoutHours(fromSearchAddress(search), toPlainDateTime(now, 0), searchRules);
    const { search: found, corrections } = completed;
    return { ...completed, moments: found ? requestedMoments(found, corrections) : proposed() };
  },
});

/** The vehicles that are free for a search, in the currency in which the visitor books. */
export async function pricedOffers(
  search: SearchParameters,
  context: Pick<SearchQueryContext, 'api' | 'language' | 'decimalsOf' | 'toBooked'> &
    Pick<SearchOptions, 'isSuggestion'>,
): Promise<readonly VehicleOffer[]> {
  const offers = await context.api.search(search, context);
  const { toBooked } = context;
  return toBooked ? offers.map((offer) => convertOffer(offer, toBooked)) : offers;
}

/** The offers of a search, with the completed search. */
export interface OffersResult extends CompletedSearchResult {
  readonly offers: readonly VehicleOffer[];
}

/** Fetches the offers for the search of an address. Rejects when offers, places or hours cannot be fetched. */
export async function findOffers(
  context: SearchQueryContext,
  client: QueryClient,
  lead: LeadPolicy = 'enforced',
): Promise<OffersResult> {
  const completed = await completedSearch(context, client, lead);
  if (!completed.search || completed.ageRefusal) return { ...completed, offers: [] };
  return { ...completed, offers: await pricedOffers(completed.search, context) };
}

/** The vehicles that are free for the search of an address. */
export const offersQuery = (context: SearchQueryContext) => ({
  queryKey: ['offers', context.language, context.search.toString()] as const,
  queryFn: ({ client }: QueryContext): Promise<OffersResult> => findOffers(context, client),
});
