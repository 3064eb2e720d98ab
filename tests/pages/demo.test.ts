import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSite } from '../../server/db/in-site.ts';
import { exportSite } from '../../server/site-folder/export-site.ts';
import { importSite } from '../../server/site-folder/import-site.ts';
import { mainOf } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { APP_MODE: 'demo' } });
});
afterAll(() => server.close());

const ask = (url: string, host: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, ...headers } });

describe('calls of the product API in the demo', () => {
  it.each([
    '/api/siteconfig',
    '/api/siteseo',
    '/api/globalConfigs',
    '/api/data/bookings-configuration',
    '/api/bookingsettings',
    '/api/currencies',
    '/api/Pages/home',
    '/api/Pages/home?preview=true',
    '/api/data/places',
    '/api/data/attentionschedule',
    '/api/data/holidays',
  ])('%s is misdirected on a host of no site', async (path) => {
    expect((await ask(path, 'localhost:4000')).statusCode).toBe(421);
    // The control: the same call is one of a site.
    expect((await ask(path, 'andes.localhost:4000')).statusCode).toBeLessThan(402);
  });
});

/** The links of the start page that lead into a company: to its pages, its draft, its inbox. */
const linksToSites = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"/g)]
    .map(([, href]) => (href as string).replaceAll('&amp;', '&'))
    .filter((href) => !/^\/(storybook\/|try$|api\/docs$)|\/sign-in\?/.test(href));

