import { Media as readMedia } from '../../generated/page/read.js';
import type { Media } from '../../generated/page/types.ts';
import { mediaFileName } from '../../src/api/wire/media-library.ts';
import type { Use } from '../app/settings/use-list.tsx';
import { readSettings } from '../../src/api/wire/read-settings.ts';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';

type Stored = ResponseOf<'mediaLibrary'>[number];

/** A picture of the library as it is shown. */
export interface LibraryPicture extends Omit<Stored, 'picture'> {
  readonly picture: Media;
  /** The name in its source, such as `hero`. */
  readonly name: string;
  readonly usedBy: readonly Use[];
}

/** The picture of a document; `null` where it cannot be read. */
export const pictureOf = (body: object): Media | null => readSettings<Media>(readMedia, body).value ?? null;

/** What pictures are called: the last part of their source. */
export const nameOfPicture = (src: string): string => src.split('/').at(-1) ?? src;

/** The stored pictures with their uses; those that cannot be read are left out. */
export function libraryPictures(
  stored: readonly Stored[],
  uses: ResponseOf<'documentUses'>,
): LibraryPicture[] {
  const usedBy = new Map(uses.map((one) => [one.id, one.usedBy]));
  return stored.flatMap(({ picture: body, ...rest }) => {
    const picture = pictureOf(body);
    return picture
      ? [{ ...rest, picture, name: nameOfPicture(picture.src), usedBy: usedBy.get(rest.id) ?? [] }]
      : [];
  });
}

export const PICTURE_FILTERS = ['all', 'unused', 'undescribed'] as const;
/** All pictures, those that nothing uses, or those without a description in a language of the site. */
export type PictureFilter = (typeof PICTURE_FILTERS)[number];

export const isPictureFilter = (value: string | null): value is PictureFilter =>
  PICTURE_FILTERS.some((filter) => filter === value);

/** Languages in which nobody has said what a picture shows. */
export const undescribedIn = ({ alt }: Media, languages: readonly string[]): readonly string[] =>
  languages.filter((language) => !alt[language]?.trim());

const passes = (one: LibraryPicture, filter: PictureFilter, languages: readonly string[]): boolean => {
  if (filter === 'unused') return one.usedBy.length === 0;
  return filter === 'all' || undescribedIn(one.picture, languages).length > 0;
};

/** The pictures that a filter and a search leave; the text may be part of a name or of a description. */
export function choosePictures(
  pictures: readonly LibraryPicture[],
  { filter, text }: { readonly filter: PictureFilter; readonly text: string },
  languages: readonly string[],
): readonly LibraryPicture[] {
  const wanted = text.trim().toLocaleLowerCase();
  return pictures.filter(
    (one) =>
      passes(one, filter, languages) &&
      [one.name, ...Object.values(one.picture.alt)].some((value) =>
        value.toLocaleLowerCase().includes(wanted),
      ),
  );
}

/** How many pictures each filter leaves. */
export const countPictures = (
  pictures: readonly LibraryPicture[],
  languages: readonly string[],
): Readonly<Record<PictureFilter, number>> =>
  Object.fromEntries(
    PICTURE_FILTERS.map((filter) => [
      filter,
      pictures.filter((one) => passes(one, filter, languages)).length,
    ]),
  ) as Record<PictureFilter, number>;

/** The path below the host of the editor of the smallest file that is wide enough for a preview. */
export function previewPath(site: string, { hash, files }: Pick<Media, 'hash' | 'files'>): string {
  const widths = files.filter(({ type }) => type !== 'image/avif').toSorted((a, b) => a.width - b.width);
  const file = widths[0] ?? files[0];
  return file ? `/sites/${encodeURIComponent(site)}/media/${mediaFileName(hash, file)}` : '';
}
