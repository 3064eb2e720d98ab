import type { Media, SiteConfiguration, Theme } from '../../../generated/page/types.ts';
import type { LanguageTag } from '../text/languages.ts';
import type { CheckedDocument } from './checked-document.ts';

/** Whether visitors reach what exists. */
export type Visibility = 'published' | 'unpublished';

/** What the checks must know of the site around a document. */
export interface CheckedSite {
  /** The languages of the site, the default one first. */
  readonly languages: readonly LanguageTag[];
  readonly theme: Theme;
  /** What can be referred to, by kind of reference and id; references of other kinds are not checked. */
  readonly known: ReadonlyMap<string, ReadonlyMap<string, Visibility>>;
  /** The paths of its pages and routes. */
  readonly routes: readonly Pick<SiteConfiguration['routes'][number], 'id' | 'path'>[];
  /** Whether a path of the site leads to a page or file of it. */
  readonly hasPath: (path: string) => boolean;
  /** The page that a path of the site leads to; `null` for none, and for files. */
  readonly pageAt: (path: string) => string | null;
  /** Places on each page that links can lead to, by the id of the page; pages of unknown content are not in it. */
  readonly pageAnchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The content of a shared section, by its id; `null` where there is none. */
  readonly shared: (id: string) => CheckedDocument | null;
  /** Places in shared sections, which may be on any page. */
  readonly sharedAnchors: ReadonlySet<string>;
  /** Bytes that a wide screen loads of a picture, by its source; pictures of unknown size are not in it. */
  readonly pictureBytes: ReadonlyMap<string, number>;
  /** The site's own title and description stand in for those of its front page. */
  readonly hasSeo: boolean;
}

/** Bytes that a wide screen loads of pictures, by their source: the widest file of the first type, which is the smallest. */
export const pictureBytesOf = (pictures: readonly Media[]): ReadonlyMap<string, number> =>
  new Map(
    pictures.map(({ src, files }) => {
      const [first] = files;
      const widest = files
        .filter(({ type }) => type === first?.type)
        .reduce(
          (largest, file) => (file.width > largest.width ? file : largest),
          first ?? { width: 0, bytes: 0 },
        );
      return [src, widest.bytes];
    }),
  );

/** The site's pictures as what can be referred to. */
export const knownPictures = (pictures: readonly Media[]): ReadonlyMap<string, Visibility> =>
  new Map(pictures.map(({ src }) => [src, 'published']));
