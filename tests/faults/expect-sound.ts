import { expect } from 'vitest';
import type { Database } from '../../server/db/engine/database.ts';

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
