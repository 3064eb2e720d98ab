/* What a promotion holds for: rentals of a length, from certain places and of certain classes, that begin within its days. */
import { daysBetween, type PlainDate, parsePlainDate } from './calendar.ts';

/** Days on which a car is picked up, both included. */
export interface PromotionPeriod {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** What a rental must be like; empty lists restrict nothing. */
export interface PromotionConditions {
  /** Charged days. */
  readonly minDays: number;
  readonly maxDays: number | null;
  /** Of the pick-up. */
  readonly placeIds: readonly string[];
  readonly categoryIds: readonly string[];
}

/** `isYearly`: the period is that of the first year and returns in each one after it. */
export interface PromotionRules extends PromotionConditions {
  readonly period: PromotionPeriod;
  readonly isYearly: boolean;
}

/** A promotion as visitors see it, with the period that it holds for now or next. */
export interface Promotion extends PromotionConditions, PromotionPeriod {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly imagePath: string;
  /** What it takes off the rental. */
  readonly basisPoints: number;
}

/** A rental as promotions see it. */
export interface PromotedRental {
  readonly pickUpDate: PlainDate;
  readonly totalDays: number;
  readonly placeId: string;
  readonly categoryId: string;
}

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));

/** The same day so many years later; 29 February is the 28th where there is none. */
function addYears(date: PlainDate, years: number): PlainDate {
  const year = String(yearOf(date) + years).padStart(4, '0');
  return parsePlainDate(`${year}${date.slice(4)}`) ?? (`${year}-02-28` as PlainDate);
}

/** The period that a date lies in, else the next one; `null` when the promotion is over. */
export function periodFrom(
  date: PlainDate,
  { period, isYearly }: Pick<PromotionRules, 'period' | 'isYearly'>,
): PromotionPeriod | null {
  if (date <= period.to) return period;
  if (!isYearly) return null;
  const years = yearOf(date) - yearOf(period.to);
  const thisYear = addYears(period.to, years) < date ? years + 1 : years;
  return { from: addYears(period.from, thisYear), to: addYears(period.to, thisYear) };
}

const includes = (ids: readonly string[], id: string): boolean => ids.length === 0 || ids.includes(id);

/** Whether a promotion holds for a rental. */
export function isPromoted(
  { pickUpDate, totalDays, placeId, categoryId }: PromotedRental,
  rules: PromotionRules,
): boolean {
  const period = periodFrom(pickUpDate, rules);
  return (
    period !== null &&
    pickUpDate >= period.from &&
    totalDays >= rules.minDays &&
    (rules.maxDays === null || totalDays <= rules.maxDays) &&
    includes(rules.placeIds, placeId) &&
    includes(rules.categoryIds, categoryId)
  );
}

/** Days of a rental that a promotion suggests where it does not say how many. */
const USUAL_DAYS = 3;

/**
 * The rental that a promotion is looked at with: its first day that is not before `earliest`, for the days that it asks
 * for; `null` when it is over by then.
 */
export function suggestedDates(
  { from, to, minDays, maxDays }: Promotion,
  earliest: PlainDate,
): { readonly pickUp: PlainDate; readonly days: number } | null {
  const pickUp = from > earliest ? from : earliest;
  if (daysBetween(pickUp, to) < 0) return null;
  return { pickUp, days: Math.min(Math.max(minDays, USUAL_DAYS), maxDays ?? Number.POSITIVE_INFINITY) };
}
