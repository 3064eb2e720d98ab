import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BookingApi } from '../../api/product-api.ts';
import { bookedNumber, findOwnBooking, mayBeBooked, type OwnBooking } from './booked-order.ts';
import type { CheckoutOrder } from './checkout-order.ts';

/** "Back" may show this page as it was left, without starting it again. */
function onReturn(notify: () => void) {
  addEventListener('pageshow', notify);
  return () => removeEventListener('pageshow', notify);
}

/** Whoever waits for a page must be told something before long. */
const PATIENCE_MS = 10_000;

/**
 * The number under which this tab booked an order; `null` when it did not. Once the car is gone, `'asking'` until it
 * is known whether a booking that was never answered took it, and `'unclear'` when nobody can tell.
 */
export function useOwnBooking(
  order: CheckoutOrder,
  api: Pick<BookingApi, 'bookingNumberOf'>,
  isGone: boolean,
): { readonly number: string } | 'asking' | 'unclear' | null {
  const [answer, setAnswer] = useState<OwnBooking['kind'] | null>(null);
  const number = useSyncExternalStore(
    onReturn,
    () => bookedNumber(order),
    () => null,
  );
  const isOpen = useSyncExternalStore(
    onReturn,
    () => isGone && mayBeBooked(order),
    () => false,
  );
  const isAsking = isOpen && answer === null;
  useEffect(() => {
    if (isAsking)
      void findOwnBooking(order, api, AbortSignal.timeout(PATIENCE_MS)).then(({ kind }) => setAnswer(kind));
  }, [isAsking, order, api]);
  if (number !== null) return { number };
  if (isAsking) return 'asking';
  return isOpen && answer === 'unclear' ? 'unclear' : null;
}
