/** What filters and orders of the results know of an offer. */
export interface ComparableOffer {
  /** Id of its model. */
  readonly id: string;
  /** Minor units of the currency in which the results are shown. */
  readonly price: number;
  readonly categoryId: string;
  readonly brand: string;
  readonly passengers: number;
  /** Left out where it is false: a page has one of these for each car. */
  readonly isQuoteOnly?: boolean;
}

/** Chosen filters; empty lists and `null` narrow nothing. */
export interface OfferFilter {
  readonly categoryIds: readonly string[];
  readonly brands: readonly string[];
  /** Least seats. */
  readonly passengers: number | null;
  /** Minor units, both included. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

/** One of the filters that a visitor sees: both ends of the price are one. */
export type FilterName = 'category' | 'price' | 'passengers' | 'brand';

export const NO_FILTER: OfferFilter = {
  categoryIds: [],
  brands: [],
  passengers: null,
  priceFrom: null,
  priceTo: null,
};
