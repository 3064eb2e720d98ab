// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const banner = () => document.body.firstElementChild as HTMLElement;

describe('InteractiveBanner', () => {
  it('has its heading, text and button in the page, so that everybody can reach them', async () => {
    await showExample('InteractiveBanner', 'picture');
    expect(banner().querySelector('h2')?.textContent).toBe('Ruta 40, from north to south');
    expect(banner().querySelector('p')?.textContent).toBe(
      'Five thousand kilometres, eleven provinces and one tank strategy.',
    );
    expect(banner().querySelector('a')?.getAttribute('href')).toBe('/en-US/search');
  });

  it('has a height for each breakpoint and the strength of its overlay', async () => {
    await showExample('InteractiveBanner', 'plain', { props: { xs: 400, md: 480, lg: 560, overlay: 30 } });
    const { style } = banner();
    const values = ['--xs', '--md', '--lg', '--overlay'].map((name) => style.getPropertyValue(name));
    expect(values).toEqual(['400px', '480px', '560px', '30%']);
  });

  it('renders nothing without a picture and texts', async () => {
    expect((await showExample('InteractiveBanner', 'empty')).innerHTML).toBe('');
  });
});
