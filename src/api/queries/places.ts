import type { ProductApi } from '../product-api.ts';

/** Query options of the places of a site in a language. */
export const placesQuery = (api: ProductApi, language: string) => ({
  queryKey: ['places', language] as const,
  queryFn: () => api.places(language),
});
