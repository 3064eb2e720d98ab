import { expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import { NO_FILTER, type ComparableOffer } from '../../domain/offers/comparable-offer.ts';
import { readResultsState, resultsAddress, type ResultsState, searchEntries } from './results-state.ts';

const unit = { code: 'EUR', decimals: 2 };
const OFFERS = ['panda', 'clio', 'tipo', 'trafic', 'golf'].map(
  (id): ComparableOffer => ({
    id,
    price: 1,
    categoryId: 'city',
    brand: 'Fiat',
    passengers: 4,
    isQuoteOnly: false,
  }),
);
const options = {
  offers: OFFERS,
  defaultSort: 'relevance',
  unit,
  decimalsOf: () => 2,
  toShown: ({ minor }: { minor: number }) => money(minor * 2, 'EUR'),
} as const;
const read = (query: string) => readResultsState(new URLSearchParams(query), options);

const CHOSEN: ResultsState = {
  filter: { categoryIds: ['city'], brands: ['Fiat'], passengers: 5, priceFrom: 1050, priceTo: 9900 },
  sort: 'priceAsc',
  selected: 'clio',
  compared: ['panda', 'tipo'],
};

it('holds everything that was chosen in the address, after the search', () => {
  const address = resultsAddress([['pickUpPlaceId', 'zag']], CHOSEN, options);
  expect(address).toMatch(/^pickUpPlaceId=zag&/);
  expect(read(address)).toEqual(CHOSEN);
  expect(searchEntries(new URLSearchParams(address))).toEqual([['pickUpPlaceId', 'zag']]);
});

it('leaves out what is the default', () => {
  const nothing: ResultsState = { filter: NO_FILTER, sort: 'relevance', selected: null, compared: [] };
  expect(resultsAddress([], nothing, options)).toBe('');
  expect(read('')).toEqual(nothing);
});

it.each<[why: string, query: string, expected: Partial<ResultsState>]>([
  ['values that no car has', 'category=boat&brand=Ferrari&selected=gone&compare=gone', {}],
  ['prices that are none', 'priceFrom=cheap&priceTo=-5', {}],
  ['an order that does not exist', 'sort=best', {}],
  [
    'more cars than are compared',
    'compare=panda&compare=clio&compare=tipo&compare=trafic&compare=golf',
    { compared: ['panda', 'clio', 'tipo', 'trafic'] },
  ],
  ['prices in another currency', 'priceFrom=10&priceIn=USD', { filter: { ...NO_FILTER, priceFrom: 2000 } }],
])('reads %s', (_why, query, expected) => {
  expect(read(query)).toEqual({
    filter: NO_FILTER,
    sort: 'relevance',
    selected: null,
    compared: [],
    ...expected,
  });
});
