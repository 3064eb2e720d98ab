import type { BookingSummary } from '../../domain/booking-summary.ts';
import { ApiError } from '../client/api-error.ts';
import type { ProductApi } from '../client/product-api.ts';
import { toBookingSummary } from '../wire/booking.ts';
import type { DecimalsOf } from '../wire/vehicle-offer.ts';

/** The booking of a number; `null` when there is none. */
export const bookingQuery = (api: ProductApi, number: string, language: string, decimalsOf: DecimalsOf) => ({
  queryKey: ['booking', language, number] as const,
  queryFn: async (): Promise<BookingSummary | null> => {
    try {
      return toBookingSummary(
        await api.get('/api/booking/book', { bookingId: number, language }),
        decimalsOf,
      );
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});
