import { ANONYMOUS } from '../../server/access/principal.ts';
import { type BookCarOutcome, bookCar } from '../../server/booking/book-car.ts';
import type { CarOrder } from '../../server/booking/create-booking.ts';
import type { Database } from '../../server/db/engine/database.ts';
import { RACE_NOW } from './race-order.ts';

/** Sends all orders at once, spread over the databases as over processes. */
export const bookAll = (
  databases: readonly Database[],
  siteId: string,
  orders: readonly CarOrder[],
): Promise<BookCarOutcome[]> =>
  Promise.all(
    orders.map((order, index) =>
      bookCar(databases[index % databases.length] as Database, siteId, order, {
        now: RACE_NOW,
        principal: ANONYMOUS,
        idempotencyKey: null,
        expectedTotal: null,
      }),
    ),
  );

/** How many of each outcome there were. */
export function tally(outcomes: readonly BookCarOutcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of outcomes) {
    const name = each.outcome === 'booked' ? 'booked' : each.reason;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
