import type { Database } from '../../server/db/engine/database.ts';
import type { RaceGround } from './race-sites.ts';

/**
 * Takes the protections of the server away, for good: no lock, no constraint, and claims that take their time to
 * commit, so that others look while they are not there yet. Returns an application that has noticed.
 */
export async function withoutProtection({ admin, another }: RaceGround): Promise<Database> {
  await admin.pool.query('alter table car_claim drop constraint car_claim_no_overlap');
  await admin.pool.query(
    `create function public.pg_advisory_xact_lock(bigint) returns void language sql as 'select'`,
  );
  await admin.pool.query('alter role forecourt set search_path = public, pg_catalog');
  await admin.pool.query(
    `create function slow_claim() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`,
  );
  await admin.pool.query(
    'create trigger slow_claim after insert on car_claim for each row execute function slow_claim()',
  );
  return another();
}

/**
 * Hides the claims from those who book, for good. The embedded database runs one transaction after the other, so that
 * nothing would go wrong without lock and constraint: this makes bookings as blind to each other as if they ran at once.
 */
export async function blindToClaims({ admin }: RaceGround): Promise<void> {
  await admin.pool.query('alter table car_claim drop constraint car_claim_no_overlap');
  await admin.pool.query(
    'create policy blind on car_claim as restrictive for select to forecourt_app using (false)',
  );
}
