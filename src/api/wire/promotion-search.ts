import { addDays, dateOf, toPlainDateTime } from '../../domain/calendar.ts';
import { type Promotion, suggestedDates } from '../../domain/promotions.ts';
import { toAddressDate } from './dates.ts';

/** Days from now on after which every branch has a car ready. */
const DAYS_AHEAD = 2;

/**
 * The query of a search that a promotion holds for: place, dates and length as far as it states them. `now` is epoch
 * milliseconds.
 */
export function promotionSearch(promotion: Promotion, now: number): string {
  const dates = suggestedDates(promotion, addDays(dateOf(toPlainDateTime(now, 0)), DAYS_AHEAD));
  const [placeId] = promotion.placeIds;
  return new URLSearchParams({
    promotionId: promotion.id,
    ...(placeId ? { pickUpPlaceId: placeId } : {}),
    ...(dates
      ? { dateFrom: toAddressDate(dates.pickUp), dateTo: toAddressDate(addDays(dates.pickUp, dates.days)) }
      : {}),
  }).toString();
}
