import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainOf, metaOf, visibleText } from '../support/html.ts';
import {
  type FakeSite,
  openFakeSite,
  paragraph,
  siteConfiguration,
  textsOf,
  wirePage,
} from '../support/fake-site.ts';
import { openSiteServer } from '../support/site-server.ts';

let site: FakeSite;
beforeAll(async () => {
  site = await openFakeSite({
    responses: {
      '/api/Pages/home': wirePage('home', {
        sections: [paragraph('welcome')],
        translations: { ...textsOf('welcome'), de: { welcome: 'Willkommen' }, hr: { welcome: 'Dobrodošli' } },
      }),
      '/api/Pages/offers': wirePage('offers', {
        sections: [paragraph('bargains')],
        translations: textsOf('bargains'),
      }),
    },
  });
});
afterAll(() => site.app.close());

const get = (path: string, headers: Record<string, string> = {}) => site.get(path, { headers });

describe('an address without a language', () => {
  it.each<[why: string, path: string, headers: Record<string, string>, location: string]>([
    ['goes to the default language', '/', {}, '/de/'],
    ['goes to the language of the browser', '/', { 'accept-language': 'hr,en;q=0.5' }, '/hr/'],
    ['takes the best by weight', '/', { 'accept-language': 'en;q=0.3, hr;q=0.8' }, '/hr/'],
    ['asks the cookie before the browser', '/', { cookie: 'language=hr', 'accept-language': 'de' }, '/hr/'],
    [
      'asks the browser when the cookie is none of the site',
      '/',
      { cookie: 'language=lt', 'accept-language': 'hr' },
      '/hr/',
    ],
    ['takes a variant of the language', '/', { 'accept-language': 'es-MX' }, '/es-AR/'],
    ['ignores the case', '/', { 'accept-language': 'EN-us' }, '/en-US/'],
    ['keeps path and query', '/angebote?x=1&y=%20', {}, '/de/angebote?x=1&y=+'],
    [
      'goes to English when the site has no language of the browser',
      '/',
      { 'accept-language': 'lt' },
      '/en-US/',
    ],
    ['takes a language that the site lacks for a wish', '/lt/offers', {}, '/de/offers'],
    [
      'goes to English when the site has neither the language of the path nor of the browser',
      '/lt/offers',
      { 'accept-language': 'lt' },
      '/en-US/offers',
    ],
    ['takes a variant in the path', '/es-MX/offers', { 'accept-language': 'hr' }, '/es-AR/offers'],
    ['stays on the site whatever the path is', '//evil.example/x', {}, '/de//evil.example/x'],
  ])('[LANG-02] [LANG-04] [LANG-07] %s', async (_why, path, headers, location) => {
    const response = await get(path, headers);
    expect([response.status, response.headers.location]).toEqual([302, location]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each<[language: string, headers: Record<string, string>]>([
    ['de', {}],
    ['hr', { cookie: 'language=hr' }],
    ['en-US', { 'accept-language': 'en' }],
  ])(
    '[LANG-14] is prefixed with %s where a bank returns to it, its whole query kept',
    async (language, headers) => {
      const response = await get('/transbank?token_ws=01ab%2Bc%3D&TBK_TOKEN=&token_ws=2', headers);
      expect([response.status, response.headers.location]).toEqual([
        302,
        `/${language}/transbank?token_ws=01ab%2Bc%3D&TBK_TOKEN=&token_ws=2`,
      ]);
    },
  );

  it('[LANG-03] is the only one for which cookie and browser are asked', async () => {
    const response = await get('/en-US/', { cookie: 'language=hr', 'accept-language': 'hr' });
    expect([response.status, response.headers['content-language']]).toEqual([200, 'en-US']);
  });
});

describe('an address with a language', () => {
  it.each<[why: string, path: string, location: string]>([
    ['spelled in capitals', '/DE/angebote', '/de/angebote'],
    ['spelled in small letters', '/en-us/offers', '/en-US/offers'],
    ['with an English path', '/de/offers', '/de/angebote'],
    ['with a path of another language', '/hr/angebote', '/hr/ponude'],
    ['with an English path of a system page', '/de/search', '/de/suche'],
    ['with a slash at its end', '/de/angebote/', '/de/angebote'],
    ['without the slash of the front page', '/de', '/de/'],
  ])('[LANG-05] %s leads for good to the one right address', async (_why, path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.location]).toEqual([301, location]);
  });

  it.each([
    ['/en-US/', 'en-US', 'welcome'],
    ['/de/', 'de', 'Willkommen'],
    ['/de/angebote', 'de', 'bargains'],
    ['/hr/ponude', 'hr', 'bargains'],
    ['/es-AR/offers', 'es-AR', 'bargains'],
    ['/de/%61ngebote', 'de', 'bargains'],
  ])('[LANG-02] [LANG-05] %s is a page in %s', async (path, language, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(visibleText(mainOf(response.body))).toBe(text);
    expect(response.body).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
    expect(response.headers['content-language']).toBe(language);
  });

  it('[LANG-05] falls back to the English path whatever variant of English the site has, of a screen to the usual one of the language', async () => {
    const own = await openFakeSite({
      responses: {
        '/api/siteconfig': siteConfiguration({
          languages: [{ isoLanguageName: 'hr' }, { isoLanguageName: 'en-GB' }, { isoLanguageName: 'de' }],
          routes: [
            { id: 'offers', path: { hr: 'ponude', 'en-GB': 'deals' } },
            { id: 'search', path: { hr: 'vozila' } },
          ],
        }),
        '/api/Pages/offers': wirePage('offers'),
      },
    });
    expect((await own.get('/de/deals')).status).toBe(200);
    expect((await own.get('/de/ponude')).headers.location).toBe('/de/deals');
    expect((await own.get('/de/vozila')).headers.location).toBe('/de/mietwagen');
  });

  it.each([
    '/de/nowhere',
    '/de//angebote',
    '/de/%00',
    '/de/%E0%A4%A',
    '/de/%',
    '/de/angebote/more',
    '/de/..%2f',
  ])('[LANG-15] %s shows that the page does not exist', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers['content-language']).toBe('de');
    expect(metaOf(response.body, 'robots')).toBe('noindex, nofollow');
    expect(mainOf(response.body)).toContain('<a href="/de/"');
  });

  it('[LANG-08] is no page in a language that is not listed', async () => {
    expect((await get('/pl/')).headers.location).toBe('/de/');
    expect((await get('/xx/')).status).toBe(302);
  });
});

