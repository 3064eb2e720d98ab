import type { BookingRequest } from '../../domain/booking.ts';
import type { Money } from '../../domain/money.ts';
import type { ProductApi } from '../client/product-api.ts';
import { toBookingNumber } from '../wire/booking-number.ts';
import { toWireBookingRequest } from '../wire/booking-request.ts';

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
