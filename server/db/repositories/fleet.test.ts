import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { exampleSeed } from '../../testing/site-seed.ts';
import type { Database } from '../engine/database.ts';
import { inSite, type SiteScope } from '../in-site.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { listModels, listSupply } from './fleet.ts';
import { listExtras, listOneWayFees, listRates, listSeasons, listTaxes } from './prices.ts';

const at = (hour: number) => Date.UTC(2026, 11, 1, hour);
let database: Database;
const andes = <T>(work: (scope: SiteScope) => Promise<T>) => inSite(database, 'andes', work);

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), at(0));
  await andes(async ({ tx }) => {
    for (const [reference, unit, from, to] of [
      ['A', 'compact-ba-1', 10, 20],
      ['B', 'compact-ba-2', 20, 30],
    ] as const) {
      await tx.execute(sql`insert into booking (site_id, public_reference, status, customer, from_local, to_local, starts_at,
        ends_at, pick_up_place_id, drop_off_place_id, model_id, category_id, quote, total_minor, currency, shown_currency,
        exchange_rate, decimals, language, created_at) values ('andes', ${reference}, 'confirmed', '{}', '2026-12-01T10:00',
        '2026-12-01T20:00', now(), now() + interval '1 hour', 'city', 'city', 'compact', 'small', '{}', 1, 'USD', 'USD', 1,
        2, 'en-US', now())`);
      await tx.execute(sql`insert into car_claim values ('andes', ${reference}, ${unit}, 'compact', 'small', 'ba',
        ${new Date(at(from)).toISOString()}, ${new Date(at(to)).toISOString()})`);
    }
  });
}, 120_000);
afterAll(() => database.close());

describe('the cars of a branch', () => {
  it.each<[why: string, from: number, to: number, claims: [number, number][]]>([
    ['before every claim', 0, 10, []],
    ['touching the first', 9, 11, [[10, 20]]],
    [
      'over both',
      15,
      25,
      [
        [10, 20],
        [20, 30],
      ],
    ],
    ['from the very end of the last', 30, 40, []],
  ])('are listed with the claims of a span %s', async (_why, from, to, claims) => {
    const supply = await andes((scope) =>
      listSupply(scope, { branchOfficeId: 'ba', startsAt: at(from), endsAt: at(to) }),
    );
    expect(supply.map(({ modelId, units }) => [modelId, units]).sort()).toEqual([
      ['compact', 2],
      ['van', 1],
      ['wagon', 1],
    ]);
    const spans = supply
      .find(({ modelId }) => modelId === 'compact')
      ?.claims.map(({ startsAt, endsAt }) => [startsAt, endsAt])
      .sort();
    expect(spans).toEqual(claims.map(([start, end]) => [at(start), at(end)]));
  });

  it('are narrowed to a model, and other branches are apart', async () => {
    const span = { startsAt: at(0), endsAt: at(50) };
    const vans = await andes((scope) => listSupply(scope, { ...span, branchOfficeId: 'ba', modelId: 'van' }));
    expect(vans).toEqual([{ modelId: 'van', units: 1, claims: [] }]);
    expect(await andes((scope) => listSupply(scope, { ...span, branchOfficeId: 'lim' }))).toMatchObject([
      { units: 1, claims: [] },
    ]);
  });

  it('cannot be claimed twice at a time, even by a direct insert', async () => {
    const twice = andes(({ tx }) =>
      tx.execute(sql`update car_claim set car_unit_id = 'compact-ba-1', starts_at = ${new Date(at(19)).toISOString()}
      where booking_reference = 'B'`),
    );
    await expect(twice.catch((error) => error.cause.code)).resolves.toBe('23P01');
  });

  it('may swap places within one transaction', async () => {
    await andes(async ({ tx }) => {
      await tx.execute(sql`set constraints car_claim_no_overlap deferred`);
      await tx.execute(
        sql`update car_claim set car_unit_id = case booking_reference when 'A' then 'compact-ba-2' else 'compact-ba-1' end`,
      );
    });
  });

  it('are reached by an index that reads no claim of the past or of other branches', async () => {
    const plan = await andes(async ({ tx }) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<{
        'QUERY PLAN': string;
      }>(sql`explain select 1 from car_claim where site_id = 'andes'
        and branch_office_id = 'ba' and ends_at > '2026-12-01' and starts_at < '2026-12-02'`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index (Only )?Scan using car_claim_by_branch/);
    expect(plan).toMatch(/Index Cond:.*branch_office_id.*ends_at.*starts_at/);
  });
});

describe('models and prices', () => {
  it('are read in their order', async () => {
    expect((await andes(listModels)).map(({ model, category }) => `${category.id}/${model.id}`)).toEqual([
      'small/compact',
      'large/wagon',
      'large/van',
    ]);
    expect((await andes(listExtras)).map(({ id }) => id)).toEqual(['seat', 'cover', 'basic']);
  });

  it('hold rates, seasons, taxes and fees as they were seeded', async () => {
    expect(await andes(listSeasons)).toMatchObject([
      { id: 'summer', fromDate: '2026-12-15', toDate: '2027-02-28' },
    ]);
    expect(
      (await andes(listRates)).map(({ categoryId, seasonId, dailyMinor }) => [
        categoryId,
        seasonId,
        dailyMinor,
      ]),
    ).toEqual([
      ['large', null, 9000],
      ['small', 'summer', 5000],
      ['small', null, 4000],
      ['small', null, 3500],
    ]);
    expect(await andes(listTaxes)).toEqual([{ id: 'vat', names: { 'en-US': 'VAT' }, basisPoints: 2100 }]);
    expect(await andes(listOneWayFees)).toEqual([
      { fromBranchOfficeId: 'ba', toBranchOfficeId: 'lim', feeMinor: 20_000 },
    ]);
  });
});
