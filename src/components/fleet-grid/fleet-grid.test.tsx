// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-group]')];
const names = (shown = cards()) => shown.map((card) => card.querySelector('h3')?.textContent);
const grid = () => document.querySelector<HTMLElement>('ul[style]');

describe('FleetGrid', () => {
  it('[COMP-19] shows each car with its picture, class, name, seats and the way to its prices', async () => {
    const picture = {
      src: '/car.svg',
      srcSet: undefined,
      sources: [],
      width: 4,
      height: 3,
      position: '',
      color: undefined,
    };
    await showExample('FleetGrid', 'all', { surround: (page) => ({ ...page, picture: () => picture }) });
    const [panda] = cards();
    expect(panda?.querySelector('img')?.getAttribute('src')).toBe('/car.svg');
    expect(panda?.querySelector('header > p')?.textContent).toBe('City cars');
    expect(panda?.querySelector('header > small')?.textContent).toBe(' or similar');
    expect(panda?.querySelector('h3')?.textContent).toBe('Fiat Panda');
    expect([...(panda?.querySelectorAll('li') ?? [])].map((fact) => fact.textContent)).toEqual(['4 seats']);
    const link = panda?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'See prices Fiat Panda',
      '/en-US/search?modelId=panda',
    ]);
  });

  it('[COMP-19] says "or similar" only where the site does', async () => {
    await showExample('FleetGrid', 'all', {
      surround: (page) => ({ ...page, booking: { ...page.booking, orSimilar: null } }),
    });
    expect(cards()[0]?.querySelector('header')?.textContent).toBe('City carsFiat Panda');
  });

  it('marks the cars on request, and leaves them out where the site hides them', async () => {
    const marked = () =>
      cards().flatMap((card) =>
        card.textContent?.includes('On request') ? [card.querySelector('h3')?.textContent] : [],
      );
    await showExample('FleetGrid', 'all');
    expect(marked()).toEqual(['Ford Tourneo Custom']);
    await showExample('FleetGrid', 'all', {
      surround: (page) => ({
        ...page,
        booking: { ...page.booking, results: { ...page.booking.results, hidesQuoteOnly: true } },
      }),
    });
    expect([marked(), names().includes('Ford Tourneo Custom')]).toEqual([[], false]);
  });

  it.each<[why: string, props: object, expected: string[]]>([
    [
      'in the order of the company',
      {},
      ['Fiat Panda', 'Renault Twingo', 'Renault Clio', 'Škoda Kamiq', 'Peugeot 2008', 'Ford Tourneo Custom'],
    ],
    [
      'by name, as the language sorts',
      { order: 'name' },
      ['Fiat Panda', 'Ford Tourneo Custom', 'Peugeot 2008', 'Renault Clio', 'Renault Twingo', 'Škoda Kamiq'],
    ],
    ['by seats', { order: 'passengers', limit: 3 }, ['Fiat Panda', 'Renault Twingo', 'Renault Clio']],
    ['of some classes only', { categoryIds: ['minibus', 'hatch'] }, ['Renault Clio', 'Ford Tourneo Custom']],
  ])('[COMP-19] lists the cars %s', async (_why, props, expected) => {
    await showExample('FleetGrid', 'all', { props: props as Record<string, unknown> });
    expect(names()).toEqual(expected);
  });

  it('[COMP-19] has columns by breakpoint, 0 as many as below', async () => {
    await showExample('FleetGrid', 'all', { props: { xs: 2, sm: 3, md: 0, lg: 5, xl: 0 } });
    const columns = ['--xs', '--sm', '--md', '--lg', '--xl'].map((name) =>
      grid()?.style.getPropertyValue(name),
    );
    expect(columns).toEqual(['2', '3', '3', '5', '5']);
  });

  it('[COMP-19] has chips for the classes of its cars, and none where there is no choice', async () => {
    const chips = () =>
      [...document.querySelectorAll('[role="group"] button')].map((chip) => chip.textContent);
    await showExample('FleetGrid', 'all', { props: { limit: 3 } });
    expect(chips()).toEqual(['All cars', 'City cars', 'Compact cars']);
    await showExample('FleetGrid', 'all', { props: { limit: 2 } });
    expect(chips()).toEqual([]);
    await showExample('FleetGrid', 'all', { props: { showFilter: false } });
    expect(chips()).toEqual([]);
  });

  it('hides its chips where no script could use them', async () => {
    const body = await showExample('FleetGrid', 'all');
    expect(body.querySelector('[role="group"]')?.closest('[data-needs-script]')).not.toBeNull();
    expect(cards().every((card) => !card.hidden)).toBe(true);
  });

  it('has a button text of its own', async () => {
    await showExample('FleetGrid', 'few');
    expect(cards().map((card) => card.querySelector('a')?.textContent)[0]).toBe('Choose dates Fiat Panda');
  });

  it('[COMP-02] says that it is loading, that it failed, with a way to try again, and that there are no cars', async () => {
    const loading = await showExample('FleetGrid', 'all', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('FleetGrid', 'all', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"]')?.textContent).toContain('The cars could not be loaded.');
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
    const empty = await showExample('FleetGrid', 'all', { api: fakeApi({ '/api/data/categories': [] }) });
    expect(empty.textContent).toBe('There are no cars to show at the moment.');
  });
});

describe('the chips', () => {
  let root: Root | undefined;
  const chip = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('[role="group"] button')].find(
      ({ textContent }) => textContent === name,
    );
  const press = (name: string) => act(async () => chip(name)?.click());
  const inSight = () => names(cards().filter((card) => !card.hidden));
  const announced = () => document.querySelector('p[role="status"]')?.textContent;

  beforeEach(async () => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const element = await liveExample('FleetGrid', 'all');
    root = createRoot(host);
    await act(async () => root?.render(element));
  });
  afterEach(() => act(async () => root?.unmount()));

  it('[COMP-19] show one class only, and announce the number of its cars', async () => {
    expect([inSight().length, announced()]).toEqual([6, '6 cars']);
    await press('Compact SUVs');
    expect([inSight(), announced()]).toEqual([['Škoda Kamiq', 'Peugeot 2008'], '2 cars']);
    await press('Compact cars');
    expect([inSight(), announced()]).toEqual([['Renault Clio'], '1 car']);
    await press('All cars');
    expect([inSight().length, announced()]).toEqual([6, '6 cars']);
  });

  it('[COMP-19] tell which of them is pressed', async () => {
    const pressed = () =>
      [...document.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['All cars']);
    await press('Minibuses');
    expect(pressed()).toEqual(['Minibuses']);
  });
});
