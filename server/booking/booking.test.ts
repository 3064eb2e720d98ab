import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { money } from '../../src/domain/money.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite, type SiteScope } from '../db/in-site.ts';
import { findBooking } from '../db/repositories/bookings.ts';
import { removeSite, type SiteSeed, seedSite } from '../db/seed.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { type BookCarOptions, bookCar, type CarOrder } from './book-car.ts';
import { type OfferQuery, searchOffers } from './offers.ts';
import { type CarRequest, quoteCar } from './quote-car.ts';

/** 09:00 in Buenos Aires. */
const NOW = Date.UTC(2026, 10, 20, 12);
let database: Database;
let sites = 0;

/** A site of its own for each test, so that none sees the bookings of another. */
async function newSite(changes: Partial<SiteSeed> & { units?: number } = {}): Promise<string> {
  sites += 1;
  const id = `site${sites}`;
  await seedSite(database, exampleSeed(id, changes), NOW);
  return id;
}
const at = <T>(site: string, work: (scope: SiteScope) => Promise<T>) => inSite(database, site, work);

const journey = (changes: Partial<OfferQuery> = {}): OfferQuery => ({
  pickUpPlaceId: 'city',
  dropOffPlaceId: 'city',
  pickUp: '2026-12-01T10:00',
  dropOff: '2026-12-03T10:00',
  driverAge: 30,
  ...changes,
});
const request = (changes: Partial<CarRequest> = {}): CarRequest => ({
  ...journey(),
  modelId: 'compact',
  extras: [],
  ...changes,
});
const order = (changes: Partial<CarOrder> = {}): CarOrder => ({
  ...request(),
  customer: { firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com', phone: '+541112345678' },
  language: 'en-US',
  currency: 'ARS',
  hasUnlimitedMileage: true,
  ...changes,
});
const book = (site: string, changes: Partial<CarOrder> = {}, options: Partial<BookCarOptions> = {}) =>
  bookCar(database, site, order(changes), {
    now: NOW,
    idempotencyKey: null,
    expectedTotal: null,
    ...options,
  });
const days = (from: PlainDateTime, to: PlainDateTime): Partial<CarOrder> => ({ pickUp: from, dropOff: to });
const claimsOf = async (site: string) =>
  (
    await database.pool.query(
      'select booking_reference as reference, car_unit_id as unit, starts_at, ends_at from car_claim where site_id = $1 order by starts_at',
      [site],
    )
  ).rows;

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

describe('a search', () => {
  const search = (site: string, changes: Partial<OfferQuery> = {}) =>
    at(site, (scope) => searchOffers(scope, journey(changes), { now: NOW }));
  const offersOf = async (site: string, changes: Partial<OfferQuery> = {}) => {
    const found = await search(site, changes);
    if (!found.ok) throw new Error(JSON.stringify(found.refusal));
    return found.offers;
  };

  it('offers the free models in their order, with the true price', async () => {
    const offers = await offersOf(await newSite());
    expect(offers.map(({ model, isOnRequest, freeUnits }) => [model.id, isOnRequest, freeUnits])).toEqual([
      ['compact', false, 2],
      ['wagon', false, 1],
      ['van', true, 1],
    ]);
    // 2 days at 40.00 and 21 % on it.
    expect(offers[0]?.quote).toMatchObject({
      totalDays: 2,
      net: money(8000, 'USD'),
      tax: money(1680, 'USD'),
      total: money(9680, 'USD'),
    });
    expect(offers[0]?.quote.lines.at(-1)).toMatchObject({ kind: 'tax', names: { 'en-US': 'VAT' } });
  });

  it.each<[why: string, changes: Partial<OfferQuery>, net: number]>([
    ['the rate of a longer rental', { dropOff: '2026-12-08T10:00' }, 7 * 3500],
    [
      'each day at the rate of its season',
      { pickUp: '2026-12-14T10:00', dropOff: '2026-12-16T10:00' },
      4000 + 5000,
    ],
    ['no day for a return within the tolerance', { dropOff: '2026-12-03T10:30' }, 8000],
    ['delivery and return', { pickUpPlaceId: 'airport', dropOffPlaceId: 'airport' }, 8000 + 1500 + 1000],
    ['the way back', { dropOffPlaceId: 'downtown' }, 8000 + 20_000],
  ])('charges %s', async (_why, changes, net) => {
    expect((await offersOf(await newSite(), changes))[0]?.quote.net).toEqual(money(net, 'USD'));
  });

  it('shows the price of the vehicle alone, to which an order adds the required extras', async () => {
    const site = await newSite({
      extras: [{ id: 'plate', names: {}, type: 'Other', priceMinor: 300, isRequired: true }],
    });
    expect((await offersOf(site))[0]?.quote.lines.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['rental', 8000],
      ['tax', 1680],
    ]);
    const quoted = await at(site, (scope) => quoteCar(scope, { ...order(), driverAge: null }, { now: NOW }));
    if (!quoted.ok) throw new Error(JSON.stringify(quoted.refusal));
    expect(quoted.car.quote.lines.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['rental', 8000],
      ['extra', 300],
      ['tax', 1743],
    ]);
    expect(quoted.car.selection).toEqual([{ extraId: 'plate', quantity: 1 }]);
  });

  it('leaves out what is on request, and all but one model, when asked to', async () => {
    const site = await newSite();
    expect((await offersOf(site, { onlyFullAvailability: true })).map(({ model }) => model.id)).toEqual([
      'compact',
      'wagon',
    ]);
    expect((await offersOf(site, { modelId: 'wagon' })).map(({ model }) => model.id)).toEqual(['wagon']);
  });

  it('follows every change of the site at once, also after the site was made anew', async () => {
    const site = await newSite();
    const daily = async () => (await offersOf(site))[0]?.quote.net.minor;
    expect(await daily()).toBe(8000);
    await at(site, ({ tx }) => tx.execute(sql`update rate set daily_minor = daily_minor + 100`));
    expect(await daily()).toBe(8200);
    await removeSite(database, site);
    await seedSite(database, exampleSeed(site), NOW);
    expect(await daily()).toBe(8000);
  });

  it('counts a car as taken until it is cleaned', async () => {
    const site = await newSite({ units: 1 });
    await book(site);
    const ids = async (changes: Partial<OfferQuery>) =>
      (await offersOf(site, { modelId: 'compact', ...changes })).length;
    expect(await ids({})).toBe(0);
    expect(await ids({ pickUp: '2026-12-03T11:30', dropOff: '2026-12-05T10:00' })).toBe(0);
    expect(await ids({ pickUp: '2026-12-03T12:00', dropOff: '2026-12-05T10:00' })).toBe(1);
    expect(await ids({ pickUp: '2026-11-29T10:00', dropOff: '2026-12-01T08:00' })).toBe(1);
    expect(await ids({ pickUp: '2026-11-29T10:00', dropOff: '2026-12-01T08:30' })).toBe(0);
  });

  it.each<[why: string, changes: Partial<OfferQuery>, refusal: object]>([
    ['an unknown place', { pickUpPlaceId: 'moon' }, { field: 'pickUpPlace', reason: 'unknown-place' }],
    [
      'a pick-up where cars are only returned',
      { pickUpPlaceId: 'depot' },
      { field: 'pickUpPlace', reason: 'drop-off-only' },
    ],
    ['the past', { pickUp: '2026-11-20T08:30' }, { field: 'pickUp', reason: 'in-the-past' }],
    ['less than the lead', { pickUp: '2026-11-20T09:30' }, { field: 'pickUp', reason: 'too-soon' }],
    ['a closed hour', { dropOff: '2026-12-03T21:00' }, { field: 'dropOff', reason: 'outside-opening-hours' }],
    [
      'a holiday',
      { pickUp: '2027-01-01T10:00', dropOff: '2027-01-02T10:00' },
      { field: 'pickUp', reason: 'holiday' },
    ],
    [
      'a return before the pick-up',
      { dropOff: '2026-11-30T10:00' },
      { field: 'dropOff', reason: 'return-before-pick-up' },
    ],
    [
      'a child at the wheel',
      { driverAge: 15 },
      { field: 'driverAge', reason: 'outside-allowed-ages', min: 20, max: 65 },
    ],
  ])('refuses %s', async (_why, changes, refusal) => {
    expect(await search(await newSite(), changes)).toEqual({ ok: false, refusal });
  });
});

