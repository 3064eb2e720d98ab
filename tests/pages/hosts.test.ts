import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteSeed } from '../../server/testing/seed-site.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { paragraph } from '../support/fake-site.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const SITES = ['andes', 'adria'] as const;
type SiteId = (typeof SITES)[number];

const wordOf = (id: SiteId) => `canary-${id}`;

/** Two companies alike in everything but a word that stands in every document, page and name. */
function seedOf(id: SiteId): SiteSeed {
  const word = wordOf(id);
  const texts = { 'en-US': word };
  const seed = exampleSeed(id);
  return {
    ...seed,
    name: word,
    documents: {
      ...seed.documents,
      siteConfiguration: {
        languages: [{ isoLanguageName: 'en-US' }],
        menus: [{ id: 'main', menuItems: [{ id: 'a', pageId: 'home', label: texts }] }],
      },
      seo: { title: texts },
      globalConfiguration: { brandCode: word },
      bookingSettings: { results: { resultItem: { customMessage: word } } },
    },
    pages: ['home', 'search', 'not-found'].map((page) => ({
      id: page,
      body: {
        builder: { format: 1, sections: [paragraph('word')], translations: { 'en-US': { word } } },
        seo: { title: texts },
      },
    })),
    holidays: seed.holidays.map((holiday) => ({ ...holiday, names: texts })),
    places: seed.places.map((place) => ({ ...place, names: { 'en-US': `${word} ${place.id}` } })),
    models: seed.models.map((model) => ({ ...model, name: `${word} ${model.name}` })),
  };
}

const listening: SiteServerUnderTest[] = [];
/** A server of both companies that listens; `trustProxy` lists the proxies that it believes. */
async function listen(trustProxy: string): Promise<{ server: SiteServerUnderTest; port: number }> {
  const server = await openSiteServer({
    sites: SITES.map(seedOf),
    env: {
      APP_MODE: 'production',
      PUBLIC_ORIGIN: 'http://localhost:4000',
      MAIL_FROM: 'a@b.example',
      TRUST_PROXY: trustProxy,
    },
  });
  listening.push(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.app.server.address() as AddressInfo).port };
}

let server: SiteServerUnderTest;
/** Without a proxy; with one elsewhere; with one at the address that the tests ask from. */
let port: number;
let portBehindOther: number;
let portBehindProxy: number;
beforeAll(async () => {
  ({ server, port } = await listen(''));
  ({ port: portBehindOther } = await listen('192.0.2.1, 10.0.0.0/8'));
  ({ port: portBehindProxy } = await listen('loopback'));
});
afterAll(() => Promise.all(listening.map((each) => each.close())));

/** Sends a request exactly as written, and gives back everything that comes. */
const raw = (text: string, to: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(to, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      received += part;
    });
    socket.on('end', () => resolve(received)).on('error', reject);
    socket.setTimeout(5000, () => socket.destroy());
  });

const request = (headers: readonly string[], path = '/en-US/', to = port) =>
  raw(`GET ${path} HTTP/1.1\r\n${[...headers, 'connection: close'].join('\r\n')}\r\n\r\n`, to);

/** The sites whose words a response holds, and its status. */
const seenIn = (response: string) => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]),
  sites: SITES.filter((id) => response.includes(wordOf(id))),
});

const own = { status: 200, sites: ['andes'] };
const misdirected = { status: 421, sites: [] };
const refused = { status: 400, sites: [] };

