import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Order, orderFor } from '../contract/orders.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const HOST = 'andes.localhost';
const CUSTOMER = {
  firstName: 'Canaria',
  lastName: 'Vogelsang',
  emailAddress: 'canary.vogelsang@example.com',
  cellPhone: '+549117654321',
  birthDate: '1987-06-05',
};
const KEY = 'canary-key-7f3a';
const NOTES = 'Canary notes';

let server: SiteServerUnderTest;
let order: Order['order'];
let token: string;
const lines: string[] = [];

/** Lines that name anything of a person, or open anything. */
const leaks = () =>
  lines.filter((line) =>
    [...Object.values(CUSTOMER), KEY, NOTES, token].some((secret) => line.includes(secret)),
  );
const book = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/booking/book',
    headers: { host: HOST, 'idempotency-key': KEY },
    payload: { ...order, customer: { ...order.customer, ...CUSTOMER }, extra: NOTES },
  });

beforeAll(async () => {
  server = await openSiteServer({
    log: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
  const found = await orderFor(async ({ path }) => {
    const response = await server.app.inject({ url: path, headers: { host: HOST } });
    return { status: response.statusCode, headers: response.headers, body: response.json() as unknown };
  });
  order = found.order;
  token = await server.issuePreview('andes', 'home');
});
afterAll(() => server.close());

describe('the log, however much it says,', () => {
  it('names nobody who books', async () => {
    lines.length = 0;
    const booked = await book();
    expect(booked.statusCode).toBe(200);
    const { id } = booked.json() as { id: string };
    await server.app.inject({ url: `/api/booking/book?bookingId=${id}`, headers: { host: HOST } });
    expect(lines.some((line) => line.includes('/api/booking/book'))).toBe(true);
    expect(leaks()).toEqual([]);
    expect(lines.filter((line) => line.includes(id))).toEqual([]);
  });

  it('names nobody whose booking could not be stored, and nor does the response', async () => {
    await server.database.pool.query('alter table outbox rename to outbox_away');
    try {
      lines.length = 0;
      const failed = await server.app.inject({
        method: 'POST',
        url: '/api/booking/book',
        headers: { host: HOST },
        payload: { ...order, customer: { ...order.customer, ...CUSTOMER }, extra: NOTES },
      });
      await server.database.pool.query('alter table booking rename to booking_away');
      const worse = await server.app.inject({
        method: 'POST',
        url: '/api/booking/book',
        headers: { host: HOST },
        payload: { ...order, customer: { ...order.customer, ...CUSTOMER }, extra: NOTES },
      });
      expect([failed.statusCode, worse.statusCode]).toEqual([500, 500]);
      const told = lines.filter((line) => line.includes('request failed'));
      expect(told.map((line) => (JSON.parse(line) as { err: { code: string } }).err.code)).toEqual([
        '42P01',
        '42P01',
      ]);
      expect(leaks()).toEqual([]);
      expect(failed.body + worse.body).not.toContain(CUSTOMER.lastName);
    } finally {
      await server.database.pool.query('alter table if exists booking_away rename to booking');
      await server.database.pool.query('alter table outbox_away rename to outbox');
    }
  });

  it('holds no token that opens a draft', async () => {
    lines.length = 0;
    const response = await server.app.inject({ url: `/en-US/?preview=${token}`, headers: { host: HOST } });
    expect(response.statusCode).toBeLessThan(400);
    expect(lines.length).toBeGreaterThan(0);
    expect(leaks()).toEqual([]);
  });
});
