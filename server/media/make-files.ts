import type { NewMediaFile } from '../content/media.ts';
import { inspectPicture, openPicture, PictureRefused } from './inspect-picture.ts';
import { isOtherwiseEncoded, isSvg } from './svg.ts';

/** Makes a drawing safe; `null` for what is none. */
export type CleanSvg = (source: string) => Promise<string | null>;

/** Widths in which a picture is offered, beside its own where that is smaller. */
const WIDTHS = [640, 1280, 1920] as const;
const LARGEST = 2560;
const QUALITY = { avif: 55, webp: 74 } as const;
const SECONDS_TO_ENCODE = 20;

/** A picture with the files that pages show it by. */
export interface PictureFiles {
  /** Pixels of the original, upright. */
  readonly width: number;
  readonly height: number;
  /** Average colour as `#rrggbb`; empty where the picture is transparent. */
  readonly color: string;
  /** The smallest formats first, then by width. */
  readonly files: readonly NewMediaFile[];
}

/** The widths in which a picture of a width is offered. */
export const widthsFor = (width: number): number[] => [
  ...WIDTHS.filter((offered) => offered < width),
  Math.min(width, LARGEST),
];

async function averageColor(content: Buffer): Promise<string> {
  const { data } = await (await openPicture(content))
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

async function encode(content: Buffer, widths: readonly number[]): Promise<NewMediaFile[]> {
  const files: { avif: NewMediaFile[]; webp: NewMediaFile[] } = { avif: [], webp: [] };
  for (const width of widths) {
    // Metadata stays behind: photographs name the place where they were taken.
    const sized = (await openPicture(content)).resize({ width, withoutEnlargement: true });
    const timed = sized.timeout({ seconds: SECONDS_TO_ENCODE });
    for (const format of ['avif', 'webp'] as const) {
      const encoded = timed.clone().toFormat(format, { quality: QUALITY[format], effort: 2 });
      files[format].push({ type: `image/${format}`, width, content: await encoded.toBuffer() });
    }
  }
  return [...files.avif, ...files.webp];
}

/** A drawing without anything that could run or load something. @throws PictureRefused */
async function cleanDrawing(text: string, cleanSvg: CleanSvg): Promise<Buffer> {
  const clean = isOtherwiseEncoded(text) ? null : await cleanSvg(text);
  if (clean === null) throw new PictureRefused('damaged');
  return Buffer.from(clean);
}

/**
 * Makes the files of an uploaded picture: AVIF and WebP in several widths, or a vector graphic that was made safe.
 * @throws PictureRefused
 */
export async function makeFiles(uploaded: Buffer, cleanSvg: CleanSvg): Promise<PictureFiles> {
  const text = uploaded.toString('utf8');
  const content = isSvg(text) ? await cleanDrawing(text, cleanSvg) : uploaded;
  const { isVector, hasAlpha, width, height } = await inspectPicture(content);
  try {
    // Drawing it also proves that it is complete.
    const color = await averageColor(content);
    if (isVector) return { width, height, color: '', files: [{ type: 'image/svg+xml', width: 0, content }] };
    return { width, height, color: hasAlpha ? '' : color, files: await encode(content, widthsFor(width)) };
  } catch {
    throw new PictureRefused('damaged');
  }
}
