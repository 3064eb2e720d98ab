import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSearchAddress } from '../../src/api/wire/search-address.ts';
import { preselectExtras } from '../../src/domain/extras.ts';
import { availableOf } from '../../src/domain/requested-extras.ts';
import type { SearchParameters } from '../../src/domain/search-parameters.ts';
import { toShownCurrency } from '../../src/domain/shown-currency.ts';
import type { VehicleOffer } from '../../src/domain/vehicle-offer.ts';
import { createMoneyFormat } from '../../src/runtime/text/money-format.ts';
import { separatorsOf } from '../../src/runtime/text/separators.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { DEMO_SITES, toSiteSeed } from '../../server/testing/demo-sites.ts';
import { bookAtCounter, takeMail } from '../support/counter-booking.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { type SiteVisitor, visitSite } from '../support/site-visitor.ts';

/** A site whose prices have three decimals, as none of the demo's has. */
const DINAR_SITE = exampleSeed('dinar', {
  currencies: [{ isoCode: 'KWD', exchangeRate: '1', isSystemDefault: true, symbol: 'KD', decimals: 3 }],
  units: 6,
});
/** A site that names no currency at all. */
const BARE_SITE = exampleSeed('bare', { currencies: [], units: 6 });
const SITES = [...DEMO_SITES.map((site) => toSiteSeed(site, 2026)), DINAR_SITE, BARE_SITE];
const MODELS_OF_EACH = 3;

/** Lengths that reach other brackets, and months of other seasons. */
const TRIPS = [
  { dateFrom: '05-11-2026', dateTo: '05-12-2026' },
  { dateFrom: '06-26-2026', dateTo: '07-04-2026' },
  { dateFrom: '12-12-2026', dateTo: '12-27-2026' },
] as const;

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ sites: SITES, env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => server.close());

const trip = (dates: (typeof TRIPS)[number]) =>
  new URLSearchParams({ ...dates, hourFrom: '11:00', hourTo: '12:00' });

const book = (site: string, search: SearchParameters, offer: VehicleOffer, shown = offer.total.minor) =>
  bookAtCounter(server, site, { search, offer, shown });

/** The figures of an amount: minor units, whatever the language writes between them. */
const figures = (text: string | undefined) => (text ?? '').replace(/\D/g, '');

/** The HTML of a page of a site, redirects followed. */
async function pageOf(site: string, url: string, cookie = ''): Promise<string> {
  const { headers, body } = await server.app.inject({ url, headers: { host: `${site}.localhost`, cookie } });
  return headers.location ? pageOf(site, headers.location, cookie) : body;
}

/** The total that a checkout or a booking shows. */
const totalOn = (page: string) => /<dd data-total="">([^<]*)</.exec(page)?.[1];

/** The line of the mail of the last booking that tells the total. */
const totalInMail = async (): Promise<string> =>
  (await takeMail(server)).text.split('\n').find((line) => line.trim().startsWith('Total')) ?? '';

const priceOf = (visitor: SiteVisitor, search: SearchParameters, modelId: string) =>
  visitor.api().price({ search: { ...search, modelId }, extras: [] }, visitor);

