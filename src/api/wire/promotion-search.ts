import {
  addDays,
  atTime,
  dateOf,
  type PlainDate,
  type PlainDateTime,
  toPlainDateTime,
} from '../../domain/calendar.ts';
import { isUsable, regularHours } from '../../domain/opening-hours.ts';
import { movePickUpIntoHours } from '../../domain/opening-slots.ts';
import { canPickUpAt } from '../../domain/places.ts';
import { type Promotion, suggestedDates } from '../../domain/promotions.ts';
import { toAddressDate } from './dates.ts';
import type { BranchHours } from './opening-hours.ts';
import type { Place } from './place.ts';

/** Days from now on after which every branch has a car ready. */
const DAYS_AHEAD = 2;

/** What decides when a car can still be picked up; `now` is epoch milliseconds. */
export interface PromotionMoment {
  readonly now: number;
  readonly places: readonly Place[];
  /** By branch. */
  readonly hours: ReadonlyMap<string, BranchHours>;
}

/**
 * The query of a search that a promotion holds for: dates and length, place and classes as far as it states them; `null`
 * when no car can be picked up any more before it is over.
 */
export function promotionSearch(promotion: Promotion, moment: PromotionMoment): string | null {
  const start = usualStart(promotion, moment.now) ?? lastStart(promotion, moment);
  const dates = start && suggestedDates(promotion, start.earliest);
  if (!dates) return null;
  const { placeId } = start;
  const query = new URLSearchParams({
    promotionId: promotion.id,
    ...(placeId ? { pickUpPlaceId: placeId } : {}),
    dateFrom: toAddressDate(dates.pickUp),
    dateTo: toAddressDate(addDays(dates.pickUp, dates.days)),
  });
  // Cars of other classes would be listed among the others, at prices without the discount.
  for (const categoryId of promotion.categoryIds) query.append('category', categoryId);
  return query.toString();
}

/** Where and from which day on a rental of a promotion begins. */
interface Start {
  readonly placeId: string | undefined;
  readonly earliest: PlainDate;
}

function usualStart(promotion: Promotion, now: number): Start | null {
  const earliest = addDays(dateOf(toPlainDateTime(now, 0)), DAYS_AHEAD);
  return earliest > promotion.to ? null : { placeId: promotion.placeIds[0], earliest };
}

/** In the last days of a promotion: the first of its places that still hands out a car in time. */
function lastStart({ from, to, placeIds }: Promotion, { now, places, hours }: PromotionMoment): Start | null {
  for (const place of places) {
    const branch = hours.get(place.branchOfficeId);
    if (!branch || !isUsable(branch.rules) || !canPickUpAt(place)) continue;
    if (placeIds.length > 0 && !placeIds.includes(place.id)) continue;
    const first: PlainDateTime = atTime(from, '00:00');
    const there = toPlainDateTime(now, branch.utcOffsetMinutes);
    const pickUp = movePickUpIntoHours(first, regularHours(branch.rules), there);
    if (pickUp && dateOf(pickUp) <= to) return { placeId: place.id, earliest: dateOf(pickUp) };
  }
  return null;
}
