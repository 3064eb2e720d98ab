import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeSite,
  openFakeSite,
  paragraph,
  siteConfiguration,
  textsOf,
  wirePage,
} from '../support/fake-site.ts';
import { mainOf, visibleText } from '../support/html.ts';

const QUARTER_MS = 900_000;

/** Renders links with the query of the address, where it has one. */
const languages = { id: 'languages', type: 'LanguageSelector', v: 1, props: {} };

const offers = (text: string, version = 1) =>
  wirePage('offers', { version, sections: [paragraph(text), languages], translations: textsOf(text) });
const PATH = '/en-US/offers';

let site: FakeSite;
beforeEach(async () => {
  site = await openFakeSite({
    responses: { '/api/Pages/home': wirePage('home'), '/api/Pages/offers': offers('old') },
  });
});

const text = async (path = PATH) => visibleText(mainOf((await site.get(path)).body)).split(' ')[0];
const pageCalls = () => site.calls.filter(({ path }) => path.startsWith('/api/Pages/offers')).length;

describe('a response that may be cached', () => {
  it('is made once for all visitors', async () => {
    const responses = [
      await site.get(PATH),
      await site.get(PATH),
      await site.get(PATH, { headers: { cookie: 'language=de' } }),
    ];
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(pageCalls()).toBe(1);
    expect(responses[0]?.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('[CONF-16] is cached for 15 minutes, and so is the configuration', async () => {
    await site.get(PATH);
    const before = site.calls.length;
    site.responses['/api/Pages/offers'] = offers('new', 2);
    site.clock.now += QUARTER_MS - 1;
    expect([await text(), site.calls.length]).toEqual(['old', before]);
    site.clock.now += 1;
    expect(await text()).toBe('new');
    expect(site.calls.slice(before).map(({ path }) => path)).toContain('/api/siteconfig');
  });

  it('gives way at once when the site changes', async () => {
    await site.get(PATH);
    site.responses['/api/Pages/offers'] = offers('new', 2);
    expect(await text()).toBe('old');
    await site.raiseVersion();
    expect(await text()).toBe('new');
  });

  it.each([
    ['the same tag', (etag: string) => etag],
    ['the tag among others', (etag: string) => `"other", ${etag}`],
    ['the tag as a cache weakened it', (etag: string) => `W/${etag}`],
  ])('is answered by 304 to %s', async (_why, header) => {
    const first = await site.get(PATH);
    const again = await site.get(PATH, {
      headers: { 'if-none-match': header(first.headers.etag as string) },
    });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('is sent whole to another tag, and has another after a change', async () => {
    const first = await site.get(PATH);
    expect((await site.get(PATH, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    site.responses['/api/Pages/offers'] = offers('new', 2);
    await site.raiseVersion();
    const changed = await site.get(PATH, { headers: { 'if-none-match': first.headers.etag as string } });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it.each<[accept: string | undefined, encoding: string | undefined]>([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['vibrato', undefined],
    [undefined, undefined],
  ])('is sent to those who accept "%s" as %s', async (accept, encoding) => {
    const plain = await site.get(PATH);
    const headers = { host: 'test.localhost', ...(accept ? { 'accept-encoding': accept } : {}) };
    const response = await site.app.inject({ url: PATH, headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    const decode =
      encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (raw: Buffer) => raw;
    expect(decode(response.rawPayload).toString()).toBe(plain.body);
  });
});

describe('what a visitor sends', () => {
  const baseline = async () => (await site.get(PATH)).body;

  it.each([
    '?utm_source=canary',
    '?fbclid=canary&gclid=canary',
    '?dateFrom=05-11-2026&pickUpPlaceId=canary',
    '?__proto__=canary',
    '?preview=0&x=canary',
    '?preview=false',
    '?a[]=canary&a=canary',
    `?${'x'.repeat(2000)}=canary`,
    '?%00=canary',
  ])('in the query %s changes nothing on a content page, first or later', async (query) => {
    const first = (await site.get(PATH + query)).body;
    expect(first).toBe(await baseline());
    expect(first).not.toContain('canary');
    expect(pageCalls()).toBe(1);
  });

  const HEADERS = [
    'accept-language',
    'authorization',
    'cookie',
    'dnt',
    'forwarded',
    'from',
    'origin',
    'pragma',
    'referer',
    'save-data',
    'sec-ch-ua',
    'sec-ch-ua-mobile',
    'sec-ch-ua-platform',
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-fetch-site',
    'sec-purpose',
    'true-client-ip',
    'user-agent',
    'via',
    'x-amz-website-redirect-location',
    'x-backend-host',
    'x-cache-key',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-correlation-id',
    'x-country',
    'x-csrf-token',
    'x-custom-ip-authorization',
    'x-debug',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-path',
    'x-forwarded-port',
    'x-forwarded-prefix',
    'x-forwarded-proto',
    'x-forwarded-scheme',
    'x-forwarded-server',
    'x-forwarded-ssl',
    'x-frame-options',
    'x-host',
    'x-http-destinationurl',
    'x-http-host-override',
    'x-http-method',
    'x-http-method-override',
    'x-locale',
    'x-method-override',
    'x-nextjs-data',
    'x-original-host',
    'x-original-remote-addr',
    'x-original-url',
    'x-originating-ip',
    'x-override-url',
    'x-prefetch',
    'x-proxy-host',
    'x-proxy-url',
    'x-real-ip',
    'x-remote-addr',
    'x-request-id',
    'x-requested-with',
    'x-rewrite-url',
    'x-site',
    'x-tenant',
    'x-timer',
    'x-user',
    'x-wap-profile',
  ];

  it(`in ${HEADERS.length} headers changes nothing of what it or the next visitor gets`, async () => {
    const clean = await baseline();
    const different: string[] = [];
    for (const name of HEADERS) {
      await site.raiseVersion();
      const own = (await site.get(PATH, { headers: { [name]: 'canary-de.evil.example/x' } })).body;
      if (own !== clean) different.push(`${name}: own response`);
      if ((await baseline()) !== clean) different.push(`${name}: next response`);
    }
    expect(different).toEqual([]);
  });

  it('in a spelling of the path fills no entry of its own', async () => {
    await site.get(PATH);
    for (const path of ['/en-US/%6Fffers', '/en-US/o%66fers', '/en-US/%6f%66fers'])
      expect((await site.get(path)).status).toBe(200);
    expect(pageCalls()).toBe(1);
  });

  it('is not written into a response that others get: no cookie, name or token', async () => {
    const response = await site.get(PATH, {
      headers: { cookie: 'language=en-US; demo-site=canary; __Host-preview=canary; access_token=canary' },
    });
    expect(JSON.stringify([response.headers, response.body])).not.toContain('canary');
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

describe('a response for one visitor', () => {
  it.each([
    ['/en-US/search?dateFrom=05-11-2026', 200],
    ['/en-US/checkout', 200],
    ['/en-US/nowhere', 404],
    ['/en-US/offers?preview', 401],
  ])('%s is never cached', async (path, status) => {
    const response = await site.get(path);
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'private, no-store']);
  });

  it('is not given to another search', async () => {
    site.responses['/api/Pages/search'] = wirePage('search', {
      sections: [{ id: 'l', type: 'LanguageSelector', v: 1, props: { layout: 'inline' } }],
    });
    site.responses['/api/siteconfig'] = siteConfiguration();
    const one = await site.get('/en-US/search?modelId=one');
    const two = await site.get('/en-US/search?modelId=two');
    expect(one.body).toContain('modelId=one');
    expect(two.body).toContain('modelId=two');
    expect(two.body).not.toContain('modelId=one');
  });
});
