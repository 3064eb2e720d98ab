import { expect } from 'vitest';
import type { Database } from '../../server/db/engine/database.ts';

/** What a site stores of its bookings, and what of it does not belong together. */
export async function inventory({ pool }: Pick<Database, 'pool'>, siteId: string) {
  const { rows } = await pool.query(
    `select
       (select count(*)::int from booking where site_id = $1) as bookings,
       (select count(*)::int from car_claim where site_id = $1) as claims,
       (select count(distinct payload ->> 'reference')::int from outbox where site_id = $1) as letters,
       (select count(*)::int from outbox o where site_id = $1 and not exists (
         select from booking b where b.site_id = o.site_id and b.public_reference = o.payload ->> 'reference')) as "messagesWithoutBooking",
       (select count(*)::int from idempotency where site_id = $1) as keys,
       (select count(*)::int from idempotency i where site_id = $1 and not exists (
         select from booking b where b.site_id = i.site_id and b.public_reference = i.answer ->> 'reference')) as "keysOfNothing",
       (select count(*)::int from car_claim a join car_claim b using (site_id, car_unit_id)
         where site_id = $1 and a.booking_reference < b.booking_reference and a.period && b.period) as overlaps`,
    [siteId],
  );
  return rows[0];
}

/**
 * Fails unless every booking has one claim and one letter, every letter and key its booking, and no car is claimed
 * twice at a time. For sites on which only cars were booked that are held at once.
 */
export async function expectSound(database: Pick<Database, 'pool'>, siteId: string): Promise<void> {
  const { bookings, keys: _, ...others } = await inventory(database, siteId);
  expect(others).toEqual({
    claims: bookings,
    letters: bookings,
    messagesWithoutBooking: 0,
    keysOfNothing: 0,
    overlaps: 0,
  });
}
