import { Additional as readAdditional } from '../../../generated/api/read.js';
import type { Additional } from '../../../generated/api/types.ts';
import type { ExtraRefusal } from '../../domain/extra-terms.ts';
import type { ExtraType } from '../../domain/extras.ts';
import { moneyFromDecimal } from '../../domain/money.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import { readList } from './read-settings.ts';
import type { DecimalsOf } from './vehicle-offer.ts';

const TYPES: Readonly<Record<Additional['type'], ExtraType>> = {
  Insurance: 'insurance',
  Additional: 'additional',
  Other: 'other',
};

export interface ExtrasOptions {
  readonly decimalsOf: DecimalsOf;
  /** Prices include taxes. */
  readonly areTaxesIncluded: boolean;
}

/** The price of one as it is shown; without a price before taxes it is the one with them. */
function priceOf(wire: Additional, areTaxesIncluded: boolean): number {
  const { price, dailyPrice, isPriceByDay } = wire;
  const withTaxes = isPriceByDay ? (dailyPrice ?? price) : price;
  if (areTaxesIncluded) return withTaxes;
  return (isPriceByDay ? wire.dailyPriceWithoutTaxes : wire.priceWithoutTaxes) ?? withTaxes;
}

/** Why an extra cannot be had; what the wire leaves out of a reason is empty. */
function toRefusal(wire: Additional['refusal']): ExtraRefusal | null {
  if (!wire) return null;
  const { reason, hours = 0, from = '', to = '' } = wire;
  if (reason === 'needs-notice') return { reason, hours };
  return reason === 'out-of-season' ? { reason, from, to } : { reason };
}

/** The price of one without taxes beside one with them. */
function netOf(wire: Additional, areTaxesIncluded: boolean): number | undefined {
  if (!areTaxesIncluded) return undefined;
  return wire.isPriceByDay ? wire.dailyPriceWithoutTaxes : wire.priceWithoutTaxes;
}

function toExtra(wire: Additional, { decimalsOf, areTaxesIncluded }: ExtrasOptions): OfferedExtra {
  const unit = { code: wire.currency, decimals: decimalsOf(wire.currency) };
  const net = netOf(wire, areTaxesIncluded);
  return {
    id: String(wire.id),
    type: TYPES[wire.type],
    name: wire.name,
    description: wire.description,
    imagePath: wire.imagePath,
    maxQuantity: wire.maxQuantityPerBooking,
    availableStock: wire.availableStock,
    refusal: toRefusal(wire.refusal),
    isRequired: wire.isRequired,
    isDefault: wire.isDefault,
    excludes: wire.excludes.map(String),
    isPriceByDay: wire.isPriceByDay,
    price: moneyFromDecimal(priceOf(wire, areTaxesIncluded), unit),
    net: net === undefined ? null : moneyFromDecimal(net, unit),
  };
}

/** Reads the response of the extras operations, see `readList`. */
export const toExtras = (body: unknown, options: ExtrasOptions): OfferedExtra[] =>
  readList<Additional>(readAdditional, body, 'extras').map((wire) => toExtra(wire, options));
