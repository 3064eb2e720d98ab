import { describe, expect, it } from 'vitest';
import * as checkApi from '../../generated/api/check.js';
import type {
  Additional,
  Booking,
  Currency as WireCurrency,
  PriceResult,
  SearchResult,
} from '../../generated/api/types.ts';
import { toExtrasPriceQuery, toPriceQuery } from '../../src/api/wire/extras-call.ts';
import { toSearchQuery } from '../../src/api/wire/search-call.ts';
import { withQuery } from '../../src/api/http/caller.ts';
import { loadSiteSettings } from '../../src/api/site-settings.ts';
import { createFormat } from '../../src/runtime/text/format.ts';
import { moneyFromDecimal } from '../../src/domain/money.ts';
import { toShownCurrency } from '../../src/domain/shown-currency.ts';
import type { CurrencyStyle } from '../../src/runtime/text/money-format.ts';
import { routePath } from '../../src/site/routes.ts';
import { apiOf, orderFor, searchOf } from './orders.ts';
import { problemsOf } from './problems-of.ts';
import { useEnvironment, ENVIRONMENTS } from './use-environment.ts';

describe.each(ENVIRONMENTS)('[API-01] from a search to a booking at a product API %s', (_where, open) => {
  const environment = useEnvironment(open);
  const { ask } = environment;
  const SITES = ['andes', 'adria', 'caribe'];

  it('a search is completed from nothing, and corrected where it is wrong', async () => {
    const empty = await searchOf(ask);
    expect(empty.corrections).toEqual([]);
    expect(empty.search?.pickUp).toMatch(/^2026-05-\d\dT\d\d:\d\d$/);
    const wrong = await searchOf(ask, 'dateFrom=never&driverAge=x&pickUpPlaceId=gone');
    expect(wrong.corrections.map(({ field }) => field).sort()).toEqual([
      'driverAge',
      'pickUp',
      'pickUpPlace',
    ]);
    expect(wrong.search?.pickUpPlace.id).toBe(empty.search?.pickUpPlace.id);
  });

  it('[API-26] [API-44] finds cars, prices one as found, books it once, and knows it afterwards', async () => {
    const { offer, order, query, total } = await orderFor(ask);
    const price = await ask({
      path: withQuery('/api/booking/price', { ...query, modelId: String(offer.car.model.id) }),
    });
    expect([price.status, problemsOf(checkApi.PriceResult, price.body)]).toEqual([200, null]);
    expect((price.body as SearchResult).price).toBe(offer.price);

    const headers = { 'idempotency-key': 'contract-once', 'expected-total': total };
    const booked = await ask({ method: 'POST', path: '/api/booking/book', headers, body: order });
    expect([booked.status, problemsOf(checkApi.Booking, booked.body)]).toEqual([200, null]);
    // The wire's balance is negative while the customer owes.
    expect(booked.body).toMatchObject({
      price: offer.price,
      totalPayed: 0,
      customerBalance: -offer.price,
    });

    const again = await ask({ method: 'POST', path: '/api/booking/book', headers, body: order });
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([
      200,
      booked.body,
      'true',
    ]);

    const { id } = booked.body as Booking;
    const known = await ask({ path: `/api/booking/book?bookingId=${id}&promotionId=summer&language=en-US` });
    expect(known.body).toMatchObject({ id, price: offer.price });
    // Whoever has the number learns nothing of who booked.
    expect(known.body).not.toHaveProperty('customer');
    for (const secret of Object.values(order.customer))
      expect(JSON.stringify(known.body)).not.toContain(JSON.stringify(secret));
    expect(known.headers['cache-control']).toBe('private, no-store');
    expect((await ask({ site: 'adria', path: `/api/booking/book?bookingId=${id}` })).status).toBe(404);
  });

  it.each<
    [what: string, language: string, customer: object, path: string, problem: string, sentence: string]
  >([
    [
      'no name',
      'en-US',
      { firstName: ' ' },
      '/customer/firstName',
      'is not in the expected format',
      'First name is required.',
    ],
    [
      'what is no name, without the expression that it is checked by',
      'es-AR',
      { lastName: 'https://example.com' },
      '/customer/lastName',
      'is not in the expected format',
      'Revisá el formato.',
    ],
    [
      'what is no address',
      'pt',
      { emailAddress: 'nobody' },
      '/customer/emailAddress',
      'is no e-mail address',
      'Digite um e-mail válido.',
    ],
  ])('refuses %s in the words of the form', async (_what, language, customer, path, problem, sentence) => {
    const { order } = await orderFor(ask);
    const body = { ...order, language, customer: { ...order.customer, ...customer } };
    const { status, body: refusal } = await ask({ method: 'POST', path: '/api/booking/book', body });
    expect([status, refusal]).toMatchObject([400, { errorMessage: sentence, errors: { [path]: problem } }]);
  });

  it.each<[what: string, customer: object, code: string, sentence: string]>([
    [
      'a driver who is too young',
      { birthDate: '2010-02-01' },
      'outsideAllowedAges',
      'The driver must be between 21 and 75 years old at pick-up.',
    ],
    ['an answer that the form lacks', { country: undefined }, 'formAnswers', 'Country is required.'],
  ])('refuses %s in the words of the form', async (_what, customer, code, sentence) => {
    const { order } = await orderFor(ask);
    const body = { ...order, language: 'en-US', customer: { ...order.customer, ...customer } };
    const { status, body: refusal } = await ask({ method: 'POST', path: '/api/booking/book', body });
    expect([status, refusal]).toMatchObject([400, { errorCode: code, errorMessage: sentence }]);
  });

  it('refuses the key of another order', async () => {
    const { order, total } = await orderFor(ask);
    const headers = { 'idempotency-key': 'contract-other', 'expected-total': total };
    expect((await ask({ method: 'POST', path: '/api/booking/book', headers, body: order })).status).toBe(200);
    const other = { ...order, customer: { ...order.customer, firstName: 'Somebody else' } };
    const refused = await ask({ method: 'POST', path: '/api/booking/book', headers, body: other });
    expect([refused.status, (refused.body as { errorCode: string }).errorCode]).toEqual([
      422,
      'keyUsedDifferently',
    ]);
  });

  it('[CURR-08] books in the currency that the visitor chose, at the total converted by its rate', async () => {
    const site = 'caribe';
    const { order, offer } = await orderFor(ask, site);
    const rates = (await ask({ site, path: '/api/currencies' })).body as WireCurrency[];
    const chosen = rates.find(({ isoCode }) => isoCode === 'DOP') as WireCurrency;
    const dollars = moneyFromDecimal(offer.price, { code: offer.currency, decimals: 2 });
    const { minor, currency } = toShownCurrency({ chosen, currencies: rates })(dollars);
    const sent = (total: number) =>
      ask({
        site,
        method: 'POST',
        path: '/api/booking/book',
        headers: { 'expected-total': `${total} ${currency}` },
        body: { ...order, currency },
      });
    const refused = await sent(minor - 1);
    expect([refused.status, problemsOf(checkApi.Error, refused.body)]).toEqual([409, null]);
    const { status, body } = await sent(minor);
    expect([status, problemsOf(checkApi.Booking, body)]).toEqual([200, null]);
    const booking = body as Booking;
    expect(booking).toMatchObject({
      currency: 'DOP',
      exchangeRate: chosen.exchangeRate,
      price: minor / 100,
      balance: minor / 100,
    });
    const lines = booking.priceItems.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
    expect(lines).toBe(minor);
    const known = await ask({ site, path: `/api/booking/book?bookingId=${booking.id}` });
    expect(known.body).toMatchObject({ currency: 'DOP', price: minor / 100 });
  });

  it('refuses another total than the visitor saw, with the current price', async () => {
    const { order, total, offer } = await orderFor(ask);
    const [minor = '', currency] = total.split(' ');
    const headers = { 'expected-total': `${Number(minor) - 1} ${currency}` };
    const refused = await ask({ method: 'POST', path: '/api/booking/book', headers, body: order });
    expect(refused.status).toBe(409);
    const body = refused.body as { errorCode: string; price: PriceResult };
    expect([body.errorCode, body.price.price]).toEqual(['priceChanged', offer.price]);
    expect(problemsOf(checkApi.PriceResult, body.price)).toBeNull();
  });

  it('[API-41] refuses the price of a car whose last unit is taken, and lists it no more', async () => {
    const { offer, order, query } = await orderFor(ask, 'caribe');
    const modelId = String(offer.car.model.id);
    const site = 'caribe';
    const price = () => ask({ site, path: withQuery('/api/booking/price', { ...query, modelId }) });
    expect((await price()).status).toBe(200);
    let last = 200;
    while (last === 200)
      ({ status: last } = await ask({ site, method: 'POST', path: '/api/booking/book', body: order }));
    expect(last).toBe(409);
    const { status, body } = await price();
    expect([status, problemsOf(checkApi.Error, body)]).toEqual([409, null]);
    expect(body).toMatchObject({ errorCode: 'noAvailability' });
    const offers = (await ask({ site, path: withQuery('/api/booking/search', query) })).body;
    expect((offers as SearchResult[]).map(({ car }) => String(car.model.id))).not.toContain(modelId);
  });

  it.each<[why: string, change: (order: Record<string, unknown>) => unknown]>([
    [
      'a customer without a name',
      (order) => ({ ...order, customer: { ...(order.customer as object), firstName: undefined } }),
    ],
    [
      'an address that is none',
      (order) => ({ ...order, customer: { ...(order.customer as object), emailAddress: 'nobody' } }),
    ],
    ['a moment that is none', (order) => ({ ...order, from: 'tomorrow' })],
    ['a return before the start', (order) => ({ ...order, from: order.to, to: order.from })],
    ['a model as a list', (order) => ({ ...order, modelId: ['x'] })],
    ['extras as a text', (order) => ({ ...order, additionals: 'all' })],
    [
      'an extra that does not exist',
      (order) => ({ ...order, additionals: [{ additionalId: 'gone', quantity: 1 }] }),
    ],
    [
      'a number of extras below zero',
      (order) => ({ ...order, additionals: [{ additionalId: 'x', quantity: -1 }] }),
    ],
    ['a yes as a text', (order) => ({ ...order, isQuotation: 'yes' })],
    ['nothing', () => ({})],
    ['a list', () => []],
  ])('answers 400 to %s', async (_why, change) => {
    const { order } = await orderFor(ask);
    const { status, body } = await ask({
      method: 'POST',
      path: '/api/booking/book',
      body: JSON.parse(JSON.stringify(change({ ...order }))),
    });
    expect([status, problemsOf(checkApi.Error, body)]).toEqual([400, null]);
  });

  it.each([
    ['andes', 'country'],
    ['andes', 'birthDate'],
    ['adria', 'birthDate'],
    ['caribe', 'birthDate'],
  ])('[FORM-04] refuses a booking of %s without the %s that its form requires', async (site, name) => {
    const { order } = await orderFor(ask, site);
    const { [name]: _missing, ...customer } = order.customer as Record<string, unknown>;
    const { status, body } = await ask({
      site,
      method: 'POST',
      path: '/api/booking/book',
      body: { ...order, customer },
    });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'formAnswers', errors: { [name]: 'required' } }),
    ]);
  });

  it('refuses a pick-up sooner than the notice of its branch by `tooSoon`, in a search, a price and a booking', async () => {
    const site = 'adria';
    const { order, query } = await orderFor(ask, site);
    const { modelId } = order;
    // At Split it is eleven o'clock, and the branch needs four hours.
    const at = (time: string) => ({ ...query, fromPlace: 'split-airport', from: `2026/05/01 ${time}` });
    const search = (time: string) => ask({ site, path: withQuery('/api/booking/search', at(time)) });
    const refusals = [
      [await search('14:30'), 'from'],
      [await ask({ site, path: withQuery('/api/booking/price', { ...at('14:00'), modelId }) }), 'from'],
      [
        await ask({
          site,
          method: 'POST',
          path: '/api/booking/book',
          body: { ...order, pickupId: 'split-airport', from: '2026-05-01T14:00:00Z' },
        }),
        '/from',
      ],
    ] as const;
    for (const [{ status, body }, field] of refusals) {
      expect([status, problemsOf(checkApi.Error, body)]).toEqual([400, null]);
      expect(body).toMatchObject({ errorCode: 'tooSoon', errors: { [field]: 'tooSoon' } });
    }
    expect((await search('15:00')).status).toBe(200);
  });

  it.each<[why: string, headers: Record<string, string>]>([
    ['a key that is too long', { 'idempotency-key': 'x'.repeat(256) }],
    ['a total that is no amount', { 'expected-total': 'cheap' }],
    ['a total without a currency', { 'expected-total': '100' }],
  ])('answers 400 to %s', async (_why, headers) => {
    const { order } = await orderFor(ask);
    expect((await ask({ method: 'POST', path: '/api/booking/book', headers, body: order })).status).toBe(400);
  });

  it.each([
    '/api/booking/search',
    '/api/booking/search?from=2026-05-11',
    '/api/booking/price',
    '/api/booking/search?from=2026/05/14%2010:00&to=2026/05/11%2010:00',
  ])('answers 400 to %s', async (path) => {
    const { status, body } = await ask({ path });
    expect([status, problemsOf(checkApi.Error, body)]).toEqual([400, null]);
  });

  /** Paths and figures of prices as the English pages of a site write them. */
  const languageOf = async (site: string) => {
    const { settings } = await loadSiteSettings(apiOf(ask, site), () => undefined);
    const language = site === 'adria' ? 'en-GB' : 'en-US';
    const currencies = (await ask({ site, path: '/api/currencies' })).body as CurrencyStyle[];
    const format = createFormat({ language, currencies, timeFormat: '24h', dateFormat: 'DD/MM/YYYY' });
    return {
      pathOf: (id: string) => routePath(settings.site, id, language) ?? '',
      figuresOf: ({ price, currency }: Pick<SearchResult, 'price' | 'currency'>) => {
        const decimals = currencies.find(({ isoCode }) => isoCode === currency)?.decimals ?? 2;
        return format.moneyParts({ minor: Math.round(price * 10 ** decimals), currency }).figures;
      },
    };
  };

  it.each(SITES)('the results and the checkout of %s show the cars with their prices', async (site) => {
    const { search } = await searchOf(ask, '', site);
    if (!search) throw new Error('no search could be completed');
    const query = toSearchQuery(search, 'en-US');
    const offers = (await ask({ site, path: withQuery('/api/booking/search', query) }))
      .body as SearchResult[];
    // What only a person can price is not listed yet.
    const priced = offers.filter(({ onlyQuote }) => !onlyQuote);
    expect(priced.length).toBeGreaterThanOrEqual(8);
    const { pathOf, figuresOf } = await languageOf(site);
    const results = await environment.page(site, pathOf('search'));
    expect(results.status).toBe(200);
    const missing = priced.filter(
      (offer) => !results.html.includes(offer.car.model.name) || !results.html.includes(figuresOf(offer)),
    );
    expect(missing).toEqual([]);
    // What the customer still pays is told of each category, and the demo's sites tell it with each car.
    const excesses = priced.map(({ category: { franchiseDamage = 0 }, currency }) =>
      figuresOf({ price: franchiseDamage, currency }),
    );
    expect(excesses.filter((figures) => figures === '0' || !results.html.includes(figures))).toEqual([]);

    const [{ car } = { car: null }] = priced;
    const modelId = String(car?.model.id);
    const link = [...results.html.matchAll(/href="([^"]*[?&;]modelId=([^"&]*)[^"]*)"/g)].find(
      ([, , modelId]) => modelId === String(car?.model.id),
    );
    const address = link?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(address.startsWith(`${pathOf('checkout')}?`)).toBe(true);
    const checkout = await environment.page(site, address);
    expect(checkout.status).toBe(200);
    expect(checkout.html).toContain(car?.model.name);
    expect(checkout.html).toContain(excesses[0]);
    // What is taken unless the visitor says no is in the price of the checkout.
    const extras = (
      await ask({
        site,
        path: withQuery('/api/booking/additionals-price', toExtrasPriceQuery(search, 'en-US', { modelId })),
      })
    ).body as Additional[];
    const taken = extras
      .filter(({ isRequired, isDefault }) => isRequired || isDefault)
      .map(({ id }) => ({ extraId: String(id), quantity: 1 }));
    const withExtras = await ask({
      site,
      path: withQuery('/api/booking/price', toPriceQuery({ ...search, modelId }, 'en-US', taken)),
    });
    expect(checkout.html).toContain(figuresOf(withExtras.body as SearchResult));
    expect(environment.strangeCalls).toEqual([]);
  });
});
