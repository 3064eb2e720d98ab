import { ApiError } from '../client/api-error.ts';
import type { ProductApi } from '../client/product-api.ts';
import { toBookingNumber } from '../wire/booking-number.ts';

/** The number of the booking that was made under a key; `null` when there is none. @throws ApiError when that cannot be told */
export async function findPlacedBooking(
  api: Pick<ProductApi, 'get'>,
  idempotencyKey: string,
  language: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const headers = { 'idempotency-key': idempotencyKey };
  try {
    return toBookingNumber(await api.get('/api/booking/book', { language }, { headers, signal }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bookingNotFound') return null;
    throw error;
  }
}
