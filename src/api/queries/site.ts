import type { ProductApi, ReadOptions } from '../product-api.ts';

/** Query options of the places of a site in a language. */
export const placesQuery = (api: ProductApi, language: string) => ({
  queryKey: ['places', language] as const,
  queryFn: () => api.places(language),
});

/** Query options of the offices of a company, in a language. */
export const branchesQuery = (api: ProductApi, language: string) => ({
  queryKey: ['branches', language] as const,
  queryFn: () => api.branches(language),
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

/** Query options of the promotions of a site that are not over, in a language. */
export const promotionsQuery = (api: ProductApi, language: string) => ({
  queryKey: ['promotions', language] as const,
  queryFn: () => api.promotions(language),
});

/** Query options of one model; `null` when the site does not rent it out. */
export const modelQuery = (
  modelId: string,
  { api, ...options }: { readonly api: ProductApi } & Pick<ReadOptions, 'language' | 'decimalsOf'>,
) => ({
  queryKey: ['model', options.language, modelId] as const,
  queryFn: () => api.model(modelId, options),
});

/** Promotions, with the places and classes that their conditions name, and the hours in which a car can be had. */
export const namedPromotionsQueries = (api: ProductApi, language: string) => ({
  promotions: promotionsQuery(api, language),
  places: placesQuery(api, language),
  fleet: fleetQuery(api, language),
  hours: openingHoursQuery(api, language),
});

/** Query options of what a site sells with rentals, in a language. */
export const extrasOfSiteQuery = ({
  api,
  ...options
}: { readonly api: ProductApi } & Pick<ReadOptions, 'language' | 'decimalsOf'>) => ({
  queryKey: ['extras-of-site', options.language] as const,
  queryFn: () => api.extrasOfSite(options.language, options),
});

/**
 * Query options of the form that the operator defined for the checkout; `null` when the product API has none.
 * @param wantedId which of several; the first for '' and for an unknown id
 */
export const checkoutFormQuery = (api: ProductApi, wantedId: string) => ({
  queryKey: ['form', 'checkout', wantedId] as const,
  queryFn: () => api.checkoutForm(wantedId),
});

/** Query options of the identity documents that a company accepts, in a language. */
export const documentTypesQuery = (api: ProductApi, language: string) => ({
  queryKey: ['document-types', language] as const,
  queryFn: () => api.documentTypes(language),
});

/** Query options of the registrations for taxes that a company knows, in a language. */
export const taxPayerTypesQuery = (api: ProductApi, language: string) => ({
  queryKey: ['tax-payer-types', language] as const,
  queryFn: () => api.taxPayerTypes(language),
});

/** The same as `checkoutFormQuery` for a contact form. */
export const contactFormQuery = (api: ProductApi, wantedId: string) => ({
  queryKey: ['form', 'contact', wantedId] as const,
  queryFn: () => api.contactForm(wantedId),
});

/** Query options of the booking of a number; `null` when there is none. */
export const bookingQuery = (
  api: ProductApi,
  number: string,
  options: ReadOptions & { readonly accessKey?: string | null },
) => ({
  queryKey: ['booking', options.language, number, options.accessKey ?? ''] as const,
  queryFn: () => api.booking(number, options),
});

/** Query options of the currencies of a site. */
export const currenciesQuery = (api: ProductApi) => ({
  queryKey: ['currencies'] as const,
  queryFn: () => api.currencies(),
});
