import { money, moneyFromDecimal, toDecimalText, type CurrencyUnit, type Money } from '../../domain/money.ts';
import { NO_FILTER, type ComparableOffer, type OfferFilter } from '../../domain/offers/comparable-offer.ts';
import { type OfferSort, readSort } from '../../domain/offers/sort-offers.ts';

/** Most vehicles that are compared side by side. */
export const MOST_COMPARED = 4;

/** What a visitor chose on the results: all of it is in the address. */
export interface ResultsState {
  readonly filter: OfferFilter;
  readonly sort: OfferSort;
  /** Id of the model whose details are open; `null` for none. */
  readonly selected: string | null;
  /** Ids of the models to compare, in the order in which they were chosen. */
  readonly compared: readonly string[];
}

/** Parameters of the results; all others belong to the search. */
const NAMES = {
  category: 'category',
  brand: 'brand',
  passengers: 'passengers',
  priceFrom: 'priceFrom',
  priceTo: 'priceTo',
  /** Currency of both prices. */
  priceIn: 'priceIn',
  sort: 'sort',
  selected: 'selected',
  compared: 'compare',
} as const;

/** Names of the form's fields. */
export const FIELD_NAMES = NAMES;

/** The parameters of an address that belong to the search. */
export const searchEntries = (search: URLSearchParams): [string, string][] =>
  [...search].filter(([name]) => !(Object.values(NAMES) as readonly string[]).includes(name));

/** Decimal text of an address in minor units; `null` for what is no amount. */
function readAmount(text: string | null, unit: CurrencyUnit): Money | null {
  if (!text || !/^\d{1,12}(\.\d{1,4})?$/.test(text)) return null;
  return moneyFromDecimal(text, unit);
}

interface ReadOptions {
  readonly offers: readonly ComparableOffer[];
  readonly defaultSort: OfferSort;
  /** Currency in which the prices of the offers are. */
  readonly unit: CurrencyUnit;
  /** Decimals of another currency in which an address may state prices. */
  readonly decimalsOf: (currency: string) => number;
  /** An amount in the currency of the offers. */
  readonly toShown: (amount: Money) => Money;
}

/** What an address chose; values that no offer has are left out. */
export function readResultsState(
  search: URLSearchParams,
  { offers, defaultSort, unit, decimalsOf, toShown }: ReadOptions,
): ResultsState {
  const has = (key: 'categoryId' | 'brand', value: string) => offers.some((offer) => offer[key] === value);
  const chosen = (name: string, key: 'categoryId' | 'brand') =>
    [...new Set(search.getAll(name))].filter((value) => has(key, value));
  const code = search.get(NAMES.priceIn) ?? unit.code;
  const price = (name: string): number | null => {
    const amount = readAmount(search.get(name), { code, decimals: decimalsOf(code) });
    const shown = amount && (code === unit.code ? amount : toShown(amount));
    return shown?.currency === unit.code ? shown.minor : null;
  };
  const passengers = /^\d{1,3}$/.exec(search.get(NAMES.passengers) ?? '')?.[0];
  const isOffered = (id: string | null): id is string => offers.some((offer) => offer.id === id);
  const selected = search.get(NAMES.selected);
  return {
    filter: {
      ...NO_FILTER,
      categoryIds: chosen(NAMES.category, 'categoryId'),
      brands: chosen(NAMES.brand, 'brand'),
      passengers: passengers ? Number(passengers) : null,
      priceFrom: price(NAMES.priceFrom),
      priceTo: price(NAMES.priceTo),
    },
    sort: readSort(search.get(NAMES.sort), defaultSort),
    selected: isOffered(selected) ? selected : null,
    compared: [...new Set(search.getAll(NAMES.compared))].filter(isOffered).slice(0, MOST_COMPARED),
  };
}

/** The parameters of a state, after those of the search; what is the default is left out. */
export function resultsAddress(
  searched: readonly (readonly [string, string])[],
  { filter, sort, selected, compared }: ResultsState,
  { defaultSort, unit }: Pick<ReadOptions, 'defaultSort' | 'unit'>,
): string {
  const address = new URLSearchParams(searched.map(([name, value]) => [name, value]));
  for (const id of filter.categoryIds) address.append(NAMES.category, id);
  for (const brand of filter.brands) address.append(NAMES.brand, brand);
  if (filter.passengers !== null) address.set(NAMES.passengers, String(filter.passengers));
  for (const [name, minor] of [
    [NAMES.priceFrom, filter.priceFrom],
    [NAMES.priceTo, filter.priceTo],
  ] as const) {
    if (minor === null) continue;
    address.set(name, toDecimalText(money(minor, unit.code), unit.decimals));
    address.set(NAMES.priceIn, unit.code);
  }
  if (sort !== defaultSort) address.set(NAMES.sort, sort);
  if (selected !== null) address.set(NAMES.selected, selected);
  for (const id of compared) address.append(NAMES.compared, id);
  return address.toString();
}
