import { ApiError } from '../../../src/api/api-error.ts';
import { describe, expect, it } from 'vitest';
import { findBooking } from '../../db/repositories/bookings.ts';
import { openBookingApp, SEARCH } from '../../testing/booking-app.ts';
import { BOOKING_REQUEST } from '../../testing/booking-request.ts';

const { ask, book, at } = openBookingApp({ units: 30 });

describe('booking calls', () => {
  it('book a car, and read it again by its number', async () => {
    const booked = await book({});
    expect(booked.statusCode).toBe(200);
    const again = await ask(`/api/booking/book?bookingId=${booked.json().id}`);
    expect(again.json()).toMatchObject({
      id: booked.json().id,
      currentStatus: 1,
      category: { deposit: 300 },
    });
  });

  it('find a booking by its number in small letters', async () => {
    const { id } = (await book({})).json();
    const response = await ask(`/api/booking/book?bookingId=${String(id).toLowerCase()}`);
    expect(response.json().id).toBe(id);
  });

  it('answer a repeated key with the same booking', async () => {
    const customer = { ...BOOKING_REQUEST.customer, firstName: 'Eva' };
    const first = await book({ customer }, { 'idempotency-key': 'k1' });
    const second = await book({ customer }, { 'idempotency-key': 'k1' });
    expect(second.json().id).toBe(first.json().id);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await book({}, { 'idempotency-key': 'k1' })).statusCode).toBe(422);
  });

  it.each<[what: string, changes: object, headers: Record<string, string>]>([
    ['isOnRequest', { isOnRequest: true }, {}],
    ['fullResponse', { fullResponse: true }, {}],
    ['Expected-Total', {}, { 'expected-total': '1 ARS' }],
  ])('refuse a repeated key with another %s', async (what, changes, headers) => {
    const key = { 'idempotency-key': `other-${what}` };
    expect((await book({}, key)).statusCode).toBe(200);
    const refused = await book(changes, { ...key, ...headers });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([422, 'keyUsedDifferently']);
  });

  it('[BOOK-07] tell what is left to pay', async () => {
    const booked = (await book({})).json();
    expect(booked.balance).toBe(booked.price - booked.totalPayed);
    expect(booked.customerBalance).toBe(-booked.balance);
  });

  it.each<[why: string, changes: object]>([
    ['a first name of spaces', { customer: { ...BOOKING_REQUEST.customer, firstName: '  ' } }],
    ['half a phone number', { customer: { ...BOOKING_REQUEST.customer, cellPhone: '12345' } }],
    ['a NUL in a name', { customer: { ...BOOKING_REQUEST.customer, firstName: 'A\0na' } }],
    [
      'half a surrogate pair in a name',
      { customer: { ...BOOKING_REQUEST.customer, lastName: 'Paz \ud83d' } },
    ],
    ['a NUL in the notes', { extra: 'late\0' }],
    ['a language that is none', { language: '__proto__' }],
    ['a language that no formatter takes', { language: 'x-' }],
    ['a field that does not exist', { total: 1 }],
    ['a line break in a name', { customer: { ...BOOKING_REQUEST.customer, firstName: 'Ana\r\nClick here' } }],
    ['a line separator in a name', { customer: { ...BOOKING_REQUEST.customer, lastName: 'Paz\u2028Click' } }],
    ['a mark that turns a name', { customer: { ...BOOKING_REQUEST.customer, lastName: 'Paz\u202egnp' } }],
    ['an invisible mark in a city', { customer: { ...BOOKING_REQUEST.customer, city: 'Split\u2066' } }],
    [
      'a web address as a name',
      { customer: { ...BOOKING_REQUEST.customer, firstName: 'https://a.example' } },
    ],
    ["a web address as a driver's name", { driver: { firstName: 'Ana', lastName: 'see http://a.example' } }],
    ['a name longer than any', { customer: { ...BOOKING_REQUEST.customer, firstName: 'A'.repeat(61) } }],
    ['a control character in the notes', { extra: 'late\u0007' }],
    [
      'an encoded word as address',
      { customer: { ...BOOKING_REQUEST.customer, emailAddress: '=?utf-8?q?a?=@b.co' } },
    ],
    ['an online payment, which there is not yet', { onlinePayment: true }],
  ])('refuse %s', async (_why, changes) => {
    const response = await book(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().errorCode).toBe('invalidRequest');
  });

  it.each<[path: string, changes: object]>([
    ['/agencyGuid', { agencyGuid: 'agency-1' }],
    ['/customer/globalId', { customer: { ...BOOKING_REQUEST.customer, globalId: '7' } }],
    ['/customer/hasWebLogin', { customer: { ...BOOKING_REQUEST.customer, hasWebLogin: true } }],
  ])('refuse an anonymous order that claims %s', async (path, changes) => {
    const refused = await book(changes);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { errorCode: 'foreignClaim', errors: { [path]: 'is not who is signed in' } },
    ]);
  });

  it('name each missing or unknown field of an order', async () => {
    const { errors, errorMessage } = (await book({ customer: { name: 'Ana' }, seats: 4 })).json();
    expect(errors).toEqual({
      '/customer/firstName': 'is missing',
      '/customer/lastName': 'is missing',
      '/customer/emailAddress': 'is missing',
      '/customer/cellPhone': 'is missing',
      '/customer/name': 'is not known',
      '/seats': 'is not known',
    });
    expect(errorMessage).toBe('firstName required · emailAddress required');
  });

  it.each<[parameter: string, value: string, reason: string]>([
    ['fromPlace', 'moon', 'unknownPlace'],
    ['toPlace', 'moon', 'unknownPlace'],
    ['from', '2026/12/01 05:00', 'outsideOpeningHours'],
    ['to', '2026/12/03 23:00', 'outsideOpeningHours'],
    ['driverAge', '12', 'outsideAllowedAges'],
  ])('name the parameter %s that makes an itinerary impossible', async (parameter, value, reason) => {
    const response = await ask('/api/booking/search', { ...SEARCH, [parameter]: value });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { errorCode: reason, errors: { [parameter]: reason } },
    ]);
  });

  it('refuse a search without a place and a look-up of a booking without its number', async () => {
    const { fromPlace: _none, ...placeless } = SEARCH;
    expect((await ask('/api/booking/search', placeless)).json().errors).toEqual({ fromPlace: 'is missing' });
    const response = await ask('/api/booking/book');
    expect([response.statusCode, response.json().errors]).toEqual([400, { bookingId: 'is missing' }]);
  });

  it.each<[why: string, total: string]>([
    ['a decimal', '12.50 ARS'],
    ['no currency', '1250'],
    ['a negative amount', '-1250 ARS'],
    ['a list', '1250 ARS, 1 ARS'],
  ])('refuse an expected total with %s', async (_why, total) => {
    expect((await book({}, { 'expected-total': total })).json().errorCode).toBe('invalidParameter');
  });

  it('tell the price when it is not the expected one', async () => {
    const response = await book({}, { 'expected-total': '1 USD' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ errorCode: 'priceChanged', price: { currency: 'USD' } });
  });

  it('[CURR-08] book in the currency of the order alone, and tell the price as it is when the total is in another', async () => {
    const inPesos = (total: string) => book({ currency: 'ARS' }, { 'expected-total': total });
    const { price } = (await inPesos('1 USD')).json();
    expect(price.currency).toBe('USD');
    const dollars = await inPesos(`${Math.round(price.price * 100)} USD`);
    expect([dollars.statusCode, dollars.json().errorCode]).toEqual([409, 'priceChanged']);
    const shown = price.price * 1000.5;
    const booked = await inPesos(`${Math.round(shown * 100)} ARS`);
    expect([booked.statusCode, booked.json()]).toMatchObject([
      200,
      { currency: 'ARS', exchangeRate: 1000.5, price: Math.round(shown * 100) / 100 },
    ]);
  });

  it('[CHK-29] say "No params" where a price is asked of nothing', async () => {
    const response = await ask('/api/booking/price');
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { error: 'No params', errorMessage: 'No params', errorCode: 'invalidParameter' },
    ]);
    expect(ApiError.fromResponse(400, response.json()).message).toBe('No params');
  });

  it('search, and find nothing for a model that does not exist', async () => {
    expect((await ask('/api/booking/search', SEARCH)).json().length).toBeGreaterThan(0);
    expect((await ask('/api/booking/search', { ...SEARCH, modelId: 'none' })).json()).toEqual([]);
  });

  it('refuse kilometers that are none, and take those of every trip where no car has a limit', async () => {
    for (const path of ['/api/booking/search', '/api/booking/price'] as const) {
      const query = { ...SEARCH, modelId: 'compact' };
      const refused = await ask(path, { ...query, kilometers: 'far' });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['kilometers']]);
      expect((await ask(path, { ...query, kilometers: '9000' })).json()).toEqual(
        (await ask(path, query)).json(),
      );
    }
  });

  it('find nothing for an address with NUL in it', async () => {
    expect((await ask('/api/booking/book?bookingId=%00')).statusCode).toBe(404);
    expect((await ask('/api/booking/search', { ...SEARCH, modelId: '\0' })).json()).toEqual([]);
  });

  it('reads the promotion of a booking request', async () => {
    const { id } = (await book({})).json();
    const known = (promotionId: string) => ask('/api/booking/book', { bookingId: id, promotionId });
    expect((await known('summer')).json()).toEqual(
      (await ask('/api/booking/book', { bookingId: id })).json(),
    );
    const refused = await known('x'.repeat(201));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errorCode: 'invalidParameter', errors: { promotionId: 'must NOT have more than 200 characters' } },
    ]);
  });
});

