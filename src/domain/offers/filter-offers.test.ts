import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  droppableFilters,
  filterOffers,
  optionsOf,
  priceRangeOf,
  seatOptions,
  withoutFilter,
} from './filter-offers.ts';
import { NO_FILTER, type ComparableOffer, type OfferFilter } from './comparable-offer.ts';

const offer = (
  id: string,
  price: number,
  categoryId: string,
  brand: string,
  passengers: number,
): ComparableOffer => ({
  id,
  price,
  categoryId,
  brand,
  passengers,
  isQuoteOnly: false,
});
const OFFERS = [
  offer('panda', 9000, 'city', 'Fiat', 4),
  offer('clio', 12000, 'compact', 'Renault', 5),
  offer('tipo', 13000, 'compact', 'Fiat', 5),
  offer('trafic', 30000, 'minibus', 'Renault', 9),
];
const found = (filter: Partial<OfferFilter>) =>
  filterOffers(OFFERS, { ...NO_FILTER, ...filter }).map(({ id }) => id);
const ALL = ['panda', 'clio', 'tipo', 'trafic'];

describe('filterOffers', () => {
  it.each<[why: string, filter: Partial<OfferFilter>, ids: string[]]>([
    ['everything without a filter', {}, ALL],
    ['one category', { categoryIds: ['compact'] }, ['clio', 'tipo']],
    ['either of two categories', { categoryIds: ['city', 'minibus'] }, ['panda', 'trafic']],
    ['one brand', { brands: ['Fiat'] }, ['panda', 'tipo']],
    ['category and brand together', { categoryIds: ['compact'], brands: ['Fiat'] }, ['tipo']],
    ['nothing where they exclude each other', { categoryIds: ['city'], brands: ['Renault'] }, []],
  ])('[RES-21] finds %s', (_why, filter, ids) => expect(found(filter)).toEqual(ids));

  it.each<[why: string, passengers: number, ids: string[]]>([
    ['exactly so many', 5, ['clio', 'tipo', 'trafic']],
    ['one more than most have', 6, ['trafic']],
    ['more than any', 10, []],
  ])('[RES-20] finds cars with at least the chosen seats: %s', (_why, passengers, ids) =>
    expect(found({ passengers })).toEqual(ids),
  );

  it.each<[why: string, from: number | null, to: number | null, ids: string[]]>([
    ['as wide as all prices', 9000, 30000, ALL],
    ['wider than all prices', 1, 99000, ALL],
    ['narrower below', 9001, null, ['clio', 'tipo', 'trafic']],
    ['narrower above', null, 29999, ['panda', 'clio', 'tipo']],
    ['both ends included', 12000, 13000, ['clio', 'tipo']],
  ])('[RES-19] applies a price range only where it is narrower: %s', (_why, priceFrom, priceTo, ids) =>
    expect(found({ priceFrom, priceTo })).toEqual(ids),
  );

  it('[RES-19] has no price range where all prices are one', () => {
    expect(priceRangeOf([{ price: 5 }, { price: 5 }])).toBeNull();
    expect(priceRangeOf([])).toBeNull();
    expect(priceRangeOf(OFFERS)).toEqual({ min: 9000, max: 30000 });
  });
});

describe('the filters themselves', () => {
  it('names those that narrow the offers', () => {
    const filter = { ...NO_FILTER, brands: ['Fiat'], priceFrom: 100, passengers: 4 };
    expect(activeFilters(OFFERS, filter)).toEqual(['passengers', 'brand']);
  });

  it('says which filter to drop where all are hidden, the most results first', () => {
    const filter = { ...NO_FILTER, categoryIds: ['city'], passengers: 5 };
    expect(droppableFilters(OFFERS, filter)).toEqual([
      { name: 'category', count: 3 },
      { name: 'passengers', count: 1 },
    ]);
  });

  it.each(['category', 'price', 'passengers', 'brand'] as const)('drops %s alone', (name) => {
    const filter = {
      categoryIds: ['city'],
      brands: ['Fiat'],
      passengers: 4,
      priceFrom: 9001,
      priceTo: 29000,
    };
    const left = withoutFilter(filter, name);
    expect(activeFilters(OFFERS, left)).not.toContain(name);
    expect(activeFilters(OFFERS, left)).toHaveLength(3);
  });

  it('[RES-21] counts the values of the results', () => {
    expect(optionsOf(OFFERS.map(({ brand }) => brand))).toEqual([
      { value: 'Fiat', count: 2 },
      { value: 'Renault', count: 2 },
    ]);
    expect(seatOptions(OFFERS)).toEqual([
      { value: 4, count: 4 },
      { value: 5, count: 3 },
      { value: 9, count: 1 },
    ]);
  });
});
