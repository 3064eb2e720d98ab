import { SitePromotion as readPromotion } from '../../../generated/api/read.js';
import type { SitePromotion } from '../../../generated/api/types.ts';
import { type PlainDate, isPlainDate } from '../../domain/calendar.ts';
import type { Promotion } from '../../domain/promotions.ts';
import { readList } from './read-settings.ts';

const toPromotion = (wire: SitePromotion): Promotion => ({
  id: String(wire.id),
  name: wire.name,
  text: wire.description,
  imagePath: wire.imagePath,
  basisPoints: Math.round(wire.discountPercentage * 100),
  from: wire.validFrom as PlainDate,
  to: wire.validTo as PlainDate,
  minDays: wire.minDays,
  maxDays: wire.maxDays,
  placeIds: wire.placeIds.map(String),
  categoryIds: wire.categoryIds.map(String),
});

/** Reads the response of `/api/data/promotions`, see `readList`; promotions without a period are left out. */
export const toPromotions = (body: unknown): Promotion[] =>
  readList<SitePromotion>(readPromotion, body, 'promotions')
    .filter(({ validFrom, validTo }) => isPlainDate(validFrom) && isPlainDate(validTo))
    .map(toPromotion);
