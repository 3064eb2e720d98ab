import type { ProductApi } from '../product-api.ts';

/** Query options of the opening hours of all branches of a site, by branch. */
export const openingHoursQuery = (api: ProductApi, language: string) => ({
  queryKey: ['opening-hours', language] as const,
  queryFn: () => api.openingHours(language),
});
