// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { failingApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const card = () => document.querySelector('article');
const features = () => [...(card()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
const excess = () => [...(card()?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);

describe('CarDetails', () => {
  it('[COMP-10] shows one model with its class, facts, excess and text, and leads to a search for it', async () => {
    const picture = {
      src: '/car.svg',
      srcSet: undefined,
      sources: [],
      width: 4,
      height: 3,
      position: '',
      color: undefined,
    };
    await showExample('CarDetails', 'suv', { surround: (page) => ({ ...page, picture: () => picture }) });
    expect(card()?.querySelector('img')?.getAttribute('src')).toBe('/car.svg');
    expect(card()?.querySelector('header > p')?.textContent).toBe('Compact SUVs');
    expect(card()?.querySelector('header > small')?.textContent).toBe(' or similar');
    expect(card()?.querySelector('h3')?.textContent).toBe('Škoda Kamiq');
    expect(features()).toEqual(['5 seats', 'Automatic', '3 bags', '5 doors']);
    expect(card()?.textContent).toContain('High enough for gravel');
    // What the model states goes before what its class does.
    expect(excess().map((text) => text?.replace(/\s/g, ' '))).toEqual([
      'DamageEUR 900.00',
      'TheftEUR 1,200.00',
    ]);
    const link = card()?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'See prices Škoda Kamiq',
      '/en-US/search?modelId=kamiq',
    ]);
  });

  it('[COMP-10] leaves out what is not known or not wanted', async () => {
    await showExample('CarDetails', 'end');
    expect([features(), excess()]).toEqual([['5 seats'], []]);
    expect(card()?.querySelector('a')?.textContent).toBe('Choose dates Renault Clio');
    await showExample('CarDetails', 'suv', { props: { showExcess: false } });
    expect(excess()).toEqual([]);
  });

  it('says that a car is gone, and renders nothing where none was chosen', async () => {
    expect((await showExample('CarDetails', 'gone')).textContent).toBe(
      'This car is not offered at the moment.',
    );
    expect((await showExample('CarDetails', 'empty')).innerHTML).toBe('');
  });

  it('[COMP-02] says that it is loading, and that it failed, with a way to try again', async () => {
    const loading = await showExample('CarDetails', 'suv', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('CarDetails', 'suv', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
  });
});
