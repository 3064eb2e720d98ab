// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '../../runtime/document/manifest.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (example = 'stacked', props: Record<string, unknown> = {}) =>
  (await showExample('CallToAction', example, { props })).firstElementChild as HTMLElement;

describe('CallToAction', () => {
  it('[COMP-08] has a heading, a text and its buttons in order', async () => {
    const element = await show();
    expect(element.querySelector('h2')?.textContent).toBe('Six passes, one price');
    expect(element.querySelector('p')?.textContent).toContain('Border papers');
    expect(
      [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Find a car', '/en-US/search'],
      ['Read the route book', '/en-US/'],
    ]);
  });

  it('[COMP-08] holds no more than two buttons, and nothing else', () => {
    expect(MANIFESTS.get('CallToAction')?.slots?.actions).toMatchObject({ accepts: ['Button'], max: 2 });
  });

  it.each(['stacked', 'inline'])('[COMP-08] has the layout %s', async (layout) => {
    expect((await show('stacked', { layout })).dataset.layout).toBe(layout);
  });

  it.each(['start', 'center', 'end'])('[COMP-08] is aligned: %s', async (align) => {
    expect((await show('stacked', { align })).dataset.align).toBe(align);
  });

  it('[COMP-08] has inner space around its text when it has a background colour', async () => {
    const filled = await show('stacked', { background: 'accent' });
    expect([filled.style.background, filled.dataset.filled]).toEqual(['var(--accent)', 'true']);
    expect((await show('centered')).dataset.filled).toBeUndefined();
  });

  it.each([
    ['inherit', 'light', 'all'],
    ['light', 'light', 'all'],
    ['dark', 'dark', 'none'],
  ])('[COMP-08] has a picture behind it; with the tone %s the text is %s', async (tone, shown, shade) => {
    const element = await show('stacked', {
      tone,
      backgroundImage: { src: 'https://example.org/pass.jpg', alt: '' },
    });
    expect(element.dataset).toMatchObject({ tone: shown, filled: 'true' });
    expect((element.firstElementChild as HTMLElement).dataset.shade).toBe(shade);
    expect(element.querySelector('img')?.getAttribute('src')).toBe('https://example.org/pass.jpg');
  });

  it('takes its place in the outline', async () => {
    expect((await show('stacked', { headingLevel: 4 })).querySelector('h4')).not.toBeNull();
  });

  it('renders nothing when it is empty', async () => {
    expect((await showExample('CallToAction', 'empty')).innerHTML).toBe('');
  });
});
