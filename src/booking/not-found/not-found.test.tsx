// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const ways = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('NotFound', () => {
  it('shows that the page does not exist, with links to home and search', async () => {
    const body = await showExample('NotFound', 'not-found');
    expect(body.querySelector('h1')?.textContent).toBe('This page does not exist');
    expect(ways()).toEqual([
      ['Go to the home page', '/en-US/'],
      ['Find your car', '/en-US/search'],
    ]);
  });

  it('shows its scene first, an icon where there is none', async () => {
    expect((await showExample('NotFound', 'not-found')).querySelector('img')).not.toBeNull();
    const body = await showExample('NotFound', 'not-found', { props: { image: { src: '', alt: '' } } });
    expect(body.querySelector('img')).toBeNull();
    expect(body.querySelector('svg')).not.toBeNull();
  });
});
