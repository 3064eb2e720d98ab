import type { ComparableOffer } from './comparable-offer.ts';

/** Orders that visitors choose from. Relevance is the order of the product API. */
export const OFFER_SORTS = ['relevance', 'priceAsc', 'priceDesc'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

/** The offers in an order. Those without a price to book at end a sort by price; equal prices keep their order. */
export function sortOffers<Offer extends Pick<ComparableOffer, 'price' | 'isQuoteOnly'>>(
  offers: readonly Offer[],
  sort: OfferSort,
): readonly Offer[] {
  if (sort === 'relevance') return offers;
  const direction = sort === 'priceAsc' ? 1 : -1;
  return [...offers].sort(
    (a, b) =>
      Number(a.isQuoteOnly ?? false) - Number(b.isQuoteOnly ?? false) || direction * (a.price - b.price),
  );
}

/** The order that an address names; the site's own for anything else. */
export const readSort = (text: string | null, fallback: OfferSort): OfferSort =>
  OFFER_SORTS.find((sort) => sort === text) ?? fallback;
