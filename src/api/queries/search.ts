import type { QueryClient } from '@tanstack/react-query';
import { toPlainDateTime } from '../../domain/calendar.ts';
import {
  completeSearch,
  type SearchPlace,
  type SearchParameters,
  type SearchRepair,
} from '../../domain/search-parameters.ts';
import type { SearchRules } from '../../domain/search-rules.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { ApiError } from '../client/api-error.ts';
import type { ProductApi } from '../client/product-api.ts';
import { fromSearchAddress } from '../wire/search-address.ts';
import { toSearchQuery } from '../wire/search-call.ts';
import { type DecimalsOf, toPricedOffer, toVehicleOffers } from '../wire/vehicle-offer.ts';
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
interface Asking {
  readonly client: QueryClient;
}

/** A search as it was understood; `null` when no place can be used. */
export interface CompletedSearchAnswer {
  readonly search: SearchParameters | null;
  readonly repairs: readonly SearchRepair[];
}

async function complete(
  { api, language, search, searchRules, now }: Omit<SearchAsked, 'decimalsOf'>,
  client: QueryClient,
): Promise<CompletedSearchAnswer> {
  const [places, hours] = await Promise.all([
    client.fetchQuery(placesQuery(api, language)),
    client.fetchQuery(openingHoursQuery(api, language)),
  ]);
  const offsets = new Map(
    places.map(({ id, branchOfficeId }) => [id, hours.get(branchOfficeId)?.utcOffsetMinutes ?? 0]),
  );
  const completed = completeSearch(fromSearchAddress(search), {
    places: places.map(
      (place): SearchPlace => ({ ...place, hours: hours.get(place.branchOfficeId)?.rules ?? null }),
    ),
    presetPickUpPlaceId: null,
    nowAt: ({ id }) => toPlainDateTime(now, offsets.get(id) ?? 0),
    ...searchRules,
  });
  return completed.ok ? completed : { search: null, repairs: [] };
}

/** A complete search from an address: what is missing is filled in, what is wrong repaired. */
export const completedSearchQuery = (asked: Omit<SearchAsked, 'decimalsOf'>) => ({
  queryKey: ['completed-search', asked.language, asked.search.toString()] as const,
  queryFn: ({ client }: Asking): Promise<CompletedSearchAnswer> => complete(asked, client),
});

/** Offers of a search, with the search as it was understood. */
export interface SearchAnswer extends CompletedSearchAnswer {
  readonly offers: readonly VehicleOffer[];
}

/** The vehicles that are free for the search of an address. */
export const offersQuery = (asked: SearchAsked) => ({
  queryKey: ['offers', asked.language, asked.search.toString()] as const,
  queryFn: async ({ client }: Asking): Promise<SearchAnswer> => {
    const completed = await complete(asked, client);
    if (!completed.search) return { ...completed, offers: [] };
    const body = await asked.api.get('/api/booking/search', toSearchQuery(completed.search, asked.language));
    return { ...completed, offers: toVehicleOffers(body, asked.decimalsOf) };
  },
});

/** The price of the one model that an address names, for the search as it was understood; `offer` is `null` when it cannot be had. */
export interface PricedSearch {
  readonly search: SearchParameters;
  readonly repairs: readonly SearchRepair[];
  readonly offer: VehicleOffer | null;
  /** The site has such a model; whether one is free is another question. */
  readonly isModelKnown: boolean;
}

/** The price of the model of an address, for checkout. */
export const priceQuery = (asked: SearchAsked) => ({
  queryKey: ['price', asked.language, asked.search.toString()] as const,
  queryFn: async ({ client }: Asking): Promise<PricedSearch | null> => {
    const { search, repairs } = await complete(asked, client);
    if (!search?.modelId) return null;
    let isModelKnown = true;
    const body = await asked.api
      .get('/api/booking/price', toSearchQuery(search, asked.language))
      .catch((error: unknown) => {
        // The model is gone, or closed for these days: an answer, not a failure that trying again would mend.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        isModelKnown = error.code !== 'unknown-model';
        return null;
      });
    const offer = body === null ? null : toPricedOffer(body, asked.decimalsOf);
    return { search, repairs, isModelKnown, offer };
  },
});