describe('the answers of a booking', () => {
  it('to fields without a property are stored with its notes', async () => {
    const notes = 'Late flight\nYour flight: LA 401';
    const booked = await book({ extra: notes });
    const stored = await at((scope) => findBooking(scope, booked.json().id as string));
    expect(stored).toMatchObject({ notes });
  });
});

describe('what became of a booking whose call was never answered', () => {
  const askByKey = (key: string) =>
    ask('/api/booking/book', { language: 'es-AR' }, { 'idempotency-key': key });

  it('is answered to the key of the call', async () => {
    const made = await book({}, { 'idempotency-key': 'lost-answer' });
    const response = await askByKey('lost-answer');
    expect([response.statusCode, response.json().id]).toEqual([200, made.json().id]);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('is that there is none, and the key stays free for the booking', async () => {
    const response = await askByKey('never-arrived');
    expect([response.statusCode, response.json().errorCode]).toEqual([404, 'bookingNotFound']);
    const made = await book({}, { 'idempotency-key': 'never-arrived' });
    expect([made.statusCode, made.headers['idempotent-replayed']]).toEqual([200, undefined]);
  });

  it.each(['', 'k'.repeat(256)])('cannot be asked by the key "%s"', async (key) => {
    const response = await askByKey(key);
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'invalidParameter']);
  });
});
