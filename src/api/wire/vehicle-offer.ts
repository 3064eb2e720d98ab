import {
  PriceResult as readPriceResult,
  SearchResult as readSearchResult,
} from '../../../generated/api/read.js';
import type { PriceItem, SearchResult } from '../../../generated/api/types.ts';
import { type Money, moneyFromDecimal } from '../../domain/money.ts';
import type { OfferPlace, OfferVehicle, PriceLine, VehicleOffer } from '../../domain/vehicle-offer.ts';
import { readSettings, type Validator } from './read-settings.ts';

/** Decimals of a currency by its ISO code. */
export type DecimalsOf = (currency: string) => number;

/** Numbers by which the wire names the kinds of price lines. */
export const LINE_TYPE_IDS: Readonly<Record<Exclude<PriceLine['kind'], 'other'>, number>> = {
  rental: 0,
  extra: 1,
  promotion: 2,
  'pick-up-place': 3,
  'one-way': 10,
  'drop-off-place': 11,
  tax: 15,
  insurance: 16,
};

const KINDS = new Map(
  Object.entries(LINE_TYPE_IDS).map(([kind, typeId]) => [typeId, kind as PriceLine['kind']]),
);

/** A place as an offer or booking names it. */
export const toOfferPlace = ({ id, name, city, category }: SearchResult['deliveryPlace']): OfferPlace => ({
  id: String(id ?? ''),
  name,
  city,
  category: category ?? '',
});

/** The vehicle of an offer or booking. */
export const toOfferVehicle = ({
  car: { model },
  category,
}: Pick<SearchResult, 'car' | 'category'>): OfferVehicle => ({
  modelId: String(model.id),
  modelName: model.name,
  brandName: model.brand.name,
  categoryId: String(category.id),
  categoryName: category.name,
  imagePath: model.imagePath,
  passengers: model.passengers,
  doors: model.doors ?? null,
  bags: model.luggage ?? null,
  transmission:
    model.transmission === 'manual' || model.transmission === 'automatic' ? model.transmission : null,
  hasAirConditioning: model.airConditioning ?? null,
});

/** A price line of the wire with its amount in minor units. */
export const toPriceLine = (item: PriceItem, amount: (value: number) => Money): PriceLine => ({
  kind: KINDS.get(item.typeId) ?? 'other',
  description: item.description,
  amount: amount(item.price),
});

function toOffer(wire: SearchResult, decimalsOf: DecimalsOf): VehicleOffer {
  const unit = { code: wire.currency, decimals: decimalsOf(wire.currency) };
  const amount = (value: number) => moneyFromDecimal(value, unit);
  return {
    vehicle: toOfferVehicle(wire),
    isQuoteOnly: wire.onlyQuote,
    hasUnlimitedMileage: wire.ilimitedKm,
    total: amount(wire.price),
    averageDay: wire.averageDayPrice === undefined ? null : amount(wire.averageDayPrice),
    totalDays: wire.totalDays,
    deposit: wire.category.deposit === undefined ? null : amount(wire.category.deposit),
    pickUpPlace: toOfferPlace(wire.deliveryPlace),
    dropOffPlace: toOfferPlace(wire.returnPlace),
    lines: wire.priceItems.map((item) => toPriceLine(item, amount)),
  };
}

const readOne = (validate: Validator, body: unknown) => readSettings<SearchResult>(validate, body).value;

/** The answer of the search call; results that are not readable are left out. @throws TypeError when it is no list */
export function toVehicleOffers(body: unknown, decimalsOf: DecimalsOf): VehicleOffer[] {
  if (!Array.isArray(body)) throw new TypeError('the search answer is not a list');
  return body.flatMap((entry) => {
    const wire = readOne(readSearchResult, entry);
    return wire ? [toOffer(wire, decimalsOf)] : [];
  });
}

/** The answer of the price call. @throws TypeError when it is no price */
export function toPricedOffer(body: unknown, decimalsOf: DecimalsOf): VehicleOffer {
  const wire = readOne(readPriceResult, body);
  if (!wire) throw new TypeError('the price answer is not a price');
  return toOffer(wire, decimalsOf);
}
