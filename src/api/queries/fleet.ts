import type { FleetCategory } from '../../domain/fleet.ts';
import type { ProductApi } from '../client/product-api.ts';
import { toFleet } from '../wire/fleet.ts';

/** Query options of what a site rents out, by class, in a language. */
export const fleetQuery = (api: ProductApi, language: string) => ({
  queryKey: ['fleet', language] as const,
  queryFn: async (): Promise<FleetCategory[]> => toFleet(await api.get('/api/data/categories', { language })),
});
