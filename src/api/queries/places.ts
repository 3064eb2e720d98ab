import type { ProductApi } from '../client/product-api.ts';
import { type Place, toPlaces } from '../wire/place.ts';

/** Query options of the places of a site in a language. */
export const placesQuery = (api: ProductApi, language: string) => ({
  queryKey: ['places', language] as const,
  queryFn: async (): Promise<Place[]> => toPlaces(await api.get('/api/data/places', { language })),
});