describe('a quote', () => {
  const quote = async (site: string, changes: Partial<CarRequest> = {}) =>
    at(site, (scope) => quoteCar(scope, request(changes), { now: NOW }));

  it('adds the extras by day and piece', async () => {
    const priced = await quote(await newSite(), {
      extras: [
        { extraId: 'seat', quantity: 2 },
        { extraId: 'cover', quantity: 1 },
      ],
    });
    expect(
      priced.ok &&
        priced.car.quote.lines.map(({ kind, amount, names }) => [kind, amount.minor, names?.['en-US']]),
    ).toEqual([
      ['rental', 8000, undefined],
      ['extra', 2000, 'Child seat'],
      ['insurance', 2400, 'Full cover'],
      ['tax', 2604, 'VAT'],
    ]);
  });

  it.each<[why: string, changes: Partial<CarRequest>, reason: string]>([
    ['an unknown model', { modelId: 'boat' }, 'unknown-model'],
    ['too many of an extra', { extras: [{ extraId: 'seat', quantity: 3 }] }, 'extras'],
    [
      'extras that exclude each other',
      {
        extras: [
          { extraId: 'cover', quantity: 1 },
          { extraId: 'basic', quantity: 1 },
        ],
      },
      'extras',
    ],
  ])('refuses %s', async (_why, changes, reason) => {
    expect(await quote(await newSite(), changes)).toMatchObject({ ok: false, refusal: { reason } });
  });
});

