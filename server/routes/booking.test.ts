import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../db/engine/database.ts';
import { listHostRows } from '../db/repositories/sites.ts';
import { seedSite } from '../db/seed.ts';
import { createHostTable } from '../plugins/hosts.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { bookingRoutes } from './booking.ts';

/** 09:00 in Buenos Aires. */
const NOW = Date.UTC(2026, 10, 20, 12);
let database: Database;
let app: FastifyInstance;
let host: string;
/** Whether another call holds every key, for longer than anybody waits. */
let areKeysHeld = false;

beforeAll(async () => {
  database = await openTestDatabase();
  const seed = exampleSeed('wayside', { units: 9 });
  await seedSite(database, seed, NOW);
  const rows = await listHostRows(database);
  host = rows[0]?.host ?? '';
  const hosts = createHostTable({
    readRows: async () => rows,
    originOf: (name) => `http://${name}`,
    report: () => undefined,
  });
  await hosts.read();
  app = await createApp({ settings: readSettings({ APP_MODE: 'test' }), hosts, log: false });
  bookingRoutes(app, {
    database: { ...database, pool: poolOfHeldKeys() },
    now: () => NOW,
    textsOf: () => (key) => key,
    nameIn: (names) => Object.values(names ?? {})[0] ?? '',
    onBooked: () => {},
    rateLimitFactor: 100,
  });
});

/** Connections of the database on which claiming a key runs into the lock timeout while keys are held. */
function poolOfHeldKeys(): Database['pool'] {
  const query = (client: pg.PoolClient, statement: unknown[]) => {
    const { text = '' } = statement[0] as { text?: string };
    return areKeysHeld && text.startsWith('insert into "idempotency"')
      ? Promise.reject(Object.assign(new Error('lock timeout'), { code: '55P03' }))
      : (Reflect.apply(client.query, client, statement) as unknown);
  };
  const watched = (client: pg.PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        if (name === 'query') return (...statement: unknown[]) => query(target, statement);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return { connect: async () => watched(await database.pool.connect()) } as unknown as Database['pool'];
}
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = (url: string) => app.inject({ url, headers: { host } });

const SEARCH =
  '/api/booking/search?from=2026/12/01 10:00&to=2026/12/03 10:00&fromPlace=city&toPlace=city'.replaceAll(
    ' ',
    '%20',
  );

const CUSTOMER = {
  firstName: 'Ana',
  lastName: 'Paz',
  emailAddress: 'ana@example.com',
  cellPhone: '+541112345678',
};
const REQUEST = {
  customer: CUSTOMER,
  driver: null,
  language: 'es-AR',
  currency: 'ARS',
  from: '2026-12-01T10:00:00Z',
  to: '2026-12-03T10:00:00Z',
  isQuotation: false,
  isOnRequest: false,
  pickupId: 'city',
  returnId: 'city',
  modelId: 'compact',
  additionals: [],
  ilimitedKm: true,
  onlinePayment: false,
};
const book = (changes: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/booking/book',
    headers: { host, ...headers },
    payload: { ...REQUEST, ...changes },
  });

describe('booking calls', () => {
  it('book a car, and read it again by its number', async () => {
    const booked = await book({});
    expect(booked.statusCode).toBe(200);
    const again = await ask(`/api/booking/book?bookingId=${booked.json().id}`);
    expect(again.json()).toMatchObject({ id: booked.json().id, currentStatus: 1 });
  });

  it('answer a repeated key with the same booking', async () => {
    const customer = { ...CUSTOMER, firstName: 'Eva' };
    const first = await book({ customer }, { 'idempotency-key': 'k1' });
    const second = await book({ customer }, { 'idempotency-key': 'k1' });
    expect(second.json().id).toBe(first.json().id);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await book({}, { 'idempotency-key': 'k1' })).statusCode).toBe(422);
  });

  it.each<[why: string, changes: object]>([
    ['a name of spaces', { customer: { ...CUSTOMER, lastName: '  ' } }],
    ['a NUL in a name', { customer: { ...CUSTOMER, firstName: 'A\0na' } }],
    ['half a surrogate pair in a name', { customer: { ...CUSTOMER, lastName: 'Paz \ud83d' } }],
    ['a NUL in the notes', { extra: 'late\0' }],
    ['a language that is none', { language: '__proto__' }],
    ['a language that no formatter takes', { language: 'x-' }],
    ['a field that does not exist', { total: 1 }],
  ])('refuse %s', async (_why, changes) => {
    const answer = await book(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe('invalidRequest');
  });

  it.each<[why: string, total: string]>([
    ['a decimal', '12.50 ARS'],
    ['no currency', '1250'],
    ['a negative amount', '-1250 ARS'],
    ['a list', '1250 ARS, 1 ARS'],
  ])('refuse an expected total with %s', async (_why, total) => {
    expect((await book({}, { 'expected-total': total })).json().errorCode).toBe('invalidTotal');
  });

  it('tell the price when it is not the expected one', async () => {
    const answer = await book({}, { 'expected-total': '1 USD' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errorCode: 'priceChanged', price: { currency: 'USD' } });
  });

  it('search, and find nothing for a model that does not exist', async () => {
    expect((await ask(SEARCH)).json().length).toBeGreaterThan(0);
    expect((await ask(`${SEARCH}&modelId=none`)).json()).toEqual([]);
  });

  it('find nothing for an address with NUL in it', async () => {
    expect((await ask('/api/booking/book?bookingId=%00')).statusCode).toBe(404);
    expect((await ask(`${SEARCH}&modelId=%00`)).json()).toEqual([]);
  });
});

describe('the answers of a booking', () => {
  it('to fields that nobody knows are stored with its notes', async () => {
    const notes = 'Late flight\nYour flight: LA 401';
    const booked = await book({ extra: notes });
    const { rows } = await database.pool.query('select notes from booking where public_reference = $1', [
      booked.json().id,
    ]);
    expect(rows).toEqual([{ notes }]);
  });
});

describe('calls of a key that another call is still working on', () => {
  beforeAll(() => {
    areKeysHeld = true;
  });
  afterAll(() => {
    areKeysHeld = false;
  });

  it.each([
    ['a booking', 409, () => book({}, { 'idempotency-key': 'held' })],
    [
      'the question what became of it',
      503,
      () => app.inject({ url: '/api/booking/book', headers: { host, 'idempotency-key': 'held' } }),
    ],
  ])('leave open, for %s, what will be booked', async (_what, status, call) => {
    const answer = await call();
    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, 'inProgress']);
    expect(answer.headers['retry-after']).toBe('1');
  });

  it('do not hinder a booking without a key', async () => {
    expect((await book({})).statusCode).toBe(200);
  });
});

describe('what became of a booking whose call was never answered', () => {
  const askByKey = (key: string) =>
    app.inject({ url: '/api/booking/book?language=es-AR', headers: { host, 'idempotency-key': key } });

  it('is told by the key of the call', async () => {
    const made = await book({}, { 'idempotency-key': 'lost-answer' });
    const answer = await askByKey('lost-answer');
    expect([answer.statusCode, answer.json().id]).toEqual([200, made.json().id]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is that there is none, and the key stays free for the booking', async () => {
    const answer = await askByKey('never-arrived');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'bookingNotFound']);
    const made = await book({}, { 'idempotency-key': 'never-arrived' });
    expect([made.statusCode, made.headers['idempotent-replayed']]).toEqual([200, undefined]);
  });

  it.each(['', 'k'.repeat(256)])('cannot be asked by the key "%s"', async (key) => {
    const answer = await askByKey(key);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'invalidKey']);
  });
});
