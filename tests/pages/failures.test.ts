import { WIRE_PLACES, wireSchedule } from '../../src/api/wire/scenarios/sample-places.ts';
import { ALL_DRAFTS } from '../../server/content/preview-access.ts';
import { describe, expect, it } from 'vitest';
import {
  type FakeSite,
  openFakeSite,
  paragraph,
  SILENCE,
  siteConfiguration,
  textsOf,
  wirePage,
} from '../support/fake-site.ts';
import { bodyOf, mainOf, visibleText } from '../support/html.ts';

const offers = wirePage('offers', { sections: [paragraph('bargains')], translations: textsOf('bargains') });
const open = (responses: object = {}) =>
  openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration({ theme: { palette: { primary: '#663399' } } }),
      '/api/Pages/offers': offers,
      ...responses,
    },
  });

const PATH = '/en-US/offers';
/** Where the general error view leads. */
const waysOf = (html: string) => [...mainOf(html).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

describe('while the product API does not answer', () => {
  it('[PAGE-07] shows the general error view in the design of the site, with a way to try again and one home', async () => {
    const site = await open();
    await site.get('/en-US/');
    site.outage.isOn = true;
    const response = await site.get(PATH);
    expect([
      response.status,
      response.headers['cache-control'],
      response.headers['content-language'],
    ]).toEqual([502, 'private, no-store', 'en-US']);
    expect(response.body).toContain('--primary:#663399');
    expect(bodyOf(response.body)).toContain('data-site-header');
    expect(waysOf(response.body)).toEqual([PATH, '/en-US/']);
  });

  it('goes on serving what it has kept, even past its time', async () => {
    const site = await open();
    const before = await site.get(PATH);
    site.outage.isOn = true;
    await site.raiseVersion();
    site.clock.now += 10 * 900_000;
    const response = await site.get(PATH);
    expect([response.status, response.body]).toEqual([200, before.body]);
    site.outage.isOn = false;
    expect((await site.get(PATH)).status).toBe(200);
  });

  it('[CONF-21] shows the general error view even when nothing of the site was ever known', async () => {
    const site = await open();
    site.outage.isOn = true;
    const response = await site.get('/hr/ponude', { headers: { 'accept-language': 'de' } });
    expect([response.status, response.headers['content-language']]).toEqual([502, 'hr']);
    expect(waysOf(response.body).at(-1)).toBe('/hr/');
    const other = await site.get('/', { headers: { 'accept-language': 'de' } });
    expect([other.status, other.headers['content-language']]).toEqual([502, 'de']);
    site.outage.isOn = false;
    expect((await site.get(PATH)).status).toBe(200);
  });

  it('never offers to try again on another host', async () => {
    const site = await open();
    site.outage.isOn = true;
    for (const href of waysOf((await site.get('//evil.example/x')).body)) expect(href).toMatch(/^\/[a-z]{2}/);
  });

  it('never shows a draft for a published page or the reverse', async () => {
    const site = await openFakeSite({
      grants: { good: ALL_DRAFTS },
      responses: { '/api/Pages/offers': offers },
    });
    await site.get(PATH);
    site.outage.isOn = true;
    const response = await site.get(`${PATH}?preview`, { headers: { cookie: '__Host-preview=good' } });
    expect(response.status).toBe(502);
    expect(response.body).not.toContain('bargains');
  });
});

describe('while the product API takes calls and never answers', () => {
  const PLACES = '/api/data/places?language=en-US';
  const FORM = wirePage('offers', { sections: [{ id: 'f', type: 'SearchForm', v: 1, props: {} }] });
  const seconds = async (site: FakeSite, path = PATH) => {
    const before = site.clock.now;
    const response = await site.get(path);
    return [response.status, (site.clock.now - before) / 1000];
  };

  it('[PAGE-07] shows the general error view after 6 seconds when nothing of the site is known', async () => {
    const site = await open();
    Object.assign(site.outage, { isOn: true, isSilent: true });
    expect(await seconds(site)).toEqual([502, 6]);
  });

  it.each([0, 900_000])(
    '[PAGE-07] shows it in the design of the site after 6 seconds in all, with settings of %s ms',
    async (age) => {
      const site = await open({ '/api/Pages/home': wirePage('home') });
      await site.get('/en-US/');
      site.clock.now += age;
      Object.assign(site.outage, { isOn: true, isSilent: true });
      expect(await seconds(site)).toEqual([502, 6]);
      expect((await site.get(PATH)).body).toContain('--primary:#663399');
    },
  );

  it('goes on serving what it has kept: after 3 seconds, then at once for 10 seconds', async () => {
    const site = await open();
    const { body } = await site.get(PATH);
    Object.assign(site.outage, { isOn: true, isSilent: true });
    site.clock.now += 900_000;
    expect(await seconds(site)).toEqual([200, 3]);
    expect(await seconds(site)).toEqual([200, 0]);
    site.clock.now += 10_000;
    expect(await seconds(site)).toEqual([200, 3]);
    expect((await site.get(PATH)).body).toBe(body);
    site.outage.isOn = false;
    site.responses['/api/Pages/offers'] = wirePage('offers', { version: 2 });
    site.clock.now += 10_000;
    expect((await site.get(PATH)).body).not.toBe(body);
  });

  it.each(['/api/siteseo', '/api/globalConfigs', '/api/currencies'])(
    '[CONF-21] does without %s after 3 seconds',
    async (path) => {
      const site = await open({ [path]: SILENCE });
      expect(await seconds(site)).toEqual([200, 3]);
    },
  );

  it('shows a page without its data after 6 seconds, with the same after 3 seconds when it was kept', async () => {
    const responses = {
      '/api/data/attentionschedule': [],
      '/api/data/holidays?language=en-US': [],
      '/api/Pages/offers': FORM,
    };
    expect(await seconds(await open({ ...responses, [PLACES]: SILENCE }))).toEqual([200, 6]);
    const site = await open({ ...responses, [PLACES]: WIRE_PLACES });
    const whole = await site.get(PATH);
    site.responses[PLACES] = SILENCE;
    site.clock.now += 900_000;
    expect(await seconds(site)).toEqual([200, 3]);
    expect((await site.get(PATH)).body).toBe(whole.body);
  });
});

describe('a page', () => {
  it.each<[why: string, response: unknown, status: number]>([
    ['that is answered by an error', 500, 502],
    ['that may not be read', 403, 502],
    ['that is no page', { hello: 'environment' }, 502],
    ['whose document is a text', { ...offers, builder: 'none' }, 502],
    ['whose document is too deep', wirePage('offers', { sections: [deep(40)] }), 500],
    [
      'whose document names a prototype',
      JSON.parse(
        '{"id":"offers","status":1,"version":1,"builder":{"format":1,"sections":[],"constructor":{}}}',
      ),
      500,
    ],
  ])('[PAGE-07] %s is the general error view of the site', async (_why, response, status) => {
    const site = await open({ '/api/Pages/offers': response });
    const shown = await site.get(PATH);
    expect(shown.status).toBe(status);
    expect(waysOf(shown.body)).toEqual([PATH, '/en-US/']);
  });

  it.each([500, new Error('down'), { '/': 'no page' }])(
    'of the error itself may fail too (%s)',
    async (own) => {
      const site = await open({
        '/api/Pages/offers': 500,
        '/api/Pages/error': own,
        '/api/Pages/not-found': own,
      });
      expect(waysOf((await site.get(PATH)).body)).toEqual([PATH, '/en-US/']);
      expect((await site.get('/en-US/nowhere')).status).toBe(404);
    },
  );

  it.each(['not-found', 'error'])("may be the operator's own for %s", async (id) => {
    const screen = { id: 's', type: id === 'error' ? 'GeneralError' : 'NotFound', v: 1, props: {} };
    const own = wirePage(id, { sections: [paragraph('own'), screen], translations: textsOf('own') });
    const site = await open({ [`/api/Pages/${id}`]: own, '/api/Pages/offers': 500 });
    const { body } = await site.get(id === 'error' ? PATH : '/en-US/nowhere');
    expect(visibleText(mainOf(body))).toMatch(/^own /);
  });
});

describe('configuration calls', () => {
  const CALLS: readonly (readonly [path: string, part: string])[] = [
    ['/api/siteseo', 'seo'],
    ['/api/globalConfigs', 'global'],
    ['/api/bookingsettings', 'bookingSettings'],
    ['/api/data/bookings-configuration', 'bookingConfiguration'],
  ];

  it('[CONF-21] start together', async () => {
    const site = await open();
    await site.get(PATH);
    expect(
      site.calls
        .slice(0, 5)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/api/siteconfig', ...CALLS.map(([path]) => path)].sort());
  });

  it.each(CALLS)('[CONF-21] other than that of the site do not block: %s', async (path, part) => {
    const site = await open({ [path]: 500 });
    const response = await site.get(PATH);
    expect([response.status, visibleText(mainOf(response.body))]).toEqual([200, 'bargains']);
    expect(site.reports.map(({ details }) => details.document)).toContain(part);
  });

  it.each<[why: string, response: unknown]>([
    ['fails', 503],
    ['is no object', []],
    ['is empty', null],
  ])('[CONF-21] of the site that %s blocks with the general error view', async (_why, response) => {
    const site = await open({ '/api/siteconfig': response });
    expect((await site.get(PATH)).status).toBe(502);
  });
});

describe('a configuration call that fails after it was answered', () => {
  const QUARTER_MS = 900_000;
  const BUILDER = { host: 'www.test.localhost:4000' };
  const isIndexed = ({ body }: { body: string }) => !/<meta name="robots" content="noindex/.test(body);

  it('[CONF-21] of the site leaves every page with what was known, even one that was not kept', async () => {
    const site = await open({ '/api/Pages/home': wirePage('home') });
    await site.get('/en-US/');
    site.responses['/api/siteconfig'] = 503;
    site.clock.now += QUARTER_MS;
    const response = await site.get(PATH);
    expect([response.status, visibleText(mainOf(response.body))]).toEqual([200, 'bargains']);
    expect(response.body).toContain('--primary:#663399');
    await site.raiseVersion();
    expect((await site.get(PATH)).status).toBe(200);
  });

  it('[SEO-05] of the whole product leaves the hosts of builders out of search engines', async () => {
    const site = await open({ '/api/globalConfigs': { builderHosts: ['www.test.localhost'] } });
    expect(isIndexed(await site.get(PATH, BUILDER))).toBe(false);
    site.responses['/api/globalConfigs'] = 500;
    site.clock.now += QUARTER_MS;
    expect(isIndexed(await site.get(PATH, BUILDER))).toBe(false);
    expect(isIndexed(await site.get(PATH))).toBe(true);
  });

  it('is fetched again after ten seconds, and not for every visitor until then', async () => {
    const site = await open();
    await site.get(PATH);
    site.responses['/api/siteconfig'] = 503;
    site.clock.now += QUARTER_MS;
    await site.get(PATH);
    const callCount = () => site.calls.filter(({ path }) => path === '/api/siteconfig').length;
    const before = callCount();
    site.responses['/api/siteconfig'] = siteConfiguration({ theme: { palette: { primary: '#112233' } } });
    site.clock.now += 9_999;
    await site.get('/en-US/nowhere');
    expect(callCount()).toBe(before);
    site.clock.now += 1;
    expect((await site.get(PATH)).body).toContain('--primary:#112233');
    expect(callCount()).toBe(before + 1);
  });
});

describe('a page that was rendered without a response to a configuration call', () => {
  it.each([
    ['/api/globalConfigs', {}],
    ['/api/currencies', []],
  ])('is kept for ten seconds only: %s', async (path, later) => {
    const site = await open({ [path]: 500 });
    await site.get(PATH);
    site.responses[path] = later;
    const callCount = () => site.calls.filter((call) => call.path === '/api/Pages/offers').length;
    const before = callCount();
    site.clock.now += 9_999;
    await site.get(PATH);
    expect(callCount()).toBe(before);
    for (const [wait, times] of [
      [1, 1],
      [899_999, 1],
      [1, 2],
    ] as const) {
      site.clock.now += wait;
      await site.get(PATH);
      expect([wait, callCount() - before]).toEqual([wait, times]);
    }
  });
});

describe('a page whose data failed', () => {
  const PLACES = '/api/data/places?language=en-US';
  const SCHEDULES = '/api/data/attentionschedule';
  const HOLIDAYS = '/api/data/holidays?language=en-US';
  const form = { id: 'f', type: 'SearchForm', v: 1, props: {} };

  it.each([PLACES, SCHEDULES, HOLIDAYS])(
    'is shown and not kept: the next visitor has it whole after %s',
    async (path) => {
      const responses: Record<string, unknown> = {
        [PLACES]: WIRE_PLACES,
        [SCHEDULES]: [{ ...wireSchedule('b-zag-air'), utcDiff: 2 }],
        [HOLIDAYS]: [],
      };
      const site = await open({
        '/api/Pages/offers': wirePage('offers', { sections: [form] }),
        ...responses,
        [path]: 500,
      });
      const callCount = () => site.calls.filter((call) => call.path === path).length;
      expect((await site.get(PATH)).status).toBe(200);
      const before = callCount();
      site.responses[path] = responses[path];
      expect(visibleText(mainOf((await site.get(PATH)).body))).toContain('Zagreb Airport');
      expect(callCount()).toBe(before + 1);
      await site.get(PATH);
      expect(callCount()).toBe(before + 1);
    },
  );
});

describe('a setting that changes without a new version of the site', () => {
  it('reaches the parts of a page that are kept', async () => {
    const button = { id: 'b', type: 'Button', v: 1, props: { label: 'l', link: { pageId: 'search' } } };
    const site = await open({
      '/api/Pages/offers': wirePage('offers', { sections: [button], translations: textsOf('l') }),
    });
    expect(mainOf((await site.get(PATH)).body)).toContain('href="/en-US/search"');
    site.responses['/api/siteconfig'] = siteConfiguration({
      routes: [
        { id: 'offers', path: { 'en-US': 'offers' } },
        { id: 'search', path: { 'en-US': 'find' } },
      ],
    });
    site.clock.now += 900_000;
    expect(mainOf((await site.get(PATH)).body)).toContain('href="/en-US/find"');
  });
});

describe('settings that are wrong', () => {
  it('take their defaults one by one, with a warning each, and the page is there', async () => {
    const site = await open({
      '/api/siteconfig': siteConfiguration({
        featureFlags: { timeFormat: 'whenever', dateFormat: 7, favicon: null, unknown: true },
        header: { logo: { src: 3, width: 99_999, alt: 'Right' } },
        layouts: 'none',
        menus: [null, 7, { id: 'main', menuItems: 'x' }],
      }),
      '/api/siteseo': { title: 7, robots: 'always' },
      '/api/globalConfigs': 'x',
      '/api/bookingsettings': { general: '{not json', results: '[]', checkout: null },
    });
    const response = await site.get(PATH);
    expect([response.status, visibleText(mainOf(response.body))]).toEqual([200, 'bargains']);
    expect(response.body).toContain('aria-label="Right');
    const paths = site.reports.map(({ details }) => `${details.document}${details.path}`);
    for (const path of [
      'siteconfig/featureFlags/timeFormat',
      'siteconfig/header/logo/width',
      'siteconfig/layouts',
      'siteseo/robots',
      'bookingsettings/general',
    ])
      expect(paths).toContain(path);
    expect(paths.join()).not.toContain('unknown');
  });

  it('of a hundred entries cost those entries only', async () => {
    const wrong = Array.from({ length: 100 }, () => ({ id: 'NOT AN ID', label: { 'en-US': 'x' } }));
    const right = { id: 'right', label: { 'en-US': 'Right' }, pageId: 'offers' };
    const site = await open({
      '/api/siteconfig': siteConfiguration({
        header: { menu: { menuId: 'main' } },
        menus: [{ id: 'main', menuItems: [...wrong, right, ...wrong] }],
      }),
    });
    const { body } = await site.get(PATH);
    expect(bodyOf(body)).toContain('<span>Right</span>');
  });
});

function deep(levels: number): object {
  return levels === 0
    ? paragraph('x')
    : { id: `r${levels}`, type: 'Row', v: 1, props: {}, slots: { columns: [deep(levels - 1)] } };
}
