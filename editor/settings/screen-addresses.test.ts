import { expect, it } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { screenAddresses } from './screen-addresses.ts';

const siteOf = (changes: object) => {
  const site = toSiteConfiguration(
    {
      languages: [
        { isoLanguageName: 'de', isDefault: true, url: '' },
        { isoLanguageName: 'en-GB', isDefault: false, url: '' },
      ],
      routes: [
        { id: 'fleet', path: { de: 'flotte' } },
        { id: 'search', path: { de: 'suche' } },
        { id: 'shop', path: { de: 'laden', 'en-GB': 'shop' } },
      ],
      ...changes,
    },
    () => undefined,
  );
  if (!site) throw new Error('the site configuration is wrong');
  return site;
};

it('lists where visitors find each screen, and which of them have a page on which that is changed', () => {
  const found = screenAddresses(siteOf({}), new Set(['home', 'fleet', 'search', 'blog']));
  expect(found.map(({ id, hasPage, paths }) => [id, hasPage, ...paths])).toEqual([
    ['search', true, '/de/suche', '/en-GB/search'],
    ['shop', false, '/de/laden', '/en-GB/shop'],
    ['checkout', false, '/de/buchung', '/en-GB/checkout'],
    ['booking-success', false, '/de/buchung-bestaetigt', '/en-GB/booking-success'],
    ['booking-error', false, '/de/buchung-fehlgeschlagen', '/en-GB/booking-error'],
    ['blog', true, '/de/blog', '/en-GB/blog'],
  ]);
});

it('leaves out the blog of a site that has none', () => {
  const found = screenAddresses(siteOf({ blog: { enabled: false } }), new Set(['blog']));
  expect(found.map(({ id }) => id)).not.toContain('blog');
});
