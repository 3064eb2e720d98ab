import { sampleBookingResponses } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import { bodyOf, headOf, linksOf, mainOf, metaOf } from '../support/html.ts';
import { bareScreenPage } from '../../src/site/system-pages.ts';
import { FAKE_ORIGIN, openFakeSite, siteConfiguration, wirePage } from '../support/fake-site.ts';

const SITE_SEO = {
  title: { 'en-US': 'Test Cars', de: 'Testwagen' },
  description: { 'en-US': 'All cars', de: 'Alle Wagen' },
};

const open = (page: object = {}, configuration: object = {}, responses: object = {}) =>
  openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration(configuration),
      '/api/siteseo': SITE_SEO,
      '/api/Pages/home': wirePage('home'),
      '/api/Pages/offers': wirePage('offers', page as Record<string, unknown>),
      ...responses,
    },
  });

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe('title and description', () => {
  const seo = {
    title: { 'en-US': 'Offers', de: 'Angebote' },
    description: { 'en-US': 'Cheap', de: 'Günstig' },
  };

  it.each<[why: string, path: string, page: object, title: string, description: string]>([
    ['are those of the page in its language', '/de/angebote', { seo }, 'Angebote', 'Günstig'],
    ['change with the language', '/en-US/offers', { seo }, 'Offers', 'Cheap'],
    ['are those of the site where the page has none', '/de/angebote', {}, 'Testwagen', 'Alle Wagen'],
    ['name a screen before the site', '/en-US/search', {}, 'Cars and prices | Test Cars', 'All cars'],
    [
      'are text',
      '/de/angebote',
      { seo: { title: { de: '</title><script>alert(1)</script>' }, description: { de: '"><b>' } } },
      '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      '&quot;&gt;&lt;b&gt;',
    ],
  ])('[SEO-02] %s', async (_why, path, page, title, description) => {
    const { body } = await (await open(page)).get(path);
    expect([titleOf(body), metaOf(body, 'description')]).toEqual([title, description]);
    expect(headOf(body)).not.toContain('<script>');
  });
});

it('[SEO-02] the title of a page without one is its label before the site, but for the home page', async () => {
  const label = { 'en-US': 'Label', de: 'Name' };
  const routes = [
    { id: 'home', path: {}, label },
    { id: 'offers', path: { 'en-US': 'offers', de: 'angebote' }, label },
  ];
  const site = await open({}, { routes });
  const titles = ['/de/angebote', '/en-US/offers', '/en-US/'].map(async (path) =>
    titleOf((await site.get(path)).body),
  );
  expect(await Promise.all(titles)).toEqual(['Name | Testwagen', 'Label | Test Cars', 'Test Cars']);
});

describe('the title of a screen', () => {
  const BOOKED = 'booking-success?bookingId=7KM4PX';
  const booking = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 })['/api/booking/book'];
  const known = (response: unknown) => ({ '/api/booking/book?bookingId=7KM4PX&language=en-US': response });

  it.each<[why: string, path: string, responses: object, title: string]>([
    ['a booking', BOOKED, known(booking), 'Booking made'],
    ['a quote', BOOKED, known({ ...(booking as object), currentStatus: 5 }), 'Your quote'],
    ['no booking', BOOKED, {}, 'We could not find this booking'],
    ['no number', 'booking-success', {}, 'We could not find this booking'],
    ['no response', BOOKED, known(500), 'Something went wrong'],
    ['a car that somebody else got', 'booking-error?reason=gone', {}, 'Booking not made'],
    ['a booking that did not work', 'booking-error?modelId=clio', {}, 'Booking not made'],
    ['no error', 'booking-error', {}, 'Nothing went wrong here'],
    ['a checkout that failed', 'checkout', {}, 'Something went wrong'],
  ])('names what it shows: %s', async (_why, path, responses, title) => {
    const site = await open({}, {}, responses);
    expect(titleOf((await site.get(`/en-US/${path}`)).body)).toBe(`${title} | Test Cars`);
  });

  it('is the operator’s as long as the screen shows what it is there for', async () => {
    const { builder } = bareScreenPage('booking-success') ?? {};
    const page = wirePage('booking-success', { seo: { title: { 'en-US': 'Thank you' } }, builder });
    const site = await open({}, {}, { ...known(booking), '/api/Pages/booking-success': page });
    const of = async (path: string) => titleOf((await site.get(`/en-US/${path}`)).body);
    expect(await of(BOOKED)).toBe('Thank you');
    expect(await of('booking-success')).toBe('We could not find this booking | Test Cars');
  });
});

describe('the heading of the blog', () => {
  it.each([
    ['en-US', '/en-US/blog', 'Blog'],
    ['de', '/de/blog', 'Blog'],
  ])('is its name in %s where the site has no page of its own for it', async (_language, path, heading) => {
    const site = await open({}, { blog: { enabled: true } }, { '/odata/BlogPosts': { value: [] } });
    expect(
      [...mainOf((await site.get(path)).body).matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text),
    ).toEqual([heading]);
  });
});

