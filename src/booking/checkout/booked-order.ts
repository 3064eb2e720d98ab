import type { BookingApi } from '../../api/product-api.ts';
import { type BookableTrip, type CheckoutOrder, tripOf } from './checkout-order.ts';
import { loadSent, saveSent } from './draft.ts';

/** What became of a booking that this tab sent. */
export type OwnBooking =
  | { readonly kind: 'booked'; readonly number: string }
  /** The server knows of none. */
  | { readonly kind: 'none' }
  /** Nobody can tell: it may be booked. */
  | { readonly kind: 'unclear' };

/** Remembers, for as long as the tab lives, under which number a car was booked. */
export function storeBookedNumber(order: BookableTrip, number: string) {
  const trip = tripOf(order);
  saveSent(trip, { content: '', key: '', ...loadSent(trip), isOpen: false, number });
}

/** The number under which this tab booked the same car for the same trip; `null` when it did not. */
export const bookedNumber = (order: BookableTrip): string | null => loadSent(tripOf(order))?.number ?? null;

/** Whether this tab sent a booking of the trip that may have been made without its knowing. */
export const mayBeBooked = (order: BookableTrip): boolean => loadSent(tripOf(order))?.isOpen === true;

/**
 * Whether this tab booked the trip, asked of the server by its key where no answer came: whoever holds the last car
 * must not be told that it is gone, nor that nothing was booked.
 */
export async function findOwnBooking(
  order: Pick<CheckoutOrder, 'search' | 'modelId' | 'language'>,
  api: Pick<BookingApi, 'bookingNumberOf'>,
  signal?: AbortSignal,
): Promise<OwnBooking> {
  const sent = loadSent(tripOf(order));
  if (!sent?.isOpen) return sent?.number ? { kind: 'booked', number: sent.number } : { kind: 'none' };
  try {
    const number = await api.bookingNumberOf(sent.key, {
      language: order.language,
      ...(signal ? { signal } : {}),
    });
    if (number === null) return { kind: 'none' };
    storeBookedNumber(order, number);
    return { kind: 'booked', number };
  } catch {
    return { kind: 'unclear' };
  }
}

/** Where a booking that was made is shown. */
export const bookingHref = (successPath: string, number: string) =>
  `${successPath}?bookingId=${encodeURIComponent(number)}`;

/** The same car is wanted once more: the next submission is a booking of its own. */
export const allowAnother = (order: BookableTrip) => saveSent(tripOf(order), null);
