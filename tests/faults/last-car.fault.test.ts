import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookCar } from '../../server/booking/book-car.ts';
import { peakUse } from '../../server/booking/assign-unit.ts';
import type { Database } from '../../server/db/engine/database.ts';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedSite } from '../../server/db/seed.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { bookAll, tally } from './booking-race.ts';
import {
  openAdmin,
  openOn,
  PATIENCE_MILLISECONDS,
  type PostgresServer,
  startPostgres,
  temporaryFolder,
} from './databases.ts';
import { expectSound } from './expect-sound.ts';
import { RACE_NOW, raceOrder } from './race-order.ts';

const CALLERS = 200;
const MINUTE = 60_000;
let sites = 0;

async function newSite(database: Database, units: number): Promise<string> {
  sites += 1;
  await seedSite(database, exampleSeed(`race${sites}`, { units }), RACE_NOW);
  return `race${sites}`;
}

/** Repeats orders in the order of their commits and tells which must have been accepted. */
async function expectAcceptedAsByOracle(admin: Pick<Database, 'pool'>, siteId: string, units: number) {
  const { rows } = await admin.pool.query<{ from: number; to: number }>(
    `select extract(epoch from starts_at)::int as "from", extract(epoch from ends_at)::int as "to" from car_claim where site_id = $1`,
    [siteId],
  );
  expect(peakUse(rows.map(({ from, to }) => ({ startsAt: from, endsAt: to })))).toBeLessThanOrEqual(units);
  return rows;
}

const RACE_PROCESS = new URL('./race-process.ts', import.meta.url).pathname;

/** Starts a process that waits with its orders for one car until it is told to go. */
async function startRacer(url: string, siteId: string, callers: number) {
  const args = ['--no-warnings', RACE_PROCESS, url, siteId, String(callers), String(PATIENCE_MILLISECONDS)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await once(child.stdout, 'data');
  return async (): Promise<string[]> => {
    const closed = once(child, 'close');
    child.stdin.write('go\n');
    await closed;
    return [...printed.matchAll(/^outcome (.+)$/gm)].map(([, outcome]) => outcome as string);
  };
}

describe.each(['embedded', 'postgresql'] as const)('on the %s database', (kind) => {
  const folder = temporaryFolder();
  let server: PostgresServer | null = null;
  let databases: Database[] = [];
  let admin: Pick<Database, 'pool'>;

  beforeAll(async () => {
    if (kind === 'embedded') {
      databases = [
        await openDatabase(
          { databaseUrl: null, dataDir: folder.path },
          { waitMilliseconds: PATIENCE_MILLISECONDS },
        ),
      ];
      await migrate(databases[0]?.pool as pg.Pool);
      admin = databases[0] as Database;
    } else {
      server = await startPostgres();
      // Two pools stand for two processes: they share nothing but the server.
      databases = [await openOn(server), await openOn(server)];
      admin = { pool: openAdmin(server) };
    }
  }, 2 * MINUTE);
  afterAll(async () => {
    if (server) await admin.pool.end();
    for (const database of databases) await database.close();
    await server?.stop();
    folder.remove();
  });

  it(
    `gives the last car to one of ${CALLERS}, and the others the refusal`,
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const site = await newSite(databases[0] as Database, 1);
        const outcomes = await bookAll(
          databases,
          site,
          Array.from({ length: CALLERS }, () => raceOrder(1, 3)),
        );
        expect(tally(outcomes)).toEqual({ booked: 1, 'no-car-left': CALLERS - 1 });
        await expectSound(admin as Database, site);
      }
    },
    3 * MINUTE,
  );

  it(
    'shares five cars among mixed periods, leaving no order out that fits',
    async () => {
      const site = await newSite(databases[0] as Database, 5);
      const orders = Array.from({ length: CALLERS }, (_, index) => {
        const from = 1 + ((index * 7) % 24);
        return raceOrder(from, from + 1 + ((index * 3) % 4));
      });
      const outcomes = await bookAll(databases, site, orders);
      await expectSound(admin as Database, site);
      const taken = await expectAcceptedAsByOracle(admin, site, 5);
      // Whoever was refused would not fit even now: with exchanges only simultaneous use counts.
      const refused = outcomes.flatMap((each) =>
        each.outcome === 'refused' && each.reason === 'no-car-left' ? [each.car.journey.claim] : [],
      );
      expect(refused.length + taken.length).toBe(CALLERS);
      for (const claim of refused) {
        const spans = [...taken.map(({ from, to }) => ({ startsAt: from * 1000, endsAt: to * 1000 })), claim];
        expect(peakUse(spans)).toBeGreaterThan(5);
      }
    },
    3 * MINUTE,
  );

  it(
    'makes one booking of fifty calls with one key',
    async () => {
      const site = await newSite(databases[0] as Database, 3);
      const idempotencyKey = { principal: 'anonymous', route: 'book', key: 'same' };
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          bookCar(databases[index % databases.length] as Database, site, raceOrder(1, 3), {
            now: RACE_NOW,
            idempotencyKey,
            expectedTotal: null,
          }),
        ),
      );
      const answers = outcomes.map((each) =>
        each.outcome === 'booked' ? JSON.stringify(each.booking) : each.reason,
      );
      expect(new Set(answers).size).toBe(1);
      expect(outcomes.filter((each) => each.outcome === 'booked' && !each.isReplay)).toHaveLength(1);
      await expectSound(admin as Database, site);
    },
    MINUTE,
  );

  if (kind === 'postgresql') {
    it(
      'gives the last car to one of two processes, once',
      async () => {
        for (let round = 0; round < 2; round += 1) {
          const site = await newSite(databases[0] as Database, 1);
          const { url } = server as PostgresServer;
          const racers = await Promise.all([1, 2].map(() => startRacer(url, site, CALLERS / 2)));
          const outcomes = (await Promise.all(racers.map((go) => go()))).flat().sort();
          expect(outcomes).toEqual(['booked', ...Array<string>(CALLERS - 1).fill('no-car-left')]);
          await expectSound(admin as Database, site);
        }
      },
      3 * MINUTE,
    );

    it('shows rows of its own site only to a user who is no superuser', async () => {
      const { rows } = await (databases[0] as Database).pool.query('select * from booking');
      expect(rows).toEqual([]);
    });

    it(
      'would oversell without the lock and the constraint: the race is real',
      async () => {
        const site = await newSite(databases[0] as Database, 1);
        await admin.pool.query('alter table car_claim drop constraint car_claim_no_overlap');
        await admin.pool.query(
          `create function public.pg_advisory_xact_lock(bigint) returns void language sql as 'select'`,
        );
        await admin.pool.query(`alter role forecourt set search_path = public, pg_catalog`);
        // A claim takes its time to commit, so that the others look while it is not there yet.
        await admin.pool.query(
          `create function slow_claim() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`,
        );
        await admin.pool.query(
          'create trigger slow_claim after insert on car_claim for each row execute function slow_claim()',
        );
        const unguarded = await openOn(server as PostgresServer);
        try {
          const outcomes = await bookAll(
            [unguarded],
            site,
            Array.from({ length: 40 }, () => raceOrder(1, 3)),
          );
          expect(tally(outcomes).booked).toBeGreaterThan(1);
        } finally {
          await unguarded.close();
        }
      },
      MINUTE,
    );
  }
});