const SPELLINGS: readonly (readonly [headers: string[], expected: { status: number; sites: string[] }])[] = [
  // The site's own host, however it is spelled.
  [['host: andes.localhost'], own],
  [['host: andes.localhost:4000'], own],
  [['host: andes.localhost:80'], own],
  [['host: ANDES.LOCALHOST'], own],
  [['host: Andes.LocalHost:4000'], own],
  [['host: andes.localhost.'], own],
  [['host: andes.localhost.:4000'], own],
  [['host:andes.localhost'], own],
  [['host:   andes.localhost   '], own],
  [['host: www.andes.test'], own],
  [['host: %61ndes.localhost'], misdirected],
  // Other headers name no site.
  [['host: andes.localhost', 'x-forwarded-host: adria.localhost'], own],
  [['host: andes.localhost', 'forwarded: host=adria.localhost'], own],
  [['host: andes.localhost', 'x-host: adria.localhost'], own],
  [['host: andes.localhost', 'x-original-host: adria.localhost'], own],
  [['host: andes.localhost', 'x-forwarded-server: adria.localhost'], own],
  [['host: andes.localhost', 'x-http-host-override: adria.localhost'], own],
  [['host: andes.localhost', 'x-rewrite-url: http://adria.localhost/'], own],
  [['host: andes.localhost', 'x-original-url: http://adria.localhost/'], own],
  [['host: andes.localhost', 'x-forwarded-for: adria.localhost'], own],
  [['host: andes.localhost', ':authority: adria.localhost'], refused],
  [['host: andes.localhost', 'origin: http://adria.localhost'], own],
  [['host: andes.localhost', 'referer: http://adria.localhost/'], own],
  [['host: andes.localhost', 'cookie: demo-site=adria'], own],
  [['host: andes.localhost', 'cookie: site=adria; host=adria.localhost'], own],
  [['host: andes.localhost', 'x-site: adria', 'x-tenant: adria'], own],
  // Hosts of nobody.
  [['host: localhost'], misdirected],
  [['host: 127.0.0.1'], misdirected],
  [['host: [::1]'], misdirected],
  [['host: [::1]:4000'], misdirected],
  [['host: evil.example'], misdirected],
  [['host: andes'], misdirected],
  [['host: andes.localhost.evil.example'], misdirected],
  [['host: evil-andes.localhost'], misdirected],
  [['host: x.andes.localhost'], misdirected],
  [['host: .andes.localhost'], misdirected],
  [['host: andes.localhost..'], misdirected],
  [['host: andes_localhost'], misdirected],
  [['host: xn--andes.localhost'], misdirected],
  [['host: ándes.localhost'], misdirected],
  [['host: 0x7f000001'], misdirected],
  [['host: evil.example', 'cookie: demo-site=andes'], misdirected],
  [['host: evil.example', 'x-forwarded-host: andes.localhost'], misdirected],
  [['host: evil.example', 'forwarded: for=1.1.1.1;host=andes.localhost'], misdirected],
  // No hosts at all.
  [['host: '], misdirected],
  [['host: andes.localhost, adria.localhost'], misdirected],
  [['host: andes.localhost adria.localhost'], misdirected],
  [['host: andes.localhost;adria.localhost'], misdirected],
  [['host: andes.localhost@adria.localhost'], misdirected],
  [['host: user:secret@andes.localhost'], misdirected],
  [['host: andes.localhost/adria.localhost'], misdirected],
  [['host: andes.localhost#adria.localhost'], misdirected],
  [['host: andes.localhost?adria.localhost'], misdirected],
  [['host: http://andes.localhost'], misdirected],
  [['host: andes.localhost\\adria.localhost'], misdirected],
  [['host: andes.localhost%00'], misdirected],
  [['host: andes.localhost%2eevil.example'], misdirected],
  [['host: andes.localhost\tadria.localhost'], misdirected],
  [['host: "andes.localhost"'], misdirected],
  [['host: <andes.localhost>'], misdirected],
  [['host: andes.localhost:adria'], misdirected],
  [['host: andes.localhost:99999'], misdirected],
  [[`host: ${'a'.repeat(300)}.localhost`], misdirected],
  [['host: andes.localhost', 'host: adria.localhost'], own],
  [[], refused],
];

describe(`the site of a request, in ${SPELLINGS.length} spellings`, () => {
  it.each(SPELLINGS.map(([headers, expected]) => [headers.join(' | '), headers, expected] as const))(
    '%s',
    async (_why, headers, expected) => {
      expect(seenIn(await request(headers))).toEqual(expected);
    },
  );

  it('is that of the host, not of an address that names another', async () => {
    const response = seenIn(await request(['host: andes.localhost'], 'http://adria.localhost/en-US/'));
    expect(response.sites).not.toContain('adria');
  });

  it.each([
    '//adria.localhost/en-US/',
    '/\\adria.localhost/en-US/',
    '/en-US/..//adria.localhost',
    '/http://adria.localhost/',
  ])('is never left by the path %s', async (path) => {
    const response = await request(['host: andes.localhost'], path);
    expect(seenIn(response).sites).not.toContain('adria');
    const location = /^location: (.*)$/im.exec(response)?.[1]?.trim() ?? '/';
    expect(new URL(location, 'http://andes.localhost').origin).toBe('http://andes.localhost');
    expect(location).toMatch(/^\/(?![/\\])/);
  });

  // Without this control a test that finds no foreign word would prove nothing.
  it('shows the word of a site on its own host', async () => {
    expect(seenIn(await request(['host: adria.localhost']))).toEqual({ status: 200, sites: ['adria'] });
  });
});

