import type { Sharp } from 'sharp';
import { isSvg } from './svg.ts';

/** Why a file does not become a picture of the library. */
export type PictureRefusal = 'empty' | 'unknown-type' | 'animated' | 'too-many-pixels' | 'damaged';

/** Thrown where a file is refused. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: PictureRefusal;
  constructor(reason: PictureRefusal) {
    super(`the picture is refused: ${reason}`);
    this.reason = reason;
  }
}

/** Width times height that a picture may have. */
export const MAX_PIXELS = 50_000_000;

/** What sharp calls the formats that are taken; AVIF is a kind of HEIF. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'svg']);

/** A picture that was recognized by its content. */
export interface InspectedPicture {
  readonly isVector: boolean;
  readonly hasAlpha: boolean;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** Opens a picture without decoding it. Loaded when first needed: most servers start and never take one. */
export async function openPicture(content: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient();
}

/** What a file is, by its content; its name and declared type are not asked. @throws PictureRefused */
export async function inspectPicture(content: Buffer): Promise<InspectedPicture> {
  if (content.length === 0) throw new PictureRefused('empty');
  const text = content.toString('utf8');
  const metadata = await openPicture(content)
    .then((picture) => picture.metadata())
    .catch((error: unknown) => {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
      throw new PictureRefused(isTooLarge ? 'too-many-pixels' : 'unknown-type');
    });
  const { format, pages = 1, autoOrient, hasAlpha } = metadata;
  if (!FORMATS.has(format) || (format === 'heif' && metadata.compression !== 'av1'))
    throw new PictureRefused(format === 'gif' && pages > 1 ? 'animated' : 'unknown-type');
  // What is a vector graphic for the decoder was made safe as one before.
  if ((format === 'svg') !== isSvg(text)) throw new PictureRefused('unknown-type');
  if (pages > 1) throw new PictureRefused('animated');
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new PictureRefused('too-many-pixels');
  return { isVector: format === 'svg', hasAlpha, width, height };
}
