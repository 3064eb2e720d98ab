import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as checkApi from '../../generated/api/check.js';
import type {
  Additional,
  AttentionSchedule,
  Booking,
  Holiday,
  Place,
  SearchResult,
} from '../../generated/api/types.ts';
import * as checkPage from '../../generated/page/check.js';
import { toExtrasPriceQuery, toPriceQuery } from '../../src/api/wire/extras-call.ts';
import { toSearchQuery } from '../../src/api/wire/search-call.ts';
import { withQuery } from '../../src/api/client/product-api.ts';
import { loadSiteSettings } from '../../src/api/client/site-calls.ts';
import { createFormat } from '../../src/runtime/text/format.ts';
import type { CurrencyStyle } from '../../src/runtime/text/money-format.ts';
import { routePath } from '../../src/site/routes.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { DEMO_SITES } from '../../server/seed/seed-demo.ts';
import { yearlyDateIn } from '../../server/seed/yearly-dates.ts';
import { TEST_NOW } from '../support/site-server.ts';
import { apiOf, orderFor, searchOf } from './orders.ts';
import { type Call, elsewhere, embedded, type Reply, type World } from './worlds.ts';

type Check = ((value: unknown) => boolean) & { errors?: unknown };

/** What is wrong with a value by a generated schema; `null` when nothing is. */
const problemsOf = (check: unknown, value: unknown) =>
  (check as Check)(value) ? null : (check as Check).errors;

