import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BookingApi } from '../../../api/product-api.ts';
import { useBookingApi } from './use-booking-api.ts';
import { ACCESS_PARAMETER, type PlacedBooking } from '../../../domain/booking-summary.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { type CheckoutOrder, tripOf } from '../state/checkout-order.ts';
import { type CheckoutStore, useCheckoutStore } from '../state/checkout-store.ts';

/** How long the look-up of a booking may take before its result counts as unclear. */
const LOOK_UP_TIMEOUT_MS = 10_000;

/** What is known of this tab's own booking of a trip. `unclear`: it may exist, and the server cannot be reached. */
export type OwnBooking =
  | ({ readonly kind: 'booked' } & PlacedBooking)
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear' };

interface Access {
  readonly api: Pick<BookingApi, 'placedBooking'>;
  readonly store: CheckoutStore;
  readonly signal?: AbortSignal;
}

/** Looks the booking of a call whose outcome is unknown up by its key; a found one is stored. */
export async function findOwnBooking(
  order: CheckoutOrder,
  { api, store, signal }: Access,
): Promise<OwnBooking> {
  const trip = tripOf(order);
  const sent = store.sent(trip);
  if (sent?.number) return { kind: 'booked', number: sent.number, accessKey: sent.accessKey };
  if (!sent?.isOpen) return { kind: 'none' };
  try {
    const placed = await api.placedBooking(sent.key, {
      language: order.language,
      ...(signal ? { signal } : {}),
    });
    if (placed === null) return { kind: 'none' };
    store.saveSent(trip, { ...sent, isOpen: false, ...placed });
    return { kind: 'booked', ...placed };
  } catch {
    return { kind: 'unclear' };
  }
}

/**
 * This tab's own booking of an order. Once the car is unavailable, the outcome of a call without a response is looked
 * up: a visitor who holds the last car must not see it as unavailable.
 */
export function useOwnBooking(
  order: CheckoutOrder,
  isCarUnavailable: boolean,
): OwnBooking | { readonly kind: 'looking-up' } {
  const api = useBookingApi();
  const store = useCheckoutStore();
  const { events } = useServices();
  const trip = tripOf(order);
  // The browser may show this page again from its history without starting its scripts.
  const [onReturn] = useState(() => (notify: () => void) => {
    events.addEventListener('pageshow', notify);
    return () => events.removeEventListener('pageshow', notify);
  });
  const number = useSyncExternalStore(
    onReturn,
    () => store.sent(trip)?.number ?? null,
    () => null,
  );
  const isOpen = useSyncExternalStore(
    onReturn,
    () => isCarUnavailable && store.sent(trip)?.isOpen === true,
    () => false,
  );
  const [lookedUp, setLookedUp] = useState<OwnBooking['kind'] | null>(null);
  const isLookingUp = isOpen && lookedUp === null;
  useEffect(() => {
    if (isLookingUp)
      void findOwnBooking(order, { api, store, signal: AbortSignal.timeout(LOOK_UP_TIMEOUT_MS) }).then(
        ({ kind }) => setLookedUp(kind),
      );
  }, [isLookingUp, order, api, store]);
  if (number !== null) return { kind: 'booked', number, accessKey: store.sent(trip)?.accessKey ?? null };
  if (isLookingUp) return { kind: 'looking-up' };
  return isOpen && lookedUp === 'unclear' ? { kind: 'unclear' } : { kind: 'none' };
}

/** Address of the page that shows a booking. */
export function bookingHref(successPath: string, { number, accessKey }: PlacedBooking): string {
  const query = new URLSearchParams({
    bookingId: number,
    ...(accessKey === null ? {} : { [ACCESS_PARAMETER]: accessKey }),
  });
  return `${successPath}${successPath.includes('?') ? '&' : '?'}${query}`;
}
