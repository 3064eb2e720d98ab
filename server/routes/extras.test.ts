import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as check from '../../generated/api/check.js';
import type { Additional, Booking, PriceResult } from '../../generated/api/types.ts';
import { createApp } from '../app.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { findBooking } from '../db/repositories/bookings.ts';
import { writeSiteDocument } from '../db/repositories/site-documents.ts';
import { listHostRows } from '../db/repositories/sites.ts';
import { seedSite } from '../db/seed.ts';
import { createHostTable } from '../plugins/hosts.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { bookingRoutes } from './booking.ts';
import { extraRoutes } from './extras.ts';

/** 09:00 in Buenos Aires. */
const NOW = Date.UTC(2026, 10, 20, 12);
const SITE = 'wayside';
const HOST = `${SITE}.localhost`;
let database: Database;
let app: FastifyInstance;

const extra = (id: string, priceMinor: number, more: object = {}) => ({
  id,
  names: { 'en-US': `The ${id}` },
  type: 'Additional' as const,
  priceMinor,
  ...more,
});

beforeAll(async () => {
  database = await openTestDatabase();
  const seed = exampleSeed(SITE, {
    units: 40,
    extras: [
      extra('plate', 300, { type: 'Other', isRequired: true, maxQuantityPerBooking: 1 }),
      extra('seat', 500, { isPriceByDay: true, maxQuantityPerBooking: 2 }),
      extra('rack', 900, { availableStock: 3 }),
      extra('last', 900, { availableStock: 1 }),
      extra('cover', 1200, { type: 'Insurance', isPriceByDay: true, excludes: ['basic'] }),
      extra('basic', 0, { type: 'Insurance', isDefault: true, excludes: ['cover'] }),
      extra('bare', 0, { type: 'Other', excludes: ['plate'] }),
    ],
  });
  await seedSite(database, seed, NOW);
  const rows = await listHostRows(database);
  const hosts = createHostTable({
    readRows: async () => rows,
    originOf: (name) => `http://${name}`,
    report: () => undefined,
  });
  await hosts.read();
  app = await createApp({ settings: readSettings({ APP_MODE: 'test' }), hosts, log: false });
  const shared = {
    database,
    now: () => NOW,
    nameIn: (names: Readonly<Record<string, string>> | null) => Object.values(names ?? {})[0] ?? '',
  };
  bookingRoutes(app, { ...shared, textsOf: () => (key) => key, onBooked: () => {}, rateLimitFactor: 100 });
  extraRoutes(app, shared);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = (path: string, query: Readonly<Record<string, string>> = {}) =>
  app.inject({ url: path, query, headers: { host: HOST } });
const RENTAL = {
  fromDate: '2026/12/01 10:00',
  toDate: '2026/12/03 10:00',
  deliveryPlaceId: 'city',
  modelId: 'compact',
};
const SEARCH = { from: '2026/12/01 10:00', to: '2026/12/03 10:00', fromPlace: 'city', modelId: 'compact' };

type Chosen = readonly (readonly [id: string, quantity: number])[];
const chosenQuery = (chosen: Chosen) =>
  Object.fromEntries(
    chosen.flatMap(([id, quantity], index) => [
      [`additionals[${index}].Additional.Id`, id],
      [`additionals[${index}].Quantity`, String(quantity)],
    ]),
  );
const priceWith = (chosen: Chosen) => ask('/api/booking/price', { ...SEARCH, ...chosenQuery(chosen) });

const REQUEST = {
  customer: {
    firstName: 'Ana',
    lastName: 'Paz',
    emailAddress: 'ana@example.com',
    cellPhone: '+541112345678',
  },
  driver: null,
  language: 'en-US',
  currency: 'USD',
  from: '2026-12-01T10:00:00Z',
  to: '2026-12-03T10:00:00Z',
  isQuotation: false,
  isOnRequest: false,
  pickupId: 'city',
  returnId: 'city',
  modelId: 'compact',
  additionals: [] as object[],
  ilimitedKm: true,
  onlinePayment: false,
};
const book = (changes: object, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/booking/book',
    headers: { host: HOST, ...headers },
    payload: { ...REQUEST, ...changes },
  });
const bookWith = (chosen: Chosen) =>
  book({ additionals: chosen.map(([additionalId, quantity]) => ({ additionalId, quantity })) });

describe('the list of extras', () => {
  const find = (list: Additional[], id: string) => list.find((each) => each.id === id);

  it('[API-19] [XTRA-01] tells each with its rules and what it costs for a day', async () => {
    const list = (await ask('/api/data/additionals')).json() as Additional[];
    for (const each of list) expect([check.Additional(each), check.Additional.errors]).toEqual([true, null]);
    expect(list.map(({ id }) => id)).toEqual(['plate', 'seat', 'rack', 'last', 'cover', 'basic', 'bare']);
    expect(find(list, 'seat')).toEqual({
      id: 'seat',
      name: 'The seat',
      description: '',
      imagePath: '',
      type: 'Additional',
      price: 6.05,
      priceWithoutTaxes: 5,
      dailyPrice: 6.05,
      dailyPriceWithoutTaxes: 5,
      isPriceByDay: true,
      maxQuantityPerBooking: 2,
      availableStock: null,
      isRequired: false,
      isDefault: false,
      excludes: [],
      taxes: 1.05,
      currency: 'USD',
    });
    expect(find(list, 'plate')).toMatchObject({ isRequired: true, type: 'Other' });
    expect(find(list, 'basic')).toMatchObject({ isDefault: true, type: 'Insurance', excludes: ['cover'] });
    expect(find(list, 'rack')).toMatchObject({ maxQuantityPerBooking: null, availableStock: 3 });
  });

  it('[API-42] prices them for a rental: by day for each day, others once', async () => {
    const list = (await ask('/api/booking/additionals-price', RENTAL)).json() as Additional[];
    for (const each of list) expect([check.Additional(each), check.Additional.errors]).toEqual([true, null]);
    expect(find(list, 'seat')).toMatchObject({
      price: 12.1,
      priceWithoutTaxes: 10,
      taxes: 2.1,
      dailyPrice: 6.05,
      dailyPriceWithoutTaxes: 5,
    });
    expect(find(list, 'rack')).toMatchObject({
      price: 10.89,
      priceWithoutTaxes: 9,
      dailyPrice: 5.45,
      dailyPriceWithoutTaxes: 4.5,
    });
  });

  it.each<[why: string, changes: Readonly<Record<string, string>>, status: number, errorCode: string]>([
    ['no date', { fromDate: '' }, 400, 'invalidParameter'],
    ['a day that is none', { toDate: '2026/02/30 10:00' }, 400, 'invalidParameter'],
    ['a date of another spelling', { fromDate: '2026-12-01 10:00' }, 400, 'invalidParameter'],
    ['no model', { modelId: '' }, 400, 'invalidParameter'],
    ['an unknown model', { modelId: 'gone' }, 404, 'unknown-model'],
    ['a category of other models', { categoryId: 'large' }, 404, 'unknown-model'],
    ['an unknown place', { deliveryPlaceId: 'nowhere' }, 404, 'journey'],
    ['a return before the pick-up', { toDate: '2026/11/30 10:00' }, 404, 'journey'],
    ['a yes that is none', { ilimitedKm: 'yes' }, 400, 'invalidParameter'],
  ])('is refused for %s', async (_why, changes, status, errorCode) => {
    const answer = await ask('/api/booking/additionals-price', { ...RENTAL, ...changes });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
    expect(check.Error(answer.json())).toBe(true);
  });

  it('takes the model with its own category', async () => {
    expect((await ask('/api/booking/additionals-price', { ...RENTAL, categoryId: 'small' })).statusCode).toBe(
      200,
    );
  });
});

describe('extras of a price and a booking', () => {
  it('[API-41] [RES-18] are in the price, each with its line', async () => {
    const answer = await priceWith([
      ['seat', 2],
      ['cover', 1],
    ]);
    const price = answer.json() as PriceResult;
    expect(price.priceItems.map(({ typeId, price: amount }) => [typeId, amount])).toEqual([
      [0, 80],
      [1, 20],
      [16, 24],
      [1, 3],
      [15, 26.67],
    ]);
    expect(price.price).toBe(153.67);
    expect(price.additionals).toEqual([
      { additionalId: 'seat', quantity: 2, additional: { name: 'The seat' } },
      { additionalId: 'cover', quantity: 1, additional: { name: 'The cover' } },
      { additionalId: 'plate', quantity: 1, additional: { name: 'The plate' } },
    ]);
  });

  it('are not in the price of a search, which is that of the vehicle', async () => {
    const [found] = (await ask('/api/booking/search', SEARCH)).json() as PriceResult[];
    expect([found?.price, found?.additionals]).toEqual([96.8, []]);
  });

  it.each<[why: string, chosen: Chosen]>([
    ['nothing is chosen', []],
    ['the required one is named', [['plate', 1]]],
    ['others are chosen', [['seat', 2]]],
    ['as many are chosen as stock allows', [['rack', 2]]],
  ])('[API-41] [API-43] cost the same in both, the required one included, when %s', async (_why, chosen) => {
    const price = (await priceWith(chosen)).json() as PriceResult;
    expect(price.additionals?.map(({ additionalId }) => additionalId)).toContain('plate');
    const answer = await book(
      { additionals: chosen.map(([additionalId, quantity]) => ({ additionalId, quantity })) },
      { 'expected-total': `${Math.round(price.price * 100)} USD` },
    );
    expect(answer.statusCode).toBe(200);
    const booking = answer.json() as Booking;
    expect([booking.price, booking.additionals]).toEqual([price.price, price.additionals]);
  });

  it.each<[why: string, chosen: Chosen, errors: object]>([
    ['more than a booking may have', [['seat', 3]], { seat: 'wrong-quantity' }],
    ['the last one in stock', [['rack', 3]], { rack: 'wrong-quantity' }],
    ['one of which only the last is left', [['last', 1]], { last: 'wrong-quantity' }],
    ['two of a required one', [['plate', 2]], { plate: 'wrong-quantity' }],
    ['one that does not exist', [['gone', 1]], { gone: 'unknown-extra' }],
    [
      'two that exclude each other',
      [
        ['cover', 1],
        ['basic', 1],
      ],
      { cover: 'excluded', basic: 'excluded' },
    ],
    ['one that excludes a required one', [['bare', 1]], { bare: 'excluded' }],
    [
      'one twice',
      [
        ['seat', 1],
        ['seat', 1],
      ],
      { seat: 'listed-twice' },
    ],
    ['a key of objects', [['__proto__', 1]], JSON.parse('{"__proto__":"unknown-extra"}') as object],
  ])('[XTRA-03] [XTRA-04] are refused in both: %s', async (_why, chosen, errors) => {
    for (const answer of [await priceWith(chosen), await bookWith(chosen)]) {
      const body = answer.json();
      expect([answer.statusCode, body.errorCode, JSON.stringify(body.errors)]).toEqual([
        400,
        'extras',
        JSON.stringify(errors),
      ]);
      expect(check.Error(body)).toBe(true);
    }
  });

  it.each<[why: string, query: Readonly<Record<string, string>>, problem: string]>([
    ['no quantity', { 'additionals[0].Additional.Id': 'seat' }, 'additionals[0].Quantity'],
    ['no id', { 'additionals[0].Quantity': '1' }, 'additionals[0].Additional.Id'],
    [
      'a gap',
      { ...chosenQuery([['seat', 1]]), 'additionals[2].Quantity': '1' },
      'additionals[1].Additional.Id',
    ],
    [
      'a start at one',
      { 'additionals[1].Additional.Id': 'seat', 'additionals[1].Quantity': '1' },
      'additionals[0].Quantity',
    ],
    ['a quantity below one', chosenQuery([['seat', 0]]), 'additionals[0].Quantity'],
    ['a huge quantity', chosenQuery([['seat', 1e9]]), 'additionals[0].Quantity'],
    ['half a piece', chosenQuery([['seat', 1.5]]), 'additionals[0].Quantity'],
    ['a huge number of an extra', { 'additionals[1e9].Quantity': '1' }, 'additionals[1e9].Quantity'],
    ['another part of an extra', { 'additionals[0].Price': '0' }, 'additionals[0].Price'],
  ])('[API-41] answers 400 to %s', async (_why, query, problem) => {
    const answer = await ask('/api/booking/price', { ...SEARCH, ...query });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'invalidParameter']);
    expect(Object.keys(answer.json().errors as object)).toContain(problem);
  });

  it('[API-41] answers 400 to a parameter that is given twice', async () => {
    const query = new URLSearchParams([
      ...Object.entries(SEARCH),
      ...Object.entries(chosenQuery([['seat', 1]])).flatMap((one) => [one, one]),
    ]);
    const answer = await app.inject({ url: `/api/booking/price?${query}`, headers: { host: HOST } });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'invalidParameter']);
  });
});

