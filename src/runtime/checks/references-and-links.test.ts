import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import {
  TEXTS,
  button,
  foundIn,
  heading,
  inPage,
  inRow,
  main,
  node,
  page,
  picture,
} from '../../../tests/support/checked-page.ts';

describe('references', () => {
  it.each<[why: string, sections: object[], findings: string[]]>([
    ['a page that is there', [button({ pageId: 'fleet' })], []],
    ['an address', [button({ url: 'https://example.com' })], []],
    ['a page that is gone', [button({ pageId: 'gone' })], ['error broken-reference b /props/link/pageId']],
    ['a draft', [button({ pageId: 'next' })], ['warning unpublished-reference b /props/link/pageId']],
    [
      'a modal on the page instead of an address',
      [
        inRow({}, node('b', 'Button', { label: 'label', modal: 'cover' })),
        node('m', 'Modal', { title: 'title', anchor: 'cover' }),
      ],
      [],
    ],
    [
      'a modal that is not on the page',
      [
        inRow({}, node('b', 'Button', { label: 'label', modal: 'cover' })),
        node('m', 'Modal', { title: 'title', anchor: 'other' }),
      ],
      ['warning no-modal b /props/modal'],
    ],
    ['no address', [button({ pageId: '', url: '' })], ['warning no-target b /props/link']],
    [
      'a class of cars that is gone, in a list',
      [inRow({}, node('f', 'FleetGrid', { categoryIds: ['suv', 'gone'], headingLevel: 2 }))],
      ['error broken-reference f /props/categoryIds/1'],
    ],
    [
      'a place and a model that are gone',
      [inRow({}, node('s', 'SearchForm', { placeId: 'gone', modelId: 'gone', promotionId: 'any' }))],
      ['error broken-reference s /props/placeId', 'error broken-reference s /props/modelId'],
    ],
    [
      'a picture that the library lacks',
      [picture({ image: { src: '/media/a/none', alt: 'title' } })],
      ['error broken-reference i /props/image/src'],
    ],
    [
      'a picture of another host',
      [picture({ image: { src: 'https://example.com/a.jpg', alt: 'title' } })],
      [],
    ],
  ])('to %s', (_why, sections, findings) => {
    expect(inPage(...sections)).toEqual(findings);
  });

  it.each<[why: string, kind: DocumentKind, body: object, findings: string[]]>([
    [
      'a page to its layout',
      'page',
      page([main], { layoutId: 'gone' }),
      ['error broken-reference - /layoutId'],
    ],
    ['a page to the built-in layout', 'page', page([main], { layoutId: 'default' }), []],
    [
      'a layout to a shared component',
      'layout',
      { layoutItems: [{ type: 'content' }, { type: 'component', sharedComponentId: 'gone' }] },
      ['error broken-reference - /layoutItems/1/sharedComponentId'],
    ],
    [
      'an item of a layout that was a shared component before',
      'layout',
      { layoutItems: [{ type: 'content', sharedComponentId: 'gone' }] },
      [],
    ],
    [
      'an entry of a sub-menu to a page',
      'menu',
      { menuItems: [{ id: 'a', pageId: 'fleet', menuItems: [{ id: 'b', pageId: 'gone' }] }] },
      ['error broken-reference - /menuItems/0/menuItems/0/pageId'],
    ],
    [
      'the header to its menu',
      'header',
      { menu: { menuId: 'gone' } },
      ['error broken-reference - /menu/menuId'],
    ],
    [
      'the booking settings to a shared component',
      'bookingSettings',
      { checkout: { modalSharedComponentId: 'gone' } },
      ['error broken-reference - /checkout/modalSharedComponentId'],
    ],
  ])('of %s', (_why, kind, body, findings) => {
    expect(foundIn(kind, body)).toEqual(findings);
  });
});

describe('links by address', () => {
  const linked = (url: string, link: object = {}) => [
    node('button', 'Button', { label: 'label', link: { url, ...link } }),
  ];
  it.each<[why: string, url: string, found: string[]]>([
    ['a page of the site', '/de/flotte', []],
    ['another site', 'https://example.com/x', []],
    ['a telephone', 'tel:+54 11', []],
    ['a place on the page', '#prices', []],
    ['a place in a shared section', '#newsletter', []],
    ['a place on another page', '/de/flotte#vans', []],
    ['no place on another page', '/de/flotte#gone', ['warning broken-anchor button /props/link/url']],
    ['no page', '/de/nichts', ['warning broken-link button /props/link/url']],
    ['no place on the page', '#gone', ['warning broken-anchor button /props/link/url']],
  ])('lead to %s', (_why, url, wrong) => {
    expect(foundIn('page', page([heading('main', 'h1', { anchor: 'prices' }), ...linked(url)]))).toEqual(
      wrong,
    );
  });

  it.each<[where: string, pageId: string, found: string[]]>([
    ['#vans', 'fleet', []],
    ['#newsletter', 'fleet', []],
    ['#gone', 'fleet', ['warning broken-anchor button /props/link/url']],
    // The content of a screen's page is not known here.
    ['#gone', 'next', ['warning unpublished-reference button /props/link/pageId']],
  ])('name the place %s on the chosen page %s', (url, pageId, wrong) => {
    expect(foundIn('page', page([main, ...linked(url, { pageId })]))).toEqual(wrong);
  });

  it('are read in the HTML of each language, and reported once', () => {
    const body = page([main, heading('rich', 'p')]);
    const html = 'See <a class="x" href="/de/nichts">the fleet</a> and <a href=\'/de/flotte\'>this</a>';
    const translations = {
      ...TEXTS,
      de: { ...TEXTS.de, title: html },
      'en-US': { ...TEXTS['en-US'], title: html },
    };
    const rich = { ...body, builder: { ...body.builder, translations } };
    expect(foundIn('page', rich).filter((line) => line.includes('broken'))).toEqual([
      'warning broken-link main /props/text',
      'warning broken-link rich /props/text',
    ]);
  });

  it('are read in menus, whose places are on any page', () => {
    const menuItems = [{ url: '#gone' }, { url: '/de/flotte', menuItems: [{ url: '/de/nichts' }] }];
    expect(foundIn('menu', { menuItems }).filter((line) => line.includes('broken'))).toEqual([
      'warning broken-link - /menuItems/1/menuItems/0/url',
    ]);
  });
});
