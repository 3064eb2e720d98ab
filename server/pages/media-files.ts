import { LRUCache } from 'lru-cache';
import type { Media } from '../../generated/page/types.ts';
import { mediaFileName } from '../../src/api/wire/media-library.ts';
import type { StoredFile } from '../content/media.ts';
import type { SiteIdentity } from '../http/site-identity.ts';

const MAX_SITES = 1_000;

/** The media libraries of all sites. */
export interface MediaStore {
  readonly listMedia: (siteId: string) => Promise<readonly Media[]>;
  /** A file by its name; `null` when the site has none. */
  readonly readMedia: (siteId: string, name: string) => Promise<StoredFile | null>;
}

/** The names of the files of the media libraries, by the sources that documents name them by. */
export function createMediaNames({ listMedia }: Pick<MediaStore, 'listMedia'>) {
  const names = new LRUCache<string, ReadonlyMap<string, string>>({ max: MAX_SITES });

  /** The hashed name of a file by its source, such as `/media/andes/hero-640.webp`; `undefined` without one. */
  return async ({ id, version }: SiteIdentity, source: string): Promise<string | undefined> => {
    const key = `${id}|${version}`;
    let known = names.get(key);
    if (!known) {
      known = new Map(
        (await listMedia(id)).flatMap(({ src, hash, files: variants }) =>
          variants.map((file): [string, string] => [
            file.width === 0 ? src : mediaFileName(src, file),
            mediaFileName(hash, file),
          ]),
        ),
      );
      names.set(key, known);
    }
    return known.get(source);
  };
}

export type MediaNames = ReturnType<typeof createMediaNames>;