describe('calls that do not exist', () => {
  it.each(['/api/nothing', '/odata/BlogPosts', '/api', '/ads.txt', '/favicon.ico'])(
    '%s is no page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(JSON.parse(response.body)).toMatchObject({ errorCode: 'notFound' });
    },
  );
});

describe('a search sent by a native form', () => {
  it.each<[why: string, query: string, canonical: string]>([
    [
      'has its dates spelled anew',
      'dateFrom=2026-05-11&dateTo=2026-05-14',
      '?dateFrom=05-11-2026&dateTo=05-14-2026',
    ],
    ['loses its empty values', 'pickUpPlaceId=a&dropOffPlaceId=&dateFrom=', '?pickUpPlaceId=a'],
    ['may be empty altogether', 'dateFrom=&hourFrom=', ''],
    ['keeps a date that cannot be read', 'dateFrom=2026-02-31&x=', '?dateFrom=2026-02-31'],
  ])('%s by an uncached redirect', async (_why, query, canonical) => {
    const response = await get(`/de/suche?${query}`);
    expect([response.status, response.headers.location]).toEqual([302, `/de/suche${canonical}`]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get(response.headers.location as string)).status).toBe(200);
  });

  it('is left alone on other pages', async () => {
    expect((await get('/de/angebote?dateFrom=2026-05-11')).status).toBe(200);
  });
});

describe('choosing a language', () => {
  const choices = async (path: string, configuration: object = {}) => {
    const tools = { format: 1, sections: [{ id: 'lang', type: 'LanguageSelector', v: 1, props: {} }] };
    const own = await openFakeSite({
      responses: {
        '/api/siteconfig': siteConfiguration({
          header: { sharedComponentId: 'tools' },
          sharedComponents: [{ id: 'tools', name: 'Tools', builder: tools }],
          ...configuration,
        }),
        '/api/Pages/offers': wirePage('offers'),
      },
    });
    const { body } = await own.get(path);
    return [...body.matchAll(/<a href="([^"]*)"[^>]*data-set-language="([^"]*)"/g)].map(([, href, tag]) => [
      tag,
      href,
    ]);
  };

  it('[LANG-07] [LANG-08] keeps the route and takes its path in that language', async () => {
    expect(await choices('/de/angebote')).toEqual([
      ['en-US', '/en-US/offers'],
      ['de', '/de/angebote'],
      ['hr', '/hr/ponude'],
      ['es-AR', '/es-AR/offers'],
    ]);
  });

  it('[LANG-07] keeps the query of a screen', async () => {
    expect(await choices('/de/suche?pickUpPlaceId=a&dateFrom=05-11-2026')).toContainEqual([
      'hr',
      '/hr/vozila?pickUpPlaceId=a&amp;dateFrom=05-11-2026',
    ]);
  });

  it('[LANG-08] leads to the host that a language lives on, and to no other scheme', async () => {
    const languages = [
      { isoLanguageName: 'de', url: 'https://firma.example/start' },
      { isoLanguageName: 'hr', url: 'javascript:alert(1)' },
      { isoLanguageName: 'en-US', isDefault: true },
    ];
    expect(await choices('/en-US/offers', { languages })).toEqual([
      ['de', 'https://firma.example/de/angebote'],
      ['hr', '/hr/ponude'],
      ['en-US', '/en-US/offers'],
    ]);
  });

  it('[LANG-07] is stored in a cookie by a page that is not cached, and only when it changes', async () => {
    expect((await get('/hr/vozila')).headers['set-cookie']).toMatch(
      /^language=hr; Max-Age=\d+; Path=\/; SameSite=Lax$/,
    );
    expect((await get('/hr/vozila', { cookie: 'language=hr' })).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['https://cars.example', '; Secure'],
    ['http://localhost:4000', ''],
  ])(
    '[LANG-07] is stored in a cookie that only https carries where the site is on it: %s',
    async (origin, end) => {
      const server = await openSiteServer({ env: { PUBLIC_ORIGIN: origin } });
      const { headers } = await server.app.inject({
        url: '/hr/vozila',
        headers: { host: 'adria.localhost' },
      });
      expect(String(headers['set-cookie'])).toBe(`language=hr; Max-Age=31536000; Path=/${end}; SameSite=Lax`);
      await server.close();
    },
  );

  it('sets no cookie on a page that shared caches may store', async () => {
    const { headers } = await get('/hr/ponude');
    expect(headers['cache-control']).toContain('public');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('[LANG-06] loads another document: nothing of the former language is left in it', async () => {
    const croatian = await get('/hr/');
    const german = await get('/de/', { cookie: 'language=hr', 'accept-language': 'hr' });
    expect([visibleText(mainOf(croatian.body)), visibleText(mainOf(german.body))]).toEqual([
      'Dobrodošli',
      'Willkommen',
    ]);
    expect(german.body).not.toContain('Dobrodošli');
    expect(german.headers.etag).not.toBe(croatian.headers.etag);
  });
});
