import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainOf } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

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
    .filter((href) => !/^\/(storybook|health)\//.test(href));

describe('the start page of the demo', () => {
  const HOSTS = ['localhost:8080', '127.0.0.1:4000', '192.168.1.20:4000', '[::1]:4000', 'localhost.:4000'];

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

  const STRANGERS = [
    'demo.example',
    'nosuch.localhost:4000',
    'x.andes.localhost:4000',
    'localhost.evil.example:4000',
    '127.0.0.1.evil.example',
  ];

  it.each(STRANGERS)('is not on %s, which is nobody’s host here', async (host) => {
    const cookie = 'demo-site=andes';
    for (const path of ['/', '/es-AR/', '/open/andes', '/dev/inbox/1']) {
      const { statusCode, headers, body } = await ask(path, host, { cookie });
      expect([path, statusCode, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).not.toMatch(/andes|adria|caribe/i);
      expect(mainOf(body)).toContain('href="http://localhost:4000"');
    }
    expect((await ask('/api/siteconfig', host, { cookie })).statusCode).toBe(421);
    expect((await ask('/health/live', host)).statusCode).toBe(200);
  });

  it.each([...STRANGERS, 'andes.localhost:4000'])(
    'is not left for %s when nobody trusted forwards it',
    async (named) => {
      const { statusCode, body } = await ask('/', 'localhost:4000', { 'x-forwarded-host': named });
      expect([statusCode, linksToSites(body).length]).toEqual([200, 9]);
    },
  );

  it('is on the host that a trusted proxy names, when that is its public origin, and on no other', async () => {
    const behind = await openSiteServer({
      env: {
        APP_MODE: 'demo',
        PUBLIC_ORIGIN: 'https://demo.example',
        TRUST_PROXY: '127.0.0.1',
        PREVIEW_SECRET: 'p'.repeat(40),
      },
    });
    const from = async (named: string) =>
      (await behind.app.inject({ url: '/', headers: { host: 'localhost:4000', 'x-forwarded-host': named } }))
        .statusCode;
    expect(await Promise.all(['demo.example', 'DEMO.example:443', 'evil.example'].map(from))).toEqual([
      200, 200, 404,
    ]);
    await behind.close();
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

  it('is where a company on its own host is left for', async () => {
    expect((await ask('/close', 'andes.localhost:4000')).headers.location).toBe('http://localhost:4000');
  });
});
