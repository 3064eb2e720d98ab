// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';

const panels = () => [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
const cars = (panel: Element | undefined) =>
  [...(panel?.querySelectorAll('article h3') ?? [])].map(({ textContent }) => textContent);

describe('FleetSidebarCarousel', () => {
  it('[COMP-20] has the classes at the side, and a carousel of the cars of each', async () => {
    const body = await showExample('FleetSidebarCarousel', 'all');
    const labels = [...body.querySelectorAll('[data-tabs] > a')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['City cars', 'Compact cars', 'Compact SUVs', 'Minibuses']);
    expect(body.querySelector('[data-orientation]')?.getAttribute('data-orientation')).toBe('vertical');
    expect(panels().map(cars)).toEqual([
      ['Fiat Panda', 'Renault Twingo'],
      ['Renault Clio'],
      ['Škoda Kamiq', 'Peugeot 2008'],
      ['Ford Tourneo Custom'],
    ]);
    expect(panels().map(({ hidden }) => hidden)).toEqual([false, true, true, true]);
    const carousel = panels()[2]?.querySelector('section');
    expect([carousel?.getAttribute('aria-roledescription'), carousel?.getAttribute('aria-label')]).toEqual([
      'carousel',
      'Compact SUVs',
    ]);
  });

  it('[COMP-20] tells the details of the car in sight, with the way to its prices', async () => {
    await showExample('FleetSidebarCarousel', 'two');
    expect(panels().map(cars)).toEqual([
      ['Fiat Panda', 'Renault Twingo'],
      ['Škoda Kamiq', 'Peugeot 2008'],
    ]);
    const kamiq = panels()[1]?.querySelector('article');
    expect([...(kamiq?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '5 seats',
      'Automatic',
      '3 bags',
      '5 doors',
    ]);
    expect(kamiq?.querySelector('a')?.getAttribute('href')).toBe('/en-US/search?modelId=kamiq');
  });

  it('[COMP-20] shows the cars of the class that is chosen', async () => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    Element.prototype.scrollIntoView = () => undefined;
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const element = await liveExample('FleetSidebarCarousel', 'all');
    const root = createRoot(host);
    await act(async () => root.render(element));
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    await act(async () => tabs[2]?.click());
    expect(panels().map(({ hidden }) => hidden)).toEqual([true, true, false, true]);
    await act(async () => root.unmount());
  });

  it('[COMP-02] says that it is loading, that it failed, with a way to try again, and that there are no cars', async () => {
    const loading = await showExample('FleetSidebarCarousel', 'all', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('FleetSidebarCarousel', 'all', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
    const empty = await showExample('FleetSidebarCarousel', 'all', {
      api: fakeApi({ '/api/data/categories': [] }),
    });
    expect(empty.textContent).toBe('There are no cars to show at the moment.');
  });
});
