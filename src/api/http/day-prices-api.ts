import type { PlainDate } from '../../domain/calendar.ts';
import { isRecord } from '../wire/is-record.ts';
import type { QueryOf } from '../wire/operations/client-types.ts';
import type { ApiCaller } from './caller.ts';

/** What a day of the cheapest free car costs, in units of the currency, by the day of pick-up. */
export interface DayPrices {
  /** ISO code; '' without prices. */
  readonly currency: string;
  readonly byDate: ReadonlyMap<PlainDate, number>;
}

export const NO_DAY_PRICES: DayPrices = { currency: '', byDate: new Map() };

/** What is asked of the call. */
export type DayPricesQuery = QueryOf<'/api/booking/day-prices'>;

const readEntry = (entry: unknown): readonly [PlainDate, number] | null => {
  if (!isRecord(entry)) return null;
  const { date, price, totalDays } = entry;
  const isReadable =
    typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    typeof price === 'number' &&
    typeof totalDays === 'number' &&
    totalDays > 0;
  return isReadable ? [date as PlainDate, price / totalDays] : null;
};

/** Asks by HTTP what the days of a calendar cost. Rejects with ApiError, as with a product API that does not know the call. */
export async function readDayPrices(caller: ApiCaller, query: DayPricesQuery): Promise<DayPrices> {
  const answer: unknown = await caller.get('/api/booking/day-prices', query);
  const entries = Array.isArray(answer) ? answer : [];
  const first: unknown = entries[0];
  const currency = isRecord(first) && typeof first.currency === 'string' ? first.currency : '';
  const byDate = new Map(entries.map(readEntry).filter((entry) => entry !== null));
  return currency ? { currency, byDate } : NO_DAY_PRICES;
}

/** Asks once for each query, and has no prices where they cannot be had. */
export function rememberDayPrices(caller: ApiCaller): (query: DayPricesQuery) => Promise<DayPrices> {
  const asked = new Map<string, Promise<DayPrices>>();
  return (query) => {
    const key = JSON.stringify(query);
    const known = asked.get(key) ?? readDayPrices(caller, query).catch(() => NO_DAY_PRICES);
    asked.set(key, known);
    return known;
  };
}
