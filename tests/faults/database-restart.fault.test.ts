import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BookingServer, createBookingServer, ordersInTurn, wireOrder } from './booking-server.ts';
import {
  openAdmin,
  openOn,
  type PostgresServer,
  startPostgres,
} from '../../server/testing/postgres-server.ts';
import { expectSound, inventory } from './expect-sound.ts';
import { bookPersistently } from './persistent-clients.ts';
import { newSite } from './race-sites.ts';
import { rounds } from './rounds.ts';

const ORDERS = rounds(120, 300);
const RESTARTS = rounds(1, 3);
const CLIENTS = 8;
const LONGEST_RECOVERY_MILLISECONDS = 2_000;
const MINUTE = 60_000;
const SPANS = 9;

let postgres: PostgresServer;
let server: BookingServer;
let site: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await openOn(postgres);
  site = await newSite(database, Math.ceil(ORDERS / SPANS) + 1);
  await database.close();
  server = await createBookingServer({ DATABASE_URL: postgres.url });
  await server.start();
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

it(
  'lives on while PostgreSQL is stopped and started, loses nothing it acknowledged, and serves again',
  async () => {
    const recoveries: Promise<number>[] = [];
    const responsesWhileDown: (readonly [boolean, number])[] = [];
    let up: Promise<unknown> = Promise.resolve();
    const restart = async () => {
      await postgres.restart(async () => {
        const { status } = await server.book(site, wireOrder(1, 2), { 'idempotency-key': 'while down' });
        responsesWhileDown.push([await server.isReady(), status]);
      });
      return performance.now();
    };
    const acknowledged = await bookPersistently(server, site, ordersInTurn(ORDERS, SPANS), {
      clients: CLIENTS,
      up: () => up,
      onAcknowledged(count) {
        const isTurn = count % Math.floor(ORDERS / (RESTARTS + 1)) === 0;
        if (!isTurn || recoveries.length >= RESTARTS) return;
        const back = restart();
        up = back;
        recoveries.push(
          back.then(async (backAt) => {
            const key = { 'idempotency-key': `recovery-${count}` };
            await expect
              .poll(async () => (await server.book(site, wireOrder(28, 30), key)).status, {
                timeout: MINUTE,
                interval: 20,
              })
              .toBe(200);
            return Math.round(performance.now() - backAt);
          }),
        );
      },
    });
    const recovered = await Promise.all(recoveries);
    console.log(`booking again ${recovered.join(', ')} ms after the database was back`);
    expect(server.isRunning()).toBe(true);
    // Down is down: otherwise nothing was proved.
    expect(responsesWhileDown).toEqual(Array.from({ length: RESTARTS }, () => [false, 503]));
    expect(recovered).toHaveLength(RESTARTS);
    expect(Math.max(...recovered)).toBeLessThanOrEqual(LONGEST_RECOVERY_MILLISECONDS);

    const admin: pg.Pool = openAdmin(postgres);
    try {
      const { rows } = await admin.query<{ key: string; number: string }>(
        `select key, answer ->> 'reference' as number from idempotency where site_id = $1 and key like 'order-%'`,
        [site],
      );
      expect(new Map(rows.map(({ key, number }) => [key, number]))).toEqual(
        new Map(acknowledged.map(({ key, number }) => [key, number])),
      );
      const all = ORDERS + RESTARTS;
      expect(await inventory({ pool: admin }, site)).toMatchObject({ bookings: all, keys: all });
      await expectSound({ pool: admin }, site);
    } finally {
      await admin.end();
    }
  },
  4 * MINUTE,
);

it(
  'would have a booking twice if the clients sent no key',
  async () => {
    const numbers: string[] = [];
    const book = async () => {
      const { status, text } = await server.book(site, wireOrder(28, 30));
      if (status === 200) numbers.push(JSON.parse(text).id);
      return status;
    };
    // The response gets lost on the way, as it does when the database goes away after the commit.
    expect(await book()).toBe(200);
    await postgres.restart(async () => undefined);
    await expect.poll(book, { timeout: MINUTE, interval: 20 }).toBe(200);
    expect(new Set(numbers).size).toBe(2);
  },
  MINUTE,
);
