// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { generatedPictures } from '../../site/generated-pictures.ts';
import { toMediaLibrary } from '../../site/pictures.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const media = toMediaLibrary(
  generatedPictures({
    pictures: {
      hero: {
        src: '/media/andes/hero',
        widths: [640, 1280],
        formats: ['avif', 'webp'],
        width: 1920,
        height: 1080,
        focal: [0.25, 0.6],
        colour: '',
      },
    },
  }),
);
const show = (props: Record<string, unknown> = {}, texts: Record<string, string> = {}) =>
  showExample('Image', 'landscape', { props, texts, media });

describe('Image', () => {
  it('[COMP-24] offers its files by size and format, and keeps its place while they load', async () => {
    const body = await show({ sizes: 'half' });
    const picture = body.querySelector('img');
    expect(picture?.getAttribute('srcset')).toBe(
      '/media/andes/hero-640.webp 640w, /media/andes/hero-1280.webp 1280w',
    );
    expect(body.querySelector('source')?.getAttribute('type')).toBe('image/avif');
    expect(picture?.getAttribute('sizes')).toBe('(min-width: 900px) 50vw, 100vw');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1920', '1080']);
    expect(body.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe('16/9');
  });

  it.each([
    ['cover', 'cover'],
    ['contain', 'contain'],
  ])('[COMP-24] fits by %s, around the focal point', async (fit, expected) => {
    const picture = (await show({ fit })).querySelector('img');
    expect(picture?.style.objectFit).toBe(expected);
    expect(picture?.style.objectPosition).toBe('25% 60%');
  });

  it.each(['lazy', 'eager'])('[COMP-24] loads %s', async (loading) => {
    expect((await show({ loading })).querySelector('img')?.getAttribute('loading')).toBe(loading);
  });

  it('[COMP-24] has a description, a caption and a link', async () => {
    const body = await show(
      { caption: 'c', link: { pageId: 'fleet', url: '' } },
      { c: 'At seven in the morning' },
    );
    expect(body.querySelector('figure > a')?.getAttribute('href')).toBe('/en-US/fleet');
    expect(body.querySelector('a > * img')?.getAttribute('alt')).toBe('Mountain ridges at dusk');
    expect(body.querySelector('figcaption')?.textContent).toBe('At seven in the morning');
  });

  it('names the link of a picture that is decoration by its caption', async () => {
    const props = {
      image: { src: '/media/andes/hero', alt: '' },
      caption: 'c',
      link: { pageId: 'fleet', url: '' },
    };
    const body = await show(props, { c: 'The fleet' });
    expect(body.querySelector('a')?.getAttribute('aria-label')).toBe('The fleet');
  });

  it('renders nothing without a source', async () => {
    expect((await show({ image: { src: '', alt: '' } })).innerHTML).toBe('');
  });
});
