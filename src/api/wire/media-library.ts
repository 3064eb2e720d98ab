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

/** Name of a file that contains the hash of its content. */
export const HASHED_NAME = /^[0-9a-f]{16}(?:-\d+)?\.[a-z0-9]+$/;

/** Name of the file at a path of the media library; `null` for other paths. */
export function mediaName(path: string): string | null {
  const name = path.startsWith('/media/') ? path.slice('/media/'.length) : '';
  return HASHED_NAME.test(name) ? name : null;
}

/** Content type of a file name extension. @throws TypeError for one that is not of the media library */
export function mediaType(extension: string): MediaFile['type'] {
  const type = TYPES.get(extension);
  if (!type) throw new TypeError(`the media library has no files of type "${extension}"`);
  return type;
}

/** Name of a file after a stem: `stem-640.webp`, or `stem.svg` without a width. */
export const mediaFileName = (stem: string, { type, width }: MediaFile): string =>
  `${stem}${width === 0 ? '' : `-${width}`}.${EXTENSIONS[type]}`;
