import {
  PriceResult as readPriceResult,
  SearchResult as readSearchResult,
} from '../../../generated/api/read.js';
import type { PriceItem, PriceResult, SearchResult } from '../../../generated/api/types.ts';
import { type Money, moneyFromDecimal } from '../../domain/money.ts';
import type { DistanceLimit } from '../../domain/distance.ts';
import { excessOf } from '../../domain/excess.ts';
import type {
  AgencyTerms,
  OfferedPlace,
  OfferPlace,
  OfferVehicle,
  PriceLine,
  VehicleOffer,
} from '../../domain/vehicle-offer.ts';
import { toExcess } from './excess.ts';
import { toOfferedPromotion } from './offered-promotion.ts';
import { readList, readSettings } from './read-settings.ts';

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
  'pick-up-after-hours': 17,
  'drop-off-after-hours': 18,
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

/** What a model states of itself; `null` for what it does not. */
export const toVehicleProperties = (
  model: Pick<
    SearchResult['car']['model'],
    'doors' | 'luggage' | 'transmission' | 'airConditioning' | 'fuel' | 'fuelPolicy'
  >,
): Pick<OfferVehicle, 'doors' | 'bags' | 'transmission' | 'hasAirConditioning' | 'fuel' | 'fuelPolicy'> => ({
  doors: model.doors ?? null,
  bags: model.luggage ?? null,
  transmission:
    model.transmission === 'manual' || model.transmission === 'automatic' ? model.transmission : null,
  hasAirConditioning: model.airConditioning ?? null,
  fuel: model.fuel ?? null,
  fuelPolicy: model.fuelPolicy ?? null,
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
  ...toVehicleProperties(model),
});

/** A price line of the wire with its amount in minor units. */
export const toPriceLine = (item: PriceItem, amount: (value: number) => Money): PriceLine => ({
  kind: KINDS.get(item.typeId) ?? 'other',
  description: item.description,
  amount: amount(item.price),
});

/** An amount where the wire states one. */
type Known = (value: number | undefined) => Money | null;

const toOfferedPlace = (place: SearchResult['deliveryPlace'], known: Known): OfferedPlace => ({
  ...toOfferPlace(place),
  country: place.country,
  branchName: place.branchOfficeName ?? null,
  fee: known(place.price),
});

function toAgencyTerms(
  { agencyPrice, customerPrice, salesCommision }: SearchResult,
  known: Known,
): AgencyTerms | null {
  const terms = {
    agencyPrice: known(agencyPrice),
    customerPrice: known(customerPrice),
    salesCommission: known(salesCommision),
  };
  return Object.values(terms).some((term) => term !== null) ? terms : null;
}

function toDistanceLimit({
  ilimitedKm,
  maxAllowedDistance,
  maxAllowedDistanceByDay,
}: SearchResult): DistanceLimit | null {
  const limit = { total: maxAllowedDistance ?? null, perDay: maxAllowedDistanceByDay ?? null };
  return ilimitedKm || (limit.total === null && limit.perDay === null) ? null : limit;
}

function toOffer(wire: SearchResult, decimalsOf: DecimalsOf): VehicleOffer {
  const unit = { code: wire.currency, decimals: decimalsOf(wire.currency) };
  const amount = (value: number) => moneyFromDecimal(value, unit);
  const known = (value: number | undefined) => (value === undefined ? null : amount(value));
  return {
    vehicle: toOfferVehicle(wire),
    isQuoteOnly: wire.onlyQuote,
    hasUnlimitedMileage: wire.ilimitedKm,
    distanceLimit: toDistanceLimit(wire),
    total: amount(wire.price),
    averageDay: known(wire.averageDayPrice),
    daily: known(wire.dailyPrice),
    totalDays: wire.totalDays,
    deposit: known(wire.category.deposit),
    excess: excessOf(toExcess(wire.car.model, amount), toExcess(wire.category, amount)),
    pickUpPlace: toOfferedPlace(wire.deliveryPlace, known),
    dropOffPlace: toOfferedPlace(wire.returnPlace, known),
    lines: wire.priceItems.map((item) => toPriceLine(item, amount)),
    extras: (wire.additionals ?? []).map(({ additionalId, quantity, additional }) => ({
      extraId: String(additionalId),
      quantity,
      name: additional.name,
    })),
    promotions: (wire.availablePromotions ?? []).map((promotion) => toOfferedPromotion(promotion, amount)),
    agencyTerms: toAgencyTerms(wire, known),
  };
}

/** Reads the response of the search operation, see `readList`. */
export const toVehicleOffers = (body: unknown, decimalsOf: DecimalsOf): VehicleOffer[] =>
  readList<SearchResult>(readSearchResult, body, 'search').map((wire) => toOffer(wire, decimalsOf));

/** Reads the response of the price operation. @throws TypeError when it is no price */
export function toPricedOffer(body: unknown, decimalsOf: DecimalsOf): VehicleOffer {
  const wire = readSettings<PriceResult>(readPriceResult, body).value;
  if (!wire) throw new TypeError('the price response is not a price');
  const offer = toOffer(wire, decimalsOf);
  const unit = { code: wire.currency, decimals: decimalsOf(wire.currency) };
  const amount = (value: number) => moneyFromDecimal(value, unit);
  // Without insurances that change them, excess and deposit are those of the car.
  return {
    ...offer,
    excess: { ...offer.excess, ...toExcess(wire, amount) },
    deposit: wire.deposit === undefined ? offer.deposit : amount(wire.deposit),
  };
}
