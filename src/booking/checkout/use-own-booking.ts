import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ProductApi } from '../../api/client/product-api.ts';
import { bookedNumber, findOwnBooking, mayBeBooked } from './booked-order.ts';
import type { CheckoutOrder } from './checkout-order.ts';

/** "Back" may show this page as it was left, without starting it again. */
function onReturn(notify: () => void) {
  addEventListener('pageshow', notify);
  return () => removeEventListener('pageshow', notify);
}

/**
 * The number under which this tab booked an order; `null` when it did not. Once the car is gone, `'asking'` until it
 * is known whether a booking that was never answered took it.
 */
export function useOwnBooking(
  order: CheckoutOrder,
  api: Pick<ProductApi, 'get'>,
  isGone: boolean,
): { readonly number: string } | 'asking' | null {
  const [isAnswered, setIsAnswered] = useState(false);
  const number = useSyncExternalStore(
    onReturn,
    () => bookedNumber(order),
    () => null,
  );
  const isOpen = useSyncExternalStore(
    onReturn,
    () => isGone && !isAnswered && mayBeBooked(order),
    () => false,
  );
  useEffect(() => {
    if (isOpen) void findOwnBooking(order, api).then(() => setIsAnswered(true));
  }, [isOpen, order, api]);
  if (number !== null) return { number };
  return isOpen ? 'asking' : null;
}
