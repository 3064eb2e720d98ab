// The same searches on a company of 10,000 cars and 200,000 bookings, and on one of 40 cars and 100 bookings.
import { searchOffers } from '../../../server/booking/offers.ts';
import type { Database } from '../../../server/db/engine/database.ts';
import { inSite } from '../../../server/db/in-site.ts';
import { branchId, type FleetSize, seedLargeFleet } from '../../../server/testing/large-fleet.ts';
import { addMinutes } from '../../../src/domain/calendar.ts';
import { MINUTES_PER_DAY } from '../../../src/domain/constants.ts';
import { openAdmin, openOn, startPostgres } from '../../../server/testing/postgres-server.ts';
import { interleave, type Samples } from '../statistics.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

const COMPANIES: Readonly<Record<string, FleetSize>> = {
  // First, while PostgreSQL has no statistics yet: with those of few rows it would check each of many by reading all.
  'large company': { branches: 50, unitsPerBranch: 200, bookingsPerBranch: 4_000 },
  'small company': { branches: 4, unitsPerBranch: 10, bookingsPerBranch: 25 },
};
const SEARCHES_PER_ROUND = 100;
const WARM_UP_ROUNDS = 3;

const siteOf = (company: string) => company.replaceAll(' ', '-');

/** The time in milliseconds that 95 of 100 searches stay below, each from another branch and on other days. */
async function slowTwentieth(database: Database, company: string, branches: number): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < SEARCHES_PER_ROUND; number += 1) {
    const place = branchId(number % branches);
    const pickUp = addMinutes('2026-12-01T10:00', (number % 20) * MINUTES_PER_DAY);
    const start = performance.now();
    const found = await inSite(database, siteOf(company), (scope) =>
      searchOffers(
        scope,
        {
          pickUpPlaceId: place,
          dropOffPlaceId: place,
          pickUp,
          dropOff: addMinutes(pickUp, 4 * MINUTES_PER_DAY),
          driverAge: null,
        },
        { now: NOW },
      ),
    );
    times.push(performance.now() - start);
    if (!found.ok || found.offers.length === 0) throw new Error(`${company} has no car for a search`);
  }
  return times.sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] as number;
}

/** Milliseconds by company, one a round; on PostgreSQL, for no company of that size runs on the embedded database. */
export async function measureSearches(rounds: number): Promise<Samples> {
  const server = await startPostgres();
  const database = await openOn(server);
  const admin = openAdmin(server);
  try {
    // Row by row, 200,000 bookings at once would wait on the constraint against double booking for minutes.
    const { rows } = await admin.query(
      "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'car_claim_no_overlap'",
    );
    await admin.query('alter table car_claim drop constraint car_claim_no_overlap');
    for (const [company, size] of Object.entries(COMPANIES))
      await seedLargeFleet(database, siteOf(company), size, NOW);
    await admin.query(`alter table car_claim add constraint car_claim_no_overlap ${rows[0].definition}`);
    await admin.query('analyze');
    const names = Object.keys(COMPANIES);
    const sample = (name: string) => slowTwentieth(database, name, COMPANIES[name]?.branches ?? 1);
    await interleave(names, WARM_UP_ROUNDS, sample);
    return await interleave(names, rounds, sample);
  } finally {
    await admin.end();
    await database.close();
    await server.stop();
  }
}
