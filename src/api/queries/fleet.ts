import type { ProductApi } from '../product-api.ts';

/** Query options of what a site rents out, by category, in a language. */
export const fleetQuery = (api: ProductApi, language: string) => ({
  queryKey: ['fleet', language] as const,
  queryFn: () => api.fleet(language),
});
