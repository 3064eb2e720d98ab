import { ANONYMOUS } from '../access/principal.ts';
import { describe, expect, it } from 'vitest';
import { money, sumMoney } from '../../src/domain/money.ts';
import type { Database } from '../db/engine/database.ts';
import { findBooking } from '../db/repositories/bookings.ts';
import { deleteExpiredKeys } from '../db/repositories/idempotency.ts';
import { type BookCarOptions, bookCar } from './book-car.ts';
import { findPlacedBooking } from './placed-booking.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { days, NOW, openBookingSites, order } from '../testing/booking-sites.ts';

const { at, book, claimsOf, database, newSite } = openBookingSites();

describe('a booking', () => {
  it('is stored whole, with its car and the message to the customer', async () => {
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
      shownCurrency: 'USD',
      exchangeRate: 1,
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
    const { rows } = await database().pool.query('select kind, payload from outbox where site_id = $1', [
      site,
    ]);
    expect(rows).toEqual([{ kind: 'booking-confirmation', payload: { reference: booking.reference } }]);
    expect(await at(await newSite(), (scope) => findBooking(scope, booking.reference))).toBeNull();
  });

  it('is refused beside an equal one of the same customer, where the customer knows of none', async () => {
    const site = await newSite({ units: 4 });
    const only = { isOnlyBooking: true };
    const refused = { outcome: 'refused', reason: 'already-booked' };
    const ofAna = { ...order().customer, email: 'ANA@example.com' };
    expect(await book(site, only)).toMatchObject({ outcome: 'booked' });
    expect(await book(site, { ...only, customer: ofAna, notes: 'Late flight' })).toEqual(refused);
    expect(await claimsOf(site)).toHaveLength(1);
    expect(await book(site, { ...only, isQuotation: true })).toMatchObject({ outcome: 'booked' });
    expect(await book(site, { ...only, customer: { ...ofAna, email: 'eva@example.com' } })).toMatchObject({
      outcome: 'booked',
    });
    expect(await book(site, { ...only, ...days('2026-12-01T10:30', '2026-12-03T10:00') })).toMatchObject({
      outcome: 'booked',
    });
    // Somebody who was told may want a second one.
    expect(await book(site)).toMatchObject({ outcome: 'booked' });
  });

  it('is made once by tabs that book the same at the same time', async () => {
    const site = await newSite({ units: 5 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => book(site, { isOnlyBooking: true })));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'booked',
      ...Array(4).fill('refused'),
    ]);
    expect(await claimsOf(site)).toHaveLength(1);
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
    const key = { principal: 'visitor', route: 'book', key: 'k' };
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

  it('[CURR-08] is made in the currency of its order, at the rate of that moment, with lines that add up', async () => {
    const site = await newSite();
    const inPesos = { currency: 'ARS', extras: [{ extraId: 'seat', quantity: 1 }] };
    for (const shown of [money(10_890, 'USD'), money(10_895_444, 'ARS')])
      expect(await book(site, inPesos, { expectedTotal: shown })).toMatchObject({
        reason: 'price-changed',
        car: { quote: { total: money(10_890, 'USD') } },
      });
    // 108.90 at 1000.5.
    const outcome = await book(site, inPesos, { expectedTotal: money(10_895_445, 'ARS') });
    if (outcome.outcome !== 'booked') throw new Error(JSON.stringify(outcome));
    const { price, ...booking } = outcome.booking;
    expect(booking).toMatchObject({
      total: money(10_895_445, 'ARS'),
      paid: money(0, 'ARS'),
      decimals: 2,
      shownCurrency: 'ARS',
      exchangeRate: 1000.5,
    });
    expect(sumMoney([price.net, price.tax], 'ARS')).toEqual(booking.total);
    expect(
      sumMoney(
        price.lines.map(({ amount }) => amount),
        'ARS',
      ),
    ).toEqual(booking.total);
    expect(await at(site, (scope) => findBooking(scope, booking.reference))).toEqual(outcome.booking);
  });

  it('is stored once when it is sent several times with one key', async () => {
    const site = await newSite();
    const idempotencyKey = { principal: 'visitor', route: 'book', key: 'k' };
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
    const ofSomebodyElse = { ...idempotencyKey, principal: 'customer' };
    expect(await book(site, {}, { idempotencyKey: ofSomebodyElse })).toMatchObject({ isReplay: false });
    expect(await book(site, {}, { idempotencyKey })).toEqual({ ...booked[0], isReplay: true });
  });

  it('is found by its key until its trip is over, also years ahead', async () => {
    const site = await newSite();
    const idempotencyKey = { principal: 'visitor', route: 'book', key: 'k' };
    const first = await book(site, {}, { idempotencyKey });
    if (first.outcome !== 'booked') throw new Error(JSON.stringify(first));
    const { booking } = first;
    const foundAt = async (now: number) => {
      await deleteExpiredKeys(database(), now);
      return findPlacedBooking(database(), site, idempotencyKey, now);
    };
    const threeDaysOn = NOW + 72 * 3_600_000;
    expect(await foundAt(threeDaysOn)).toEqual({ booking });
    expect(await book(site, {}, { idempotencyKey, now: threeDaysOn })).toEqual({ ...first, isReplay: true });
    expect(await foundAt(booking.rental.startsAt)).toEqual({ booking });
    expect(await foundAt(booking.rental.endsAt)).toEqual({ booking });
    expect(await foundAt(booking.rental.endsAt + 1)).toEqual({ booking: null });
  });

  /** The database while so many connections are to be had, after so many callers had to go without one. */
  const withConnections = (count: number, missed = 0): Database => {
    let calls = 0;
    const connect = () => {
      calls += 1;
      return calls <= missed || calls > missed + count
        ? Promise.reject(new Error('timeout exceeded when trying to connect'))
        : database().pool.connect();
    };
    return { ...database(), pool: { connect } as unknown as Database['pool'] };
  };
  const OPTIONS: BookCarOptions = {
    now: NOW,
    principal: ANONYMOUS,
    idempotencyKey: null,
    expectedTotal: null,
  };

  it('is refused as busy while no connection is to be had, so that it can be sent again', async () => {
    const site = await newSite();
    expect(await bookCar(withConnections(0), site, order(), OPTIONS)).toEqual({
      outcome: 'refused',
      reason: 'busy',
    });
    expect(await claimsOf(site)).toEqual([]);
  });

  it('is refused as busy when others were quicker at every try', async () => {
    const site = await newSite();
    const { pool } = database();
    // What the database says when a claim meets one that its transaction could not see.
    await pool.query(`create function refuse_claim() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '23P01'; end $$`);
    await pool.query(`create trigger refuse_claim before insert on car_claim
      for each row when (new.site_id = '${site}') execute function refuse_claim()`);
    expect(await book(site)).toEqual({ outcome: 'refused', reason: 'busy' });
    await pool.query('drop function refuse_claim cascade');
    expect(await book(site)).toMatchObject({ outcome: 'booked' });
  });

  it('tries again when no connection was free at first', async () => {
    const site = await newSite();
    expect(await bookCar(withConnections(1, 2), site, order(), OPTIONS)).toMatchObject({ outcome: 'booked' });
  });

  it('answers that the last car is taken when the alternatives cannot be read', async () => {
    const site = await newSite({ units: 1 });
    await book(site);
    expect(await bookCar(withConnections(1), site, order(), OPTIONS)).toMatchObject({
      outcome: 'refused',
      reason: 'no-car-left',
      alternatives: [],
    });
  });

  /** A checkout form that asks for answers of these types. */
  const askingFor = (...types: readonly string[]) => [
    {
      id: 'checkout',
      type: 0,
      fields: JSON.stringify(
        types.map((type, order) => ({
          id: type,
          fieldTypeId: type,
          name: type,
          required: true,
          order,
        })),
      ),
      button: '{}',
      config: '{}',
    },
  ];

  it('needs the address to which the car is brought, where a place is none', async () => {
    const site = await newSite({
      forms: askingFor('customDeliveryAddress', 'customReturnAddress'),
      places: exampleSeed('any').places.map((place) => ({
        ...place,
        category: place.id === 'city' ? 'hotel' : 'airport',
      })),
    });
    const [fromHotel, toHotel] = [
      { pickUpPlaceId: 'city', dropOffPlaceId: 'airport' },
      { pickUpPlaceId: 'airport', dropOffPlaceId: 'city' },
    ];
    expect(await book(site, fromHotel)).toMatchObject({ problems: { customDeliveryAddress: 'required' } });
    expect(await book(site, toHotel)).toMatchObject({ problems: { customReturnAddress: 'required' } });
    const details = { customDeliveryAddress: 'Hotel Plaza' };
    expect(await book(site, { ...fromHotel, details })).toMatchObject({
      outcome: 'booked',
      booking: { details },
    });
  });

  // Young drivers may hire from 20 on; a licence lasts a week longer than the trip. That begins in Buenos Aires, two
  // hours ahead of Lima, where it ends.
  it.each<[why: string, now: string, given: object, problems: object | null]>([
    ['of age on the day of pick-up', '2026-11-20T12:00Z', { birthDate: '2006-12-01' }, null],
    [
      'of age a day later',
      '2026-11-20T12:00Z',
      { birthDate: '2006-12-02' },
      { birthday: 'outside-allowed-ages' },
    ],
    [
      'not born yet where the trip begins',
      '2026-11-21T02:00Z',
      { birthDate: '2026-11-21' },
      { birthday: 'invalid-date' },
    ],
    [
      'born today where the trip begins, and not where it ends',
      '2026-11-21T04:00Z',
      { birthDate: '2026-11-21' },
      { birthday: 'outside-allowed-ages' },
    ],
    [
      'with a licence that lasts long enough after the return',
      '2026-11-20T12:00Z',
      { driverLicenseExpiration: '2026-12-10' },
      null,
    ],
    [
      'with a licence that lasts long enough after the pick-up only',
      '2026-11-20T12:00Z',
      { driverLicenseExpiration: '2026-12-09' },
      { driverLicenseExpiration: 'licence-expires-too-soon' },
    ],
  ])('judges the dates of who books: %s', async (_why, now, given, problems) => {
    const site = await newSite({
      forms: askingFor('birthDate' in given ? 'birthday' : 'driverLicenseExpiration'),
    });
    const outcome = await book(
      site,
      { dropOffPlaceId: 'downtown', customer: { ...order().customer, ...given } },
      { now: Date.parse(now) },
    );
    expect(outcome).toMatchObject(problems ? { reason: 'answers', problems } : { outcome: 'booked' });
  });

  it.each<[why: string, currency: string, shown: [currency: string, rate: number]]>([
    ['the one that was asked for', 'ARS', ['ARS', 1000.5]],
    ['that of prices, where prices cannot be told in the one that was asked for', 'CLP', ['USD', 1]],
    ['that of prices, where nobody knows the one that was asked for', 'XXX', ['USD', 1]],
  ])('is told in a currency: %s', async (_why, currency, [shownCurrency, exchangeRate]) => {
    const site = await newSite({
      currencies: [
        // First of all, so that being found by its rate alone would be seen.
        { isoCode: 'EUR', exchangeRate: '0.9', symbol: '€', decimals: 2 },
        { isoCode: 'CLP', exchangeRate: '0', symbol: '$', decimals: 0 },
        ...exampleSeed().currencies,
      ],
    });
    expect(await book(site, { currency })).toMatchObject({
      booking: { shownCurrency, exchangeRate, total: { currency: shownCurrency } },
    });
  });
});
