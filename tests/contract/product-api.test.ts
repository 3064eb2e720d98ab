import { describe, expect, it } from 'vitest';
import * as checkApi from '../../generated/api/check.js';
import type { AttentionSchedule, Holiday, Place } from '../../generated/api/types.ts';
import * as checkPage from '../../generated/page/check.js';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { yearlyDateIn } from '../../server/site-folder/yearly-dates.ts';
import { TEST_NOW } from '../support/site-server.ts';
import { problemsOf } from './problems-of.ts';
import { useEnvironment, ENVIRONMENTS } from './use-environment.ts';

describe.each(ENVIRONMENTS)('[API-01] the product API %s', (_where, open) => {
  const environment = useEnvironment(open);
  const { ask } = environment;

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

    it.each(SITES)('[API-08] the scripts of %s are listed without sign-in', async (site) => {
      const { status, body } = await ask({ site, path: '/api/advancedconfig' });
      expect([status, problemsOf(checkPage.AdvancedConfiguration, body)]).toEqual([200, null]);
      expect((body as { scripts: unknown }).scripts).toBeInstanceOf(Array);
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

    it.each(DEMO_SITES)(
      '[CURR-01] the currencies of $id are told in all their parts, as they are stored',
      async ({ id: site, currencies }) => {
        const { body } = await ask({ site, path: '/api/currencies' });
        expect(body).toEqual(
          currencies.map(({ names = {}, isSystemDefault = false, isSymbolSuffix = false, ...currency }) => ({
            id: currency.isoCode,
            isoCode: currency.isoCode,
            name: names,
            exchangeRate: Number(currency.exchangeRate),
            isSystemDefault,
            symbol: currency.symbol,
            showSymbolAsSuffix: isSymbolSuffix,
            decimals: currency.decimals,
          })),
        );
        expect(currencies.filter(({ isSystemDefault }) => isSystemDefault)).toHaveLength(1);
      },
    );

    it.each(SITES)(
      '[API-15] the currencies to choose at %s are those with a rate, without sign-in',
      async (site) => {
        const all = (await ask({ site, path: '/api/currencies' })).body as { exchangeRate: number }[];
        const { status, body } = await ask({ site, path: '/api/data/currencies' });
        expect([status, body]).toEqual([200, all.filter(({ exchangeRate }) => exchangeRate > 0)]);
        expect((body as unknown[]).length).toBeGreaterThan(0);
      },
    );
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
          `__Host-preview=${await environment.api.issuePreview('caribe', null)}`,
          `__Host-preview=${await environment.api.issuePreview('adria', 'islands')}`,
        ].map((cookie) => ask({ site: 'adria', path: '/api/Pages/home?preview=true', headers: { cookie } })),
      );
      for (const { status, body } of refusals)
        expect([status, problemsOf(checkApi.Error, body)]).toEqual([401, null]);
    });

    it('[API-12] a draft is the page as it will be, rendered for those who may see it only', async () => {
      const cookie = `__Host-preview=${await environment.api.issuePreview('adria', 'offers')}`;
      const draft = await environment.api.app.inject({
        url: '/api/Pages/offers?preview=true',
        headers: { host: 'adria.localhost', cookie },
      });
      expect(draft.json()).toMatchObject({ id: 'offers', version: 2 });
      expect(draft.headers['cache-control']).toBe('private, no-store');
      const [shown, published] = [
        await environment.page('adria', '/en-GB/offers?preview', cookie),
        await environment.page('adria', '/en-GB/offers'),
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

  describe.each(DEMO_SITES)('places and hours of $id', (company) => {
    const { id: site, places, branchOffices, schedules, yearlyHolidays } = company;
    const schedulesOf = async (query = ''): Promise<AttentionSchedule[]> => {
      const { status, body } = await ask({ site, path: `/api/data/attentionschedule${query}` });
      expect(status).toBe(200);
      return body as AttentionSchedule[];
    };

    it('[API-18] every place is named in the requested language', async () => {
      const { body } = await ask({ site, path: '/api/data/places?language=es-ES' });
      for (const place of body as unknown[]) expect(problemsOf(checkApi.Place, place)).toBeNull();
      expect((body as Place[]).map(({ id, name }) => [id, name])).toEqual(
        places.map(({ id, names }) => [id, pickText(names, 'es-ES')]),
      );
    });

    it('[API-16] [SCHED-02] every branch has its hours as they are stored', async () => {
      const told = await schedulesOf();
      for (const schedule of told) expect(problemsOf(checkApi.AttentionSchedule, schedule)).toBeNull();
      const byBranch = (all: readonly { readonly branchOfficeId: string | number }[]) =>
        Object.fromEntries(all.map((each) => [each.branchOfficeId, each]));
      const stored = schedules.map(({ branchOfficeId, body }) => ({
        ...(body as object),
        branchOfficeId,
        utcDiff: expect.any(Number),
        ...(branchOffices.some(
          ({ id, afterHoursFeeMinor = 0 }) => id === branchOfficeId && afterHoursFeeMinor > 0,
        )
          ? { afterHoursFee: expect.any(Number), currency: expect.any(String) }
          : {}),
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
        environment.api.clock.now = instant;
        return ((await ask({ site, path })).body as AttentionSchedule[]).map(({ utcDiff }) => utcDiff);
      };
      try {
        expect([await diffAt(change - 1), await diffAt(change)]).toEqual([[before], [after]]);
      } finally {
        environment.api.clock.now = TEST_NOW;
      }
    },
  );
});
