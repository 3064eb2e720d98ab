import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Database } from '../db/engine/database.ts';
import { deleteExpiredCounts } from '../db/repositories/rate-counts.ts';
import { listHostRows } from '../db/repositories/sites.ts';
import { seedSite } from '../testing/seed-site.ts';
import { createBookingAccess } from '../access/booking-access.ts';
import { createBookingCalls } from '../api/calls/booking-calls.ts';
import { createRentalCalls } from '../api/calls/rental-calls.ts';
import { extraRoutes } from '../api/routes/extras.ts';
import { bookingRoutes } from '../api/routes/booking.ts';
import { forwardedApiRoutes } from '../api/routes/forwarded-api.ts';
import { readSettings } from '../environment/settings.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { createHostTable } from './hosts.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { BOOKING_REQUEST } from '../testing/booking-request.ts';
import { createLocalLimits, createSharedLimits, LONGEST_WINDOW_MS, RATE_LIMITS } from './rate-limits.ts';

const START = Date.UTC(2026, 10, 20, 12);
const { calls: LIMIT, windowMilliseconds: WINDOW_MS } = RATE_LIMITS.book[0];
const PROXY = '198.51.100.1';

let database: Database;
/** When a test begins: after every window of the tests before it. */
let start = START;
let now = start;
const apps: FastifyInstance[] = [];
let ask: Ask;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const id of ['andes', 'adria']) await seedSite(database, exampleSeed(id), START);
  ask = await openApp();
});
beforeEach(async () => {
  start += LONGEST_WINDOW_MS;
  now = start;
  // Long after every window that a test began.
  await deleteExpiredCounts(database, start + 10 * LONGEST_WINDOW_MS);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.close();
});

async function openHosts() {
  const hosts = createHostTable({
    readRows: () => listHostRows(database),
    originOf: (host) => `http://${host}`,
    report: () => undefined,
  });
  await hosts.read();
  return hosts;
}

async function openApp(factor = 1) {
  const hosts = await openHosts();
  const settings = readSettings({ APP_MODE: 'test', TRUST_PROXY: PROXY });
  const app = await createApp({ settings, hosts, log: false });
  apps.push(app);
  const calls = createBookingCalls({
    database,
    now: () => now,
    textsOf: () => (key) => key,
    refusalText: (refusal) => refusal?.reason ?? 'not-available',
    answerText: ({ name }, reason) => `${name} ${reason}`,
    nameIn: () => '',
    access: createBookingAccess('secret'),
    calendarOf: async () => null,
    onBooked: () => undefined,
  });
  const local = createLocalLimits({ now: () => now, factor });
  bookingRoutes(app, calls, { shared: createSharedLimits({ database, now: () => now, factor }), local });
  extraRoutes(app, createRentalCalls({ database, now: () => now, nameIn: () => '' }), local);
  pageRoutes(
    app,
    {
      cached: () => null,
      respond: async () => ({ kind: 'redirect', status: 302, location: '/en-US/' }),
    },
    local,
    (_request, reply) => reply.callNotFound(),
  );
  /** A booking that is refused for what it says, unless it is refused for its number. */
  return (
    remoteAddress: string,
    {
      site = 'andes',
      forwardedFor = '',
      method = 'POST',
      url = '/api/booking/book',
      key = '',
      expectedTotal = '',
      payload = {},
    } = {},
  ) =>
    app.inject({
      method: method as 'POST',
      url,
      remoteAddress,
      headers: {
        host: `${site}.localhost`,
        ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(expectedTotal ? { 'expected-total': expectedTotal } : {}),
      },
      ...(method === 'POST' ? { payload } : {}),
    });
}

type Ask = Awaited<ReturnType<typeof openApp>>;

/** The statuses of a number of bookings, each counted once. */
async function statusesOf(ask: Ask, count: number, address: (index: number) => Parameters<Ask>) {
  const found = new Set<number>();
  for (let index = 0; index < count; index += 1) found.add((await ask(...address(index))).statusCode);
  return [...found];
}

const ONE = '203.0.113.7';

