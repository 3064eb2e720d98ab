import type { Media } from '../../../generated/page/types.ts';

/** A file of a picture: its content type, and its width in pixels, 0 for vector graphics. */
export type MediaFile = Pick<Media['files'][number], 'type' | 'width'>;

/** File name extensions by content type. */
const EXTENSIONS: Readonly<Record<MediaFile['type'], string>> = {
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

const TYPES = new Map(
  Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type as MediaFile['type']]),
);

/** Content type of a file name extension. @throws TypeError for one that is not of the media library */
export function mediaType(extension: string): MediaFile['type'] {
  const type = TYPES.get(extension);
  if (!type) throw new TypeError(`the media library has no files of type "${extension}"`);
  return type;
}

/** Name of a file after a stem: `stem-640.webp`, or `stem.svg` without a width. */
export const mediaFileName = (stem: string, { type, width }: MediaFile): string =>
  `${stem}${width === 0 ? '' : `-${width}`}.${EXTENSIONS[type]}`;
