// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const quotes = () => [...document.querySelectorAll('figure')];

describe('TestimonialCarousel', () => {
  it('[COMP-40] shows each quote with its author, role, initials and stars, as a carousel', async () => {
    await showExample('TestimonialCarousel', 'quotes');
    const [first, , third, last] = quotes();
    expect(first?.closest('section')?.getAttribute('aria-roledescription')).toBe('carousel');
    expect(first?.querySelector('blockquote')?.textContent).toMatch(/^The car stood in front of arrivals/);
    expect([first?.querySelector('cite')?.textContent, first?.querySelector('small')?.textContent]).toEqual([
      'Ana Morales',
      'Mendoza, a week with two children',
    ]);
    expect(first?.querySelector('figcaption > span')?.textContent).toBe('AM');
    expect(first?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('5 of 5 stars');
    expect(third?.querySelector('small')).toBeNull();
    expect(last?.querySelector('[role="img"]')).toBeNull();
    // Served at its first quote.
    const isOff = (name: string) =>
      document.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-disabled') ?? null;
    expect([isOff('Previous'), isOff('Next')]).toEqual(['true', null]);
  });

  it.each([1, 2, 3, 4, 5])('[COMP-40] fills %i of five stars', async (stars) => {
    await showExample('TestimonialCarousel', 'quotes', {
      props: { items: [{ id: 'a', quote: 'qa', stars }] },
    });
    expect(document.querySelectorAll('[role="img"] > span')).toHaveLength(5);
    expect(document.querySelectorAll('[role="img"] > [data-on]')).toHaveLength(stars);
  });

  it('[COMP-40] shows a photo in place of the initials', async () => {
    const surround = (page: object) =>
      ({
        ...page,
        picture: (src: string) =>
          src
            ? { src, srcSet: undefined, sources: [], width: 4, height: 3, position: '', color: undefined }
            : null,
      }) as never;
    await showExample('TestimonialCarousel', 'one', { surround });
    expect(document.querySelector('figcaption img')?.getAttribute('src')).toBe('/media/caribe/hero');
    expect(document.querySelector('figcaption')?.textContent).toBe('Mariela Santos');
  });

  it('[COMP-40] shows as many side by side as each breakpoint says', async () => {
    await showExample('TestimonialCarousel', 'quotes', { props: { sm: 0, md: 4, lg: 2 } });
    const style = document.querySelector('section')?.style;
    const shown = ['--xs', '--sm', '--md', '--lg', '--xl'].map((name) => style?.getPropertyValue(name));
    expect(shown).toEqual(['1', '1', '4', '2', '2']);
    expect(document.querySelector('section')?.dataset.fits).toBe('md');
  });

  it('renders nothing without quotes', async () => {
    expect((await showExample('TestimonialCarousel', 'empty')).innerHTML).toBe('');
  });
});
