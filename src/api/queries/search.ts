import type { QueryClient } from '@tanstack/react-query';
import { toPlainDateTime, wallClockMinutesBetween } from '../../domain/calendar.ts';
import {
  completeSearch,
  type SearchPlace,
  type SearchParameters,
  type SearchCorrection,
} from '../../domain/search-parameters.ts';
import { checkDriverAge, type DriverAgeRefusal } from '../../domain/driver-age.ts';
import { type LeadPolicy, tooSoonFrom } from '../../domain/opening-slots.ts';
import { estimateRentalDays } from '../../domain/rental-period.ts';
import { momentsWithoutHours, type SearchMoments } from '../../domain/search-form.ts';
import type { SearchRules } from '../../domain/search-rules.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { ProductApi } from '../product-api.ts';
import { fromSearchAddress } from '../wire/search-address.ts';
import type { DecimalsOf } from '../wire/vehicle-offer.ts';
import { clockMovedOn } from './clock-moved-on.ts';
import { openingHoursQuery } from './opening-hours.ts';
import { placesQuery } from './places.ts';

/** What a search is asked with. */
export interface SearchAsked {
  readonly api: ProductApi;
  readonly language: string;
  readonly decimalsOf: DecimalsOf;
  /** Parameters of the page's address. */
  readonly search: URLSearchParams;
  readonly searchRules: SearchRules;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Places and hours are asked of the client, so that all searches of a page share them. */
export interface Asking {
  readonly client: QueryClient;
}

/** A search as it was understood; `null` when no place can be used. */
export interface CompletedSearchAnswer {
  readonly search: SearchParameters | null;
  readonly corrections: readonly SearchCorrection[];
  /** Why nobody of the age that was asked for can drive; `null` when they can. */
  readonly ageRefusal: DriverAgeRefusal | null;
  /** Days of the rental, in halves: what is known of its length before there is a price; 0 without a search. */
  readonly estimatedDays: number;
  /** How far the clocks of the pick-up place are ahead of UTC now. */
  readonly utcOffsetMinutes: number;
  /** From then on its pick-up is too soon, in epoch milliseconds; `null` without a search. */
  readonly validUntil: number | null;
}

const NO_SEARCH: CompletedSearchAnswer = {
  search: null,
  corrections: [],
  ageRefusal: null,
  estimatedDays: 0,
  utcOffsetMinutes: 0,
  validUntil: null,
};

/**
 * Completes the search of an address. Rejects when places or hours cannot be asked.
 * @param lead whether the moment of pick-up must still be far enough away
 */
export async function completedSearch(
  { api, language, search, searchRules, now }: Omit<SearchAsked, 'decimalsOf'>,
  client: QueryClient,
  lead: LeadPolicy = 'enforced',
): Promise<CompletedSearchAnswer> {
  const [places, hours] = await Promise.all([
    client.fetchQuery(placesQuery(api, language)),
    client.fetchQuery(openingHoursQuery(api, language)),
  ]);
  const known = places.map((place): SearchPlace => {
    const { rules = null, utcOffsetMinutes = 0 } = hours.get(place.branchOfficeId) ?? {};
    return { ...place, hours: rules, utcOffsetMinutes };
  });
  const completed = completeSearch(fromSearchAddress(search), {
    places: known,
    presetPickUpPlaceId: null,
    lead,
    nowAt: ({ utcOffsetMinutes }) => toPlainDateTime(now, utcOffsetMinutes),
    ...searchRules,
  });
  if (!completed.ok) return NO_SEARCH;
  const { search: found, corrections } = completed;
  const start = known.find(({ id }) => id === found.pickUpPlace.id);
  const { utcOffsetMinutes = 0, hours: rules = null } = start ?? {};
  const minutesLeft =
    rules &&
    wallClockMinutesBetween(toPlainDateTime(now, utcOffsetMinutes), tooSoonFrom(found.pickUp, rules));
  const age = checkDriverAge(found.driverAge, searchRules.driverAge);
  return {
    search: found,
    corrections,
    ageRefusal: age.allowed ? null : age,
    estimatedDays: estimateRentalDays(found.pickUp, found.dropOff, searchRules.estimate),
    utcOffsetMinutes,
    validUntil: minutesLeft === null ? null : clockMovedOn(now, minutesLeft),
  };
}

/** A search as a form shows it. */
export interface FormSearch extends CompletedSearchAnswer {
  /** Those of the search; without one, those that are proposed. */
  readonly moments: SearchMoments;
}

/**
 * A complete search from an address: what is missing is filled in, what is wrong corrected. Without opening hours there
 * is none, and still moments to show: by the clock of UTC, for it is hours that name the zone.
 */
export const completedSearchQuery = (asked: Omit<SearchAsked, 'decimalsOf'>) => ({
  queryKey: ['completed-search', asked.language, asked.search.toString()] as const,
  queryFn: async ({ client }: Asking): Promise<FormSearch> => {
    const { api, language, search, searchRules, now } = asked;
    const hours = await client.fetchQuery(openingHoursQuery(api, language)).catch(() => null);
    const completed = hours ? await completedSearch(asked, client) : NO_SEARCH;
    const proposed = () =>
      momentsWithoutHours(fromSearchAddress(search), toPlainDateTime(now, 0), searchRules.lengths);
    return { ...completed, moments: completed.search ?? proposed() };
  },
});

/** Offers of a search, with the search as it was understood. */
export interface SearchAnswer extends CompletedSearchAnswer {
  readonly offers: readonly VehicleOffer[];
}

/** Asks for what is free for the search of an address. Rejects when that, places or hours cannot be asked. */
export async function findOffers(
  asked: SearchAsked,
  client: QueryClient,
  lead: LeadPolicy = 'enforced',
): Promise<SearchAnswer> {
  const completed = await completedSearch(asked, client, lead);
  if (!completed.search || completed.ageRefusal) return { ...completed, offers: [] };
  return { ...completed, offers: await asked.api.search(completed.search, asked) };
}

/** The vehicles that are free for the search of an address. */
export const offersQuery = (asked: SearchAsked) => ({
  queryKey: ['offers', asked.language, asked.search.toString()] as const,
  queryFn: ({ client }: Asking): Promise<SearchAnswer> => findOffers(asked, client),
});
