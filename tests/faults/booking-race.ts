import { expect } from 'vitest';
import { type BookCarOutcome, bookCar, type CarOrder } from '../../server/booking/book-car.ts';
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

/** Fails unless every booking has one claim and no car is claimed twice at a time. */
export async function expectSound(database: Database, siteId: string): Promise<void> {
  const { rows } = await database.pool.query(
    `select
       (select count(*)::int from booking where site_id = $1 and status = 'confirmed') as bookings,
       (select count(*)::int from car_claim where site_id = $1) as claims,
       (select count(*)::int from outbox where site_id = $1) as letters,
       (select count(*)::int from car_claim a join car_claim b using (site_id, car_unit_id)
         where site_id = $1 and a.booking_reference < b.booking_reference and a.period && b.period) as overlaps`,
    [siteId],
  );
  const { bookings, ...others } = rows[0];
  expect(others).toEqual({ claims: bookings, letters: bookings, overlaps: 0 });
}
