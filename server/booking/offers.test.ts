import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { wireSchedule } from '../../src/api/wire/scenarios/sample-places.ts';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { money } from '../../src/domain/money.ts';
import { removeSite } from '../db/repositories/sites.ts';
import { seedSite } from '../testing/seed-site.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { type OfferQuery, searchOffers } from './offers.ts';
import { type CarRequest, quoteCar, quoteFreeCar } from './quote-car.ts';
import { days, itinerary, NOW, openBookingSites, order, request } from '../testing/booking-sites.ts';

const { at, asOperator, book, database, newSite } = openBookingSites();

describe('a search', () => {
  const search = (site: string, changes: Partial<OfferQuery> = {}) =>
    at(site, (scope) => searchOffers(scope, itinerary(changes), { now: NOW }));
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

  it.each<[when: string, changes: Partial<OfferQuery>, fees: readonly string[]]>([
    ['inside the hours', { pickUp: '2026-12-01T08:00', dropOff: '2026-12-03T08:30' }, []],
    ['after closing', { pickUp: '2026-12-01T20:30', dropOff: '2026-12-03T20:00' }, ['pick-up-after-hours']],
    ['before opening', { pickUp: '2026-12-01T08:00', dropOff: '2026-12-03T07:30' }, ['drop-off-after-hours']],
    [
      'at both ends',
      { pickUp: '2026-12-01T20:30', dropOff: '2026-12-03T20:30' },
      ['pick-up-after-hours', 'drop-off-after-hours'],
    ],
    [
      'at a branch that takes no fee',
      { pickUp: '2026-12-01T20:00', dropOff: '2026-12-03T20:30', dropOffPlaceId: 'downtown' },
      ['one-way'],
    ],
  ])('charges the fee of a branch outside its hours: %s', async (_when, changes, fees) => {
    const { branchOffices, schedules } = exampleSeed('x');
    const site = await newSite({
      branchOffices: branchOffices.map((branch) => ({
        ...branch,
        afterHoursFeeMinor: branch.id === 'ba' ? 1500 : 0,
      })),
      schedules: schedules.map(({ branchOfficeId }) => ({
        branchOfficeId,
        body: {
          ...wireSchedule(branchOfficeId),
          allowAfterHours: true,
          beforeHoursMaxMinutes: 60,
          afterHoursMaxMinutes: 60,
        },
      })),
    });
    const [offer] = await offersOf(site, changes);
    const lines = offer?.quote.lines.filter(({ kind }) => !['rental', 'tax'].includes(kind)) ?? [];
    expect(lines.map(({ kind, amount }) => [kind, amount.minor])).toEqual(
      fees.map((kind) => [kind, kind === 'one-way' ? 20_000 : 1500]),
    );
    const net = 8000 + lines.reduce((sum, { amount }) => sum + amount.minor, 0);
    expect(offer?.quote.total).toEqual(money(Math.round(net * 1.21), 'USD'));
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

  it('leaves out cars on request, and all models but one, when the search demands it', async () => {
    const site = await newSite();
    expect((await offersOf(site, { onlyFullAvailability: true })).map(({ model }) => model.id)).toEqual([
      'compact',
      'wagon',
    ]);
    expect((await offersOf(site, { modelId: 'wagon' })).map(({ model }) => model.id)).toEqual(['wagon']);
  });

  it('leaves out cars whose distance limit is below the expected distance, and refuses their price', async () => {
    const [compact, wagon, ...others] = exampleSeed().models;
    const limited = [
      { ...compact, hasUnlimitedMileage: false, maxDistancePerDay: 200 },
      { ...wagon, hasUnlimitedMileage: false, maxDistance: 300 },
    ] as typeof others;
    const site = await newSite({ models: [...limited, ...others] });
    const idsFor = async (expectedKilometers: number | null) =>
      (await offersOf(site, { expectedKilometers })).map(({ model }) => model.id);
    expect(await idsFor(null)).toEqual(['compact', 'wagon', 'van']);
    expect(await idsFor(300)).toEqual(['compact', 'wagon', 'van']);
    // Two days of 200.
    expect(await idsFor(400)).toEqual(['compact', 'van']);
    expect(await idsFor(401)).toEqual(['van']);
    const priced = (expectedKilometers: number) =>
      at(site, (scope) => quoteCar(scope, request({ expectedKilometers }), { now: NOW }));
    expect((await priced(400)).ok).toBe(true);
    expect(await priced(401)).toEqual({ ok: false, refusal: { reason: 'distance-limit' } });
  });

  it('follows every change of the site at once, also after the site was made anew', async () => {
    const site = await newSite();
    const daily = async () => (await offersOf(site))[0]?.quote.net.minor;
    expect(await daily()).toBe(8000);
    await asOperator(site, ({ tx }) => tx.execute(sql`update rate set daily_minor = daily_minor + 100`));
    expect(await daily()).toBe(8200);
    await removeSite(database(), site);
    await seedSite(database(), exampleSeed(site), NOW);
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

  it.each<[why: string, minutes: number, isPossible: boolean]>([
    ['at once', 0, true],
    ['at the end of its grace', 5, true],
    ['a minute later', 6, false],
  ])(
    'that was possible when its page was rendered is answered %s: %s minutes, %s',
    async (_why, minutes, isPossible) => {
      // Without a lead of its own a branch asks for an hour: at 09:00, from 10:00 on.
      const soon = itinerary({ pickUp: '2026-11-20T10:00', dropOff: '2026-11-22T10:00' });
      const now = NOW + minutes * 60_000;
      const found = await at(await newSite(), (scope) => searchOffers(scope, soon, { now }));
      expect(found).toMatchObject(isPossible ? { ok: true } : { ok: false, refusal: { reason: 'too-soon' } });
    },
  );

  it('counts the cars that are in use at once, whichever they are', async () => {
    const site = await newSite({ units: 3 });
    await book(site, days('2026-12-02T10:00', '2026-12-04T10:00'));
    await book(site, days('2026-12-06T10:00', '2026-12-08T10:00'));
    const free = async (pickUp: PlainDateTime, dropOff: PlainDateTime) =>
      (await offersOf(site, { pickUp, dropOff }))[0]?.freeUnits;
    expect(await free('2026-12-01T10:00', '2026-12-09T10:00')).toBe(2);
    await book(site, days('2026-11-30T10:00', '2026-12-03T10:00'));
    expect(await free('2026-12-01T10:00', '2026-12-09T10:00')).toBe(1);
    expect(await free('2026-12-03T14:00', '2026-12-09T10:00')).toBe(2);
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

  it('of a car to be had is refused once the last one is taken, until it is back and cleaned', async () => {
    const site = await newSite({ units: 1 });
    const reasonFor = async (changes: Partial<CarRequest>) => {
      const quoted = await at(site, (scope) => quoteFreeCar(scope, request(changes), { now: NOW }));
      return quoted.ok ? 'free' : quoted.refusal.reason;
    };
    expect(await reasonFor({})).toBe('free');
    await book(site);
    expect(await reasonFor({})).toBe('no-car-left');
    expect(await reasonFor({ pickUp: '2026-12-03T11:30', dropOff: '2026-12-05T10:00' })).toBe('no-car-left');
    expect(await reasonFor({ pickUp: '2026-12-03T12:00', dropOff: '2026-12-05T10:00' })).toBe('free');
    // On request nobody counts cars; of a place without the model there is none.
    expect(await reasonFor({ modelId: 'van' })).toBe('free');
    expect(await reasonFor({ modelId: 'boat' })).toBe('unknown-model');
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
