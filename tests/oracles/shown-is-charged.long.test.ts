import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Additional, Booking } from '../../generated/api/types.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { toExtras } from '../../src/api/wire/extra.ts';
import { toExtrasPriceQuery } from '../../src/api/wire/extras-call.ts';
import type { Money } from '../../src/domain/money.ts';
import { convertPrice } from '../../src/domain/offers/convert-offer.ts';
import { toShownCurrency } from '../../src/domain/shown-currency.ts';
import { createFormat } from '../../src/runtime/text/format.ts';
import { bookAtCounter, takeMail } from '../support/counter-booking.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { type SiteVisitor, visitSite } from '../support/site-visitor.ts';
import { addressOf, choose, drawWishes, placesOf, takeExtras, type Wish } from './random-trips.ts';
import { mistakesOf, type ShownPrices } from './shown-prices.ts';

const TRIPS = 500;
/** Some wishes cannot be had: their car is gone, or none is free. */
const MOST_WISHES = TRIPS;
/** Of what is drawn, so that each part of a price is met often. */
const LEAST = { oneWay: 100, withExtras: 200, withInsurance: 50, morePieces: 50 };

const SITES = DEMO_SITES.map(({ id }) => id);
const TRIPS_OF_EACH = Math.ceil(TRIPS / SITES.length);

/** A booking with what was told of its price on the way. */
interface Trip {
  readonly site: string;
  readonly visitor: SiteVisitor;
  readonly isOneWay: boolean;
  readonly told: ShownPrices;
}

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => server.close());

/** Makes the trip of a wish, from the search to the mail; `null` when its car cannot be had. */
async function makeTrip(site: string, wished: Wish, visitorIn: (language: number) => Promise<SiteVisitor>) {
  const visitor = await visitorIn(wished.language);
  const { language, decimalsOf } = visitor;
  const places = await placesOf(visitor);
  const { search, offers } = await visitor.offers(addressOf(wished, places, server.clock.now));
  if (!search || offers.length === 0) return null;
  const found = choose(offers, wished.car);
  const ofModel = { ...search, modelId: found.vehicle.modelId };
  const bare = await visitor.api().price({ search: ofModel, extras: [] }, visitor);
  const response = await visitor.caller.get(
    '/api/booking/additionals-price',
    toExtrasPriceQuery(search, language, found.vehicle),
  );
  const extras = takeExtras(wished, toExtras(response, { decimalsOf, areTaxesIncluded: true }));
  const offered = new Map((response as readonly Additional[]).map((extra) => [String(extra.id), extra]));
  const priced = await visitor.api().price({ search: ofModel, extras }, visitor);
  const { currencies } = visitor;
  const chosen = choose(currencies, wished.currency);
  const agreed = convertPrice(priced, toShownCurrency({ chosen, currencies }));
  const { status, body } = await bookAtCounter(server, site, { search, offer: agreed, extras, language });
  if (status === 409 && body.errorCode === 'noAvailability') return null;
  if (status !== 200)
    throw new Error(`${site} answers ${status} ${JSON.stringify(body)} to ${JSON.stringify(wished)}`);
  const booked: Booking = body;
  const branchOf = (placeId: string) => places.find(({ id }) => id === placeId)?.branchOfficeId;
  const trip: Trip = {
    site,
    visitor,
    isOneWay: branchOf(search.pickUpPlace.id) !== branchOf(search.dropOffPlace.id),
    told: {
      found,
      bare,
      taken: extras.map((selected) => ({ selected, offered: offered.get(selected.extraId) as Additional })),
      priced,
      agreed,
      booked,
      read: (await visitor.caller.get('/api/booking/book', { bookingId: booked.id, language })) as Booking,
      mail: await takeMail(server),
    },
  };
  return trip;
}

/** So many trips on a site that could be had. */
async function makeTrips(site: string, seed: number, count: number): Promise<readonly Trip[]> {
  const { languages } = await visitSite(server, site);
  const visitors = new Map<string, Promise<SiteVisitor>>();
  const visitorIn = (number: number) => {
    const language = choose(languages, number);
    const visitor = visitors.get(language) ?? visitSite(server, site, language);
    visitors.set(language, visitor);
    return visitor;
  };
  const trips: Trip[] = [];
  for (const wished of drawWishes(MOST_WISHES, seed)) {
    if (trips.length === count) break;
    const trip = await makeTrip(site, wished, visitorIn);
    if (trip) trips.push(trip);
  }
  if (trips.length < count) throw new Error(`${site} has too few cars for ${count} trips`);
  return trips;
}

