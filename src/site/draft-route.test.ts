import { expect, it } from 'vitest';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { withPageRoute } from './draft-route.ts';

const fleet = { id: 'fleet', path: { de: 'flotte' }, label: {} };
const offers = { id: 'offers', path: { de: 'angebote' }, label: {} };
const site = { routes: [fleet, offers] } as unknown as SiteConfiguration;

it.each<[why: string, page: Parameters<typeof withPageRoute>[1], routes: readonly object[]]>([
  ['the site of a page without any', { id: 'fleet', slugs: {}, menuLabel: {} }, [fleet, offers]],
  [
    'new paths and label',
    { id: 'fleet', slugs: { de: 'fuhrpark' }, menuLabel: { de: 'Fuhrpark' } },
    [{ id: 'fleet', path: { de: 'fuhrpark' }, label: { de: 'Fuhrpark' } }, offers],
  ],
  [
    'a label beside the paths that are there',
    { id: 'offers', slugs: {}, menuLabel: { de: 'Aktionen' } },
    [fleet, { id: 'offers', path: { de: 'angebote' }, label: { de: 'Aktionen' } }],
  ],
  [
    'the route of a page that has none yet',
    { id: 'about', slugs: { de: 'wir' }, menuLabel: {} },
    [fleet, offers, { id: 'about', path: { de: 'wir' }, label: {} }],
  ],
])('shows %s', (_why, page, routes) => {
  expect(withPageRoute(site, page).routes).toEqual(routes);
});
