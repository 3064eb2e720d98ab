import type { PlainDate, PlainDateTime } from '../../domain/calendar.ts';
import type { SearchOptions } from '../../domain/search-parameters.ts';
import { toSearchMoment } from './dates.ts';
import { isRecord } from './is-record.ts';
import type { QueryOf } from './operations/client-types.ts';

/** What is wanted of the days of a calendar: a rental that begins on the first of them, and as long on those after it. */
export interface DayPricesRequest extends Pick<SearchOptions, 'hasUnlimitedMileage' | 'showFinalPrice'> {
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlaceId: string;
  readonly dropOffPlaceId: string;
  readonly days: number;
}

/** What a day of the cheapest free car costs, in units of the currency, by the day of pick-up. */
export interface DayPrices {
  /** ISO code; '' without prices. */
  readonly currency: string;
  readonly byDate: ReadonlyMap<PlainDate, number>;
}

export const NO_DAY_PRICES: DayPrices = { currency: '', byDate: new Map() };

/** The query of the call. */
export const toDayPricesQuery = (request: DayPricesRequest): QueryOf<'/api/booking/day-prices'> => ({
  from: toSearchMoment(request.pickUp),
  to: toSearchMoment(request.dropOff),
  fromPlace: request.pickUpPlaceId,
  toPlace: request.dropOffPlaceId,
  ilimitedKm: request.hasUnlimitedMileage,
  showFinalPrice: request.showFinalPrice,
  days: request.days,
});

function readEntry(entry: unknown): readonly [PlainDate, number] | null {
  if (!isRecord(entry)) return null;
  const { date, price, totalDays } = entry;
  const isReadable =
    typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    typeof price === 'number' &&
    typeof totalDays === 'number' &&
    totalDays > 0;
  return isReadable ? [date as PlainDate, price / totalDays] : null;
}

/** Reads a response; entries that cannot be read are left out. */
export function toDayPrices(response: unknown): DayPrices {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [];
  const [first] = entries;
  const currency = isRecord(first) && typeof first.currency === 'string' ? first.currency : '';
  return currency
    ? { currency, byDate: new Map(entries.map(readEntry).filter((entry) => entry !== null)) }
    : NO_DAY_PRICES;
}
