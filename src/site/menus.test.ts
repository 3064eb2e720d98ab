import { describe, expect, it } from 'vitest';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { menuLabel, nameOfPage, resolveMenu } from './menus.ts';
import type { PageAddress } from './page-context.ts';

const item = (id: string, pageId: string, rest: object = {}) => ({
  id,
  pageId,
  url: '',
  label: { de: `${id} (de)`, 'en-US': id },
  menuItems: [],
  ...rest,
});

const site = {
  languages: [{ isoLanguageName: 'de', isDefault: true, url: '' }],
  routes: [{ id: 'offers', path: { de: 'angebote' } }],
  menus: [
    {
      id: 'main',
      menuItems: [
        item('more', '', { menuItems: [item('inner', 'offers'), item('nowhere', '')] }),
        item('unnamed', 'home', { label: {} }),
        item('gone', 'gone'),
        item('partner', '', { url: 'https://partner.example/' }),
        item('english', 'home', { label: { 'en-US': 'Home' } }),
      ],
    },
    { id: 'footer', menuItems: [item('second', 'offers')] },
  ],
} as unknown as SiteConfiguration;
const address = {
  site,
  language: 'de',
  routeId: 'offers',
  origin: 'https://own.example',
} as unknown as PageAddress;

describe('a menu', () => {
  it('has the entries that have a text and lead somewhere', () => {
    expect(resolveMenu('main', address)).toEqual([
      {
        id: 'more',
        label: 'more (de)',
        href: null,
        isExternal: false,
        isCurrent: false,
        items: [
          {
            id: 'inner',
            label: 'inner (de)',
            href: '/de/angebote',
            isExternal: false,
            isCurrent: true,
            items: [],
          },
        ],
      },
      {
        id: 'partner',
        label: 'partner (de)',
        href: 'https://partner.example/',
        isExternal: true,
        isCurrent: false,
        items: [],
      },
      { id: 'english', label: 'Home', href: '/de/', isExternal: false, isCurrent: false, items: [] },
    ]);
  });

  it('is empty when the site has none of that id', () => {
    expect(resolveMenu('gone', address)).toEqual([]);
  });
});

it.each([
  ['offers', 'inner (de)'],
  ['home', 'Home'],
  ['nobody', ''],
])('names the page %s as its first menu does: %j', (pageId, label) => {
  expect(menuLabel(site, pageId, 'de')).toBe(label);
  // The home page without a title has that of the site.
  expect(nameOfPage(site, pageId, 'de')).toBe(pageId === 'home' ? '' : label);
});
