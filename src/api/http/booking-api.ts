import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { hasErrorCode, PriceChangedError } from '../api-error.ts';
import { orNull } from '../or-null.ts';
import type { BookingApi } from '../product-api.ts';
import { toPlacedBooking } from '../wire/booking-number.ts';
import { toWireBookingRequest } from '../wire/booking-request.ts';
import { toPriceQuery } from '../wire/extras-call.ts';
import { isRecord } from '../wire/is-record.ts';
import { type DecimalsOf, toPricedOffer } from '../wire/vehicle-offer.ts';
import type { ApiCaller } from './caller.ts';

function changedOffer(body: unknown, decimalsOf: DecimalsOf): VehicleOffer | null {
  try {
    return isRecord(body) ? toPricedOffer(body.price, decimalsOf) : null;
  } catch {
    return null;
  }
}

/** The failure of a booking call, with the new price where the total is another now. */
export const toBookingError = (error: unknown, decimalsOf: DecimalsOf): unknown =>
  hasErrorCode(error, 'priceChanged')
    ? new PriceChangedError(error, changedOffer(error.body, decimalsOf))
    : error;

/** The calls of a checkout by HTTP: a browser loads these without those of the other pages. */
export const createBookingApi = (caller: ApiCaller): BookingApi => ({
  price: async ({ search, extras, paymentMethodId }, { language, decimalsOf, signal }) =>
    toPricedOffer(
      await caller.get('/api/booking/price', toPriceQuery(search, language, extras, paymentMethodId), {
        signal,
      }),
      decimalsOf,
    ),
  async book({ request, shownTotal, idempotencyKey }, decimalsOf) {
    const headers = {
      'idempotency-key': idempotencyKey,
      'expected-total': `${shownTotal.minor} ${shownTotal.currency}`,
    };
    try {
      return toPlacedBooking(
        await caller.send('POST', '/api/booking/book', toWireBookingRequest(request), { headers }),
      );
    } catch (error) {
      throw toBookingError(error, decimalsOf);
    }
  },
  placedBooking: (idempotencyKey, { language, signal }) => {
    const headers = { 'idempotency-key': idempotencyKey };
    const response = caller.get('/api/booking/book', { language }, { headers, signal });
    return orNull(response.then(toPlacedBooking), 'bookingNotFound');
  },
});
