// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { generatedPictures } from '../../site/generated-pictures.ts';
import { toMediaLibrary } from '../../site/pictures.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const scene = {
  formats: ['avif', 'webp'],
  width: 1920,
  height: 1080,
  focal: [0.5, 0.5] as const,
  colour: '',
};
const media = toMediaLibrary(
  generatedPictures({
    pictures: {
      hero: { ...scene, src: '/media/andes/hero', widths: [640, 1280] },
      dusk: { ...scene, src: '/media/andes/dusk', widths: [640], tall: '/media/andes/hero' },
      peak: { ...scene, src: '/media/andes/peak', widths: [], formats: ['svg'] },
      dawn: {
        ...scene,
        src: '/media/andes/dawn',
        widths: [],
        formats: ['svg'],
        tall: '/media/andes/peak.svg',
      },
    },
  }),
);

async function show(props: Record<string, unknown> = {}) {
  const body = await showExample('Row', 'two-halves', { props, media, texts: { mountains: 'Mountains' } });
  const band = body.firstElementChild as HTMLElement;
  return { band, columns: band.lastElementChild as HTMLElement };
}

describe('Row', () => {
  it('[COMP-35] holds its columns in order, with units out of twelve', async () => {
    const { columns } = await show();
    expect([...columns.children].map((column) => column.textContent)).toEqual([
      'Pick up at the airport.',
      'Return in the old town.',
    ]);
    expect(
      [...columns.children].map((column) => (column as HTMLElement).style.getPropertyValue('--md')),
    ).toEqual(['6', '6']);
  });

  it.each([0, 24, 48])('[COMP-35] has a gap of %s pixels', async (gap) => {
    expect((await show({ gap })).columns.style.getPropertyValue('--row-gap')).toBe(`${gap}px`);
  });

  it.each(['start', 'center', 'end', 'stretch'])('[COMP-35] aligns its columns: %s', async (valign) => {
    expect((await show({ valign })).columns.dataset.valign).toBe(valign);
  });

  it.each(['start', 'center', 'end', 'between'])('[COMP-35] distributes its columns: %s', async (justify) => {
    expect((await show({ justify })).columns.dataset.justify).toBe(justify);
  });

  it.each([true, false])('[COMP-35] wraps, and reverses on phones: %s', async (value) => {
    const { dataset } = (await show({ wrap: value, reverseOnMobile: value })).columns;
    expect([dataset.wrap, dataset.reverse]).toEqual([String(value), String(value)]);
  });

  it.each(['box', 'narrow', 'wide', 'full'])('[COMP-35] is %s wide', async (width) => {
    expect((await show({ width })).band.dataset.width).toBe(width);
  });

  it('[COMP-35] has a background colour', async () => {
    expect((await show({ background: 'accent' })).band.style.background).toBe('var(--accent)');
  });

  it('[COMP-35] has a picture behind its columns, shaded where the text stands', async () => {
    const { band } = await show({
      backgroundImage: { src: '/media/andes/hero', alt: 'mountains' },
      shade: 'start',
    });
    const backdrop = band.firstElementChild as HTMLElement;
    expect(backdrop.dataset.shade).toBe('start');
    expect(backdrop.querySelector('img')?.alt).toBe('Mountains');
    expect(backdrop.querySelector('img')?.getAttribute('sizes')).toBe('100vw');
    expect(band.children).toHaveLength(2);
  });

  it('shows upright screens the composition made for them, and says where its subject is', async () => {
    const { band } = await show({ backgroundImage: { src: '/media/andes/dusk', alt: '' } });
    const sources = [...band.querySelectorAll('source')].map((source) => [
      source.media,
      source.srcset.split('-')[0],
    ]);
    expect(sources).toEqual([
      ['(width < 900px)', '/media/andes/hero'],
      ['(width < 900px)', '/media/andes/hero'],
      ['', '/media/andes/dusk'],
    ]);
    expect(band.querySelector('picture')?.style.getPropertyValue('--tall-at')).toBe('50% 50%');
    expect((band.firstElementChild as HTMLElement).dataset.tall).toBe('true');
  });

  it('shows upright screens a composition that is a drawing, too', async () => {
    const { band } = await show({ backgroundImage: { src: '/media/andes/dawn.svg', alt: '' } });
    const [upright, ...others] = band.querySelectorAll('source');
    expect([upright?.media, upright?.srcset, others]).toEqual([
      '(width < 900px)',
      '/media/andes/peak.svg',
      [],
    ]);
  });

  it('has nothing behind its columns without a picture', async () => {
    const { band, columns } = await show();
    expect([...band.children]).toEqual([columns]);
  });
});
