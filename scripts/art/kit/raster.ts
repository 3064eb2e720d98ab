import sharp from 'sharp';
import { createRandom } from './noise.ts';

/** Quality of the encoders, 1 to 100. */
export interface RasterQuality {
  avif: number;
  webp: number;
  /** Half the spread of the grain in levels of 255. */
  grain: number;
}

/** Pixels of a drawing at a width, with fine deterministic grain that also hides banding. */
export async function grainedPixels(
  svg: string,
  width: number,
  height: number,
  grain: number,
): Promise<Buffer> {
  // Drawn at the target size from vectors: downsampling a grained picture would blur its grain away.
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const { data } = await sharp(Buffer.from(sized), { unlimited: true })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = createRandom(width * 31 + height);
  for (let index = 0; index < data.length; index += 3) {
    // The sum of two draws clusters around zero, as film grain does.
    const offset = (random() + random() - 1) * grain;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[index + channel]! + offset;
      data[index + channel] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
    }
  }
  return data;
}

/** A hero must arrive before a visitor looks away. */
export const HERO_BYTES = 90_000;

/** Encodes a drawing at one width as AVIF and WebP; an AVIF over the limit is encoded again, coarser. */
export async function encode(svg: string, width: number, height: number, quality: RasterQuality) {
  const pixels = await grainedPixels(svg, width, height, quality.grain);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const webp = await image
    .clone()
    .webp({ quality: quality.webp, effort: 5, smartSubsample: true })
    .toBuffer();
  for (let level = quality.avif; ; level -= 5) {
    const avif = await image.clone().avif({ quality: level, effort: 4 }).toBuffer();
    if (avif.length <= HERO_BYTES || level < 30) return { avif, webp };
  }
}

/** A drawing as a PNG on white, for programs that know no vectors and may show dark grounds. */
export const onWhite = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${width}" `)))
    .flatten({ background: '#fff' })
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
