import { writeMedia } from '../kit/files.ts';
import { encode, type RasterQuality } from '../kit/raster.ts';
import { scenes } from './catalogue.ts';

/** Sources above this are not worth their place beside the pictures made from them. */
const SOURCE_LIMIT = 60_000;

const qualityAt = (name: string, width: number): RasterQuality => {
  // Phones wait for this picture before any other: it keeps less detail.
  if (name === 'hero-tall') return { avif: 52, webp: 70, grain: 6 };
  if (name.startsWith('hero')) return { avif: 60, webp: 74, grain: 9 };
  // Narrow files are for phones, which show them at high density: they keep a little more detail.
  return width > 1500 ? { avif: 54, webp: 70, grain: 7 } : { avif: 57, webp: 73, grain: width > 900 ? 7 : 6 };
};

/** Rasterises the scenes whose `site/name` begins with a prefix; all of them without one. */
export async function buildScenes(prefix = ''): Promise<void> {
  for (const entry of scenes) {
    const base = `${entry.site}/${entry.name}`;
    if (!base.startsWith(prefix)) continue;
    const stage = entry.draw();
    const svg = stage.svg();
    if (svg.length <= SOURCE_LIMIT) await writeMedia(`${base}.svg`, svg);
    for (const width of entry.widths) {
      const height = Math.round((width * stage.height) / stage.width);
      const { avif, webp } = await encode(svg, width, height, qualityAt(entry.name, width));
      await writeMedia(`${base}-${width}.avif`, avif);
      await writeMedia(`${base}-${width}.webp`, webp);
    }
  }
}
