import { mediaName } from '../api/wire/media-library.ts';
import type { Picture } from '../runtime/registry/page-context.ts';
import type { SharedPicture } from './head.ts';

/** Pixels of the pictures that the server makes for sharing, in the proportions that networks show. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

/** Folder of the pictures for sharing: below it, the name of a file of the media library with `.jpg` behind it. */
export const SHARED_FOLDER = '/shared-pictures/';

/**
 * A picture as it is shown where the page is shared: one of the media library as a JPEG of the server, which every
 * network reads, another as it is; `null` without one.
 */
export function sharedPictureOf(picture: Picture | null): SharedPicture | null {
  if (!picture || picture.src === '') return null;
  const name = mediaName(picture.src);
  return name ? { src: `${SHARED_FOLDER}${name}.jpg`, ...SHARED_SIZE } : { src: picture.src };
}
