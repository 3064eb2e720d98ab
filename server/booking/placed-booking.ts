import type { Database } from '../db/engine/database.ts';
import { SQL_STATE, sqlStateOf } from '../db/errors.ts';
import { inSite } from '../db/in-site.ts';
import type { Booking } from '../db/repositories/bookings.ts';
import { answerOfKey, type IdempotencyKey } from '../db/repositories/idempotency.ts';

/** What became of an order: the booking, `null` when there is none, `busy` while it is still being worked on. */
export type PlacedBooking = { readonly booking: Booking | null } | 'busy';

/** Finds the booking that was made under a key, for a client whose call was never answered. */
export async function findPlacedBooking(
  database: Database,
  siteId: string,
  key: IdempotencyKey,
  now: number,
): Promise<PlacedBooking> {
  try {
    const answer = await inSite(database, siteId, (scope) => answerOfKey(scope, key, now));
    return { booking: answer as Booking | null };
  } catch (error) {
    if (sqlStateOf(error) === SQL_STATE.lockNotAvailable) return 'busy';
    throw error;
  }
}