describe('the site of a request where a proxy is trusted', () => {
  const titled = (spellings: typeof SPELLINGS) =>
    spellings.map(([headers, expected]) => [headers.join(' | '), headers, expected] as const);
  const isForwarding = (headers: readonly string[]) =>
    headers.some((header) => header.startsWith('x-forwarded-host:'));

  it.each(titled(SPELLINGS))(
    'is that of the host when anybody else asks: %s',
    async (_why, headers, expected) => {
      expect(seenIn(await request(headers, '/en-US/', portBehindOther))).toEqual(expected);
    },
  );

  it.each(titled(SPELLINGS.filter(([headers]) => !isForwarding(headers))))(
    'is that of the host when the proxy names none: %s',
    async (_why, headers, expected) => {
      expect(seenIn(await request(headers, '/en-US/', portBehindProxy))).toEqual(expected);
    },
  );

  it.each(
    titled(
      SPELLINGS.filter(([headers]) => headers.length === 1).map(
        ([headers, expected]) => [['host: evil.example', `x-forwarded-${headers[0]}`], expected] as const,
      ),
    ),
  )('is that which the proxy names: %s', async (_why, headers, expected) => {
    expect(seenIn(await request(headers, '/en-US/', portBehindProxy))).toEqual(expected);
  });

  it.each([
    [['x-forwarded-host: adria.localhost, andes.localhost']],
    [['x-forwarded-host: andes.localhost, adria.localhost']],
    [['x-forwarded-host: andes.localhost,adria.localhost,']],
    [['x-forwarded-host: evil.example, adria.localhost']],
    [['x-forwarded-host: adria.localhost', 'x-forwarded-host: andes.localhost']],
    [['x-forwarded-host: andes.localhost', 'x-forwarded-host: adria.localhost']],
  ])('is never another when the proxy names several: %s', async (headers) => {
    const { sites } = seenIn(
      await request(['host: andes.localhost', ...headers], '/en-US/', portBehindProxy),
    );
    expect(sites).not.toContain('adria');
  });
});

describe('every address of a site', () => {
  const PATHS = [
    '/',
    '/en-US/',
    '/en-US/search',
    '/en-US/checkout',
    '/en-US/booking-success?bookingId=x',
    '/en-US/nowhere',
    '/en-US/?preview',
    '/api/siteconfig',
    '/api/siteseo',
    '/api/globalConfigs',
    '/api/bookingsettings',
    '/api/data/bookings-configuration',
    '/api/currencies',
    '/api/Pages/home',
    '/api/Pages/home?preview=true',
    '/api/Pages/gone',
    '/api/data/places',
    '/api/data/attentionschedule',
    '/api/data/holidays',
    '/api/booking/search?from=2026/05/11%2010:00&to=2026/05/14%2010:00&fromPlace=city',
    '/api/booking/price?from=2026/05/11%2010:00&to=2026/05/14%2010:00&fromPlace=city&modelId=compact',
    '/api/booking/book?bookingId=x',
    '/api/nothing',
    '/health/live',
    '/health/ready',
    '/assets/none.js',
    '/media/none.webp',
    '/dev/inbox',
    '/open/adria?to=/',
  ];

  it.each(PATHS)('%s tells nothing of the other', async (path) => {
    for (const id of SITES) {
      const response = await request([`host: ${id}.localhost`], path);
      expect([id, seenIn(response).sites.filter((other) => other !== id)]).toEqual([id, []]);
      // Where data are answered they are the site's own: the other half of the control.
      if (
        /^\/api\/(siteconfig|siteseo|data\/(places|holidays)|booking\/search|booking\/price|Pages\/home$)/.test(
          path,
        )
      )
        expect(response).toContain(wordOf(id));
    }
  });

  it.each(['/en-US/', '/api/siteconfig', '/api/booking/book', '/dev/inbox', '/open/andes'])(
    '%s is of no site on another host',
    async (path) => {
      expect(seenIn(await request(['host: evil.example'], path))).toEqual(misdirected);
    },
  );

  it.each(['/health/live', '/health/ready'])('%s answers on every host', async (path) => {
    expect(seenIn(await request(['host: evil.example'], path)).status).toBe(200);
  });

  it('a preview link of one site opens nothing on the other', async () => {
    const token = await server.issuePreview('adria', null);
    const ask = (host: string) => server.app.inject({ url: `/en-US/?preview=${token}`, headers: { host } });
    expect((await ask('adria.localhost')).statusCode).toBe(303);
    expect((await ask('andes.localhost')).statusCode).toBe(401);
  });
});
