import type { Additional, SelectedAdditional } from '../../../generated/api/types.ts';
import type { ExtraRules, SelectedExtra } from '../../../src/domain/extras.ts';
import { toDecimal } from '../../../src/domain/money.ts';
import type { ExtraPrice } from '../../booking/extra-price.ts';
import type { Extra } from '../../db/repositories/prices.ts';
import type { NameIn } from './texts.ts';

/** An extra with its price, its texts in a language; with the rules of a rental, as it can be had with that one. */
export const toWireExtra = (
  extra: Extra,
  price: ExtraPrice,
  rules: Pick<ExtraRules, 'availableStock' | 'refusal'>,
  { language, decimals, nameIn }: { language: string; decimals: number; nameIn: NameIn },
): Additional => ({
  id: extra.id,
  name: nameIn(extra.names, language),
  description: nameIn(extra.descriptions, language),
  imagePath: extra.imagePath,
  type: extra.type,
  price: toDecimal(price.total, decimals),
  priceWithoutTaxes: toDecimal(price.net, decimals),
  dailyPrice: toDecimal(price.daily, decimals),
  dailyPriceWithoutTaxes: toDecimal(price.netDaily, decimals),
  isPriceByDay: extra.isPriceByDay,
  maxQuantityPerBooking: extra.maxQuantityPerBooking,
  availableStock: rules.availableStock,
  isRequired: extra.isRequired,
  isDefault: extra.isDefault,
  excludes: [...extra.excludes],
  taxes: toDecimal(price.tax, decimals),
  currency: price.total.currency,
  ...(rules.refusal ? { refusal: { ...rules.refusal } } : {}),
});

/** Extras of a price or booking, under the names that its lines carry. */
export const toWireSelection = (
  selection: readonly SelectedExtra[],
  nameOf: (extraId: string) => string,
): SelectedAdditional[] =>
  selection.map(({ extraId, quantity }) => ({
    additionalId: extraId,
    quantity,
    additional: { name: nameOf(extraId) },
  }));
