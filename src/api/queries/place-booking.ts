import type { BookingRequest } from '../../domain/booking.ts';
import type { Money } from '../../domain/money.ts';
import { ApiError } from '../client/api-error.ts';
import type { ProductApi } from '../client/product-api.ts';
import { toBookingNumber, toWireBookingRequest } from '../wire/booking-request.ts';

export interface PlaceOrder {
  readonly request: BookingRequest;
  /** The total that the visitor saw: another one is refused. */
  readonly shownTotal: Money;
  /** Names this submission: sent again, it books nothing twice. */
  readonly idempotencyKey: string;
}

/** Books a car and answers the booking's number. @throws ApiError, with code `priceChanged` when the total is another now */
export async function placeBooking(
  api: Pick<ProductApi, 'send'>,
  { request, shownTotal, idempotencyKey }: PlaceOrder,
): Promise<string> {
  const headers = {
    'idempotency-key': idempotencyKey,
    'expected-total': `${shownTotal.minor} ${shownTotal.currency}`,
  };
  return toBookingNumber(
    await api.send('POST', '/api/booking/book', toWireBookingRequest(request), { headers }),
  );
}

/** The number of the booking that was made under a key; `null` when there is none. @throws ApiError when that cannot be told */
export async function findPlacedBooking(
  api: Pick<ProductApi, 'get'>,
  idempotencyKey: string,
  language: string,
): Promise<string | null> {
  const headers = { 'idempotency-key': idempotencyKey };
  try {
    return toBookingNumber(await api.get('/api/booking/book', { language }, { headers }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bookingNotFound') return null;
    throw error;
  }
}
