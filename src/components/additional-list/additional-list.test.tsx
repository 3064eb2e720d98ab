// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';
import { sampleBookingResponses } from '../../api/wire/scenarios/sample-bookings.ts';

const RESPONSES = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
const show = (example: string, options: RenderOptions = {}) =>
  showExample('AdditionalList', example, { api: fakeApi(RESPONSES), ...options });
const cards = () =>
  [...document.querySelectorAll('article')].map((card) => [
    card.querySelector('h3')?.textContent,
    card.lastElementChild?.textContent?.replace(/\s/g, ' '),
  ]);

describe('AdditionalList', () => {
  it('[COMP-05] shows the extras of the product API with what each costs', async () => {
    await show('all');
    expect(cards()).toEqual([
      ['Third-party liability', 'Included in every rental'],
      ['Full cover', 'EUR 12.00 a day'],
      ['Basic cover', 'EUR 6.00 a day'],
      ['Child seat', 'EUR 18.00 per rental'],
      ['Ferry permit', 'EUR 25.00 per rental'],
    ]);
    // Without a picture each kind has its icon.
    expect(document.querySelectorAll('article > svg')).toHaveLength(5);
  });

  it('[COMP-05] shows one kind of them, in its columns, without prices where none are wanted', async () => {
    await show('insurance');
    expect(cards().map(([name]) => name)).toEqual(['Third-party liability', 'Full cover', 'Basic cover']);
    const { style } = document.querySelector('ul[style]') as HTMLElement;
    expect(['--xs', '--sm', '--md'].map((name) => style.getPropertyValue(name))).toEqual(['1', '2', '2']);
    await show('plain');
    expect(cards()).toEqual([['Child seat', '']]);
    await show('all', { props: { kind: 'other', limit: 1 } });
    expect(cards().map(([name]) => name)).toEqual(['Ferry permit']);
  });

  it('[COMP-05] shows picture and description where the company gives them', async () => {
    const [first] = RESPONSES['/api/data/additionals'] as object[];
    const api = fakeApi({
      '/api/data/additionals': [
        { ...first, imagePath: '/media/seat', description: 'Fitted when you arrive.' },
      ],
    });
    const picture = {
      src: '/seat.webp',
      srcSet: undefined,
      sources: [],
      width: 3,
      height: 2,
      position: '',
      color: undefined,
    };
    const body = await show('all', {
      api,
      surround: (page) => ({ ...page, picture: (src) => (src ? picture : null) }),
    });
    expect(body.querySelector('article img')?.getAttribute('src')).toBe('/seat.webp');
    expect(body.querySelector('article > p')?.textContent).toBe('Fitted when you arrive.');
  });

  it('[COMP-02] says that it is loading, that it failed, with a way to try again, and that there are no extras', async () => {
    const loading = await show('all', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await show('all', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
    const empty = await show('all', { api: fakeApi({ '/api/data/additionals': [] }) });
    expect(empty.textContent).toBe('There are no extras to show at the moment.');
  });
});
