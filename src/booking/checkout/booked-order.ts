import type { ProductApi } from '../../api/client/product-api.ts';
import { findPlacedBooking } from '../../api/queries/placed-booking.ts';
import { type BookableTrip, type CheckoutOrder, tripOf } from './checkout-order.ts';
import { forgetSubmissionKey, loadBookedOrder, loadSubmissionKey, saveBookedOrder } from './draft.ts';

/** Remembers, for as long as the tab lives, under which number a car was booked. */
export const rememberBooked = (order: BookableTrip, number: string) =>
  saveBookedOrder({ trip: tripOf(order), number });

/** The number under which this tab booked the same car for the same trip; `null` when it did not. */
export function bookedNumber(order: BookableTrip): string | null {
  const booked = loadBookedOrder();
  return booked?.trip === tripOf(order) ? booked.number : null;
}

/** The key under which this tab sent a booking of the trip of which nobody told what became of it. */
function openKey(order: BookableTrip): string | null {
  const sent = loadSubmissionKey();
  return sent?.isOpen && sent.trip === tripOf(order) && bookedNumber(order) === null ? sent.key : null;
}

/** Whether this tab sent a booking of the trip that may have been made without its knowing. */
export const mayBeBooked = (order: BookableTrip): boolean => openKey(order) !== null;

/**
 * The number under which this tab booked the trip, asked of the server where its answer never came: whoever holds
 * the last car must not be told that it is gone. `null` when this tab did not book it, or nobody can tell.
 */
export async function findOwnBooking(
  order: Pick<CheckoutOrder, 'search' | 'modelId' | 'language'>,
  api: Pick<ProductApi, 'get'>,
): Promise<string | null> {
  const key = openKey(order);
  const number = key === null ? null : await findPlacedBooking(api, key, order.language).catch(() => null);
  if (number !== null) rememberBooked(order, number);
  return number ?? bookedNumber(order);
}

/** Where a booking that was made is shown. */
export const bookingHref = (successPath: string, number: string) =>
  `${successPath}?bookingId=${encodeURIComponent(number)}`;

/** The same car is wanted once more: the next submission is a booking of its own. */
export function allowAnother() {
  saveBookedOrder(null);
  forgetSubmissionKey();
}
