import type { SearchResult } from '../../generated/api/types.ts';
import { toDecimal } from '../../src/domain/money.ts';
import { priceShown, type Quote } from '../../src/domain/pricing.ts';
import type { Journey } from '../booking/journey.ts';
import type { NamedQuote } from '../booking/price.ts';
import type { Category, Model } from '../db/repositories/fleet.ts';
import type { ServedPlace } from '../db/repositories/places.ts';
import type { PriceItems } from './price-items.ts';
import type { NameIn } from './texts.ts';

/** A model with its price for a journey. */
export interface PricedModel {
  readonly journey: Journey;
  readonly model: Model;
  readonly category: Category;
  readonly quote: NamedQuote;
  readonly isOnRequest: boolean;
}

export interface ResultOptions {
  readonly language: string;
  readonly decimals: number;
  /** Totals with taxes; without, the tax lines are left out and the rest adds up to the net total. */
  readonly showFinalPrice: boolean;
}

const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  ) as Partial<Fields>;

/** Translates priced models into results of the search and price calls. */
export function createSearchResults(priceItems: PriceItems, nameIn: NameIn) {
  const wirePlace = ({ place, branch }: ServedPlace, language: string) => ({
    id: place.id,
    name: nameIn(place.names, language),
    city: place.city,
    country: place.country,
    ...(place.category ? { category: place.category } : {}),
    branchOfficeName: nameIn(branch.names, language),
  });
  return (
    { journey, model, category, quote, isOnRequest }: PricedModel,
    { language, decimals, showFinalPrice }: ResultOptions,
  ): SearchResult => {
    const { price, averageDay } = priceShown(quote as Quote, showFinalPrice);
    const pickUpPlace = wirePlace(journey.from, language);
    const dropOffPlace = wirePlace(journey.to, language);
    const lines = showFinalPrice ? quote.lines : quote.lines.filter(({ kind }) => kind !== 'tax');
    const words = {
      language,
      decimals,
      totalDays: quote.totalDays,
      pickUpPlace: pickUpPlace.name,
      dropOffPlace: dropOffPlace.name,
    };
    return {
      car: {
        model: {
          id: model.id,
          name: model.name,
          passengers: model.passengers,
          imagePath: model.imagePath,
          brand: { name: model.brand },
          ...known({
            doors: model.doors,
            luggage: model.luggage,
            transmission: model.transmission,
            airConditioning: model.hasAirConditioning,
            fuel: model.fuel,
            fuelPolicy: model.fuelPolicy,
          }),
        } as SearchResult['car']['model'],
      },
      category: {
        id: category.id,
        name: nameIn(category.names, language),
        ...(category.depositMinor === null
          ? {}
          : {
              deposit: toDecimal(
                { minor: Number(category.depositMinor), currency: price.currency },
                decimals,
              ),
            }),
      },
      price: toDecimal(price, decimals),
      averageDayPrice: toDecimal(averageDay, decimals),
      dailyPrice: toDecimal(averageDay, decimals),
      totalDays: quote.totalDays,
      currency: price.currency,
      onlyQuote: isOnRequest,
      ilimitedKm: model.hasUnlimitedMileage,
      deliveryPlace: pickUpPlace,
      returnPlace: dropOffPlace,
      priceItems: priceItems(lines, words),
      additionals: [],
      availablePromotions: [],
    };
  };
}

export type SearchResults = ReturnType<typeof createSearchResults>;
