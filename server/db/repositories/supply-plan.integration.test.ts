import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { branchId, fillBranches, seedBranches } from '../../testing/large-fleet.ts';
import type { Database } from '../engine/database.ts';
import { inSite } from '../in-site.ts';
import { supplyQuery } from './fleet.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const DAY = 86_400_000;
const SIZE = { unitsPerBranch: 20, bookingsPerBranch: 400 };

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the scans of a plan looked at, whether they took them or not. */
function rowsTouched(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, part) => sum + rowsTouched(part), 0);
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'Subquery Scan') return below;
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
  // A bitmap's index is read by the scan above it, which counts the rows.
  const own = node['Node Type'] === 'Bitmap Index Scan' ? 0 : node['Actual Rows'] + filtered + rechecked;
  return below + own * node['Actual Loops'];
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBranches(database, 'large', 40, NOW);
  await fillBranches(database, 'large', { from: 0, to: 30, size: SIZE, now: NOW });
}, 120_000);
afterAll(() => database.close());

async function searchRows(): Promise<number> {
  await database.pool.query('analyze car_unit, car_claim');
  return inSite(database, 'large', async (scope) => {
    const query = { branchOfficeId: branchId(3), startsAt: NOW + 20 * DAY, endsAt: NOW + 23 * DAY };
    const { rows } = await scope.tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${supplyQuery(scope, query).getSQL()}`,
    );
    return rowsTouched(rows[0]?.['QUERY PLAN'][0].Plan as PlanNode);
  });
}

let before: number;

it('reads as many rows for a search when other branches have more bookings', async () => {
  before = await searchRows();
  // The cars of the branch and the claims that overlap the days asked for, and little more.
  expect(before).toBeGreaterThanOrEqual(SIZE.unitsPerBranch);
  expect(before).toBeLessThan(SIZE.bookingsPerBranch);
  const more = { unitsPerBranch: 60, bookingsPerBranch: 1_200 };
  await fillBranches(database, 'large', { from: 30, to: 40, size: more, now: NOW });
  expect(await searchRows()).toBe(before);
}, 120_000);

it('would read the claims of all branches without their index', async () => {
  await database.pool.query('drop index car_claim_by_branch');
  expect(await searchRows()).toBeGreaterThan(10 * before);
}, 120_000);
