import type { ProductApi, ReadOptions } from '../product-api.ts';

/** Query options of the places of a site in a language. */
export const placesQuery = (api: ProductApi, language: string) => ({
  queryKey: ['places', language] as const,
  queryFn: () => api.places(language),
});

/** Query options of the opening hours of all branches of a site, by branch. */
export const openingHoursQuery = (api: ProductApi, language: string) => ({
  queryKey: ['opening-hours', language] as const,
  queryFn: () => api.openingHours(language),
});

/** Query options of what a site rents out, by category, in a language. */
export const fleetQuery = (api: ProductApi, language: string) => ({
  queryKey: ['fleet', language] as const,
  queryFn: () => api.fleet(language),
});

/**
 * Query options of the form that the operator defined for the checkout; `null` when the product API has none.
 * @param wantedId which of several; the first for '' and for an unknown id
 */
export const checkoutFormQuery = (api: ProductApi, wantedId: string) => ({
  queryKey: ['form', 'checkout', wantedId] as const,
  queryFn: () => api.checkoutForm(wantedId),
});

/** Query options of the booking of a number; `null` when there is none. */
export const bookingQuery = (api: ProductApi, number: string, options: ReadOptions) => ({
  queryKey: ['booking', options.language, number] as const,
  queryFn: () => api.booking(number, options),
});
