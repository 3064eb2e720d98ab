import { forgetSubmissionKey, loadBookedOrder, saveBookedOrder } from './draft.ts';
import type { CheckoutOrder } from './submission.ts';

type Wanted = Pick<CheckoutOrder, 'search' | 'modelId'>;

/** The car, the places and the times: what nobody books twice without meaning to. */
export const tripOf = ({ search, modelId }: Wanted): string =>
  [modelId, search.pickUpPlace.id, search.pickUp, search.dropOffPlace.id, search.dropOff].join(' ');

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
