import { QueryClient } from '@tanstack/react-query';
import type { BookingRequest, SearchResult } from '../../generated/api/types.ts';
import { createCaller, type QueryValues, withQuery } from '../../src/api/http/caller.ts';
import { createHttpApi } from '../../src/api/http/http-api.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import { loadSiteSettings } from '../../src/api/site-settings.ts';
import { type CompletedSearchResult, completedSearchQuery } from '../../src/api/queries/search.ts';
import { toBookingMoment } from '../../src/api/wire/booking-request.ts';
import { toSearchQuery } from '../../src/api/wire/search-call.ts';
import { searchRules } from '../../src/domain/search-rules.ts';
import { TEST_NOW } from '../support/site-server.ts';
import type { Call, Reply } from './environments.ts';

/** A car that is free, and the request that books it. */
export interface Order {
  readonly offer: SearchResult;
  readonly order: BookingRequest;
  readonly query: QueryValues;
  /** Value of the Expected-Total header: minor units and currency. */
  readonly total: string;
}

type Ask = (call: Call) => Promise<Reply>;

/** The product API of a site, as its pages call it. */
export const apiOf = (ask: Ask, site: string): ProductApi =>
  createHttpApi(
    createCaller(async ({ path }) => {
      const { status, body } = await ask({ site, path });
      return { status, body: body ?? null };
    }),
  );

/** The search of an address of a site, completed as its pages do it. */
export async function searchOf(ask: Ask, address = '', site = 'andes'): Promise<CompletedSearchResult> {
  const api = apiOf(ask, site);
  const { settings } = await loadSiteSettings(api, () => undefined);
  return new QueryClient().fetchQuery(
    completedSearchQuery({
      api,
      language: 'en-US',
      search: new URLSearchParams(address),
      searchRules: searchRules(settings.bookingSettings, settings.bookingConfiguration),
      now: TEST_NOW,
    }),
  );
}

/** Searches as the site does from nothing, and orders the first car that has a price. */
export async function orderFor(ask: Ask, site = 'andes'): Promise<Order> {
  const { search } = await searchOf(ask, '', site);
  if (!search) throw new Error('no search could be completed');
  return orderOf(ask, site, search);
}

/** Orders the first car of a search that has a price and is wanted. */
export async function orderOf(
  ask: Ask,
  site: string,
  search: NonNullable<CompletedSearchResult['search']>,
  isWanted: (offer: SearchResult) => boolean = () => true,
): Promise<Order> {
  const query = toSearchQuery(search, 'en-US');
  const offers = (await ask({ site, path: withQuery('/api/booking/search', query) })).body as SearchResult[];
  const offer = offers.find((each) => !each.onlyQuote && isWanted(each));
  if (!offer) throw new Error('no car is free');
  const currencies = (await ask({ site, path: '/api/currencies' })).body as {
    isoCode: string;
    decimals: number;
  }[];
  const decimals = currencies.find(({ isoCode }) => isoCode === offer.currency)?.decimals ?? 2;
  return {
    offer,
    query,
    total: `${Math.round(offer.price * 10 ** decimals)} ${offer.currency}`,
    order: {
      customer: {
        firstName: 'Ana',
        lastName: 'Paz',
        emailAddress: 'ana@example.com',
        cellPhone: '+541112345678',
        country: 'ZW',
        birthDate: '1988-07-07',
      },
      driver: null,
      language: 'en-US',
      currency: offer.currency,
      isCustomDeliveryAddress: false,
      isCustomReturnAddress: false,
      from: toBookingMoment(search.pickUp),
      to: toBookingMoment(search.dropOff),
      isQuotation: false,
      isOnRequest: false,
      pickupId: search.pickUpPlace.id,
      returnId: search.dropOffPlace.id,
      modelId: offer.car.model.id,
      additionals: [],
      ilimitedKm: true,
      onlinePayment: false,
      fullResponse: true,
    },
  };
}