describe('robots', () => {
  it.each<[why: string, seo: object, siteSeo: object, robots: string]>([
    ['are invited when nothing is said', {}, {}, 'index, follow'],
    ['do as the site says', {}, { robots: 'noindex, follow' }, 'noindex, follow'],
    [
      'do as the page says before the site',
      { robots: 'index, nofollow' },
      { robots: 'noindex, follow' },
      'index, nofollow',
    ],
    ['are told nothing that is no rule', { robots: 'x"><script>' }, {}, 'index, follow'],
  ])('[SEO-02] [SEO-05] %s', async (_why, seo, siteSeo, robots) => {
    const site = await open({ seo }, {}, { '/api/siteseo': siteSeo });
    expect(metaOf((await site.get('/de/angebote')).body, 'robots')).toBe(robots);
  });

  it('[SEO-05] are kept from the hosts where sites are composed, whatever pages say', async () => {
    const site = await open(
      { seo: { robots: 'index, follow' } },
      {},
      { '/api/globalConfigs': { builderHosts: ['www.test.localhost'] } },
    );
    for (const round of [1, 2]) {
      const built = await site.get('/de/angebote', { host: 'www.test.localhost:4000' });
      const visited = await site.get('/de/angebote');
      expect([round, metaOf(built.body, 'robots'), metaOf(visited.body, 'robots')]).toEqual([
        round,
        'noindex, nofollow',
        'index, follow',
      ]);
      expect(linksOf(built.body, 'canonical')).toEqual([]);
    }
  });

  it.each(['/en-US/search', '/en-US/nowhere'])(
    '[SEO-05] are kept from %s, which is no content',
    async (path) => {
      const { body } = await (await open()).get(path);
      expect(metaOf(body, 'robots')).toBe('noindex, nofollow');
      expect([...linksOf(body, 'canonical'), ...linksOf(body, 'alternate')]).toEqual([]);
    },
  );
});

describe('addresses of a page', () => {
  it.each([
    '/de/angebote',
    '/de/angebote?utm_source=x&dateFrom=05-11-2026',
    '/de/angebote?preview=0',
    '/de/%61ngebote',
  ])('[SEO-07] of %s are canonical without parameters', async (path) => {
    const { body } = await (await open()).get(path);
    expect(linksOf(body, 'canonical')).toEqual([['', `${FAKE_ORIGIN}/de/angebote`]]);
  });

  it('[SEO-07] exist for every language, for each language of regional variants alone, and for everybody else', async () => {
    const { body } = await (await open()).get('/hr/ponude');
    expect(linksOf(body, 'alternate')).toEqual([
      ['en-US', `${FAKE_ORIGIN}/en-US/offers`],
      ['de', `${FAKE_ORIGIN}/de/angebote`],
      ['hr', `${FAKE_ORIGIN}/hr/ponude`],
      ['es-AR', `${FAKE_ORIGIN}/es-AR/offers`],
      ['en', `${FAKE_ORIGIN}/en-US/offers`],
      ['es', `${FAKE_ORIGIN}/es-AR/offers`],
      ['x-default', `${FAKE_ORIGIN}/de/angebote`],
    ]);
  });

  it('[SEO-07] are on the host that a language lives on', async () => {
    const languages = [
      { isoLanguageName: 'de', isDefault: true },
      { isoLanguageName: 'hr', url: 'https://tvrtka.example' },
    ];
    const { body } = await (await open({}, { languages })).get('/de/angebote');
    expect(linksOf(body, 'alternate')).toContainEqual(['hr', 'https://tvrtka.example/hr/ponude']);
  });

  it('[SEO-07] are never made from what the request says', async () => {
    const site = await open();
    const response = await site.get('/de/angebote', {
      host: 'www.test.localhost:4000',
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(linksOf(response.body, 'canonical')).toEqual([['', `${FAKE_ORIGIN}/de/angebote`]]);
    expect(response.body).not.toContain('evil.example');
  });

  it('[SEO-07] of one page are not left on the next: each is a document of its own', async () => {
    const site = await open();
    const home = await site.get('/de/');
    expect(linksOf(home.body, 'canonical')).toEqual([['', `${FAKE_ORIGIN}/de/`]]);
    expect(headOf(home.body)).not.toContain('angebote');
  });
});

describe('Open Graph', () => {
  it('is filled from the page and overridden by what it says, tag by tag', async () => {
    const seo = {
      title: { de: 'Angebote' },
      ogTags: { 'og:type': 'article', 'og:image': '/x.webp', onload: 'x' },
    };
    const site = await open(
      { seo },
      {},
      { '/api/siteseo': { ...SITE_SEO, ogTags: { 'og:type': 'website' } } },
    );
    const { body } = await site.get('/de/angebote');
    const of = (name: string) => metaOf(body, `og:${name}`);
    expect(['title', 'description', 'url', 'locale', 'type', 'image'].map(of)).toEqual([
      'Angebote',
      'Alle Wagen',
      `${FAKE_ORIGIN}/de/angebote`,
      'de_DE',
      'article',
      `${FAKE_ORIGIN}/x.webp`,
    ]);
    expect(headOf(body)).not.toContain('onload');
  });
});

describe('the document', () => {
  it('[LANG-15] of a page that does not exist has the design of the site and a way home', async () => {
    const site = await open({}, { theme: { palette: { primary: '#663399' } } });
    const { status, body, headers } = await site.get('/hr/nowhere');
    expect([status, headers['content-language'], headers['cache-control']]).toEqual([
      404,
      'hr',
      'private, no-store',
    ]);
    expect(body).toContain('--primary:#663399');
    expect(bodyOf(body)).toContain('data-site-header');
    expect(mainOf(body)).toContain('href="/hr/"');
  });

  it.each([0, 2])('[PAGE-19] is not found for a page of status %i', async (status) => {
    const site = await open({ status });
    expect((await site.get('/de/angebote')).status).toBe(404);
  });

  it('[PAGE-19] is not found for a route without a page', async () => {
    expect((await (await open({}, {}, { '/api/Pages/offers': 404 })).get('/de/angebote')).status).toBe(404);
  });
});
