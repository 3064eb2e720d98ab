import type { SearchResult } from '../../../generated/api/types.ts';
import { fromExcess } from '../../../src/api/wire/excess.ts';
import { money, subtract, toDecimal } from '../../../src/domain/money.ts';
import { priceShown, type Quote } from '../../../src/domain/pricing.ts';
import type { Itinerary } from '../../booking/itinerary.ts';
import { distanceLimitOf } from '../../booking/offers.ts';
import type { NamedQuote, PromotedQuote } from '../../booking/price.ts';
import type { Category, Model } from '../../db/repositories/fleet.ts';
import type { ServedPlace } from '../../db/repositories/places.ts';
import { known, toWireModel } from './models.ts';
import type { PriceItems } from './price-items.ts';
import type { NameIn } from './texts.ts';

/** As the wire numbers the payments that a promotion holds for: no others can be booked with. */
const AT_THE_COUNTER = 1;

/** A model with its price for an itinerary. */
export interface PricedModel {
  readonly itinerary: Itinerary;
  readonly model: Model;
  readonly category: Category;
  readonly quote: NamedQuote;
  readonly promoted: readonly PromotedQuote[];
  readonly isOnRequest: boolean;
}

export interface ResultOptions {
  readonly language: string;
  readonly decimals: number;
  /** Totals with taxes; without, the tax lines are left out and the rest adds up to the net total. */
  readonly showFinalPrice: boolean;
}

/** Translates priced models into results of the search and price calls. */
export function createSearchResults(priceItems: PriceItems, nameIn: NameIn) {
  const wirePlace = ({ place, branch }: ServedPlace, language: string, fee: number) => ({
    id: place.id,
    name: nameIn(place.names, language),
    city: place.city,
    country: place.country,
    ...(place.category ? { category: place.category } : {}),
    branchOfficeName: nameIn(branch.names, language),
    price: fee,
  });
  return (
    { itinerary, model, category, quote, promoted, isOnRequest }: PricedModel,
    { language, decimals, showFinalPrice }: ResultOptions,
  ): SearchResult => {
    const { price, averageDay } = priceShown(quote as Quote, showFinalPrice);
    const decimal = (minor: number) => toDecimal(money(minor, price.currency), decimals);
    const pickUpPlace = wirePlace(itinerary.from, language, decimal(itinerary.from.place.deliveryFeeMinor));
    const dropOffPlace = wirePlace(itinerary.to, language, decimal(itinerary.to.place.returnFeeMinor));
    const limit = distanceLimitOf(model);
    const lines = showFinalPrice ? quote.lines : quote.lines.filter(({ kind }) => kind !== 'tax');
    const labels = {
      language,
      decimals,
      totalDays: quote.totalDays,
      pickUpPlace: pickUpPlace.name,
      dropOffPlace: dropOffPlace.name,
    };
    return {
      car: {
        model: toWireModel(model, decimal),
      },
      category: {
        id: category.id,
        name: nameIn(category.names, language),
        ...(category.depositMinor === null ? {} : { deposit: decimal(category.depositMinor) }),
        ...fromExcess(category.excess, decimal),
      },
      price: toDecimal(price, decimals),
      averageDayPrice: toDecimal(averageDay, decimals),
      dailyPrice: toDecimal(averageDay, decimals),
      totalDays: quote.totalDays,
      currency: price.currency,
      onlyQuote: isOnRequest,
      ilimitedKm: model.hasUnlimitedMileage,
      ...known({ maxAllowedDistance: limit?.total ?? null, maxAllowedDistanceByDay: limit?.perDay ?? null }),
      deliveryPlace: pickUpPlace,
      returnPlace: dropOffPlace,
      priceItems: priceItems(lines, labels),
      // The price is of the vehicle alone; a price with extras adds those that it contains.
      additionals: [],
      availablePromotions: promoted.map(({ promotion, quote: lower }) => {
        const final = priceShown(lower as Quote, showFinalPrice).price;
        return {
          id: promotion.id,
          bookingFinalPrice: toDecimal(final, decimals),
          discountPrice: toDecimal(subtract(price, final), decimals),
          validForPayment: AT_THE_COUNTER,
        };
      }),
    };
  };
}

export type SearchResults = ReturnType<typeof createSearchResults>;
