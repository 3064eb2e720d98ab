import { describe, expect, it } from 'vitest';
import type { Seo, SiteConfiguration } from '../../generated/page/types.ts';
import { documentTitle, type HeadInput, headTags } from './head.ts';
import { iconTags } from './icons.ts';
import type { PageAddress } from './page-context.ts';

const site = {
  languages: [
    { isoLanguageName: 'de', isDefault: true, url: '' },
    { isoLanguageName: 'es-AR', url: 'https://ar.example' },
  ],
  routes: [{ id: 'offers', path: { 'en-US': 'offers', de: 'angebote für dich' } }],
  menus: [],
  featureFlags: {},
} as unknown as SiteConfiguration;
const address = {
  site,
  siteName: 'Test Cars',
  language: 'de',
  routeId: 'offers',
  origin: 'https://own.example',
} as unknown as PageAddress;

const inputOf = (changes: Partial<HeadInput> = {}): HeadInput => ({
  address,
  pageSeo: {},
  siteSeo: {} as Seo,
  screenName: 'Angebote',
  isIndexable: true,
  picture: null,
  sitePicture: null,
  ...changes,
});
const seo = (value: object) => value as Seo;
const contentOf = (input: HeadInput, name: string) =>
  headTags(input).find(({ attributes }) => attributes.name === name || attributes.property === name)
    ?.attributes.content;
const links = (input: HeadInput) =>
  headTags(input)
    .filter(({ tag }) => tag === 'link')
    .map(({ attributes: { rel, hreflang = '', href } }) => [rel, hreflang, href]);

it.each<[why: string, changes: Partial<HeadInput>, title: string]>([
  ['the page’s own', { pageSeo: { title: { de: 'Eigen' } } }, 'Eigen'],
  ['screen and site', { siteSeo: seo({ title: { de: 'Autos' } }) }, 'Angebote | Autos'],
  ['screen and name of the site', {}, 'Angebote | Test Cars'],
  ['the site’s, where the screen has no name', { screenName: '' }, 'Test Cars'],
])('takes as title %s', (_why, changes, title) => {
  expect(documentTitle(inputOf(changes))).toBe(title);
  expect(contentOf(inputOf(changes), 'og:title')).toBe(title);
});

describe('metadata', () => {
  it('takes each value of the page before the site’s', () => {
    const input = inputOf({
      pageSeo: { description: { de: 'Seite' }, ogTags: { 'og:type': 'article' } },
      siteSeo: seo({ description: { de: 'Site' }, robots: 'noarchive', ogTags: { 'og:type': 'website' } }),
    });
    expect(contentOf(input, 'description')).toBe('Seite');
    expect(contentOf(input, 'og:type')).toBe('article');
    expect(contentOf(input, 'robots')).toBe('noarchive');
  });

  it('writes no open graph names that are none, and no empty ones', () => {
    const ogTags = { 'og:image': '', 'x" onload="y': 'z', 'http-equiv': 'refresh', 'og:video': '/v' };
    const names = headTags(inputOf({ siteSeo: seo({ ogTags }) })).map(
      ({ attributes }) => attributes.property,
    );
    expect(names).toContain('og:video');
    for (const name of ['og:image', 'x" onload="y', 'http-equiv']) expect(names).not.toContain(name);
  });

  it('lists each language under its own host for search engines', () => {
    expect(links(inputOf())).toEqual([
      ['canonical', '', 'https://own.example/de/angebote%20f%C3%BCr%20dich'],
      ['alternate', 'de', 'https://own.example/de/angebote%20f%C3%BCr%20dich'],
      ['alternate', 'es-AR', 'https://ar.example/es-AR/offers'],
      ['alternate', 'es', 'https://ar.example/es-AR/offers'],
      ['alternate', 'x-default', 'https://own.example/de/angebote%20f%C3%BCr%20dich'],
    ]);
  });

  it('names for each language of regional variants alone the first of them, for readers of other regions', () => {
    const languages = ['es-MX', 'nl-NL', 'es-DO', 'pt', 'fr-FR', 'en-GB'].map((isoLanguageName) => ({
      isoLanguageName,
    }));
    const elsewhere = { ...address, site: { ...site, languages } } as unknown as PageAddress;
    const named = links(inputOf({ address: elsewhere })).flatMap(([, tag, href]) =>
      tag?.includes('-') ? [] : [[tag, href]],
    );
    const at = (tag: string) => `https://own.example/${tag}/offers`;
    expect(named).toEqual([
      ['', 'https://own.example/de/angebote%20f%C3%BCr%20dich'],
      ['pt', at('pt')],
      ['es', at('es-MX')],
      ['nl', at('nl-NL')],
      ['fr', at('fr-FR')],
      ['en', at('en-GB')],
    ]);
  });

  it('keeps a page that is not for search engines out of them', () => {
    const input = inputOf({ isIndexable: false, pageSeo: { robots: 'index, follow' } });
    expect(contentOf(input, 'robots')).toBe('noindex, nofollow');
    expect(links(input)).toEqual([]);
  });
});

