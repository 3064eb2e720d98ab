import { expect, it } from 'vitest';
import type { Database } from '../../db/engine/database.ts';
import { openBookingApp } from '../../testing/booking-app.ts';

let connections = Number.POSITIVE_INFINITY;

/** The database for as many transactions as there are connections left. */
const rationed = (database: Database): Database => {
  const connect = () => {
    connections -= 1;
    return connections < 0
      ? Promise.reject(new Error('timeout exceeded when trying to connect'))
      : database.pool.connect();
  };
  return { ...database, pool: { connect } as unknown as Database['pool'] };
};

const { ask, asOperator, book } = openBookingApp({}, rationed);

it('a stored booking is answered although the database fails afterwards', async () => {
  // One counts the call, the other books.
  connections = 2;
  const response = await book({});
  connections = Number.POSITIVE_INFINITY;
  expect([response.statusCode, response.json().errorCode]).toEqual([200, undefined]);
});

it('a booking keeps its amounts when the decimals of its currency change', async () => {
  // The key to a booking is given to who makes it, and to nobody who asks for its number.
  const { accessKey, ...booked } = (await book({})).json();
  expect(accessKey).toMatch(/^[\w-]{43}$/);
  await asOperator(({ tx }) => tx.execute("update currency set decimals = 0 where iso_code = 'USD'"));
  expect((await ask(`/api/booking/book?bookingId=${booked.id}`)).json()).toEqual(booked);
});