describe('the limit of bookings', () => {
  it('does not count repetitions of a booking that was answered', async () => {
    const booking = { key: 'once', payload: BOOKING_REQUEST };
    expect((await ask(ONE, booking)).statusCode).toBe(200);
    expect(await statusesOf(ask, LIMIT, () => [ONE, booking])).toEqual([200]);
    expect(await statusesOf(ask, LIMIT, () => [ONE])).toEqual([400, 429]);
    expect((await ask(ONE, booking)).headers['idempotent-replayed']).toBe('true');
  });

  it('counts a booking whose key was used with another body, or with another expected total', async () => {
    const payload = { ...BOOKING_REQUEST, from: '2026-12-11T10:00:00Z', to: '2026-12-13T10:00:00Z' };
    const booking = { key: 'used', payload };
    expect((await ask(ONE, booking)).statusCode).toBe(200);
    const other = { ...booking, payload: { ...payload, language: 'de' } };
    expect(await statusesOf(ask, 4, (index) => [`203.0.113.${index}`, other])).toEqual([422]);
    expect((await ask(ONE, other)).statusCode).toBe(429);
    expect((await ask(ONE, { ...booking, expectedTotal: '1 EUR' })).statusCode).toBe(429);
    expect((await ask(ONE, booking)).headers['idempotent-replayed']).toBe('true');
  });

  it('accepts twenty in ten minutes from an address, and refuses the next with Retry-After', async () => {
    expect([LIMIT, WINDOW_MS]).toEqual([20, 600_000]);
    expect(await statusesOf(ask, LIMIT, () => [ONE])).toEqual([400]);
    now += 60_500;
    const refused = await ask(ONE);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errorCode).toBe('tooManyRequests');
    expect(refused.headers['retry-after']).toBe('540');
    expect(refused.headers['cache-control']).toBe('no-store');
    now = start + WINDOW_MS;
    expect(await statusesOf(ask, LIMIT, () => [ONE])).toEqual([400]);
    expect((await ask(ONE)).statusCode).toBe(429);
  });

  it('accepts five with one idempotency key in 15 minutes from all addresses together', async () => {
    const from = (index: number) => `203.0.113.${index}`;
    expect(await statusesOf(ask, 5, (index) => [from(index), { key: 'again' }])).toEqual([400]);
    expect((await ask(from(5), { key: 'again' })).statusCode).toBe(429);
    expect((await ask(from(5), { key: 'another' })).statusCode).toBe(400);
    now += 15 * 60_000;
    expect((await ask(from(5), { key: 'again' })).statusCode).toBe(400);
  });

  it('is kept in the database: every process counts the same', async () => {
    expect(await statusesOf(ask, LIMIT, () => [ONE])).toEqual([400]);
    expect((await (await openApp())(ONE)).statusCode).toBe(429);
  });

  it('concerns one address, one site and bookings only', async () => {
    await statusesOf(ask, LIMIT, () => [ONE]);
    expect((await ask(ONE)).statusCode).toBe(429);
    expect((await ask('203.0.113.8')).statusCode).toBe(400);
    expect((await ask(ONE, { site: 'adria' })).statusCode).toBe(400);
    expect((await ask(ONE, { method: 'GET' })).statusCode).toBe(400);
  });

  it('is multiplied by the factor of the settings', async () => {
    const generous = await openApp(1.5);
    expect(await statusesOf(generous, LIMIT * 1.5, () => [ONE])).toEqual([400]);
    expect((await generous(ONE)).statusCode).toBe(429);
  });

  it('takes a /64 network of IPv6 for one address', async () => {
    expect(await statusesOf(ask, LIMIT, (index) => [`2001:db8:1:2::${index + 1}`])).toEqual([400]);
    expect((await ask('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(400);
  });

  it('uses a forwarded address from a trusted proxy only', async () => {
    const forwarded = (index: number) => ({ forwardedFor: `192.0.2.${index}` });
    expect(await statusesOf(ask, LIMIT + 1, (index) => [PROXY, forwarded(index)])).toEqual([400]);
    expect(await statusesOf(ask, LIMIT + 1, (index) => [ONE, forwarded(index)])).toEqual([400, 429]);
  });

  it('deletes the counts of an address after their window', async () => {
    await ask(ONE);
    const count = async () =>
      (await database.pool.query('select count(*)::int as count from rate_count')).rows[0].count;
    await deleteExpiredCounts(database, start);
    expect(await count()).toBe(1);
    await deleteExpiredCounts(database, start + 1);
    expect(await count()).toBe(0);
  });
});

it('a product API elsewhere gets the address of the visitor, also when the visitor sends another in a header', async () => {
  const hosts = await openHosts();
  const app = await createApp({ settings: readSettings({ APP_MODE: 'test' }), hosts, log: false });
  apps.push(app);
  const told: string[] = [];
  forwardedApiRoutes(app, async (_site, { headers }) => {
    told.push(headers['x-forwarded-for'] ?? '');
    return { status: 200, headers: {}, text: '' };
  });
  const headers = { host: 'andes.localhost', 'x-forwarded-for': '192.0.2.1' };
  await app.inject({ url: '/api/booking/book', remoteAddress: ONE, headers });
  expect(told).toEqual([ONE]);
});

describe('the limit of look-ups of bookings', () => {
  const guess = (number: number) =>
    ({ method: 'GET', url: `/api/booking/book?bookingId=GUESS${number}` }) as const;

  it('takes ten in 15 minutes and fifty in a day from an address', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await statusesOf(ask, 10, (index) => [ONE, guess(index)])).toEqual([404]);
      if (round === 0)
        expect(await statusesOf(ask, 11, (index) => ['203.0.113.8', guess(index)])).toEqual([404, 429]);
      now += 15 * 60_000;
    }
    const refused = await ask(ONE, guess(11));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(86_400 - 75 * 60)]);
  });

  it('takes five of one booking in 15 minutes, from whatever addresses and however its number is spelled', async () => {
    const from = (index: number) => `203.0.113.${index}`;
    const read = { method: 'GET', url: '/api/booking/book?bookingId=7KXQ2MBD94TR' };
    expect(await statusesOf(ask, 5, (index) => [from(index), read])).toEqual([404]);
    expect(
      (await ask(from(5), { ...read, url: read.url.toLowerCase().replace('bookingid', 'bookingId') }))
        .statusCode,
    ).toBe(429);
    expect((await ask(from(5), guess(1))).statusCode).toBe(404);
    now += 15 * 60_000;
    expect((await ask(from(5), read)).statusCode).toBe(404);
  });

  it('takes six hundred in an hour from all addresses of a site together, and a fifth of them by a factor of 0.2', async () => {
    expect(RATE_LIMITS.lookUp).toContainEqual({ calls: 600, windowMilliseconds: 3_600_000, per: 'site' });
    const strict = await openApp(0.2);
    const from = (index: number) => `203.0.${index >> 8}.${index & 255}`;
    expect(await statusesOf(strict, 120, (index) => [from(index), guess(index)])).toEqual([404]);
    expect((await strict(from(120), guess(120))).statusCode).toBe(429);
    expect((await strict(from(120), { ...guess(120), site: 'adria' })).statusCode).toBe(404);
  });
});

describe.each([
  ['searches', 120, '/api/booking/search', 400],
  ['prices of extras', 120, '/api/booking/additionals-price', 400],
  ['pages', 600, '/en-US/', 302],
] as const)('the limit of %s', (_what, limit, url, status) => {
  it(`takes ${limit} in a minute from an address`, async () => {
    const call = { method: 'GET', url };
    expect(await statusesOf(ask, limit, () => [ONE, call])).toEqual([status]);
    expect((await ask(ONE, call)).statusCode).toBe(429);
    expect((await ask('203.0.113.8', call)).statusCode).toBe(status);
    expect((await ask(ONE, { ...call, site: 'adria' })).statusCode).toBe(status);
    now += 60_000;
    expect((await ask(ONE, call)).statusCode).toBe(status);
  });
});