describe.each([
  ['embedded, called in process', embedded],
  ['elsewhere, called by HTTP', elsewhere],
] as const)('[API-01] the product API %s', (_where, open) => {
  let world: World;
  const ask = (call: Call): Promise<Reply> => world.ask(call);
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const SITES = ['andes', 'adria', 'caribe'];

  describe('configuration calls', () => {
    const DOCUMENTS = [
      ['[API-04] the global configuration', '/api/globalConfigs', checkPage.GlobalConfiguration],
      [
        '[API-06] the booking configuration',
        '/api/data/bookings-configuration',
        checkPage.BookingConfiguration,
      ],
      ['[API-07] the site configuration', '/api/siteconfig', checkPage.SiteConfiguration],
      ['[API-09] the site seo', '/api/siteseo', checkPage.Seo],
    ] as const;

    it.each(
      DOCUMENTS.flatMap(([what, path, check]) => SITES.map((site) => [what, site, path, check] as const)),
    )('%s of %s is answered without sign-in, as its schema says', async (_what, site, path, check) => {
      const { status, body } = await ask({ site, path });
      expect([status, problemsOf(check, body)]).toEqual([200, null]);
      expect(Object.keys(body as object).length).toBeGreaterThan(0);
    });

    it('[API-04] the global configuration has its parts', async () => {
      const { body } = await ask({ path: '/api/globalConfigs' });
      expect(Object.keys(body as object)).toEqual(
        expect.arrayContaining(['builderHosts', 'geoApiUrl', 'brandCode', 'captcha', 'selfCheckIn', 'tag']),
      );
    });

    it.each(SITES)('[API-05] the booking settings of %s are three JSON texts', async (site) => {
      const { status, body } = await ask({ site, path: '/api/bookingsettings' });
      expect([status, Object.keys(body as object)]).toEqual([200, ['general', 'results', 'checkout']]);
      const parsed = Object.fromEntries(
        Object.entries(body as Record<string, string>).map(([name, text]) => [name, JSON.parse(text)]),
      );
      expect(problemsOf(checkPage.BookingSettings, parsed)).toBeNull();
    });

    it.each(SITES)('the currencies of %s have one default and their decimals', async (site) => {
      const body = (await ask({ site, path: '/api/currencies' })).body as {
        isSystemDefault: boolean;
        decimals: number;
      }[];
      expect(body.filter(({ isSystemDefault }) => isSystemDefault)).toHaveLength(1);
      for (const { decimals } of body) expect([0, 2]).toContain(decimals);
    });
  });

  describe('pages', () => {
    it.each(['home', 'search', 'checkout', 'booking-success', 'not-found', 'error'])(
      '[API-12] %s is answered with id, status and version',
      async (id) => {
        const { status, body } = await ask({ path: `/api/Pages/${id}` });
        expect(status).toBe(200);
        expect(body).toMatchObject({ id, status: 1, version: 1, builder: { format: 1 } });
        expect(problemsOf(checkPage.Page, body)).toBeNull();
      },
    );

    it('[API-12] a draft needs a right to it', async () => {
      const refusals = await Promise.all(
        [
          '',
          '__Host-preview=wrong',
          `__Host-preview=${await world.api.issuePreview('caribe', null)}`,
          `__Host-preview=${await world.api.issuePreview('adria', 'islands')}`,
        ].map((cookie) => ask({ site: 'adria', path: '/api/Pages/home?preview=true', headers: { cookie } })),
      );
      for (const { status, body } of refusals)
        expect([status, problemsOf(checkApi.Error, body)]).toEqual([401, null]);
    });

    it('[API-12] a draft is the page as it will be, drawn for those who may see it only', async () => {
      const cookie = `__Host-preview=${await world.api.issuePreview('adria', 'home')}`;
      const draft = await world.api.app.inject({
        url: '/api/Pages/home?preview=true',
        headers: { host: 'adria.localhost', cookie },
      });
      expect(draft.json()).toMatchObject({ id: 'home', version: 2 });
      expect(draft.headers['cache-control']).toBe('private, no-store');
      const [shown, published] = [
        await world.page('adria', '/en-GB/?preview', cookie),
        await world.page('adria', '/en-GB/'),
      ];
      expect(published.status).toBe(200);
      expect(published.html).not.toContain('<meta name="robots" content="noindex');
      // Only the process that issued a token can say whether it holds.
      if (_where.startsWith('embedded')) {
        expect(shown.status).toBe(200);
        expect(shown.html).not.toBe(published.html);
      } else expect(shown.status).toBe(401);
    });

    it.each([
      'nothing',
      'HOME',
      '..%2fhome',
      '%00',
      'constructor',
      "'; drop table page; --",
      'x'.repeat(300),
    ])('[API-12] there is no page %s', async (id) => {
      const { status, body } = await ask({ path: `/api/Pages/${encodeURIComponent(id)}` });
      expect([status, problemsOf(checkApi.Error, body)]).toEqual([404, null]);
    });
  });

  describe.each(DEMO_SITES)('places and hours of $id', ({ id: site, places, schedules, yearlyHolidays }) => {
    const schedulesOf = async (query = ''): Promise<AttentionSchedule[]> => {
      const { status, body } = await ask({ site, path: `/api/data/attentionschedule${query}` });
      expect(status).toBe(200);
      return body as AttentionSchedule[];
    };

    it('[API-18] every place is named in the language asked for', async () => {
      const { body } = await ask({ site, path: '/api/data/places?language=es-ES' });
      for (const place of body as unknown[]) expect(problemsOf(checkApi.Place, place)).toBeNull();
      expect((body as Place[]).map(({ id, name }) => [id, name])).toEqual(
        places.map(({ id, names }) => [id, pickText(names, 'es-ES')]),
      );
    });

    it('[API-16] [SCHED-02] every branch tells its hours as they are stored', async () => {
      const told = await schedulesOf();
      for (const schedule of told) expect(problemsOf(checkApi.AttentionSchedule, schedule)).toBeNull();
      const byBranch = (all: readonly { readonly branchOfficeId: string | number }[]) =>
        Object.fromEntries(all.map((each) => [each.branchOfficeId, each]));
      const stored = schedules.map(({ branchOfficeId, body }) => ({
        ...(body as object),
        branchOfficeId,
        utcDiff: expect.any(Number),
      }));
      expect(byBranch(told)).toEqual(byBranch(stored));
    });

    it('[API-16] one branch can be asked for, and an unknown one has no hours', async () => {
      const [first] = schedules;
      const one = await schedulesOf(`?branchOfficeId=${first?.branchOfficeId}`);
      expect(one.map(({ branchOfficeId }) => branchOfficeId)).toEqual([first?.branchOfficeId]);
      expect(await schedulesOf('?branchOfficeId=nowhere%00')).toEqual([]);
    });

    it('[API-17] holidays are named in the language asked for, with the branch that keeps them', async () => {
      const { status, body } = await ask({ site, path: '/api/data/holidays?language=es-ES' });
      expect(status).toBe(200);
      const told = body as Holiday[];
      for (const holiday of told) expect(problemsOf(checkApi.Holiday, holiday)).toBeNull();
      const thisYear = told.filter(({ date }) => date.startsWith('2026-'));
      const line = (...parts: readonly unknown[]) => parts.join(' | ');
      expect(
        thisYear.map(({ date, name, branchOfficeId }) => line(date, name, branchOfficeId ?? 'all')).sort(),
      ).toEqual(
        yearlyHolidays
          .map(({ names, branchOfficeId, ...day }) =>
            line(yearlyDateIn(2026, day), pickText(names, 'es-ES'), branchOfficeId ?? 'all'),
          )
          .sort(),
      );
    });
  });

  it.each<[site: string, branch: string, change: number, before: number, after: number]>([
    ['adria', 'split', Date.UTC(2026, 9, 25, 1), 2, 1],
    ['adria', 'split', Date.UTC(2026, 2, 29, 1), 1, 2],
    ['andes', 'santiago', Date.UTC(2026, 8, 6, 4), -4, -3],
    ['andes', 'mendoza', Date.UTC(2026, 8, 6, 4), -3, -3],
    ['caribe', 'samana', Date.UTC(2026, 9, 25, 1), -4, -4],
  ])(
    '[API-16] the clocks of %s, %s, are told as they stand at the moment of the call',
    async (site, branch, change, before, after) => {
      const path = `/api/data/attentionschedule?branchOfficeId=${branch}`;
      const diffAt = async (instant: number) => {
        world.api.clock.now = instant;
        return ((await ask({ site, path })).body as AttentionSchedule[]).map(({ utcDiff }) => utcDiff);
      };
      try {
        expect([await diffAt(change - 1), await diffAt(change)]).toEqual([[before], [after]]);
      } finally {
        world.api.clock.now = TEST_NOW;
      }
    },
  );

  describe('from a search to a booking', () => {
    it('a search is completed from nothing, and repaired where it is wrong', async () => {
      const empty = await searchOf(ask);
      expect(empty.repairs).toEqual([]);
      expect(empty.search?.pickUp).toMatch(/^2026-05-\d\dT\d\d:\d\d$/);
      const wrong = await searchOf(ask, 'dateFrom=never&driverAge=x&pickUpPlaceId=gone');
      expect(wrong.repairs.map(({ field }) => field).sort()).toEqual(['driverAge', 'pickUp', 'pickUpPlace']);
      expect(wrong.search?.pickUpPlace.id).toBe(empty.search?.pickUpPlace.id);
    });

    it('[API-26, API-44] finds cars, prices one as found, books it once, and knows it afterwards', async () => {
      const { offer, order, query, total } = await orderFor(ask);
      const price = await ask({
        path: withQuery('/api/booking/price', { ...query, modelId: String(offer.car.model.id) }),
      });
      expect([price.status, problemsOf(checkApi.PriceResult, price.body)]).toEqual([200, null]);
      expect((price.body as SearchResult).price).toBe(offer.price);

      const headers = { 'idempotency-key': 'contract-once', 'expected-total': total };
      const booked = await ask({ method: 'POST', path: '/api/booking/book', headers, body: order });
      expect([booked.status, problemsOf(checkApi.Booking, booked.body)]).toEqual([200, null]);
      expect((booked.body as Booking).price).toBe(offer.price);

      const again = await ask({ method: 'POST', path: '/api/booking/book', headers, body: order });
      expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([
        200,
        booked.body,
        'true',
      ]);

      const { id } = booked.body as Booking;
      const known = await ask({ path: `/api/booking/book?bookingId=${id}&language=en-US` });
      expect(known.body).toMatchObject({ id, price: offer.price });
      // Whoever has the number learns nothing of who booked.
      expect(known.body).not.toHaveProperty('customer');
      for (const secret of Object.values(order.customer))
        expect(JSON.stringify(known.body)).not.toContain(secret);
      expect(known.headers['cache-control']).toBe('private, no-store');
      expect((await ask({ site: 'adria', path: `/api/booking/book?bookingId=${id}` })).status).toBe(404);
    });

    it('refuses the key of another order', async () => {
      const { order, total } = await orderFor(ask);
      const headers = { 'idempotency-key': 'contract-other', 'expected-total': total };
      expect((await ask({ method: 'POST', path: '/api/booking/book', headers, body: order })).status).toBe(
        200,
      );
      const other = { ...order, customer: { ...order.customer, firstName: 'Somebody else' } };
      const refused = await ask({ method: 'POST', path: '/api/booking/book', headers, body: other });
      expect([refused.status, (refused.body as { errorCode: string }).errorCode]).toEqual([
        422,
        'keyUsedDifferently',
      ]);
    });

    it('refuses another total than the visitor saw, and tells the price of now', async () => {
      const { order, total, offer } = await orderFor(ask);
      const [minor = '', currency] = total.split(' ');
      const headers = { 'expected-total': `${Number(minor) - 1} ${currency}` };
      const refused = await ask({ method: 'POST', path: '/api/booking/book', headers, body: order });
      expect(refused.status).toBe(409);
      const body = refused.body as { errorCode: string; price: SearchResult };
      expect([body.errorCode, body.price.price]).toEqual(['priceChanged', offer.price]);
      expect(problemsOf(checkApi.SearchResult, body.price)).toBeNull();
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

    it.each<[why: string, headers: Record<string, string>]>([
      ['a key that is too long', { 'idempotency-key': 'x'.repeat(256) }],
      ['a total that is no amount', { 'expected-total': 'cheap' }],
      ['a total without a currency', { 'expected-total': '100' }],
    ])('answers 400 to %s', async (_why, headers) => {
      const { order } = await orderFor(ask);
      expect((await ask({ method: 'POST', path: '/api/booking/book', headers, body: order })).status).toBe(
        400,
      );
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
        figuresOf: ({ price, currency }: SearchResult) => {
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
      const results = await world.page(site, pathOf('search'));
      expect(results.status).toBe(200);
      const missing = priced.filter(
        (offer) => !results.html.includes(offer.car.model.name) || !results.html.includes(figuresOf(offer)),
      );
      expect(missing).toEqual([]);

      const [{ car, category } = { car: null, category: null }] = priced;
      const modelId = String(car?.model.id);
      const link = [...results.html.matchAll(/href="([^"]*[?&;]modelId=([^"&]*)[^"]*)"/g)].find(
        ([, , modelId]) => modelId === String(car?.model.id),
      );
      const address = link?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(address.startsWith(`${pathOf('checkout')}?`)).toBe(true);
      const checkout = await world.page(site, address);
      expect(checkout.status).toBe(200);
      expect(checkout.html).toContain(car?.model.name);
      // What is taken unless the visitor says no is in the price of the checkout.
      const extras = (
        await ask({
          site,
          path: withQuery(
            '/api/booking/additionals-price',
            toExtrasPriceQuery(search, 'en-US', { modelId, categoryId: String(category?.id) }),
          ),
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
      expect(world.strangeCalls).toEqual([]);
    });
  });
});
