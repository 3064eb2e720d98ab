import { describe, expect, it } from 'vitest';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import {
  defaultLanguage,
  detectLanguage,
  enabledLanguages,
  languageOrigin,
  leadsSomewhere,
  resolveAddress,
  routePath,
} from './routes.ts';

const siteOf = (languages: object[], routes: object[] = []) =>
  ({ languages, routes, menus: [] }) as unknown as SiteConfiguration;
const language = (isoLanguageName: string, rest: object = {}) => ({ isoLanguageName, ...rest });

const site = siteOf(
  [
    language('en-US'),
    language('de', { isDefault: true }),
    language('es-AR', { url: 'https://ar.example/x' }),
  ],
  [
    { id: 'offers', path: { 'en-US': 'offers', de: 'angebote' } },
    { id: 'search', path: { de: 'suche' } },
    { id: 'about', path: { de: 'über-uns' } },
    { id: 'error', path: { de: 'fehler' } },
  ],
);

describe('the languages of a site', () => {
  it('are those it lists, once each, or English', () => {
    expect(enabledLanguages(siteOf([language('de'), language('hr'), language('de')]))).toEqual(['de', 'hr']);
    expect(enabledLanguages(siteOf([]))).toEqual(['en-US']);
  });

  it.each<[why: string, languages: object[], expected: string]>([
    ['the marked one', [language('en-US'), language('hr', { isDefault: true })], 'hr'],
    ['English where none is marked', [language('hr'), language('en-US')], 'en-US'],
    ['the first where English is not enabled', [language('hr'), language('de')], 'hr'],
    ['English where none is enabled', [], 'en-US'],
  ])('begin with %s', (_why, languages, expected) => {
    expect(defaultLanguage(siteOf(languages))).toBe(expected);
  });

  it.each([
    [['fr-FR', 'es-ES'], 'es-AR'],
    [['fr-FR'], 'en-US'],
    [[], 'de'],
  ])('[LANG-04] are detected from %j as %s', (wanted, expected) => {
    expect(detectLanguage(site, wanted)).toBe(expected);
  });

  it('[LANG-04] are detected as the default of a site without English, when it has none that are wanted', () => {
    expect(detectLanguage(siteOf([language('hr'), language('de', { isDefault: true })]), ['fr-FR'])).toBe(
      'de',
    );
  });

  it.each([
    ['https://ar.example/x', 'https://ar.example'],
    ['http://ar.example:8080', 'http://ar.example:8080'],
    ['javascript:alert(1)', null],
    ['ar.example', null],
    ['https://', null],
    ['', null],
  ])('live at %j on the origin %s', (url, origin) => {
    expect(languageOrigin(siteOf([language('es-AR', { url })]), 'es-AR')).toBe(origin);
  });
});

describe('the path of a route', () => {
  it.each<[id: string, language: string, path: string | null]>([
    ['home', 'de', '/de/'],
    ['offers', 'de', '/de/angebote'],
    ['offers', 'es-AR', '/es-AR/offers'],
    ['search', 'de', '/de/suche'],
    ['search', 'en-US', '/en-US/search'],
    ['checkout', 'de', '/de/buchung'],
    ['checkout', 'es-AR', '/es-AR/reserva'],
    ['booking-error', 'en-US', '/en-US/booking-error'],
    ['about', 'en-US', '/en-US/über-uns'],
    ['gone', 'de', null],
    ['error', 'de', null],
    ['constructor', 'de', null],
  ])('%s in %s is %s', (id, tag, path) => {
    expect(routePath(site, id, tag)).toBe(path);
  });
});

it('a screen has its English path where a page of the site has the usual one of the language', () => {
  const own = siteOf([language('de')], [{ id: 'fleet', path: { de: 'mietwagen' } }]);
  expect([routePath(own, 'fleet', 'de'), routePath(own, 'search', 'de')]).toEqual([
    '/de/mietwagen',
    '/de/search',
  ]);
});

describe('an address', () => {
  const page = (routeId: string, path: string, tag = 'de') => ({
    kind: 'page',
    language: tag,
    routeId,
    path,
  });
  const redirect = (path: string, isPermanent: boolean) => ({ kind: 'redirect', path, isPermanent });
  const missing = { kind: 'not-found', language: 'de' };

  it.each<[path: string, wanted: string[], expected: object]>([
    ['/de/', [], page('home', '/de/')],
    ['/de', [], redirect('/de/', true)],
    ['/de/angebote', [], page('offers', '/de/angebote')],
    ['/de/angebote/', [], redirect('/de/angebote', true)],
    ['/de/offers', [], redirect('/de/angebote', true)],
    ['/en-US/angebote', [], redirect('/en-US/offers', true)],
    ['/de/%C3%BCber-uns', [], page('about', '/de/über-uns')],
    ['/DE/angebote', [], redirect('/de/angebote', true)],
    ['/', [], redirect('/de/', false)],
    ['/offers', ['en-GB'], redirect('/en-US/offers', false)],
    ['/es/offers', [], redirect('/es-AR/offers', false)],
    ['/hr/offers', [], redirect('/de/offers', false)],
    ['/de/gone', [], missing],
    ['/de/fehler', [], missing],
    ['/de/%', [], missing],
    ['/de/ANGEBOTE', [], redirect('/de/angebote', true)],
    ['/de//evil.example', [], missing],
  ])('%s for visitors who want %j', (path, wanted, expected) => {
    expect(resolveAddress(site, path, wanted)).toEqual(expected);
  });

  it('never leads to another host', () => {
    for (const path of ['//evil.example', '//evil.example/de', '/\\evil.example', '/DE//evil.example']) {
      const resolution = resolveAddress(site, path, []);
      if (resolution.kind === 'redirect')
        expect(new URL(resolution.path, 'https://own.example').host).toBe('own.example');
    }
  });
});

it.each<[why: string, url: string, leads: boolean]>([
  ['a page', '/de/angebote', true],
  ['a page with a query and a place', '/de/angebote?from=1#top', true],
  ['a page without a language', '/offers', true],
  ['a page of another language', '/de/offers', true],
  ['the front page', '/', true],
  ['a picture', '/media/andes/hero-640.webp', true],
  ['a file', '/de/terms.pdf', true],
  ['nothing', '/de/nothing', false],
  ['nothing, without a language', '/nothing', false],
])('an address that is written by hand leads to %s', (_why, url, leads) => {
  expect(leadsSomewhere(site, url)).toBe(leads);
});
