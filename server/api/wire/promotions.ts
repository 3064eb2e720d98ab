import type { SitePromotion } from '../../../generated/api/types.ts';
import type { PromotionPeriod } from '../../../src/domain/promotions.ts';
import type { StoredPromotion } from '../../db/repositories/prices.ts';
import type { Names } from '../../db/tables/columns.ts';

/** A promotion with the days for which it holds, its texts in a language. */
export const toWirePromotion = (
  promotion: StoredPromotion,
  { from, to }: PromotionPeriod,
  nameOf: (names: Names) => string,
): SitePromotion => ({
  id: promotion.id,
  name: nameOf(promotion.names),
  description: nameOf(promotion.descriptions),
  imagePath: promotion.imagePath,
  discountPercentage: promotion.basisPoints / 100,
  validFrom: from,
  validTo: to,
  minDays: promotion.minDays,
  maxDays: promotion.maxDays,
  placeIds: [...promotion.placeIds],
  categoryIds: [...promotion.categoryIds],
});
