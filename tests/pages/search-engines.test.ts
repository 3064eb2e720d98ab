import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDraft } from '../../server/content/documents.ts';
import { inSiteAsOperator } from '../../server/db/in-site.ts';
import { PUBLISHED_AT, publishDocument } from '../../server/testing/publish-document.ts';
import { primarySubtag } from '../../src/runtime/text/languages.ts';
import { headOf, jsonLdOf, linksOf, metaOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';
import { foreignTexts } from '../support/spoken-language.ts';
import { structuredDataProblems } from '../support/structured-data-schema.ts';

const SITES = ['andes', 'adria', 'caribe'] as const;
const originOf = (site: string) => `http://${site}.localhost:4000`;

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { APP_MODE: 'production', ...PRODUCTION } });
});
afterAll(() => server.close());

const PRODUCTION = {
  PUBLIC_ORIGIN: 'http://localhost:4000',
  MAIL_FROM: 'a@b.example',
  EDITOR_HOST: 'editor.localhost',
};

async function ask(address: string) {
  const { host, pathname, search } = new URL(address);
  const response = await server.app.inject({ url: pathname + search, headers: { host } });
  return {
    status: response.statusCode,
    type: String(response.headers['content-type']),
    location: response.headers.location === undefined ? null : String(response.headers.location),
    caching: String(response.headers['cache-control']),
    body: response.body,
    bytes: response.rawPayload,
  };
}

const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => unescape(at ?? ''));
const changes = (xml: string) => [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, at]) => at);

interface Crawled {
  readonly address: string;
  readonly language: string;
  readonly html: string;
}

/** Every page that the sitemaps of a site list. */
async function crawl(site: string): Promise<Crawled[]> {
  const index = await ask(`${originOf(site)}/sitemap.xml`);
  const pages: Crawled[] = [];
  for (const sitemap of locations(index.body)) {
    const language = /sitemap-(.+)\.xml$/.exec(sitemap)?.[1] ?? '';
    for (const address of locations((await ask(sitemap)).body)) {
      const { status, body } = await ask(address);
      expect(status, address).toBe(200);
      pages.push({ address, language, html: body });
    }
  }
  return pages;
}

