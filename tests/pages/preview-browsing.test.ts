import { WIRE_PLACES, WIRE_SCHEDULES } from '../../src/api/wire/scenarios/sample-places.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_DRAFTS } from '../../server/content/preview-access.ts';
import {
  type FakeSite,
  openFakeSite,
  paragraph,
  siteConfiguration,
  textsOf,
  wirePage,
} from '../support/fake-site.ts';
import { mainOf, visibleText } from '../support/html.ts';

const PATH = '/en-US/offers';
const tools = { format: 1, sections: [{ id: 'lang', type: 'LanguageSelector', v: 1, props: {} }] };
const form = { id: 'form', type: 'SearchForm', v: 1, props: {} };
const button = (id: string, link: object) => ({ id, type: 'Button', v: 1, props: { label: id, link } });
const SECTIONS = [
  paragraph('words'),
  form,
  button('home', { pageId: 'home' }),
  button('written', { url: '/en-US/about?from=offers#team' }),
  button('file', { url: '/media/terms.pdf' }),
  button('outside', { url: 'https://elsewhere.example/x' }),
];
const MENU = {
  id: 'main',
  menuItems: [
    { id: 'm1', label: { 'en-US': 'Offers' }, pageId: 'offers' },
    { id: 'm2', label: { 'en-US': 'About' }, pageId: 'about' },
  ],
};

const page = (id: string) =>
  wirePage(id, {
    sections: SECTIONS,
    translations: textsOf('words', 'home', 'written', 'file', 'outside'),
    showBreadcrumb: true,
  });

let site: FakeSite;
beforeEach(async () => {
  const { routes } = siteConfiguration();
  site = await openFakeSite({
    grants: {
      all: ALL_DRAFTS,
      one: { ...ALL_DRAFTS, pageId: 'offers' },
      german: { ...ALL_DRAFTS, language: 'de' },
    },
    responses: {
      '/api/siteconfig': siteConfiguration({
        routes: [...routes, { id: 'about', path: { 'en-US': 'about' } }],
        menus: [MENU],
        header: { sharedComponentId: 'tools', menu: { menuId: 'main' } },
        sharedComponents: [{ id: 'tools', name: 'Tools', builder: tools }],
      }),
      '/api/Pages/offers': page('offers'),
      '/api/Pages/offers?preview=true': page('offers'),
      '/api/Pages/about': page('about'),
      '/api/data/places?language=en-US': WIRE_PLACES,
      '/api/data/attentionschedule': WIRE_SCHEDULES,
      '/api/data/holidays?language=en-US': [],
    },
  });
});

const withCookie = (token: string) => ({ headers: { cookie: `__Host-preview=${token}` } });
/** Addresses of the links of a page, without those of anchors on it. */
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"#][^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const hidden = (html: string) => /<input type="hidden" name="preview" value="([^"]*)"/.exec(html)?.[1];

describe('links of a draft', () => {
  it('stay in the preview and in its language, of menu, breadcrumb, languages and content', async () => {
    const { body } = await site.get(`${PATH}?preview`, withCookie('all'));
    const hrefs = hrefsOf(body);
    for (const href of [
      '/en-US/?preview',
      '/en-US/offers?preview',
      '/en-US/about?preview',
      '/en-US/about?from=offers&preview#team',
      '/de/angebote?preview',
      '/hr/ponude?preview',
    ])
      expect(hrefs).toContain(href);
    expect(hidden(body)).toBe('');
    const leaving = hrefs.filter((href) => href.startsWith('/') && !/[?&]preview(?:$|[=&#])/.test(href));
    expect(leaving).toEqual(['/media/terms.pdf']);
    expect(hrefs).toContain('https://elsewhere.example/x');
  });

  it('lead out of the preview of one page only to pages that say so', async () => {
    const { body } = await site.get(`${PATH}?preview`, withCookie('one'));
    const hrefs = hrefsOf(body);
    expect(hrefs).toContain('/en-US/about?preview=0');
    expect(hrefs).toContain('/de/angebote?preview');
    expect(hidden(body)).toBe('0');
    expect(visibleText(body)).toContain('Only this page is a preview.');
    const left = await site.get('/en-US/about?preview=0', withCookie('one'));
    expect(visibleText(left.body)).toContain('You left the preview');
    expect(hrefsOf(left.body)).toContain('/en-US/offers?preview');
    expect(left.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(hrefsOf(mainOf(left.body)).filter((href) => href.includes('preview'))).toEqual([]);
  });

  it('stay plain on published pages, with the cookie or without', async () => {
    for (const path of [PATH, `${PATH}?preview=0`]) {
      const { body } = await site.get(path);
      expect(body).not.toMatch(/preview/);
    }
    expect((await site.get(PATH, withCookie('all'))).body).toBe((await site.get(PATH)).body);
  });

  it('keep a search that a form sent in the preview', async () => {
    const { status, headers } = await site.get(
      '/en-US/search?dateFrom=2026-05-11&promotionId=&preview=',
      withCookie('all'),
    );
    expect([status, headers.location]).toEqual([302, '/en-US/search?dateFrom=05-11-2026&preview=']);
  });

  it('open in the language of the link where an address has none', async () => {
    const { headers } = await site.get('/?preview=german', {
      headers: { 'accept-language': 'hr', cookie: 'language=hr' },
    });
    expect(headers.location).toBe('/de/?preview=german');
  });
});

describe('after a preview', () => {
  const preview = ['/?preview=all', `${PATH}?preview=all`, `${PATH}?preview`, `${PATH}?preview=0`];
  const refused = [`${PATH}?preview=wrong`, '/en-US/nowhere?preview'];

  it.each([...preview, ...refused])('nothing of %s stays in the session but its own cookie', async (path) => {
    const { headers } = await site.get(path, withCookie('all'));
    const cookies = (headers['set-cookie'] ?? '').split('; ').filter((part) => part.includes('='));
    expect(cookies.map((part) => part.split('=')[0])).not.toContain('language');
  });

  it('its pages are marked, so that their scripts store nothing either', async () => {
    for (const path of [`${PATH}?preview`, `${PATH}?preview=0`, `${PATH}?preview=wrong`])
      expect((await site.get(path, withCookie('all'))).body).toMatch(/<html [^>]*data-preview=""/);
    expect((await site.get(PATH)).body).not.toContain('data-preview');
  });

  it('its end removes the cookie and leads to the published page, with or without a right', async () => {
    for (const requested of [withCookie('all'), withCookie('wrong'), {}]) {
      const { status, headers } = await site.get(`${PATH}?x=1&preview=end`, requested);
      expect([status, headers.location]).toEqual([303, `${PATH}?x=1`]);
      expect(headers['set-cookie']).toBe(
        '__Host-preview=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=None; Partitioned',
      );
    }
  });

  it('its end never leads to another host', async () => {
    const { headers } = await site.get('//evil.example/x?preview=end');
    expect(headers.location).toBe('/evil.example/x');
  });

  it('public pages have no word of a draft, in 100 responses', async () => {
    site.responses['/api/Pages/offers?preview=true'] = wirePage('offers', {
      sections: [paragraph('draft-word')],
      translations: textsOf('draft-word'),
    });
    const found: string[] = [];
    for (let round = 0; round < 50; round += 1) {
      const draft = await site.get(`${PATH}?preview`, withCookie('all'));
      expect(draft.body).toContain('draft-word');
      found.push((await site.get(PATH, withCookie('all'))).body, (await site.get(`${PATH}?preview=0`)).body);
    }
    expect(found.filter((body) => body.includes('draft-word'))).toEqual([]);
  });
});
