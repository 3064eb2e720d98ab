import type { BookingRequest, SearchResult } from '../../generated/api/types.ts';
import { type QueryValues, withQuery } from '../../src/api/client/product-api.ts';
import { toBookingMoment } from '../../src/api/wire/booking-request.ts';
import { type CompletedSearchAnswer, toSearchQuery } from '../../src/api/wire/search-call.ts';
import type { Call, Reply } from './worlds.ts';

/** A car that is free, and the request that books it. */
export interface Order {
  readonly offer: SearchResult;
  readonly order: BookingRequest;
  readonly query: QueryValues;
  /** Value of the Expected-Total header: minor units and currency. */
  readonly total: string;
}

/** Searches as the site does from nothing, and orders the first car that has a price. */
export async function orderFor(ask: (call: Call) => Promise<Reply>): Promise<Order> {
  const { search } = (await ask({ path: '/api/booking/complete-search' })).body as CompletedSearchAnswer;
  if (!search) throw new Error('no search could be completed');
  const query = toSearchQuery(search, 'en-US');
  const offers = (await ask({ path: withQuery('/api/booking/search', query) })).body as SearchResult[];
  const offer = offers.find(({ onlyQuote }) => !onlyQuote);
  if (!offer) throw new Error('no car is free');
  const currencies = (await ask({ path: '/api/currencies' })).body as { isoCode: string; decimals: number }[];
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
