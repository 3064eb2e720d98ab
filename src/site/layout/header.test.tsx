// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { t, testAddress } from '../../../tests/support/render-component.tsx';
import type { MenuEntry } from '../menus.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Header, HeaderExtra } from './header.tsx';

const entry = (id: string, label: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label,
  href: `/en-US/${id}`,
  isExternal: false,
  isCurrent: false,
  items: [],
  ...more,
});

const ITEMS = [
  entry('fleet', 'Fleet', { isCurrent: true }),
  entry('places', 'Places', { items: [entry('north', 'The north'), entry('south', 'The south')] }),
  entry('roads', 'Road conditions', { href: 'https://example.org/', isExternal: true }),
];

const settings = testAddress().site.header;

function show(changes: Partial<typeof settings> = {}, children: React.ReactNode = null) {
  document.body.innerHTML = renderToStaticMarkup(
    <Header header={{ ...settings, ...changes }} items={ITEMS} homeHref="/en-US/" siteName="Test Cars" t={t}>
      {children}
    </Header>,
  );
  return document.body;
}

const linkNamed = (text: string) =>
  [...document.querySelectorAll('a')].find((link) => link.textContent?.startsWith(text));

describe('Header', () => {
  it.each([
    [
      'with a logo',
      { logo: { src: '/media/test/logo.svg', mailSrc: '', alt: 'Test Cars', width: 180, height: 48 } },
    ],
    ['without one', {}],
  ])('leads home by the logo, %s', (_case, changes) => {
    const home = show(changes).querySelector('header a');
    expect(home?.getAttribute('href')).toBe('/en-US/');
    expect(home?.getAttribute('aria-label')).toBe('Test Cars, home page');
  });

  it('marks the current page, and only that', () => {
    const marked = [...show().querySelectorAll('[aria-current]')];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Fleet', 'page'],
    ]);
  });

  it('opens sub-menus by a native switch, one at a time, its own page first', () => {
    const menu = show().querySelector('nav details');
    expect(menu?.querySelector('summary')?.textContent).toBe('Places');
    expect(menu?.getAttribute('name')).toBe('menu');
    expect([...(menu?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Places',
      'The north',
      'The south',
    ]);
  });

  it('[PAGE-10] opens an address on another host in a new tab, and announces it', () => {
    show();
    expect(linkNamed('Road conditions')?.getAttribute('target')).toBe('_blank');
    expect(linkNamed('Road conditions')?.textContent).toContain('opens in a new tab');
    expect(linkNamed('Fleet')?.hasAttribute('target')).toBe(false);
  });

  it('has the menu once, named, with the shared component after it', () => {
    const body = show({}, <HeaderExtra>Shared</HeaderExtra>);
    const menus = body.querySelectorAll('nav');
    expect(menus).toHaveLength(1);
    expect(menus[0]?.getAttribute('aria-label')).toBe('Main menu');
    expect(menus[0]?.nextElementSibling?.textContent).toBe('Shared');
  });

  it('has no menu button when there is nothing to open', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <Header header={settings} items={[]} homeHref="/" siteName="Test Cars" t={t} />,
    );
    expect(document.querySelector('summary, nav')).toBeNull();
  });

  it('takes the colours of the header settings, and leaves the others to the theme', () => {
    const style = show({ menuItems: { color: '#112233', background: '' } })
      .querySelector('header')
      ?.getAttribute('style');
    expect(style).toContain('--menu-color:#112233');
    expect(style).not.toContain('--menu-background');
    expect(style).not.toContain('-mark');
  });

  it('marks the current entry in the colour of the text on a ground of the operator', () => {
    const style = show({ menuItems: { color: '', background: '#0b5d66' } })
      .querySelector('header')
      ?.getAttribute('style');
    expect(style).toContain('--menu-mark:currentColor');
    expect(style).not.toContain('--sub-mark');
  });
});

describe('Breadcrumb', () => {
  it('[PAGE-05] is an ordered list in a labelled nav: home, then the page itself', () => {
    document.body.innerHTML = renderToStaticMarkup(<Breadcrumb t={t} homeHref="/en-US/" label="Our fleet" />);
    const nav = document.querySelector('nav');
    expect(nav?.getAttribute('aria-label')).toBe('You are here');
    expect([...(nav?.querySelectorAll('ol > li') ?? [])].map((item) => item.textContent)).toEqual([
      'Home',
      'Our fleet',
    ]);
    expect(nav?.querySelector('a')?.getAttribute('href')).toBe('/en-US/');
    expect(nav?.querySelector('[aria-current="page"]')?.textContent).toBe('Our fleet');
  });
});