describe('a booking', () => {
  it('is stored whole, with its car and its letter', async () => {
    const site = await newSite();
    const outcome = await book(
      site,
      { extras: [{ extraId: 'seat', quantity: 1 }], notes: 'Late flight' },
      { expectedTotal: money(10_890, 'USD') },
    );
    if (outcome.outcome !== 'booked') throw new Error(JSON.stringify(outcome));
    const { booking } = outcome;
    expect(booking).toMatchObject({
      status: 'confirmed',
      total: money(10_890, 'USD'),
      paid: money(0, 'USD'),
      shownCurrency: 'ARS',
      exchangeRate: 1000.5,
      notes: 'Late flight',
      pickUp: '2026-12-01T10:00',
      snapshot: { model: { name: 'Onix' }, pickUpPlace: { id: 'city' } },
    });
    expect(booking.reference).toMatch(/^[2-9B-DF-HJ-NP-TV-XZ]{12}$/);
    expect(await at(site, (scope) => findBooking(scope, booking.reference))).toEqual(booking);
    expect(await claimsOf(site)).toMatchObject([
      {
        reference: booking.reference,
        starts_at: new Date('2026-12-01T13:00Z'),
        ends_at: new Date('2026-12-03T15:00Z'),
      },
    ]);
    const { rows } = await database.pool.query('select kind, payload from outbox where site_id = $1', [site]);
    expect(rows).toEqual([{ kind: 'booking-confirmation', payload: { reference: booking.reference } }]);
    expect(await at(await newSite(), (scope) => findBooking(scope, booking.reference))).toBeNull();
  });

  it('keeps a one-way car until it is back', async () => {
    const site = await newSite();
    await book(site, { dropOffPlaceId: 'downtown' });
    expect((await claimsOf(site))[0].ends_at).toEqual(new Date('2026-12-04T15:00Z'));
  });

  it('may be made while the lead passes, and not after the moment itself', async () => {
    const site = await newSite();
    const soon = days('2026-11-20T09:30', '2026-11-21T09:30');
    expect(await book(site, soon)).toMatchObject({ outcome: 'booked' });
    expect(await book(site, soon, { now: NOW + 31 * 60_000 })).toMatchObject({
      reason: 'not-possible',
      refusal: { refusal: { reason: 'in-the-past' } },
    });
  });

  it('is refused with the new price when another one was shown, and nothing is stored', async () => {
    const site = await newSite();
    const key = { principal: 'anonymous', route: 'book', key: 'k' };
    const refused = await book(site, {}, { expectedTotal: money(9679, 'USD'), idempotencyKey: key });
    expect(refused).toMatchObject({
      outcome: 'refused',
      reason: 'price-changed',
      car: { quote: { total: money(9680, 'USD') } },
    });
    expect(await book(site, {}, { expectedTotal: money(9680, 'ARS') })).toMatchObject({
      reason: 'price-changed',
    });
    expect(await claimsOf(site)).toEqual([]);
    expect(await book(site, {}, { expectedTotal: money(9680, 'USD'), idempotencyKey: key })).toMatchObject({
      outcome: 'booked',
      isReplay: false,
    });
  });

  it('exists once for one key, however often it is sent', async () => {
    const site = await newSite();
    const idempotencyKey = { principal: 'anonymous', route: 'book', key: 'k' };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => book(site, {}, { idempotencyKey })));
    const booked = outcomes.filter((outcome) => outcome.outcome === 'booked');
    expect(booked).toHaveLength(10);
    expect(booked.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(booked.map(({ booking }) => JSON.stringify(booking))).size).toBe(1);
    expect(await claimsOf(site)).toHaveLength(1);
    expect(await book(site, { notes: 'changed' }, { idempotencyKey })).toEqual({
      outcome: 'refused',
      reason: 'key-used-differently',
    });
  });

  it('takes the last car once, and tells the others what else is free', async () => {
    const site = await newSite({ units: 1 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => book(site)));
    expect(outcomes.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1);
    const refused = outcomes.find(({ outcome }) => outcome === 'refused');
    expect(refused).toMatchObject({
      reason: 'no-car-left',
      alternatives: [{ model: { id: 'wagon' }, freeUnits: 1 }, { model: { id: 'van' } }],
    });
  });

  /** The database while so many connections are to be had, after so many callers had to go without one. */
  const withConnections = (count: number, missed = 0): Database => {
    let asked = 0;
    const connect = () => {
      asked += 1;
      return asked <= missed || asked > missed + count
        ? Promise.reject(new Error('timeout exceeded when trying to connect'))
        : database.pool.connect();
    };
    return { ...database, pool: { connect } as unknown as Database['pool'] };
  };
  const OPTIONS: BookCarOptions = { now: NOW, idempotencyKey: null, expectedTotal: null };

  it('is refused as busy while no connection is to be had, so that it can be sent again', async () => {
    const site = await newSite();
    expect(await bookCar(withConnections(0), site, order(), OPTIONS)).toEqual({
      outcome: 'refused',
      reason: 'busy',
    });
    expect(await claimsOf(site)).toEqual([]);
  });

  it('stands in line again when no connection was to be had at first', async () => {
    const site = await newSite();
    expect(await bookCar(withConnections(1, 2), site, order(), OPTIONS)).toMatchObject({ outcome: 'booked' });
  });

  it('tells that the last car is taken when nothing can be looked up instead', async () => {
    const site = await newSite({ units: 1 });
    await book(site);
    expect(await bookCar(withConnections(1), site, order(), OPTIONS)).toMatchObject({
      outcome: 'refused',
      reason: 'no-car-left',
      alternatives: [],
    });
  });

  it('exchanges the cars of bookings that have not begun', async () => {
    const site = await newSite({ units: 2 });
    // The fourth fits neither car as they stand: the third has to change to the car of the second.
    await book(site, days('2026-12-01T10:00', '2026-12-03T10:00'));
    await book(site, days('2026-12-02T10:00', '2026-12-05T10:00'));
    await book(site, days('2026-12-06T10:00', '2026-12-09T10:00'));
    const before = await claimsOf(site);
    await book(site, days('2026-12-04T10:00', '2026-12-07T10:00'));
    await book(site, days('2026-12-07T13:00', '2026-12-10T10:00'));
    const claims = await claimsOf(site);
    expect(claims).toHaveLength(5);
    const overlaps = claims.flatMap((a, i) =>
      claims
        .slice(i + 1)
        .filter((b) => a.unit === b.unit && a.starts_at < b.ends_at && b.starts_at < a.ends_at),
    );
    expect(overlaps).toEqual([]);
    const changed = before.filter(
      ({ reference, unit }) => claims.find((claim) => claim.reference === reference)?.unit !== unit,
    );
    expect(changed).toEqual([before[2]]);
  });

  it('leaves a car with the customer who has it', async () => {
    const site = await newSite({ units: 2 });
    await book(site, days('2026-12-01T10:00', '2026-12-10T10:00'));
    await book(site, days('2026-12-02T10:00', '2026-12-04T10:00'));
    const [begun] = await claimsOf(site);
    const later = Date.UTC(2026, 11, 1, 20);
    await book(site, days('2026-12-05T10:00', '2026-12-08T10:00'), { now: later });
    expect((await claimsOf(site))[0]).toEqual(begun);
    expect(await book(site, days('2026-12-05T10:00', '2026-12-06T10:00'), { now: later })).toMatchObject({
      reason: 'no-car-left',
    });
  });

  it('claims no car for a quotation or a model on request', async () => {
    const site = await newSite({ units: 1 });
    expect(await book(site, { isQuotation: true })).toMatchObject({ booking: { status: 'quoted' } });
    expect(await book(site, { modelId: 'van' })).toMatchObject({
      booking: { status: 'reserved', isOnRequest: true },
    });
    expect(await claimsOf(site)).toEqual([]);
  });

  it('needs an insurance where the operator says so', async () => {
    const site = await newSite({
      documents: { 'bookings-configuration': { mustHaveAtLeastOneInsurance: true } },
    });
    expect(await book(site)).toMatchObject({
      reason: 'not-possible',
      refusal: { reason: 'insurance-required' },
    });
    expect(await book(site, { extras: [{ extraId: 'basic', quantity: 1 }] })).toMatchObject({
      outcome: 'booked',
    });
  });
});
