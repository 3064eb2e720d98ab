import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import type { Booking } from '../db/repositories/bookings.ts';
import { resultOfKey, type IdempotencyKey, KeyInProgressError } from '../db/repositories/idempotency.ts';

/** What became of an order: the booking, `null` when there is none, `in-progress` while it is still being worked on. */
export type PlacedBooking = { readonly booking: Booking | null } | 'in-progress';

/** Finds the booking that was made under a key, for a client that received no response. */
export async function findPlacedBooking(
  database: Database,
  siteId: string,
  key: IdempotencyKey,
  now: number,
): Promise<PlacedBooking> {
  try {
    const result = await inSite(database, siteId, (scope) => resultOfKey(scope, key, now));
    return { booking: result as Booking | null };
  } catch (error) {
    if (error instanceof KeyInProgressError) return 'in-progress';
    throw error;
  }
}
