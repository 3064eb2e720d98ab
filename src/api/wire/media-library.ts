import type { Media } from '../../../generated/page/types.ts';

/** A file of a picture: its content type, and its width in pixels, 0 for vector graphics. */
export type MediaFile = Media['files'][number];

/** File name extensions by content type. */
const EXTENSIONS: Readonly<Record<MediaFile['type'], string>> = {
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** Name of a file after a stem: `stem-640.webp`, or `stem.svg` without a width. */
export const mediaFileName = (stem: string, { type, width }: MediaFile): string =>
  `${stem}${width === 0 ? '' : `-${width}`}.${EXTENSIONS[type]}`;
