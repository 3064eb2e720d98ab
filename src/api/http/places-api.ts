import type { ProductApi } from '../product-api.ts';
import { toBranches } from '../wire/branch-office.ts';
import { toBranchHours } from '../wire/opening-hours.ts';
import { toPlaces } from '../wire/place.ts';
import type { ApiCaller } from './caller.ts';

/** What a search form calls. Every method rejects with ApiError, and with TypeError when a response cannot be read. */
export type PlacesApi = Pick<ProductApi, 'places' | 'branches' | 'openingHours'>;

/** The places of a site by HTTP: a search form loads these calls without those of the other pages. */
export const createPlacesApi = (caller: ApiCaller): PlacesApi => ({
  places: async (language) => toPlaces(await caller.get('/api/data/places', { language })),
  branches: async (language) => toBranches(await caller.get('/api/data/branchoffices', { language })),
  async openingHours(language) {
    const [schedules, holidays] = await Promise.all([
      caller.get('/api/data/attentionschedule'),
      caller.get('/api/data/holidays', { language }),
    ]);
    return toBranchHours(schedules, holidays);
  },
});
