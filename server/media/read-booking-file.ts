import { openPicture } from './inspect-picture.ts';

/** A file as it is stored: with the type that its content has, whatever it was declared as. */
export interface ReadFile {
  readonly type: 'image/jpeg' | 'application/pdf';
  readonly content: Buffer;
}

/** Formats of photographs that are taken, as sharp calls them. */
const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const PDF_START = Buffer.from('%PDF-');
const SECONDS_TO_ENCODE = 10;
const JPEG_QUALITY = 85;

/**
 * Reads a file that a visitor uploads: photographs are encoded anew, without the place and the device that their
 * metadata name; PDF stays as it is, and is only ever downloaded. @returns `null` for anything else
 */
export async function readBookingFile(content: Buffer): Promise<ReadFile | null> {
  if (content.subarray(0, PDF_START.length).equals(PDF_START)) return { type: 'application/pdf', content };
  try {
    const picture = await openPicture(content);
    const { format, pages = 1 } = await picture.metadata();
    if (!PHOTO_FORMATS.has(format) || pages > 1) return null;
    const encoded = await picture
      .flatten({ background: 'white' })
      .timeout({ seconds: SECONDS_TO_ENCODE })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
    return { type: 'image/jpeg', content: encoded };
  } catch {
    // What cannot be decoded is no photograph.
    return null;
  }
}