describe.each(SITES)('what search engines find of %s', (site) => {
  let pages: Crawled[] = [];
  let byAddress = new Map<string, Crawled>();
  beforeAll(async () => {
    pages = await crawl(site);
    byAddress = new Map(pages.map((page) => [page.address, page]));
  });

  it('[SEO-05] is led there by robots.txt', async () => {
    const { status, type, body } = await ask(`${originOf(site)}/robots.txt`);
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${originOf(site)}/sitemap.xml\n`);
  });

  it('is listed once, with the time at which it was published, and by its canonical address', async () => {
    expect(pages.length).toBeGreaterThan(15);
    expect(byAddress.size).toBe(pages.length);
    const { body } = await ask(`${originOf(site)}/sitemap.xml`);
    const first = await ask(locations(body)[0] ?? '');
    expect(new Set(changes(first.body))).toEqual(new Set([new Date(TEST_NOW).toISOString()]));
    for (const { address, html } of pages) {
      expect(linksOf(html, 'canonical'), address).toEqual([['', address]]);
      expect(metaOf(html, 'robots'), address).toBe('index, follow');
    }
  });

  it('[SEO-07] names all languages of each page, which name it in return', () => {
    for (const { address, html, language } of pages) {
      const alternates = linksOf(html, 'alternate');
      expect(alternates, address).toContainEqual([language, address]);
      const tags = alternates.map(([tag]) => tag);
      expect(tags, address).toEqual(expect.arrayContaining([primarySubtag(language), 'x-default']));
      for (const [tag, other] of alternates) {
        const back = byAddress.get(other);
        expect(back, `${address} names ${other} (${tag})`).toBeDefined();
        expect(linksOf(back?.html ?? '', 'alternate'), `${other} names ${address} in return`).toContainEqual([
          language,
          address,
        ]);
      }
    }
  });

  it('[SEO-02] has a title and a description of its own on every page', () => {
    const twice = (texts: readonly string[]) =>
      texts.filter((text, index) => text === '' || texts.indexOf(text) !== index);
    expect(twice(pages.map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''))).toEqual([]);
    expect(twice(pages.map(({ html }) => metaOf(html, 'description') ?? ''))).toEqual([]);
  });

  it('has no broken link', async () => {
    const known = new Map<string, number>(pages.map(({ address }) => [address, 200]));
    const broken: string[] = [];
    for (const { address, html } of pages) {
      const links = [...html.matchAll(/<(?:a|link|img)[^>]*? (?:href|src)="([^"]+)"/g)].map(([, href]) =>
        unescape(href ?? ''),
      );
      for (const link of links) {
        // Fonts and scripts have addresses when they are built.
        if (/^(?:mailto|tel|data):|^\/(?:assets|src|node_modules)\//.test(link)) continue;
        const target = new URL(link, address);
        if (target.origin !== originOf(site)) continue;
        if (target.hash && target.pathname === new URL(address).pathname) {
          if (!html.includes(`id="${decodeURIComponent(target.hash.slice(1))}"`))
            broken.push(`${address}: ${link} names no place`);
          continue;
        }
        // A search is a page whatever is searched: each is asked once.
        const page = target.origin + target.pathname;
        const status = known.get(page) ?? (await ask(target.href)).status;
        known.set(page, status);
        if (status >= 300) broken.push(`${address}: ${link} is ${status}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('shows no key in place of a text', () => {
    const keys = pages.flatMap(({ address, html }) => {
      const text = visibleText(html.replace(/<(style|script)[\s\S]*?<\/\1>/g, ' '));
      const found =
        text.match(/(?:^|\s)[a-z]+(?:\.[a-z][A-Za-z]+){1,3}(?=\s|$)|\[object Object\]|\{\{/g) ?? [];
      return found.map((key) => `${address}: ${key.trim()}`);
    });
    expect(keys).toEqual([]);
  });

  it('[LANG-17] says and speaks the language of each page, in each of its texts', () => {
    for (const { address, html, language } of pages) {
      expect(html, address).toContain(`<html lang="${language}">`);
      expect(foreignTexts(html, language), address).toEqual([]);
    }
  });

  it('[SEO-04] has structured data that says what it is, on every page that has a trail, and of the company once', () => {
    const types = new Map<string, number>();
    for (const { address, html } of pages) {
      for (const document of jsonLdOf(html)) {
        expect(structuredDataProblems(document), address).toEqual([]);
        for (const thing of document['@graph'] as { '@type': string }[])
          types.set(`${thing['@type']}`, (types.get(thing['@type']) ?? 0) + 1);
      }
    }
    const languages = new Set(pages.map(({ language }) => language)).size;
    const withTrail = pages.filter(({ html }) => html.includes('aria-current="page">')).length;
    expect(types.get('Organization')).toBe(languages);
    expect(types.get('WebSite')).toBe(languages);
    expect(types.get('AutoRental')).toBeGreaterThanOrEqual(2 * languages);
    expect(types.get('BreadcrumbList')).toBeGreaterThan(languages);
    expect(types.get('BreadcrumbList')).toBeLessThanOrEqual(withTrail);
    const posts = pages.filter(({ html }) => metaOf(html, 'og:type') === 'article').length;
    expect(posts).toBeGreaterThan(0);
    expect(types.get('BlogPosting')).toBe(posts);
  });

  it('[SEO-03] is shared with a picture of its own, as a JPEG of the size that networks show', async () => {
    const pictures = new Set(pages.map(({ html }) => metaOf(html, 'og:image') ?? ''));
    expect(pictures).not.toContain('');
    for (const picture of pictures) {
      const { status, type, caching, bytes } = await ask(picture);
      expect([status, type, caching], picture).toEqual([
        200,
        'image/jpeg',
        'public, max-age=31536000, immutable',
      ]);
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    }
    expect(pictures.size).toBeGreaterThan(2);
    expect(metaOf(pages[0]?.html ?? '', 'og:image:width')).toBe('1200');
  });

  it('[CONF-04] has icons drawn from its own', async () => {
    const { html = '' } = pages[0] ?? {};
    expect(headOf(html)).toContain('<link rel="icon" href="/favicon.ico" sizes="48x48">');
    const icons = await Promise.all(
      ['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'].map((path) => ask(originOf(site) + path)),
    );
    expect(icons.map(({ status, type }) => [status, type])).toEqual([
      [200, 'image/x-icon'],
      [200, 'image/png'],
      [200, 'image/png'],
    ]);
    // The header of an icon file with one picture of 48 pixels.
    expect([...(icons[0]?.bytes.subarray(0, 8) ?? [])]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  });
});

/** Of each sitemap of a site by its address: of each page that it lists, when it was changed last. */
async function changesBySitemap(site: string): Promise<Record<string, Record<string, string | undefined>>> {
  const { body } = await ask(`${originOf(site)}/sitemap.xml`);
  const sitemaps = await Promise.all(
    locations(body).map(async (address) => {
      const sitemap = await ask(address);
      const times = changes(sitemap.body);
      return [address, Object.fromEntries(locations(sitemap.body).map((page, at) => [page, times[at]]))];
    }),
  );
  return Object.fromEntries(sitemaps);
}

it('[SEO-05] a page that is published anew has a new time in the sitemap of every language, and no other page has', async () => {
  const before = await changesBySitemap('caribe');
  const page = await inSiteAsOperator(server.database, 'caribe', (scope) =>
    readDraft(scope, { kind: 'page', id: 'about' }),
  );
  if (!page) throw new Error('caribe has no page "about"');
  const { seo, slugs } = page.body as { seo: { title: object }; slugs: Readonly<Record<string, string>> };
  const title = { ...seo.title, 'en-US': 'Who we are | Caribe Drive' };
  await publishDocument(server.database, 'caribe', 'page', { ...page.body, seo: { ...seo, title } }, 'about');
  const published = new Date(PUBLISHED_AT).toISOString();
  const addresses = Object.entries(slugs).map(
    ([language, slug]) => `${originOf('caribe')}/${language}/${slug}`,
  );
  const changed = async () => {
    const after = await changesBySitemap('caribe');
    return Object.keys(before).flatMap((sitemap) =>
      Object.entries(after[sitemap] ?? {}).filter(([address, time]) => time !== before[sitemap]?.[address]),
    );
  };
  await expect.poll(changed).not.toEqual([]);
  expect(Object.keys(before)).toHaveLength(8);
  expect((await changed()).sort()).toEqual(addresses.map((address) => [address, published]).sort());
  const index = await ask(`${originOf('caribe')}/sitemap.xml`);
  expect(new Set(changes(index.body))).toEqual(new Set([published]));
});

it('keeps robots from the editor, and has no sitemap there', async () => {
  const robots = await ask('http://editor.localhost:4000/robots.txt');
  expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
  expect((await ask('http://editor.localhost:4000/sitemap.xml')).status).toBe(404);
});

it.each([
  'http://adria.localhost:4000/sitemap-fr-FR.xml',
  'http://adria.localhost:4000/shared-pictures/0123456789abcdef-640.webp.jpg',
  'http://adria.localhost:4000/shared-pictures/..%2f..%2fx.jpg',
  'http://adria.localhost:4000/shared-pictures/x.webp',
])('has nothing at %s', async (address) => {
  expect((await ask(address)).status).toBe(404);
});
