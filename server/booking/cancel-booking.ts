import { type CancellationVerdict, checkCancellation } from '../../src/domain/cancellation.ts';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { isSameMoney, type Money } from '../../src/domain/money.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { type Booking, findBooking, lockBooking, storeCancellation } from '../db/repositories/bookings.ts';
import { putIntoOutbox } from '../db/repositories/outbox.ts';
import { localTimeAt } from '../environment/time-zones.ts';

/** Kind of the message that confirms a cancellation; its payload is `{ reference }`. */
export const BOOKING_CANCELLATION = 'booking-cancellation';

/** What became of a cancellation. */
export type CancelOutcome =
  | { outcome: 'cancelled'; booking: Booking }
  | { outcome: 'refused'; reason: 'not-found' }
  | { outcome: 'refused'; reason: Extract<CancellationVerdict, { allowed: false }>['reason'] }
  /** It costs something that was not agreed to. */
  | { outcome: 'refused'; reason: 'fee'; booking: Booking };

/** How a booking is cancelled. `now` is epoch milliseconds. */
export type CancelOptions = {
  /** Whether the caller may cancel the booking. */
  mayCancel: (booking: Booking) => boolean;
  /** What the caller agreed to pay. */
  agreedFee: (booking: Booking) => Money | null;
  now: number;
};

/** The local time of the pick-up place; bookings from before zones were stored take the offset of their pick-up. */
export function localTime({ snapshot, pickUp, rental }: Booking, now: number): PlainDateTime {
  const { timeZone } = snapshot.pickUpPlace;
  if (timeZone) return localTimeAt(now, timeZone);
  const offset = Date.parse(`${pickUp}:00Z`) - rental.startsAt;
  return new Date(now + offset).toISOString().slice(0, 16) as PlainDateTime;
}

/** Whether a visitor may cancel a stored booking at a moment, and for how much. */
export const cancellationOf = (booking: Booking, now: number): CancellationVerdict =>
  checkCancellation({ ...booking, terms: booking.snapshot.cancellation ?? null }, localTime(booking, now));

/** What the cancellation of a booking cost; `null` where that was not stored, and for one that is not cancelled. */
export function cancelledFor({ status, details }: Pick<Booking, 'status' | 'details'>): Money | null {
  if (status !== 'cancelled') return null;
  return (details.cancelled as { readonly fee?: Money } | undefined)?.fee ?? null;
}

/** Cancels a booking, which frees its car and extras, and confirms it by mail. Cancelling again changes nothing. */
export const cancelBooking = (
  database: Database,
  siteId: string,
  reference: string,
  { mayCancel, agreedFee, now }: CancelOptions,
): Promise<CancelOutcome> =>
  inSite(database, siteId, async (scope): Promise<CancelOutcome> => {
    await lockBooking(scope, reference);
    const booking = await findBooking(scope, reference);
    if (!booking || !mayCancel(booking)) return { outcome: 'refused', reason: 'not-found' };
    const verdict = cancellationOf(booking, now);
    if (!verdict.allowed)
      return verdict.reason === 'already-cancelled'
        ? { outcome: 'cancelled', booking }
        : { outcome: 'refused', reason: verdict.reason };
    const { fee } = verdict;
    const agreed = agreedFee(booking);
    if (fee.minor > 0 && !(agreed && isSameMoney(agreed, fee)))
      return { outcome: 'refused', reason: 'fee', booking };
    const cancelled = { at: now, fee };
    await storeCancellation(scope, booking, cancelled);
    await putIntoOutbox(scope, { kind: BOOKING_CANCELLATION, payload: { reference }, now });
    return {
      outcome: 'cancelled',
      booking: { ...booking, status: 'cancelled', details: { ...booking.details, cancelled } },
    };
  });