describe('who books', () => {
  const customer = (more: object) => ({ customer: { ...REQUEST.customer, ...more } });

  it('[BOOK-01] is stored with every part of the request', async () => {
    const answer = await book({
      ...customer({ country: 'AR', birthDate: '1990-02-28', city: 'Salta', documentId: '30111222', age: 36 }),
      promotionCode: 'SUMMER',
      promotion: 7,
      isCustomDeliveryAddress: true,
      isCustomReturnAddress: false,
      customDeliveryCity: 'Buenos Aires',
      customDeliveryAddress: 'Florida 1',
      customReturnCity: null,
      customReturnAddress: null,
      pickupEndpoint: 'gate 1',
      returnEndPoint: 'gate 2',
      deliveryTransportationId: 3,
      returnTransportationId: '4',
      purchaseOrder: 'PO-1',
      brandCode: 'WAY',
      fullResponse: true,
      extra: 'Late flight',
      files: ['f1'],
      agencyGuid: null,
      commercialAgreementCode: 'CC',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
    const stored = await inSite(database, SITE, (scope) => findBooking(scope, answer.json().id as string));
    expect(stored?.customer).toEqual({
      firstName: 'Ana',
      lastName: 'Paz',
      email: 'ana@example.com',
      phone: '+541112345678',
      country: 'AR',
      birthDate: '1990-02-28',
      city: 'Salta',
      documentId: '30111222',
      age: 36,
    });
    expect(stored?.notes).toBe('Late flight');
    expect(stored?.details).toEqual({
      promotion: 7,
      promotionCode: 'SUMMER',
      purchaseOrder: 'PO-1',
      brandCode: 'WAY',
      commercialAgreementCode: 'CC',
      deliveryTransportationId: 3,
      returnTransportationId: '4',
      isCustomDeliveryAddress: true,
      customDeliveryCity: 'Buenos Aires',
      customDeliveryAddress: 'Florida 1',
      isCustomReturnAddress: false,
      onlinePayment: false,
      files: ['f1'],
    });
    // What only the operator may know is in no answer.
    expect(JSON.stringify(answer.json())).not.toMatch(/Ana|1990|Salta/);
  });

  it('may be a company with a driver', async () => {
    const driver = { firstName: 'Leo', lastName: 'Sur', emailAddress: 'leo@example.com' };
    const answer = await book({ ...customer({ isCompany: true, birthDate: '2015-01-01' }), driver });
    expect(answer.statusCode).toBe(200);
    const stored = await inSite(database, SITE, (scope) => findBooking(scope, answer.json().id as string));
    expect(stored?.driver).toEqual(driver);
  });

  it.each<[why: string, changes: object, path: string]>([
    ['a country by name', customer({ country: 'Argentina' }), '/customer/country'],
    ['a country that is none', customer({ country: 'ZZ' }), '/customer/country'],
    ['a day of birth that is none', customer({ birthDate: '1990-02-30' }), '/customer/birthDate'],
    ['a day of birth to come', customer({ birthDate: '2026-11-21' }), '/customer/birthDate'],
    ['a birth today', customer({ birthDate: '2026-11-20' }), '/customer/birthDate'],
    [
      'a licence until a day that is none',
      customer({ driverLicenseExpiration: '2026-13-01' }),
      '/customer/driverLicenseExpiration',
    ],
    ['an address that is none', customer({ emailAddress: 'nobody' }), '/customer/emailAddress'],
    ['a driver without a name', { driver: { lastName: 'Sur' } }, '/driver'],
    [
      'a driver whose address is none',
      { driver: { firstName: 'Leo', lastName: 'Sur', emailAddress: 'leo' } },
      '/driver/emailAddress',
    ],
    ['a pick-up that is no moment', { from: '2026-02-30T10:00:00Z' }, '/from'],
    ['too long an id', { modelId: 'x'.repeat(101) }, '/modelId'],
    [
      'too many extras',
      { additionals: Array.from({ length: 51 }, () => ({ additionalId: 'seat', quantity: 1 })) },
      '/additionals',
    ],
  ])('is refused with %s', async (_why, changes, path) => {
    const answer = await book(changes);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'invalidRequest']);
    expect(Object.keys(answer.json().errors as object)).toContain(path);
  });

  it('must be of an allowed age on the day of pick-up', async () => {
    await inSite(database, SITE, (scope) =>
      writeSiteDocument(scope, 'bookings-configuration', {
        useDriverAgeAllowed: true,
        driverAgeAllowedMin: 21,
        driverAgeAllowedMax: 75,
      }),
    );
    const statusOf = async (birthDate: string) => (await book(customer({ birthDate }))).statusCode;
    expect([await statusOf('2005-12-02'), await statusOf('2005-12-01')]).toEqual([400, 200]);
  });
});
