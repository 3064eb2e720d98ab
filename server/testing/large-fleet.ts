import { wireSchedule } from '../../src/api/wire/scenarios/sample-places.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator } from '../db/in-site.ts';
import { seedSite } from './seed-site.ts';
import { exampleSeed } from './site-seed.ts';

/** Size of a company. Every branch has one place and the same number of cars and bookings. */
export interface FleetSize {
  readonly branches: number;
  readonly unitsPerBranch: number;
  readonly bookingsPerBranch: number;
}

const MODELS = 10;
const DAY = 86_400_000;
/** Days between two bookings of a car, each of which holds it for three. */
const PERIOD_DAYS = 10;

export const branchId = (number: number) => `b${number}`;

/** Seeds a company with identical branches, without cars. Place and branch have the same id. */
export async function seedBranches(
  database: Database,
  siteId: string,
  branches: number,
  now: number,
): Promise<void> {
  const example = exampleSeed(siteId);
  const [branch, place, small, compact] = [
    example.branchOffices[0],
    example.places[0],
    example.categories[0],
    example.models[0],
  ];
  if (!branch || !place || !small || !compact) throw new Error('the example company lacks something');
  const ids = Array.from({ length: branches }, (_, number) => branchId(number));
  await seedSite(
    database,
    {
      ...example,
      branchOffices: ids.map((id) => ({ ...branch, id })),
      schedules: ids.map((id) => ({ branchOfficeId: id, body: wireSchedule(id) })),
      places: ids.map((id) => ({ ...place, id, branchOfficeId: id })),
      oneWayFees: [],
      carUnits: [],
      models: Array.from({ length: MODELS }, (_, number) => ({ ...compact, id: `m${number}` })),
    },
    now,
  );
}

/**
 * Inserts cars and bookings of branches, half of them past and half future, by SQL that generates the rows: hundreds of
 * thousands in seconds. `from` and `to` number the branches, `to` excluded.
 */
export async function fillBranches(
  database: Database,
  siteId: string,
  { from, to, size, now }: { from: number; to: number; size: Omit<FleetSize, 'branches'>; now: number },
): Promise<void> {
  const turns = Math.ceil(size.bookingsPerBranch / size.unitsPerBranch);
  const first = new Date(now - Math.floor(turns / 2) * PERIOD_DAYS * DAY).toISOString();
  const branches = sql`generate_series(${from}::int, ${to - 1}::int) as branch`;
  const cars = sql`${branches}, generate_series(0, ${size.unitsPerBranch - 1}::int) as car`;
  // Bookings are numbered so that every car gets its first one before any car gets a second.
  const bookings = sql`${branches}, lateral (select number % ${size.unitsPerBranch}::int as car,
      number / ${size.unitsPerBranch}::int as turn
      from generate_series(0, ${size.bookingsPerBranch - 1}::int) as number) as numbered`;
  const model = sql`'m' || (car % ${MODELS}::int)`;
  const unit = sql`'b' || branch || '-' || car`;
  const reference = sql`branch || '-' || car || '-' || turn`;
  const start = sql`${first}::timestamptz + make_interval(days => turn * ${PERIOD_DAYS}::int + (car + branch) % 7)`;
  await inSiteAsOperator(database, siteId, ({ tx }) =>
    tx.execute(sql`insert into car_unit (site_id, id, model_id, branch_office_id, plate)
      select ${siteId}, ${unit}, ${model}, 'b' || branch, ${unit} from ${cars}`),
  );
  await inSite(database, siteId, async ({ tx }) => {
    await tx.execute(sql`insert into booking (site_id, public_reference, status, customer, from_local, to_local, starts_at,
      ends_at, pick_up_place_id, drop_off_place_id, model_id, category_id, quote, total_minor, currency, shown_currency,
      exchange_rate, decimals, language, created_at)
      select ${siteId}, ${reference}, 'confirmed', '{}', '2026-12-01T10:00', '2026-12-04T10:00', ${start},
      ${start} + interval '3 days', 'b' || branch, 'b' || branch, ${model}, 'small', '{}', 1, 'USD', 'USD', 1, 2, 'en-US',
      ${first}::timestamptz from ${bookings}`);
    await tx.execute(sql`insert into car_claim (site_id, booking_reference, car_unit_id, model_id, category_id,
      branch_office_id, starts_at, ends_at)
      select ${siteId}, ${reference}, ${unit}, ${model}, 'small', 'b' || branch, ${start}, ${start} + interval '3 days'
      from ${bookings}`);
  });
}

/** Seeds a company of a size, ready to be searched. */
export async function seedLargeFleet(
  database: Database,
  siteId: string,
  size: FleetSize,
  now: number,
): Promise<void> {
  await seedBranches(database, siteId, size.branches, now);
  // One branch at a time: a statement for all of them would exceed the statement timeout.
  for (let from = 0; from < size.branches; from += 1)
    await fillBranches(database, siteId, { from, to: from + 1, size, now });
}
