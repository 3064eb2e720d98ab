// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample, servedExample, showExample } from '../../../tests/support/render-component.tsx';
import { WIRE_SCHEDULES, wireSchedule } from '../../api/wire/scenarios/sample-places.ts';

const cards = () => [...document.querySelectorAll('article')];
const names = () => cards().map((card) => card.querySelector('h3')?.textContent);
const hours = () => cards().map((card) => card.querySelector(':scope > p')?.textContent);

describe('PlacesGrid', () => {
  it('[COMP-32] shows the places where cars are picked up, with city, country, address and hours of today', async () => {
    await showExample('PlacesGrid', 'all');
    // The harbour of Dubrovnik takes returns only.
    expect(names()).toEqual(['Zagreb Airport', 'Zagreb, Glavni kolodvor', 'Split Airport']);
    const [first] = cards();
    expect(first?.querySelector('header > p')?.textContent).toBe('Zagreb, Croatia');
    expect(first?.querySelector('address')?.textContent).toBe('Rudolfa Fizira 21');
    expect(hours()).toEqual(Array.from({ length: 3 }, () => 'Open today 08:00–\u206020:00'));
  });

  it('[COMP-32] leads from each place to a search that begins there', async () => {
    await showExample('PlacesGrid', 'all');
    expect(cards().map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      '/en-US/search?pickUpPlaceId=zag-air',
      '/en-US/search?pickUpPlaceId=zag-city',
      '/en-US/search?pickUpPlaceId=spu-air',
    ]);
    expect(cards()[0]?.querySelector('a')?.textContent).toBe('See cars here Zagreb Airport');
  });

  it.each<[why: string, schedule: object, expected: string]>([
    ['a holiday', { closedDays: ['2026-05-11'] }, 'Closed today'],
    ['round the clock', wireSchedule('b-zag-air', '00:00', '24:00'), 'Open around the clock today'],
    [
      'two spans',
      {
        monday: [
          { openedFrom: '08:00', openedTo: '12:00' },
          { openedFrom: '16:00', openedTo: '20:00' },
        ],
      },
      'Open today 08:00–\u206012:00, 16:00–\u206020:00',
    ],
    ['clocks where it is Sunday still', { utcDiff: -11, sunday: [] }, 'Closed today'],
  ])('[COMP-32] tells the hours of today by the clock of the place: %s', async (_why, schedule, expected) => {
    const [first, ...others] = WIRE_SCHEDULES;
    const api = fakeApi({ '/api/data/attentionschedule': [{ ...first, ...schedule }, ...others] });
    await showExample('PlacesGrid', 'all', { api });
    expect(hours()[0]).toBe(expected);
  });

  it('says that its hours are right until midnight there, and shows none where they are not wanted', async () => {
    const { needs } = await servedExample('PlacesGrid', 'all');
    expect(new Date(needs.validUntil).toISOString()).toBe('2026-05-11T22:00:00.000Z');
    await showExample('PlacesGrid', 'two');
    expect([names(), hours()]).toEqual([
      ['Zagreb Airport', 'Split Airport'],
      ['', ''],
    ]);
  });

  it('[COMP-32] leaves out a place that never opens', async () => {
    const [, ...others] = WIRE_SCHEDULES;
    await showExample('PlacesGrid', 'all', { api: fakeApi({ '/api/data/attentionschedule': others }) });
    expect(names()).toEqual(['Zagreb, Glavni kolodvor', 'Split Airport']);
  });

  it('[COMP-32] shows one city only, and announces the number of its places', async () => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const element = await liveExample('PlacesGrid', 'all');
    const root = createRoot(host);
    await act(async () => root.render(element));
    const chips = [...document.querySelectorAll<HTMLButtonElement>('[role="group"] button')];
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All cities', 'Zagreb', 'Split']);
    await act(async () => chips[1]?.click());
    const shown = [...document.querySelectorAll<HTMLElement>('[data-group]')].filter(({ hidden }) => !hidden);
    expect(shown).toHaveLength(2);
    expect(document.querySelector('p[role="status"]')?.textContent).toBe('2 places');
    await act(async () => root.unmount());
    await showExample('PlacesGrid', 'first');
    expect(document.querySelector('[role="group"]')).toBeNull();
  });

  it('[COMP-02] says that it is loading, that it failed, with a way to try again, and that there are no places', async () => {
    const loading = await showExample('PlacesGrid', 'all', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('PlacesGrid', 'all', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
    const empty = await showExample('PlacesGrid', 'all', { api: fakeApi({ '/api/data/places': [] }) });
    expect(empty.textContent).toBe('There is no place to pick up a car at the moment');
  });
});
