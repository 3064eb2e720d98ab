// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const outermost = (body: HTMLElement) => body.querySelector<HTMLElement>('[data-node]') as HTMLElement;

describe('IconWithText', () => {
  it('[COMP-23] shows an icon for the eye only, a title and a text', async () => {
    const body = await showExample('IconWithText', 'left');
    expect(body.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(body.querySelector('h3')?.textContent).toBe('Cover without small print');
    expect(body.querySelector('p')?.textContent).toBe('Glass, tyres and theft are part of every price.');
    expect(body.querySelector('a')).toBeNull();
  });

  it.each(['left', 'top', 'right'])('[COMP-23] has its icon on one side: %s', async (iconPosition) => {
    const element = outermost(await showExample('IconWithText', 'left', { props: { iconPosition } }));
    expect(element.dataset.icon).toBe(iconPosition);
    // Whatever the eye sees first, the words follow the icon in the order of reading.
    expect(element.firstElementChild?.tagName).toBe('svg');
  });

  it.each([
    ['its title', 'link', 'h3 > a', '+385 21 000 100', 'tel:+38521000100'],
    [
      'its text when it has no title',
      'text-only',
      'p > a',
      'Search all cars by place and date',
      '/en-US/search',
    ],
  ])('[COMP-23] leads on by %s', async (_case, example, selector, words, href) => {
    const body = await showExample('IconWithText', example);
    const links = [...body.querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[words, href]]);
    expect(body.querySelector(selector)).toBe(links[0]);
  });

  it('takes its place in the outline', async () => {
    const body = await showExample('IconWithText', 'left', { props: { headingLevel: 2 } });
    expect(body.querySelector('h2')?.textContent).toBe('Cover without small print');
  });

  it.each([
    ['the primary colour unless told otherwise', '', ''],
    ['a colour of the theme', 'accent', 'var(--accent)'],
  ])('renders its icon in %s', async (_case, iconColor, value) => {
    const element = outermost(await showExample('IconWithText', 'left', { props: { iconColor } }));
    expect(element.style.getPropertyValue('--icon')).toBe(value);
  });

  it('renders no text where it has none', async () => {
    const body = await showExample('IconWithText', 'empty');
    expect(body.querySelector('h3, p')).toBeNull();
    expect(body.querySelector('svg')).not.toBeNull();
  });
});
