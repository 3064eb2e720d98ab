import { type CheckoutOrder, tripOf } from './checkout-order.ts';
import { forgetSubmissionKey, loadBookedOrder, saveBookedOrder } from './draft.ts';

type Wanted = Pick<CheckoutOrder, 'search' | 'modelId'>;

/** Remembers, for as long as the tab lives, under which number a car was booked. */
export const rememberBooked = (order: Wanted, number: string) =>
  saveBookedOrder({ trip: tripOf(order), number });

/** The number under which this tab booked the same car for the same trip; `null` when it did not. */
export function bookedNumber(order: Wanted): string | null {
  const booked = loadBookedOrder();
  return booked?.trip === tripOf(order) ? booked.number : null;
}

/** The same car is wanted once more: the next submission is a booking of its own. */
export function allowAnother() {
  saveBookedOrder(null);
  forgetSubmissionKey();
}
