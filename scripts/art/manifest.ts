import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { toHex } from './kit/colour.ts';
import { mediaRoot, writeMedia } from './kit/files.ts';
import { scenes } from './scenes/catalogue.ts';
import { catalogue } from './vehicles/catalogue.ts';
import { canvas } from './vehicles/frame.ts';
import { paints } from './vehicles/paints.ts';

/** What a page needs to know of a picture before it arrives. */
export interface PictureEntry {
  /** Address without width and extension: `{src}-{width}.{format}`, or `{src}.svg` where there are no widths. */
  src: string;
  widths: number[];
  formats: ('avif' | 'webp' | 'svg')[];
  /** Intrinsic size of the largest file, in pixels. */
  width: number;
  height: number;
  /** What every crop must keep, as shares of width and height. */
  focal: [x: number, y: number];
  /** Ground to show until the picture arrives, #rrggbb. */
  colour: string;
  /** The drawing itself is there as `{src}.svg`. */
  hasSource: boolean;
  /** Address of the composition for upright screens. */
  tall?: string;
}

async function dominantColour(file: string): Promise<string> {
  const { dominant } = await sharp(file).stats();
  return toHex([dominant.r, dominant.g, dominant.b]);
}

/** Writes manifest.json: every vehicle and scene by its path below /media. */
export async function buildManifest(): Promise<void> {
  const pictures: Record<string, PictureEntry> = {};
  for (const { slug, paint } of catalogue) {
    const path = `shared/vehicles/${slug}`;
    pictures[path] = {
      src: `/media/${path}`,
      widths: [],
      formats: ['svg'],
      width: canvas.width,
      height: canvas.height,
      focal: [0.5, 0.65],
      colour: paints[paint].base,
      hasSource: true,
    };
  }
  for (const { site, name, widths, focal, tall } of scenes) {
    const path = `${site}/${name}`;
    const largest = `${join(mediaRoot, path)}-${Math.max(...widths)}.webp`;
    const { width, height } = await sharp(largest).metadata();
    pictures[path] = {
      src: `/media/${path}`,
      widths: [...widths],
      formats: ['avif', 'webp'],
      width,
      height,
      focal: [focal[0], focal[1]],
      colour: await dominantColour(largest),
      hasSource: existsSync(`${join(mediaRoot, path)}.svg`),
      ...(tall ? { tall: `/media/${site}/${tall}` } : {}),
    };
  }
  await writeMedia('manifest.json', `${JSON.stringify({ pictures }, null, 2)}\n`);
}
