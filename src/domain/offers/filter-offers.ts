import { type FilterName, type ComparableOffer, type OfferFilter } from './comparable-offer.ts';

/** The lowest and the highest price, in minor units. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** The prices of all offers; `null` where they leave no choice. */
export function priceRangeOf(offers: readonly Pick<ComparableOffer, 'price'>[]): PriceRange | null {
  const prices = offers.map(({ price }) => price);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  return min < max ? { min, max } : null;
}

type Test = (offer: ComparableOffer) => boolean;

/** The filters that narrow these offers. A price range that is as wide as all prices does not. */
function testsOf(filter: OfferFilter, range: PriceRange | null): ReadonlyMap<FilterName, Test> {
  const { categoryIds, brands, passengers } = filter;
  const from = range && filter.priceFrom !== null && filter.priceFrom > range.min ? filter.priceFrom : null;
  const to = range && filter.priceTo !== null && filter.priceTo < range.max ? filter.priceTo : null;
  const tests = new Map<FilterName, Test>();
  if (categoryIds.length > 0) tests.set('category', (offer) => categoryIds.includes(offer.categoryId));
  if (from !== null || to !== null)
    tests.set('price', ({ price }) => price >= (from ?? price) && price <= (to ?? price));
  if (passengers !== null) tests.set('passengers', (offer) => offer.passengers >= passengers);
  if (brands.length > 0) tests.set('brand', ({ brand }) => brands.includes(brand));
  return tests;
}

/** Offers that pass every filter, in their order. */
export function filterOffers<Offer extends ComparableOffer>(
  offers: readonly Offer[],
  filter: OfferFilter,
): readonly Offer[] {
  const tests = [...testsOf(filter, priceRangeOf(offers)).values()];
  return tests.length === 0 ? offers : offers.filter((offer) => tests.every((test) => test(offer)));
}

/** The filters that narrow the offers. */
export const activeFilters = (
  offers: readonly ComparableOffer[],
  filter: OfferFilter,
): readonly FilterName[] => [...testsOf(filter, priceRangeOf(offers)).keys()];

/** A filter without which there are results, and how many. */
export interface DroppableFilter {
  readonly name: FilterName;
  readonly count: number;
}

/** The filters of which one alone hides everything: each with the number of offers without it, the most first. */
export function droppableFilters(
  offers: readonly ComparableOffer[],
  filter: OfferFilter,
): readonly DroppableFilter[] {
  const tests = testsOf(filter, priceRangeOf(offers));
  return [...tests.keys()]
    .map((name) => {
      const others = [...tests].filter(([other]) => other !== name).map(([, test]) => test);
      return { name, count: offers.filter((offer) => others.every((test) => test(offer))).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The filter without one of its parts. */
export function withoutFilter(filter: OfferFilter, name: FilterName): OfferFilter {
  switch (name) {
    case 'category':
      return { ...filter, categoryIds: [] };
    case 'price':
      return { ...filter, priceFrom: null, priceTo: null };
    case 'passengers':
      return { ...filter, passengers: null };
    case 'brand':
      return { ...filter, brands: [] };
  }
}

/** A value of a filter with the number of offers that have it. */
export interface FilterOption<Value> {
  readonly value: Value;
  readonly count: number;
}

/** Values of the offers in the order in which they first appear, with their numbers. */
export function optionsOf<Value>(values: readonly Value[]): readonly FilterOption<Value>[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Numbers of seats that at least one offer has, each with the offers that have at least so many; the fewest first. */
export const seatOptions = (offers: readonly ComparableOffer[]): readonly FilterOption<number>[] =>
  [...new Set(offers.map(({ passengers }) => passengers))]
    .sort((a, b) => a - b)
    .map((value) => ({
      value,
      count: offers.filter(({ passengers }) => passengers >= value).length,
    }));
