import type { SearchParameters } from '../../domain/search-parameters.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { ApiError } from '../client/api-error.ts';
import type { ProductApi } from '../client/product-api.ts';
import { type CompletedSearchAnswer, toCompletedSearch, toSearchQuery } from '../wire/search-call.ts';
import { type DecimalsOf, toPricedOffer, toVehicleOffers } from '../wire/vehicle-offer.ts';

interface Asked {
  readonly api: ProductApi;
  readonly language: string;
  readonly decimalsOf: DecimalsOf;
  /** Parameters of the page's address. */
  readonly search: URLSearchParams;
}

/** A complete search from an address: what is missing is filled in, what is wrong repaired. */
export const completedSearchQuery = ({
  api,
  language,
  search,
}: Pick<Asked, 'api' | 'language' | 'search'>) => ({
  queryKey: ['completed-search', language, search.toString()] as const,
  queryFn: async (): Promise<CompletedSearchAnswer> =>
    toCompletedSearch(
      await api.get('/api/booking/complete-search', { ...Object.fromEntries(search), language }),
    ),
});

/** Offers of a search, with the search as it was understood. */
export interface SearchAnswer extends CompletedSearchAnswer {
  readonly offers: readonly VehicleOffer[];
}

/** The vehicles that are free for the search of an address. */
export const offersQuery = (asked: Asked) => ({
  queryKey: ['offers', asked.language, asked.search.toString()] as const,
  queryFn: async (): Promise<SearchAnswer> => {
    const completed = await completedSearchQuery(asked).queryFn();
    if (!completed.search) return { ...completed, offers: [] };
    const body = await asked.api.get('/api/booking/search', toSearchQuery(completed.search, asked.language));
    return { ...completed, offers: toVehicleOffers(body, asked.decimalsOf) };
  },
});

/** The price of the one model that an address names; `offer` is `null` when it cannot be had. */
export interface PricedSearch {
  readonly search: SearchParameters;
  readonly offer: VehicleOffer | null;
  /** The site has such a model; whether one is free is another question. */
  readonly isModelKnown: boolean;
}

/** The price of the model of an address, for checkout. */
export const priceQuery = (asked: Asked) => ({
  queryKey: ['price', asked.language, asked.search.toString()] as const,
  queryFn: async (): Promise<PricedSearch | null> => {
    const { search } = await completedSearchQuery(asked).queryFn();
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
    return { search, isModelKnown, offer: body === null ? null : toPricedOffer(body, asked.decimalsOf) };
  },
});
