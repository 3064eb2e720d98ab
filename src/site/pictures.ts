import type { Media } from '../../generated/page/types.ts';
import { type MediaFile, mediaFileName } from '../api/wire/media-library.ts';
import type { PageContext, Picture } from '../runtime/registry/page-context.ts';

/** What is known of a picture, with the addresses of its files. */
export type StoredPicture = Pick<Media, 'width' | 'height' | 'focalPoint' | 'color' | 'tall'> & {
  /** Grouped by type, the smallest formats first, then by width. */
  readonly files: readonly (MediaFile & { readonly href: string })[];
};

/** Pictures by the source under which documents refer to them. */
export type MediaLibrary = Readonly<Record<string, Picture>>;

/**
 * The pictures of a site's media documents, by source; the names of their files contain the hash of their content.
 * @param base path below which the files are on a host that is not the site's own
 */
export const storedPictures = (media: readonly Media[], base = ''): Readonly<Record<string, StoredPicture>> =>
  Object.fromEntries(
    media.map(({ src, hash, files, ...picture }) => [
      src,
      {
        ...picture,
        files: files.map((file) => ({ ...file, href: `${base}/media/${mediaFileName(hash, file)}` })),
      },
    ]),
  );

function toPicture({ width, height, focalPoint, color, files }: StoredPicture): Picture {
  const [x = 0.5, y = 0.5] = focalPoint;
  const types = [...new Set(files.map(({ type }) => type))];
  const sized = (type: MediaFile['type']) => files.filter((file) => file.type === type && file.width > 0);
  const srcSet = (type: MediaFile['type']) =>
    sized(type)
      .map((file) => `${file.href} ${file.width}w`)
      .join(', ');
  // All browsers read the last type; the others are smaller.
  const fallback = types.at(-1) as MediaFile['type'];
  const middle = sized(fallback)[Math.floor(sized(fallback).length / 2)] ?? files[0];
  return {
    src: middle?.href ?? '',
    srcSet: srcSet(fallback) || undefined,
    sources: types.slice(0, -1).map((type) => ({ type, srcSet: srcSet(type) })),
    width: width || undefined,
    height: height || undefined,
    position: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
    color: color || undefined,
  };
}

/** The pictures as components show them. */
export function toMediaLibrary(pictures: Readonly<Record<string, StoredPicture>>): MediaLibrary {
  const shown = new Map(Object.entries(pictures).map(([src, picture]) => [src, toPicture(picture)]));
  return Object.fromEntries(
    [...shown].map(([src, picture]) => {
      const tall = shown.get(pictures[src]?.tall ?? '');
      return [src, tall ? { ...picture, tall } : picture];
    }),
  );
}

const UNKNOWN = {
  srcSet: undefined,
  sources: [],
  width: undefined,
  height: undefined,
  position: '50% 50%',
  color: undefined,
} as const;

/** A picture of the library, or that of another address as it is; `null` for an empty source. */
export function resolvePicture(library: MediaLibrary, src: string): Picture | null {
  if (src === '') return null;
  return (Object.hasOwn(library, src) && library[src]) || { ...UNKNOWN, src };
}

/** Returns what finds the file of a picture by its source; one that is not in the library is its own file. */
export const fileOf =
  ({ picture }: Pick<PageContext, 'picture'>) =>
  (src: string): string =>
    picture(src)?.src ?? src;