const mistakesIn = ({ site, visitor, told }: Trip, changes: Partial<ShownPrices> = {}) => {
  const { language, currencies } = visitor;
  const format = createFormat({ language, currencies, timeFormat: '24h', dateFormat: 'L' });
  // A mail keeps an amount on one line.
  const write = (amount: Money) => format.money(amount).replaceAll(' ', '\u00a0');
  const mistakes = mistakesOf({ ...told, ...changes }, { decimalsOf: visitor.decimalsOf, write });
  return mistakes.map((mistake) => `${site}, ${visitor.language}, ${told.booked.id}: ${mistake}`);
};

/** Extras that are not taken unless a visitor does it. */
const chosenOf = ({ told }: Trip) =>
  told.taken.filter(({ offered }) => !offered.isRequired && !offered.isDefault);

it(`what ${TRIPS} drawn trips were shown is what they are charged, to the minor unit, from the results to the mail`, async () => {
  const trips: Trip[] = [];
  for (const [index, site] of SITES.entries())
    trips.push(...(await makeTrips(site, 31 + index, TRIPS_OF_EACH)));
  expect(trips.flatMap((trip) => mistakesIn(trip)).slice(0, 20)).toEqual([]);

  const count = (is: (trip: Trip) => boolean) => trips.filter(is).length;
  const drawn = {
    oneWay: count(({ isOneWay }) => isOneWay),
    withExtras: count((trip) => chosenOf(trip).length > 0),
    withInsurance: count((trip) => chosenOf(trip).some(({ offered }) => offered.type === 'Insurance')),
    morePieces: count((trip) => chosenOf(trip).some(({ selected }) => selected.quantity > 1)),
  };
  console.log(`of ${trips.length} trips: ${JSON.stringify(drawn)}`);
  expect(trips.length).toBeGreaterThanOrEqual(TRIPS);
  for (const [what, least] of Object.entries(LEAST))
    expect(drawn[what as keyof typeof LEAST], what).toBeGreaterThanOrEqual(least);
});

describe('a price that is told differently is seen', () => {
  let trip: Trip;
  beforeAll(async () => {
    const trips = await makeTrips('adria', 41, 20);
    const withExtras = trips.find((made) => chosenOf(made).length > 0);
    if (!withExtras) throw new Error('nobody chose an extra');
    trip = withExtras;
  });
  const off = (total: Money): Money => ({ ...total, minor: total.minor + 1 });
  const shorter = <Item>(items: readonly Item[]): Item[] => items.slice(0, -1);

  it.each<[mistake: string, change: (told: ShownPrices) => Partial<ShownPrices>]>([
    ['lines and total', ({ found }) => ({ found: { ...found, total: off(found.total) } })],
    ['result and checkout', ({ bare }) => ({ bare: { ...bare, total: off(bare.total) } })],
    ['result and checkout', ({ bare }) => ({ bare: { ...bare, lines: bare.lines.slice(1) } })],
    ['lines and total', ({ bare }) => ({ bare: { ...bare, lines: shorter(bare.lines) } })],
    ['result with extras', ({ taken }) => ({ taken: shorter(taken) })],
    ['lines and total', ({ priced }) => ({ priced: { ...priced, lines: shorter(priced.lines) } })],
    ['lines and total', ({ agreed }) => ({ agreed: { ...agreed, lines: shorter(agreed.lines) } })],
    ['checkout and booking', ({ booked }) => ({ booked: { ...booked, price: booked.price + 0.01 } })],
    [
      'lines of checkout and booking',
      ({ booked }) => ({ booked: { ...booked, priceItems: shorter(booked.priceItems) } }),
    ],
    ['nothing paid', ({ booked }) => ({ booked: { ...booked, totalPayed: booked.price } })],
    ['all of it owed', ({ booked }) => ({ booked: { ...booked, customerBalance: booked.price } })],
    ['booking read again', ({ read }) => ({ read: { ...read, price: read.price + 0.01 } })],
  ])('%s', (mistake, change) => {
    expect(mistakesIn(trip)).toEqual([]);
    expect(mistakesIn(trip, change(trip.told)).join()).toContain(mistake);
  });

  it('the mail of another booking', async () => {
    const [other] = await makeTrips('adria', 42, 1);
    expect(mistakesIn(trip, { mail: (other as Trip).told.mail }).join()).toContain('total in the mail');
  });
});
