import type { ProductApi } from '../client/product-api.ts';
import { type BranchHours, toBranchHours } from '../wire/opening-hours.ts';

/** Query options of the opening hours of all branches of a site, by branch. */
export const openingHoursQuery = (api: ProductApi, language: string) => ({
  queryKey: ['opening-hours', language] as const,
  queryFn: async (): Promise<ReadonlyMap<string, BranchHours>> => {
    const [schedules, holidays] = await Promise.all([
      api.get('/api/data/attentionschedule'),
      api.get('/api/data/holidays', { language }),
    ]);
    return toBranchHours(schedules, holidays);
  },
});
