// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample, type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';

const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Maps <b>& more</b>' };
const withTiles: RenderOptions = { surround: (page) => ({ ...page, mapTiles: TILES }) };
const names = () => [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
const pin = (name: string) => document.querySelector<HTMLElement>(`.map-pin[aria-label="${name}"]`);

let root: Root | undefined;
async function openLive(example: string) {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // The library measures its element and asks whether motion is welcome; this environment knows neither.
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: 600 },
    clientHeight: { configurable: true, value: 400 },
  });
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never;
  document.body.innerHTML = '<main></main>';
  const element = await liveExample('Map', example, withTiles);
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(element));
}
async function showMap() {
  await act(async () => document.querySelector<HTMLElement>('[data-action]')?.click());
  await expect.poll(() => document.querySelector('.leaflet-container')).not.toBeNull();
}
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

describe('Map', () => {
  it('[COMP-21] lists every office with its address and, where its position is known, the way there', async () => {
    await showExample('Map', 'offices', withTiles);
    expect(names()).toEqual(['Zagreb Airport', 'Split Airport', 'Dubrovnik harbour']);
    const [first] = document.querySelectorAll('li');
    expect(first?.querySelector('address')?.textContent).toBe('Rudolfa Fizira 21Zagreb, Croatia+38515550100');
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('li a[target]')];
    expect(ways.map(({ search }) => new URLSearchParams(search).get('destination'))).toEqual([
      '45.7429,16.0688',
      '43.5389,16.298',
    ]);
    expect(ways[0]?.textContent).toBe('Directions Zagreb Airport (opens in a new tab)');
  });

  it('[COMP-21] loads nothing of a map before somebody asks for it, and leads to one without scripts', async () => {
    await showExample('Map', 'offices', withTiles);
    expect(document.querySelector('img')).toBeNull();
    const link = document.querySelector<HTMLAnchorElement>('[data-island] a');
    expect(link?.href).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=45\.7429&mlon=16\.0688/);
    expect(link?.textContent).toBe('Show mapThe map loads from tiles.example only when you open it');
  });

  it('[COMP-21] shows the offices as named pins that open their address', async () => {
    await openLive('offices');
    await showMap();
    const map = document.querySelector<HTMLElement>('.leaflet-container');
    expect([map?.getAttribute('role'), map?.getAttribute('aria-label')]).toEqual([
      'region',
      'Map of these places',
    ]);
    expect(document.activeElement).toBe(map);
    expect(tiles().length).toBeGreaterThan(0);
    expect(document.querySelector('.leaflet-control-attribution')?.textContent).toBe(TILES.attribution);
    expect(document.querySelectorAll('.map-pin')).toHaveLength(2);
    await act(async () => pin('Split Airport')?.click());
    const popup = document.querySelector('.leaflet-popup-content');
    expect(popup?.textContent).toBe(
      'Split AirportCesta Franje Tuđmana 1270Directions Split Airport (opens in a new tab)',
    );
    await expect.poll(() => document.activeElement?.closest('.leaflet-popup-content')).toBe(popup);
    expect(document.querySelector('.leaflet-popup-close-button')?.getAttribute('aria-label')).toBe('Close');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    await act(async () => document.activeElement?.dispatchEvent(escape));
    expect(document.activeElement).toBe(pin('Split Airport'));
    await expect.poll(() => document.querySelector('.leaflet-popup-content')).toBeNull();
  });

  it('[COMP-21] begins at the zoom that was chosen', async () => {
    await openLive('points');
    await showMap();
    expect(tiles().every(({ src }) => src.startsWith('https://tiles.example/14/'))).toBe(true);
    expect(names()).toEqual(['Office at the old town', 'Ferry port']);
  });

  it('[COMP-21] says that the map cannot be loaded, and keeps pins and addresses', async () => {
    await openLive('offices');
    await showMap();
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
    await act(async () => tiles()[0]?.dispatchEvent(new Event('error')));
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      'The map cannot be loaded at the moment. All addresses are listed below.',
    );
    expect([names().length, document.querySelectorAll('.map-pin').length]).toEqual([3, 2]);
  });

  it('[COMP-21] is the list alone where the installation has no server of maps', async () => {
    await showExample('Map', 'offices', { surround: (page) => ({ ...page, mapTiles: null }) });
    expect(document.querySelector('[data-island]')).toBeNull();
    expect(names()).toHaveLength(3);
  });

  it('[COMP-02] says that it is loading, that it failed, and that there is nothing to show', async () => {
    const loading = await showExample('Map', 'offices', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('Map', 'offices', { api: failingApi() });
    expect(failed.querySelector('[role="alert"]')?.textContent).toContain(
      'The addresses could not be loaded.',
    );
    const empty = await showExample('Map', 'offices', {
      api: fakeApi({ '/api/data/branchoffices': [] }),
    });
    expect(empty.querySelector('li')).toBeNull();
    expect(empty.textContent).toBe('There is no place to pick up a car at the moment');
  });
});