describe('the start page of the demo', () => {
  it.each<Record<string, string>>([{}, { cookie: 'demo-site=adria' }])(
    'shows pictures of every company (%j)',
    async (headers) => {
      const { body } = await ask('/', 'localhost:4000');
      const pictures = [...body.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, src]) => src as string);
      expect(pictures.length).toBeGreaterThanOrEqual(6);
      for (const picture of pictures)
        expect((await ask(picture, 'localhost:4000', headers)).statusCode, picture).toBe(200);
    },
  );

  it('writes nothing when it is opened, and its previews open the drafts', async () => {
    const stored = async () =>
      (await server.database.pool.query('select site_id, hash from preview_token order by 1, 2')).rows;
    const before = await stored();
    const { body } = await ask('/', 'localhost:4000');
    await ask('/', 'localhost:4000');
    expect(await stored()).toEqual(before);
    const previews = linksToSites(body).filter((link) => link.includes('preview='));
    expect(previews).toHaveLength(3);
    for (const link of previews) {
      const { host, pathname, search } = new URL(link);
      expect((await ask(pathname + search, host)).statusCode).toBe(303);
    }
  });

  it.each([
    ['http://localhost:4000', false],
    ['https://demo.example', true],
  ])(
    'keeps the open company in a cookie that is Secure where it is on https: %s',
    async (origin, isSecure) => {
      const demo = await openSiteServer({ env: { APP_MODE: 'demo', PUBLIC_ORIGIN: origin } });
      const { host } = new URL(origin);
      for (const url of ['/open/andes', '/close']) {
        const { headers } = await demo.app.inject({ url, headers: { host } });
        expect(/; Secure(;|$)/.test(String(headers['set-cookie'])), url).toBe(isSecure);
      }
      await demo.close();
    },
  );

  const HOSTS = ['localhost:8080', '127.0.0.1:4000', '192.168.1.20:4000', '[::1]:4000', 'demo.example'];

  it.each(HOSTS)('opens every company on %s itself, and none elsewhere', async (host) => {
    const links = linksToSites((await ask('/', host)).body);
    expect(links).toHaveLength(9);
    for (const link of links) expect(link).toMatch(/^\/open\/(andes|adria|caribe)\?to=%2F/);
    const opened = await ask(links[0] ?? '', host);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/']);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const home = await ask('/', host, { cookie });
    expect([home.statusCode, home.headers.location]).toEqual([302, '/hr/']);
    const page = await ask('/hr/', host, { cookie });
    expect([page.statusCode, page.body.includes('<title>')]).toEqual([200, true]);
    expect(page.body).toContain('Adria Cars');
    const closed = await ask('/close', host, { cookie });
    expect(closed.headers.location).toBe('/');
    expect(String(closed.headers['set-cookie'])).toMatch(/^demo-site=;.*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ['nobody.localhost:4000', true],
    ['demo.example', true],
    ['localhost:4000', false],
  ])('says on a host of no site that none answers there, on its own host not: %s', async (host, isSaid) => {
    const { body } = await ask('/', host, { 'accept-language': 'en-US' });
    expect(mainOf(body).includes(`No site answers on ${host}; choose one below.`)).toBe(isSaid);
  });

  it.each(['localhost:4000', 'LOCALHOST:4000'])(
    'leads to the own host of each company from %s',
    async (host) => {
      const links = linksToSites((await ask('/', host)).body);
      expect(new Set(links.map((link) => new URL(link).origin))).toEqual(
        new Set(['andes', 'adria', 'caribe'].map((site) => `http://${site}.localhost:4000`)),
      );
    },
  );

  it.each([
    ['localhost:4000', '/nope'],
    ['192.168.1.20:4000', '/open/nobody'],
    ['adria.localhost:4000', '/dev/inbox/404'],
  ])('says that there is nothing on %s at %s, and leads back', async (host, path) => {
    const { statusCode, headers, body } = await ask(path, host);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(mainOf(body)).toContain('href="/"');
  });

  it.each([
    ['andes?to=%ff', '/'],
    ['andes?to=%00', '/'],
    ['andes?to=//elsewhere.example', '/'],
    ['andes?to=https://elsewhere.example', '/'],
    ['andes?to=/%0d%0aset-cookie:a=b', '/'],
    ['andes?to=/es-AR/&to=/x', '/es-AR/'],
    ['andes?to=/es-AR/', '/es-AR/'],
  ])('opens a company by /open/%s at an own path of its host only: %s', async (path, location) => {
    const { statusCode, headers } = await ask(`/open/${path}`, 'localhost:4000');
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it.each([
    '/media/shared/vehicles/city-a-red.svg',
    '/media/0123456789abcdef-640.webp',
    '/media/FOO/x.svg',
    '/media/a%20b/x',
    '/media/',
    '/api/docs/openapi.json',
  ])('has nothing of a site on a host of no site: %s', async (path) => {
    expect((await ask(path, 'localhost:4000')).statusCode).toBe(404);
  });

  it.each([
    ['localhost:4000', /^http:\/\/[a-z]+\.localhost:4000\/api\/docs$/],
    ['192.168.1.20:4000', /^\/open\/[a-z]+\?to=%2Fapi%2Fdocs$/],
  ])('leads from the documentation of the API on %s to that of a company', async (host, target) => {
    expect(mainOf((await ask('/', host)).body)).toContain('href="/api/docs"');
    const { statusCode, headers } = await ask('/api/docs', host);
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(target)]);
    const { host: opened, pathname } = new URL(String(headers.location), `http://${host}`);
    if (pathname === '/api/docs') expect((await ask(pathname, opened)).statusCode).toBe(200);
  });

  it('says what Forecourt is, and leads to every component', async () => {
    const main = mainOf((await ask('/', 'localhost:4000', { 'accept-language': 'en-US' })).body);
    expect(main).toContain('With Forecourt, car-rental companies build their own booking websites');
    expect(main).toContain('href="/try"');
  });

  it.each(['%ff', '%00', 'a%2fb', 'constructor', '__proto__', 'x'.repeat(600)])(
    'opens no company by /open/%s',
    async (site) => {
      expect((await ask(`/open/${site}?to=/`, 'localhost:4000')).statusCode).toBe(404);
    },
  );

  it('is where a company on its own host is left for', async () => {
    expect((await ask('/close', 'andes.localhost:4000')).headers.location).toBe('http://localhost:4000');
  });
});

