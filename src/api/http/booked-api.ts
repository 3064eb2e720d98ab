import type { BookingSummary } from '../../domain/booking-summary.ts';
import { toDecimal } from '../../domain/money.ts';
import { orNull } from '../or-null.ts';
import type { BookedApi, BookingReadOptions } from '../product-api.ts';
import { toBookingSummary } from '../wire/booking.ts';
import { BOOKING_ACCESS_HEADER, BOOKING_CUSTOMER_HEADER } from '../wire/operations/parameters.ts';
import type { ApiCaller } from './caller.ts';

/** Reads a booking by its number, with its access key whole; `null` when there is none, or it is of another customer. */
export const readBooking = (
  caller: ApiCaller,
  number: string,
  { language, decimalsOf, signal, accessKey, customer }: BookingReadOptions,
): Promise<BookingSummary | null> =>
  orNull(
    caller
      .get(
        '/api/booking/book',
        { bookingId: number, language },
        {
          signal,
          headers: {
            ...(accessKey ? { [BOOKING_ACCESS_HEADER]: accessKey } : {}),
            ...(customer === undefined ? {} : { [BOOKING_CUSTOMER_HEADER]: encodeURIComponent(customer) }),
          },
        },
      )
      .then((body) => toBookingSummary(body, decimalsOf)),
  );

/** The calls about a booking that exists, by HTTP. */
export const createBookedApi = (caller: ApiCaller): BookedApi => ({
  booking: (number, options) => readBooking(caller, number, options),
  async cancel({ number, accessKey, email, lastName, fee, language }, decimalsOf) {
    const body = await caller.send('POST', '/api/booking/cancel', {
      bookingId: number,
      language,
      fee: toDecimal(fee, decimalsOf(fee.currency)),
      ...(accessKey === undefined ? {} : { accessKey }),
      ...(email === undefined ? {} : { emailAddress: email }),
      ...(lastName === undefined ? {} : { lastName }),
    });
    return toBookingSummary(body, decimalsOf);
  },
  resend: async (number, accessKey, language) => {
    await caller.send('POST', '/api/booking/resend', { bookingId: number, accessKey, language });
  },
});
