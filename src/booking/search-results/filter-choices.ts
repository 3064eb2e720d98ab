import { optionsOf, priceRangeOf, seatOptions } from '../../domain/offers/filter-offers.ts';
import type { ComparableOffer } from '../../domain/offers/comparable-offer.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import type { FilterChoices } from './filter-form.tsx';

/** A filter without a choice is none. */
const ifChoice = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  choices.length > 1 ? choices : [];

/** What the filters of the site offer for these offers, with counts. */
export function filterChoices(
  offers: readonly VehicleOffer[],
  comparable: readonly ComparableOffer[],
  currency: string,
  { page, t, format }: Pick<RenderContext, 'page' | 't' | 'format'>,
): FilterChoices {
  const { shows } = page.booking.results.filters;
  const names = new Map(offers.map(({ vehicle }) => [vehicle.categoryId, vehicle.categoryName]));
  const category = shows.category
    ? ifChoice(
        optionsOf(comparable.map(({ categoryId }) => categoryId)).map((option) => ({
          ...option,
          label: names.get(option.value) ?? option.value,
        })),
      )
    : [];
  const brand = shows.brand
    ? ifChoice(
        optionsOf(comparable.map((each) => each.brand)).toSorted((a, b) =>
          format.compareNames(a.value, b.value),
        ),
      )
    : [];
  const passengers = shows.passengers
    ? ifChoice(seatOptions(comparable)).map((option) => ({
        ...option,
        label: t('results.filters.seatsFrom', { seats: option.value }),
      }))
    : [];
  const range = shows.price ? priceRangeOf(comparable) : null;
  return {
    hasAny: category.length + brand.length + passengers.length > 0 || range !== null,
    category,
    brand,
    passengers,
    price: range && { ...range, language: page.language, symbol: format.currency(currency).symbol },
  };
}
