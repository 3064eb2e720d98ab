import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BookingApi } from '../../api/product-api.ts';
import { bookedNumber, findOwnBooking, mayBeBooked, type OwnBooking } from './booked-order.ts';
import type { CheckoutOrder } from './checkout-order.ts';

/** "Back" may show this page as it was left, without starting it again. */
function onReturn(notify: () => void) {
  addEventListener('pageshow', notify);
  return () => removeEventListener('pageshow', notify);
}

/** How long the look-up of a booking may take before its result counts as unclear. */
const PATIENCE_MS = 10_000;

/**
 * The number under which this tab booked an order; `null` when it did not. Once the car is unavailable,
 * `'looking-up'` while a booking call without a response is looked up, and `'unclear'` when that failed.
 */
export function useOwnBooking(
  order: CheckoutOrder,
  api: Pick<BookingApi, 'bookingNumberOf'>,
  isUnavailable: boolean,
): { readonly number: string } | 'looking-up' | 'unclear' | null {
  const [answer, setAnswer] = useState<OwnBooking['kind'] | null>(null);
  const number = useSyncExternalStore(
    onReturn,
    () => bookedNumber(order),
    () => null,
  );
  const isOpen = useSyncExternalStore(
    onReturn,
    () => isUnavailable && mayBeBooked(order),
    () => false,
  );
  const isLookingUp = isOpen && answer === null;
  useEffect(() => {
    if (isLookingUp)
      void findOwnBooking(order, api, AbortSignal.timeout(PATIENCE_MS)).then(({ kind }) => setAnswer(kind));
  }, [isLookingUp, order, api]);
  if (number !== null) return { number };
  if (isLookingUp) return 'looking-up';
  return isOpen && answer === 'unclear' ? 'unclear' : null;
}
