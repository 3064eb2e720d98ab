import {
  type DayPrices,
  type DayPricesRequest,
  NO_DAY_PRICES,
  toDayPrices,
  toDayPricesQuery,
} from '../wire/day-prices.ts';
import type { ApiCaller } from './caller.ts';

/** Asks what the days of a calendar cost. */
export type AskDayPrices = (request: DayPricesRequest) => Promise<DayPrices>;

/**
 * Asks by HTTP what the days of a calendar cost, once for each request; there are no prices where they cannot be had, as
 * from a product API that does not know the call. Prices are cached for the life of the page: one entry for each trip
 * that its visitor opens a calendar with.
 */
export function createDayPrices(caller: ApiCaller): AskDayPrices {
  const cached = new Map<string, Promise<DayPrices>>();
  const call = (request: DayPricesRequest, key: string) =>
    caller.get('/api/booking/day-prices', toDayPricesQuery(request)).then(toDayPrices, () => {
      // They are asked for again when the calendar is opened again.
      cached.delete(key);
      return NO_DAY_PRICES;
    });
  return (request) => {
    const key = JSON.stringify(request);
    const response = cached.get(key) ?? call(request, key);
    cached.set(key, response);
    return response;
  };
}
