// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const picture = (src: string) =>
  src ? { src, srcSet: undefined, sources: [], width: 4, height: 3, position: '', color: undefined } : null;
const withPictures = { surround: (page: object) => ({ ...page, picture }) as never };
const slides = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];

describe('Slider', () => {
  it('[COMP-37] shows the heading, text and button of each slide over its picture', async () => {
    await showExample('Slider', 'three', withPictures);
    expect(slides().map((slide) => slide.querySelector('h2')?.textContent)).toEqual([
      'Ruta 40 in eleven days',
      'The islands by ferry',
      'The beach before breakfast',
    ]);
    const [first] = slides();
    expect(first?.querySelector('p')?.textContent).toBe('Gravel, glaciers and one long horizon.');
    expect([first?.querySelector('a')?.textContent, first?.querySelector('a')?.getAttribute('href')]).toEqual(
      ['Find a car', '/en-US/search'],
    );
    expect(slides()[2]?.querySelector('a')).toBeNull();
  });

  it('[COMP-37] loads the picture of the first slide at once, the others as they come near', async () => {
    await showExample('Slider', 'three', withPictures);
    expect(slides().map((slide) => slide.querySelector('img')?.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  it('[COMP-37] shows another picture on phones where it has one', async () => {
    const slide = {
      id: 'a',
      image: { src: '/wide.webp', alt: '' },
      tallImage: { src: '/media/tall', alt: '' },
    };
    const props = { slides: [{ ...slide, image: { src: '/media/wide', alt: '' } }] };
    await showExample('Slider', 'three', { ...withPictures, props });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/wide');
    expect(document.querySelector('[data-tall]')).not.toBeNull();
  });

  it('[COMP-37] plays the film of the first slide at once, loads the others when they are in sight', async () => {
    await showExample('Slider', 'film', withPictures);
    const films = [...document.querySelectorAll('video')];
    expect(films.map(({ autoplay, preload, loop }) => [autoplay, preload, loop])).toEqual([
      [true, 'auto', true],
      [false, 'none', true],
    ]);
    const sources = [...(films[0]?.querySelectorAll('source') ?? [])].map(({ media, src }) => [media, src]);
    expect(sources).toEqual([
      [
        '(prefers-reduced-motion: no-preference) and (width < 900px)',
        expect.stringContaining('waves-tall.webm'),
      ],
      ['(prefers-reduced-motion: no-preference) and (width >= 900px)', expect.stringContaining('waves.webm')],
    ]);
    expect(slides()[1]?.querySelector('input[type="checkbox"]')?.getAttribute('aria-label')).toBe(
      'Hide the background video',
    );
  });

  it.each(['small', 'medium', 'large', 'screen'])(
    '[COMP-37] is as high as its %s height says',
    async (height) => {
      await showExample('Slider', 'one', { props: { height } });
      expect(document.querySelector('[data-height]')?.getAttribute('data-height')).toBe(height);
    },
  );

  it('renders nothing without slides', async () => {
    expect((await showExample('Slider', 'empty')).innerHTML).toBe('');
  });
});