describe('components tried out in the demo', () => {
  it('are rendered by the server with the data, look and scripts of a company', async () => {
    const { statusCode, body, headers } = await ask('/try/FleetGrid', 'andes.localhost:4000');
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(mainOf(body)).toMatch(/<article/);
    // The header of the company, and the loader of its pages.
    expect(body).toContain('data-site-header');
    expect(body).toMatch(/<script type="module" src="[^"]*loader/);
  });

  it('have the shared section that an example names', async () => {
    const { body } = await ask('/try/SharedSection', 'caribe.localhost:4000');
    expect(mainOf(body)).toContain('Included in every rental');
  });

  it.each([
    ['file', ['video/webm', 'text/vtt; charset=utf-8', 'text/vtt; charset=utf-8']],
    ['loop', ['video/webm']],
  ])('play the films that their examples name, with captions: %s', async (example, types) => {
    const host = 'andes.localhost:4000';
    const { body } = await ask(`/try/VideoPlayer?example=${example}`, host);
    const files = new Set([...body.matchAll(/src="(\/media\/films\/[^"]+)"/g)].map(([, file]) => file ?? ''));
    const responses = await Promise.all([...files].map((file) => ask(file, host)));
    expect(responses.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      types.map((type) => [200, type]),
    );
  });

  it('are all listed with their examples, on a host of no site with the companies to try them on', async () => {
    const own = await ask('/try', 'andes.localhost:4000');
    expect(own.body).toContain('/try/Tabs?example=vertical');
    const titles = [...own.body.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, title]) => title as string);
    expect(titles.length).toBeGreaterThan(40);
    expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')));
    const start = await ask('/try/Tabs', 'localhost:4000');
    for (const site of ['andes', 'adria', 'caribe'])
      expect(start.body).toContain(`http://${site}.localhost:4000/try/Tabs`);
    expect((await ask('/try/Nothing', 'andes.localhost:4000')).statusCode).toBe(404);
    expect((await ask('/try/Tabs?example=nothing', 'andes.localhost:4000')).statusCode).toBe(404);
  });
});

describe.each([
  ['andes', '/es-AR/ofertas'],
  ['adria', '/hr/ponude'],
  ['caribe', '/en-US/offers'],
])('the offers of %s', (site, path) => {
  const host = `${site}.localhost:4000`;

  it('lead to a search that holds their dates, length and promotion, and finds cars at that price', async () => {
    const offers = mainOf((await ask(path, host)).body);
    const links = [
      ...new Set([...offers.matchAll(/href="([^"]*[?;]promotionId=[^"]*)"/g)].map(([, href]) => href)),
    ];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const href = (link as string).replaceAll('&amp;', '&');
      const wanted = new URL(href, 'http://site').searchParams;
      let found = await ask(href, host);
      if (found.statusCode === 302) found = await ask(String(found.headers.location), host);
      expect([href, found.statusCode]).toEqual([href, 200]);
      const results = mainOf(found.body);
      expect([href, results.match(/<article/g)?.length ?? 0]).toEqual([href, expect.any(Number)]);
      expect(results).toMatch(/<article/);
      // The ways to the checkout carry the search on as it was asked for.
      const next = /href="([^"]*[?;]modelId=[^"]*)"/.exec(results)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const carried = new URL(next, 'http://site').searchParams;
      for (const name of ['dateFrom', 'dateTo', 'promotionId', 'pickUpPlaceId'])
        if (wanted.has(name)) expect([name, carried.get(name)]).toEqual([name, wanted.get(name)]);
    }
  });
});

it('an offer of a time of every year leads to dates in it', async () => {
  const host = 'caribe.localhost:4000';
  const offers = mainOf((await ask('/en-US/offers', host)).body);
  const href = /href="([^"]*season=[^"]*)"/.exec(offers)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const [from = '', to = ''] = (new URL(href, 'http://site').searchParams.get('season') ?? '').split('..');
  const results = mainOf((await ask(href, host)).body);
  const next = /href="([^"]*[?;]modelId=[^"]*)"/.exec(results)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const dateFrom = new URL(next, 'http://site').searchParams.get('dateFrom') ?? '';
  expect(dateFrom.slice(0, 5) >= from && dateFrom.slice(0, 5) <= to).toBe(true);
});

// Last, because it adds a company.
describe('an imported copy of a company', () => {
  it('has its pictures on the start page, and a name by which it is told apart', async () => {
    const folder = await inSite(server.database, 'caribe', (scope) =>
      exportSite(scope, { isDocumentsOnly: false }),
    );
    const site = { ...folder.site, id: 'caribe-copy', hosts: ['copy.localhost'] };
    const options = { isPublishing: true, now: TEST_NOW, by: null, via: 'import' } as const;
    expect(await importSite(server.database, { ...folder, site }, options)).toMatchObject({ ok: true });
    const startPage = async () => (await ask('/', 'localhost:4000')).body;
    await expect.poll(startPage).toContain('Open Caribe Drive (caribe-copy)');
    const body = await startPage();
    for (const name of ['Caribe Drive (caribe)', 'Andes Rent']) expect(body).toContain(`Open ${name}`);
    // Its hero and its logo.
    expect(body.match(/src="\/media\/caribe-copy\/[^"]+"/g)).toHaveLength(2);
  });
});
