import { openPicture } from './inspect-picture.ts';

const SECONDS_TO_DRAW = 10;
const JPEG_QUALITY = 82;
/** Share of a picture for sharing that stays free around a drawing. */
const MARGIN = 0.2;
const WHITE = '#ffffff';

/** A picture in a square of `pixels`, with nothing behind it, as PNG. */
export const drawIcon = async (content: Buffer, pixels: number): Promise<Buffer> =>
  (await openPicture(content))
    .resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .timeout({ seconds: SECONDS_TO_DRAW })
    .png()
    .toBuffer();

/** An ICO file with one PNG; the layout is fixed, see the format's ICONDIR and ICONDIRENTRY. */
export function toIco(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** A picture as JPEG of a size: a photograph fills it, a drawing stands on white with a margin. */
export async function drawShared(
  content: Buffer,
  { width, height, isDrawing }: { width: number; height: number; isDrawing: boolean },
): Promise<Buffer> {
  const picture = await openPicture(content);
  if (!isDrawing)
    return picture
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: WHITE })
      .timeout({ seconds: SECONDS_TO_DRAW })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  const [x, y] = [width, height].map((side) => Math.round((side * MARGIN) / 2)) as [number, number];
  return picture
    .resize(width - 2 * x, height - 2 * y, { fit: 'contain', background: WHITE })
    .extend({ left: x, right: x, top: y, bottom: y, background: WHITE })
    .flatten({ background: WHITE })
    .timeout({ seconds: SECONDS_TO_DRAW })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}
