import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/db/engine/database.ts';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type BookingServer, createBookingServer, ordersInTurn, wireOrder } from './booking-server.ts';
import { temporaryFolder } from '../../server/testing/postgres-server.ts';
import { expectSound, inventory } from './expect-sound.ts';
import { bookPersistently } from './persistent-clients.ts';
import { newSite } from './race-sites.ts';
import { rounds } from './rounds.ts';

const ORDERS = rounds(125, 500);
const KILLS = rounds(5, 20);
const CLIENTS = 8;
/** A start after a kill takes at most this many times as long as one after an ordered stop, on the same machine. */
const SLOWEST_START = 1.6;
const MINUTE = 60_000;
/** Rentals of two days, one after the other, so that some cars serve many orders. */
const SPANS = 9;

const folder = temporaryFolder();
let server: BookingServer;
let site: string;
/** Milliseconds of a start after an ordered stop. */
let usualStart: number;
const open = () => openDatabase({ databaseUrl: null, dataDir: folder.path });

beforeAll(async () => {
  const database = await open();
  await migrate(database.pool);
  site = await newSite(database, Math.ceil(ORDERS / SPANS) + 1);
  await database.close();
  server = await createBookingServer({ DATA_DIR: folder.path });
  // The first start reads files that no later one reads from the disk.
  await server.start();
  await server.stop();
  await server.start();
  usualStart = server.startedIn();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Deletes one row of what belongs together, in a way that only a torn transaction could. */
const TORN = [
  ['claim', 'delete from car_claim where booking_reference = $1'],
  ['letter', `delete from outbox where payload ->> 'reference' = $1`],
  [
    'booking of the letter and the key',
    'with gone as (delete from car_claim where booking_reference = $1) delete from booking where public_reference = $1',
  ],
] as const;

async function expectTornIsSeen(database: Database, number: string) {
  for (const [part, statement] of TORN) {
    await database.pool.query('begin');
    await database.pool.query(statement, [number]);
    await expect(expectSound(database, site), `without the ${part}`).rejects.toThrow();
    await database.pool.query('rollback');
  }
  await expectSound(database, site);
}

it(
  `keeps all of ${ORDERS} bookings once while the server is killed ${KILLS} times, and is ready again as soon as ever`,
  async () => {
    const starts: number[] = [];
    let up: Promise<unknown> = Promise.resolve();
    const acknowledged = await bookPersistently(server, site, ordersInTurn(ORDERS, SPANS), {
      clients: CLIENTS,
      up: () => up,
      // In the middle of what the other clients have sent.
      onAcknowledged(count) {
        if (count % Math.floor(ORDERS / (KILLS + 1)) !== 0 || starts.length >= KILLS) return;
        const number = starts.push(0) - 1;
        up = server
          .kill()
          .then(() => server.start())
          .then(() => {
            starts[number] = Math.round(server.startedIn());
          });
      },
    });
    await up;
    expect(starts).toHaveLength(KILLS);
    console.log(`ready again after ${starts.join(', ')} ms, usually after ${Math.round(usualStart)} ms`);
    expect(Math.max(...starts)).toBeLessThanOrEqual(SLOWEST_START * usualStart);
    await server.stop();

    const database = await open();
    try {
      const { rows } = await database.pool.query<{ key: string; number: string }>(
        `select key, answer ->> 'reference' as number from idempotency where site_id = $1`,
        [site],
      );
      expect(new Map(rows.map(({ key, number }) => [key, number]))).toEqual(
        new Map(acknowledged.map(({ key, number }) => [key, number])),
      );
      expect(new Set(acknowledged.map(({ number }) => number)).size).toBe(ORDERS);
      expect(await inventory(database, site)).toMatchObject({ bookings: ORDERS, keys: ORDERS });
      await expectSound(database, site);
      await expectTornIsSeen(database, acknowledged[0]?.number ?? '');
    } finally {
      await database.close();
    }
  },
  6 * MINUTE,
);

it('would have a booking twice if the clients sent no key', async () => {
  if (!server.isRunning()) await server.start();
  // The first response gets lost on the way, as it does when the server is killed after its commit.
  const numbers: string[] = [];
  for (const _attempt of ['lost', 'kept'])
    numbers.push(JSON.parse((await server.book(site, wireOrder(28, 29))).text).id);
  expect(new Set(numbers).size).toBe(2);
});
