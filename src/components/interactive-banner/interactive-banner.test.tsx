// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const banner = () => document.body.firstElementChild as HTMLElement;

describe('InteractiveBanner', () => {
  it('[COMP-26] has its heading, text and button in the page, so that everybody can reach them', async () => {
    await showExample('InteractiveBanner', 'picture');
    expect(banner().querySelector('h2')?.textContent).toBe('Ruta 40, from north to south');
    expect(banner().querySelector('p')?.textContent).toBe(
      'Five thousand kilometres, eleven provinces and one tank strategy.',
    );
    expect(banner().querySelector('a')?.getAttribute('href')).toBe('/en-US/search');
  });

  it('[COMP-26] has a height for each breakpoint and the strength of its overlay', async () => {
    await showExample('InteractiveBanner', 'plain', { props: { xs: 400, md: 480, lg: 560, overlay: 30 } });
    const { style } = banner();
    const values = ['--xs', '--md', '--lg', '--overlay'].map((name) => style.getPropertyValue(name));
    expect(values).toEqual(['400px', '480px', '560px', '30%']);
  });

  it('[COMP-26] plays a silent film behind its words, which visitors can hide', async () => {
    await showExample('InteractiveBanner', 'film');
    const film = banner().querySelector('video');
    expect(film?.muted || film?.hasAttribute('muted')).toBe(true);
    expect(film?.querySelector('source')?.media).toBe('(prefers-reduced-motion: no-preference)');
    expect(banner().querySelector('input')?.getAttribute('aria-label')).toBe('Hide the background video');
  });

  it('renders nothing without a picture and texts', async () => {
    expect((await showExample('InteractiveBanner', 'empty')).innerHTML).toBe('');
  });
});