describe.each(SITES.map(({ id }) => id))('on the site %s', (site) => {
  it.each(TRIPS)(
    'results, checkout, booking and mail tell one price from $dateFrom to $dateTo',
    async (dates) => {
      const visitor = await visitSite(server, site);
      const { search, offers } = await visitor.offers(trip(dates));
      const sample = offers.filter(({ isQuoteOnly }) => !isQuoteOnly).slice(0, MODELS_OF_EACH);
      if (!search || sample.length === 0) throw new Error('nothing to book');
      for (const offer of sample) {
        const shown = offer.total.minor;
        const atCheckout = await priceOf(visitor, search, offer.vehicle.modelId);
        expect(atCheckout.total).toEqual(offer.total);
        expect(offer.lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(shown);
        const { status, body } = await book(site, search, offer);
        expect(status).toBe(200);
        const scale = 10 ** visitor.decimalsOf(offer.total.currency);
        expect([Math.round(body.price * scale), body.currency]).toEqual([shown, offer.total.currency]);
        expect(figures(await totalInMail())).toBe(String(shown));
      }
    },
  );

  it('a price that is off by the smallest unit is refused', async () => {
    const visitor = await visitSite(server, site);
    const { search, offers } = await visitor.offers(trip(TRIPS[0]));
    const offer = offers.find(({ isQuoteOnly }) => !isQuoteOnly);
    if (!search || !offer) throw new Error('nothing to book');
    for (const off of [-1, 1]) {
      const { status, body } = await book(site, search, offer, offer.total.minor + off);
      expect([status, body.errorCode]).toEqual([409, 'priceChanged']);
    }
  });
});

it('[CURR-06] [CURR-08] the currency that a visitor chose is that of results, checkout, booking, its page and its mail', async () => {
  const site = 'caribe';
  const visitor = await visitSite(server, site);
  const { search, offers } = await visitor.offers(trip(TRIPS[0]));
  const offer = offers.find(({ isQuoteOnly }) => !isQuoteOnly);
  const chosen = visitor.currencies.find(({ isoCode }) => isoCode === 'DOP');
  if (!search || !offer || !chosen) throw new Error('nothing to book');
  const { modelId } = offer.vehicle;
  const wanted = { ...search, modelId };
  const extras = preselectExtras(await visitor.api().extras(search, { modelId }, visitor));
  const price = await visitor.api().price({ search: wanted, extras }, visitor);
  const convert = toShownCurrency({ chosen, currencies: visitor.currencies });
  const { minor } = convert(price.total);
  const see = (url: string) => pageOf(site, url, 'currency=DOP');

  const listed = (await see(`/en-US/search?${toSearchAddress(search)}`)).replace(/<[^>]*>/g, '');
  const inResults = createMoneyFormat(separatorsOf('en-US'), visitor.currencies).moneyParts(
    convert(offer.total),
  );
  const before = listed.slice(0, listed.indexOf(inResults.figures)).slice(-8);
  // Exact, as it will be booked.
  expect([before.endsWith('RD$'), before.includes('≈')]).toEqual([true, false]);
  const shown = totalOn(await see(`/en-US/checkout?${toSearchAddress(wanted)}`));
  expect([shown?.startsWith('RD$'), figures(shown)]).toEqual([true, String(minor)]);
  const inDollars = await bookAtCounter(server, site, { search, offer: price, extras, currency: 'DOP' });
  expect([inDollars.status, inDollars.body.errorCode]).toEqual([409, 'priceChanged']);
  const asShown = { ...price, total: { minor, currency: 'DOP' } };
  const { status, body } = await bookAtCounter(server, site, { search, offer: asShown, extras });
  expect([status, body.currency, body.exchangeRate, Math.round(body.price * 100)]).toEqual([
    200,
    'DOP',
    chosen.exchangeRate,
    minor,
  ]);
  expect(figures(totalOn(await see(`/en-US/booking-success?bookingId=${body.id}`)))).toBe(String(minor));
  expect(figures(await totalInMail())).toBe(String(minor));
});

it('[CURR-02] a site that names no currency asks US dollars at a rate of 1, with two decimals and their sign', async () => {
  const visitor = await visitSite(server, BARE_SITE.id);
  const { search, offers } = await visitor.offers(trip(TRIPS[0]));
  const offer = offers.find(({ isQuoteOnly }) => !isQuoteOnly);
  if (!search || !offer) throw new Error('nothing to book');
  // Two days at 40.00, for the return is past the tolerance, and 21 % on them.
  expect(offer.total).toEqual({ minor: 9680, currency: 'USD' });
  const { status, body } = await book(BARE_SITE.id, search, offer);
  expect([status, body.currency, body.exchangeRate]).toEqual([200, 'USD', 1]);
  expect(await totalInMail()).toMatch(/\$96\.80$/);
});

it('a quote leads from its page and its mail to a checkout with its extras, its mileage and its total', async () => {
  const site = 'andes';
  const visitor = await visitSite(server, site);
  const { search: searched, offers } = await visitor.offers(trip(TRIPS[0]));
  const offer = offers.find(({ isQuoteOnly }) => !isQuoteOnly);
  if (!searched || !offer) throw new Error('nothing to quote');
  const { modelId } = offer.vehicle;
  const wanted = { ...searched, modelId, hasUnlimitedMileage: !searched.hasUnlimitedMileage };
  const sold = await visitor.api().extras(searched, { modelId }, visitor);
  const priced = sold.filter(
    ({ isRequired, isDefault, price }) => !isRequired && !isDefault && price.minor > 0,
  );
  const { selection: extras } = availableOf(
    priced.map(({ id }) => ({ extraId: id, quantity: 1 })),
    sold,
  );
  const [asQuoted, asServed] = await Promise.all(
    [extras, preselectExtras(sold)].map((chosen) =>
      visitor.api().price({ search: wanted, extras: chosen }, visitor),
    ),
  );
  expect(asQuoted?.total.minor).toBeGreaterThan(asServed?.total.minor ?? Infinity);
  const { status, body } = await bookAtCounter(server, site, {
    search: wanted,
    offer: asQuoted as VehicleOffer,
    extras,
    isQuotation: true,
  });
  expect(status).toBe(200);
  const page = await pageOf(site, `/en-US/booking-success?bookingId=${body.id}&accessKey=${body.accessKey}`);
  for (const html of [page, (await takeMail(server)).html]) {
    const [, href = ''] = /href="([^"]*\/checkout\?[^"]*)"/.exec(html) ?? [];
    const address = new URL(href.replaceAll(/&(?:amp|#38);/g, '&'), `http://${site}.localhost`);
    const { pathname, search, searchParams } = address;
    expect(searchParams.get('unlimitedKm')).toBe(String(wanted.hasUnlimitedMileage));
    expect(figures(totalOn(await pageOf(site, pathname + search)))).toBe(String(asQuoted?.total.minor));
  }
});
