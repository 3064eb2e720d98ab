import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import {
  createBookingServer,
  type BookingServer,
  wireOrder,
  type BookingResponse,
} from './booking-server.ts';
import {
  type PostgresServer,
  startPostgres,
  temporaryFolder,
  openAdmin,
  openOn,
} from '../../server/testing/postgres-server.ts';
import { expectSound, inventory } from './expect-sound.ts';
import { newSite } from './race-sites.ts';
import { rounds } from './rounds.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/engine/database.ts';

const CALLERS = 200;
const ROUNDS = rounds(3, 15);
const SAME_CALLS = 50;
const MINUTE = 60_000;

/** How many responses there were of each status and error code. */
function tallyResponses(responses: readonly BookingResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, text } of responses) {
    const { errorCode = 'booked' } = JSON.parse(text) as { errorCode?: string };
    const name = `${status} ${errorCode}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The embedded database belongs to one process; a server serves many. */
describe.each([
  ['embedded', 1],
  ['postgresql', 2],
] as const)('on the %s database, %i of the built server', (kind, processes) => {
  const folder = temporaryFolder();
  let postgres: PostgresServer | null = null;
  let servers: readonly BookingServer[] = [];
  /** One for each round; each has one car. */
  const lastCars: string[] = [];
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
    for (let round = 0; round < ROUNDS; round += 1) lastCars.push(await newSite(database, 1));
    keyed = await newSite(database, 3);
    await database.close();
    // Their patience is the product's own: nobody waits longer for a connection than a visitor does.
    const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder.path };
    servers = await Promise.all(Array.from({ length: processes }, () => createBookingServer(env)));
    for (const server of servers) await server.start();
  }, 2 * MINUTE);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await postgres?.stop();
    folder.remove();
  });

  const book: BookingServer['book'] = (...call) => (servers[0] as BookingServer).book(...call);
  /** Sends one call so many times at once, to all processes in turn. */
  const bookAtOnce = (count: number, ...call: Parameters<BookingServer['book']>) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        (servers[index % servers.length] as BookingServer).book(...call),
      ),
    );

  it(
    `answers one of ${CALLERS} simultaneous calls for the last car with a booking, the others with the refusal, ${ROUNDS} times`,
    async () => {
      const rounds: Record<string, number>[] = [];
      for (const site of lastCars)
        rounds.push(tallyResponses(await bookAtOnce(CALLERS, site, wireOrder(1, 3))));
      expect(rounds).toEqual(lastCars.map(() => ({ '200 booked': 1, '409 noAvailability': CALLERS - 1 })));
    },
    4 * MINUTE,
  );

  it(`answers ${SAME_CALLS} simultaneous calls with one key byte for byte the same`, async () => {
    const key = { 'idempotency-key': 'same' };
    const responses = await bookAtOnce(SAME_CALLS, keyed, wireOrder(1, 3), key);
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    // One made the booking, the others repeat its response.
    expect(responses.filter(({ headers }) => headers['idempotent-replayed'] !== 'true')).toHaveLength(1);
  });

  it('refuses another request with a key that was used', async () => {
    const response = await book(keyed, wireOrder(1, 4), { 'idempotency-key': 'same' });
    expect([response.status, JSON.parse(response.text).errorCode]).toEqual([422, 'keyUsedDifferently']);
  });

  it('tells the new price when another was expected, and leaves the key for the next attempt', async () => {
    const key = { 'idempotency-key': 'once' };
    const refused = await book(keyed, wireOrder(5, 7), { ...key, 'expected-total': '9679 USD' });
    // Two days at 40.00 with 21 % of tax.
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({
      errorCode: 'priceChanged',
      price: { price: 96.8, currency: 'USD' },
    });
    const booked = await book(keyed, wireOrder(5, 7), { ...key, 'expected-total': '9680 USD' });
    expect([booked.status, booked.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect(JSON.parse(booked.text).price).toBe(96.8);
  });

  it('books each call anew that has no key: the key is what joins them', async () => {
    const responses = [await book(keyed, wireOrder(9, 11)), await book(keyed, wireOrder(9, 11))];
    expect(new Set(responses.map(({ text }) => JSON.parse(text).id)).size).toBe(2);
  });

  it('has stored what it answered and nothing else', async () => {
    for (const server of servers) await server.stop();
    const stored = postgres ? { pool: openAdmin(postgres) } : await open();
    try {
      for (const site of lastCars) {
        await expectSound(stored, site);
        expect((await inventory(stored, site)).bookings).toBe(1);
      }
      await expectSound(stored, keyed);
      // One with the first key, one with the second, two without.
      expect(await inventory(stored, keyed)).toMatchObject({ bookings: 4, keys: 2 });
    } finally {
      await ('close' in stored ? stored.close() : stored.pool.end());
    }
  });
});
