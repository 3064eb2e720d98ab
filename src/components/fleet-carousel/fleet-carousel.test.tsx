// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const cards = () => [...document.querySelectorAll('[aria-roledescription="slide"] article')];
const names = () => cards().map((card) => card.querySelector('h3')?.textContent);

describe('FleetCarousel', () => {
  it('[COMP-18] shows each car with its class, name, seats and the way to its prices', async () => {
    const picture = (src: string) => ({
      src,
      srcSet: undefined,
      sources: [],
      width: 4,
      height: 3,
      position: '',
      color: undefined,
    });
    await showExample('FleetCarousel', 'all', { surround: (page) => ({ ...page, picture }) });
    const [panda] = cards();
    expect(panda?.querySelector('img')).not.toBeNull();
    expect(panda?.querySelector('header > p')?.textContent).toBe('City cars');
    expect(panda?.querySelector('header > small')?.textContent).toBe(' or similar');
    expect(panda?.querySelector('h3')?.textContent).toBe('Fiat Panda');
    expect(panda?.querySelector('li')?.textContent).toBe('4 seats');
    expect(panda?.querySelector('a')?.getAttribute('href')).toBe('/en-US/search?modelId=panda');
  });

  it('[COMP-18] shows the chosen classes only, in the chosen order and number', async () => {
    await showExample('FleetCarousel', 'all', { props: { categoryIds: ['minibus', 'hatch'] } });
    expect(names()).toEqual(['Renault Clio', 'Ford Tourneo Custom']);
    await showExample('FleetCarousel', 'all', { props: { order: 'name', limit: 2 } });
    expect(names()).toEqual(['Fiat Panda', 'Ford Tourneo Custom']);
  });

  it('[COMP-18] shows as many side by side as each breakpoint says', async () => {
    await showExample('FleetCarousel', 'all', { props: { sm: 3, md: 0, lg: 5 } });
    const style = document.querySelector('section')?.style;
    expect(['--xs', '--sm', '--md', '--lg', '--xl'].map((name) => style?.getPropertyValue(name))).toEqual([
      '1',
      '3',
      '3',
      '5',
      '5',
    ]);
  });

  it('[COMP-02] says that it is loading, that it failed, with a way to try again, and that there are no cars', async () => {
    const loading = await showExample('FleetCarousel', 'all', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('FleetCarousel', 'all', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
    const empty = await showExample('FleetCarousel', 'all', { api: fakeApi({ '/api/data/categories': [] }) });
    expect(empty.textContent).toBe('There are no cars to show at the moment.');
  });
});