describe('the picture for sharing', () => {
  const picture = { src: '/shared-pictures/a.webp.jpg', width: 1200, height: 630 };
  const sitePicture = { src: '/shared-pictures/logo.svg.jpg', width: 1200, height: 630 };
  const given = (src: string) => ({ ogTags: { 'og:image': src } });

  it.each<[why: string, changes: Partial<HeadInput>, image: string | undefined]>([
    [
      'what the page names itself',
      { picture, pageSeo: given('/media/x.webp') },
      'https://own.example/media/x.webp',
    ],
    [
      'the lead picture of the page before the one of the site',
      { picture, siteSeo: seo(given('https://cdn.example/site.png')) },
      'https://own.example/shared-pictures/a.webp.jpg',
    ],
    [
      'what the site names, where the page has none',
      { sitePicture, siteSeo: seo(given('https://cdn.example/site.png')) },
      'https://cdn.example/site.png',
    ],
    ['the logo where nobody names one', { sitePicture }, 'https://own.example/shared-pictures/logo.svg.jpg'],
    ['none where there is none', {}, undefined],
  ])('[SEO-01] [SEO-03] is %s', (_why, changes, image) => {
    expect(contentOf(inputOf(changes), 'og:image')).toBe(image);
    const isOurs = image?.includes('shared-pictures');
    expect(contentOf(inputOf(changes), 'og:image:width')).toBe(isOurs ? '1200' : undefined);
    const card = headTags(inputOf(changes)).find(({ attributes }) => attributes.name === 'twitter:card');
    expect(card?.attributes.content).toBe(image && 'summary_large_image');
  });
});

it('[SEO-03] names the language and the others with the regions that they are spoken in', () => {
  const locales = headTags(inputOf()).filter(({ attributes }) =>
    attributes.property?.startsWith('og:locale'),
  );
  expect(locales.map(({ attributes: { property, content } }) => [property, content])).toEqual([
    ['og:locale', 'de_DE'],
    ['og:locale:alternate', 'es_AR'],
  ]);
});

describe('the icons of a site', () => {
  const of = (favicon: string, src: string) =>
    iconTags(
      { ...site, featureFlags: { favicon }, header: { logo: { src } } } as unknown as SiteConfiguration,
      (file) => `${file}?hashed`,
    ).map(({ attributes: { rel, href } }) => [rel, href]);
  const drawn = ['apple-touch-icon', '/apple-touch-icon.png'];

  it('[CONF-04] are its browser icon, as it is and drawn for whoever wants pixels', () => {
    expect(of('/media/i.svg', '')).toEqual([
      ['icon', '/favicon.ico'],
      ['icon', '/media/i.svg?hashed'],
      drawn,
    ]);
  });

  it('are drawn from the logo where it has none, and are none without either', () => {
    expect(of('', '/media/logo.svg')).toEqual([['icon', '/favicon.ico'], drawn]);
    expect(of('', '')).toEqual([]);
  });
});
