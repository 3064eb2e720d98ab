import { dateOf, type PlainDate } from '../../src/domain/calendar.ts';
import { type PromotionPeriod, type PromotionRules, periodFrom } from '../../src/domain/promotions.ts';
import { type GivenCodes, NO_CODES, rateOfCode, toCode } from '../../src/domain/promotion-codes.ts';
import type { StoredPromotion } from '../db/repositories/prices.ts';
import { localTimeAt } from '../environment/time-zones.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** The rules of a stored promotion. */
export const promotionRulesOf = ({ fromDate, toDate, ...promotion }: StoredPromotion): PromotionRules => ({
  ...promotion,
  period: { from: fromDate as PlainDate, to: toDate as PlainDate },
});

/** A promotion with the period that it holds for now or next. */
export interface CurrentPromotion {
  readonly promotion: StoredPromotion;
  readonly period: PromotionPeriod;
}

/** The promotions that a car can still be picked up with at some branch, those with a code too. `now` is epoch milliseconds. */
export function currentPromotions({ places, promotions }: SiteCatalogue, now: number): CurrentPromotion[] {
  const [today = dateOf(localTimeAt(now, 'UTC'))] = [...places.values()]
    .map(({ branch }) => dateOf(localTimeAt(now, branch.timeZone)))
    .sort();
  return promotions.flatMap((promotion) => {
    const period = periodFrom(today, promotionRulesOf(promotion));
    return period ? [{ promotion, period }] : [];
  });
}

/** The promotion or agreement that a code opens; `null` for a wrong code, and for one whose days are over. */
export function promotionOfCode(
  catalogue: SiteCatalogue,
  codes: GivenCodes,
  now: number,
): StoredPromotion | null {
  return rateOfCode(
    currentPromotions(catalogue, now).map(({ promotion }) => promotion),
    codes,
  );
}

/** Whether a code was given that opens nothing: a price leaves it out, a booking with it would not be what was agreed. */
export function hasWrongCode(catalogue: SiteCatalogue, codes: GivenCodes | undefined, now: number): boolean {
  const { promotionCode, agreementCode } = codes ?? NO_CODES;
  return [
    { ...NO_CODES, promotionCode },
    { ...NO_CODES, agreementCode },
  ].some(
    (code) =>
      toCode(code.promotionCode ?? code.agreementCode) !== null &&
      promotionOfCode(catalogue, code, now) === null,
  );
}
