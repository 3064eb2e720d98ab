import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/engine/database.ts';
import { openBookingApp } from '../../testing/booking-app.ts';

/** Whether another call holds every key, for longer than anybody waits. */
let areKeysHeld = false;

const { ask, book } = openBookingApp({}, (database) => ({ ...database, pool: poolOfHeldKeys(database) }));

/** Connections of a database on which claiming a key runs into the lock timeout while keys are held. */
function poolOfHeldKeys({ pool }: Database): Database['pool'] {
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
  return { connect: async () => watched(await pool.connect()) } as unknown as Database['pool'];
}

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
      () => ask('/api/booking/book', {}, { 'idempotency-key': 'held' }),
    ],
  ])('leave open, for %s, what will be booked', async (_what, status, call) => {
    const response = await call();
    expect([response.statusCode, response.json().errorCode]).toEqual([status, 'inProgress']);
    expect(response.headers['retry-after']).toBe('1');
  });

  it('do not hinder a booking without a key', async () => {
    expect((await book({})).statusCode).toBe(200);
  });
});
