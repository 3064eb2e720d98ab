import type { ProductApi, ReadOptions } from '../product-api.ts';

/** Query options of the booking of a number; `null` when there is none. */
export const bookingQuery = (api: ProductApi, number: string, options: ReadOptions) => ({
  queryKey: ['booking', options.language, number] as const,
  queryFn: () => api.booking(number, options),
});
