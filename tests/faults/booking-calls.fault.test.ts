import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { createBookingServer, type BookingServer, wireOrder, type Answer } from './booking-server.ts';
import {
  type PostgresServer,
  startPostgres,
  temporaryFolder,
  openAdmin,
  openOn,
} from '../../server/testing/postgres-server.ts';
import { expectSound, inventory } from './expect-sound.ts';
import { newSite } from './race-sites.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/engine/database.ts';

const CALLERS = 200;
const SAME_CALLS = 50;
const MINUTE = 60_000;

/** How many answers there were of each status and error code. */
function tallyAnswers(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, text } of answers) {
    const { errorCode = 'booked' } = JSON.parse(text) as { errorCode?: string };
    const name = `${status} ${errorCode}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe.each(['embedded', 'postgresql'] as const)('the server on the %s database', (kind) => {
  const folder = temporaryFolder();
  let postgres: PostgresServer | null = null;
  let server: BookingServer;
  let lastCar: string;
  let keyed: string;

  /** Opens the database before the server starts, or after it ended. */
  const open = async (): Promise<Database> => {
    if (postgres) return openOn(postgres);
    const database = await openDatabase({ databaseUrl: null, dataDir: folder.path });
    await migrate(database.pool);
    return database;
  };

  beforeAll(async () => {
    if (kind === 'postgresql') postgres = await startPostgres();
    const database = await open();
    lastCar = await newSite(database, 1);
    keyed = await newSite(database, 3);
    await database.close();
    server = await createBookingServer(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder.path });
    await server.start();
  }, 2 * MINUTE);
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
    folder.remove();
  });

  it(`answers one of ${CALLERS} simultaneous calls for the last car with a booking, the others with the refusal`, async () => {
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, () => server.book(lastCar, wireOrder(1, 3))),
    );
    expect(tallyAnswers(answers)).toEqual({ '200 booked': 1, '409 noAvailability': CALLERS - 1 });
  });

  it(`answers ${SAME_CALLS} simultaneous calls with one key byte for byte the same`, async () => {
    const key = { 'idempotency-key': 'same' };
    const answers = await Promise.all(
      Array.from({ length: SAME_CALLS }, () => server.book(keyed, wireOrder(1, 3), key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    // One made the booking, the others repeat its answer.
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] !== 'true')).toHaveLength(1);
  });

  it('refuses another request with a key that was used', async () => {
    const answer = await server.book(keyed, wireOrder(1, 4), { 'idempotency-key': 'same' });
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([422, 'keyUsedDifferently']);
  });

  it('tells the new price when another was expected, and leaves the key for the next attempt', async () => {
    const key = { 'idempotency-key': 'once' };
    const refused = await server.book(keyed, wireOrder(5, 7), { ...key, 'expected-total': '9679 USD' });
    // Two days at 40.00 with 21 % of tax.
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({
      errorCode: 'priceChanged',
      price: { price: 96.8, currency: 'USD' },
    });
    const booked = await server.book(keyed, wireOrder(5, 7), { ...key, 'expected-total': '9680 USD' });
    expect([booked.status, booked.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect(JSON.parse(booked.text).price).toBe(96.8);
  });

  it('books each call anew that has no key: the key is what joins them', async () => {
    const answers = [await server.book(keyed, wireOrder(9, 11)), await server.book(keyed, wireOrder(9, 11))];
    expect(new Set(answers.map(({ text }) => JSON.parse(text).id)).size).toBe(2);
  });

  it('has stored what it answered and nothing else', async () => {
    await server.stop();
    const stored = postgres ? { pool: openAdmin(postgres) } : await open();
    try {
      await expectSound(stored, lastCar);
      await expectSound(stored, keyed);
      expect((await inventory(stored, lastCar)).bookings).toBe(1);
      // One with the first key, one with the second, two without.
      expect(await inventory(stored, keyed)).toMatchObject({ bookings: 4, keys: 2 });
    } finally {
      await ('close' in stored ? stored.close() : stored.pool.end());
    }
  });
});
