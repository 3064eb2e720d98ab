import { describe, expect, it } from 'vitest';
import type { Seo, SiteConfiguration } from '../../generated/page/types.ts';
import { documentTitle, faviconTag, type HeadInput, headTags } from './head.ts';
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

  it('keeps a page that is not for search engines out of them', () => {
    const input = inputOf({ isIndexable: false, pageSeo: { robots: 'index, follow' } });
    expect(contentOf(input, 'robots')).toBe('noindex, nofollow');
    expect(links(input)).toEqual([]);
  });
});

it('has an icon where the site has one', () => {
  expect(faviconTag(site, (src) => src)).toEqual([]);
  const withIcon = { ...site, featureFlags: { favicon: '/media/i.svg' } } as unknown as SiteConfiguration;
  expect(faviconTag(withIcon, (src) => `${src}?hashed`)).toEqual([
    { tag: 'link', attributes: { rel: 'icon', href: '/media/i.svg?hashed' } },
  ]);
});
