import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { mediaType } from '../../src/api/wire/media-library.ts';
import { createDocument } from '../content/documents.ts';
import { listMedia, storeMedia } from '../content/media.ts';
import { publish } from '../content/publish.ts';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { type GeneratedPictures, generatedPictures } from '../../src/site/generated-pictures.ts';
import type { StoredPicture } from '../../src/site/pictures.ts';

/** Pictures that no list describes, such as logos: one file each. */
const single = (href: string): StoredPicture => ({
  width: 0,
  height: 0,
  focalPoint: [0.5, 0.5],
  color: '',
  tall: '',
  files: [{ href, type: mediaType(extname(href).slice(1)), width: 0 }],
});

/** The pictures of a site in the demo's folder, by source: its own, and those that all sites share. */
function picturesOf(folder: string, siteId: string): [src: string, picture: StoredPicture][] {
  const list = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as GeneratedPictures;
  const listed = Object.entries(generatedPictures(list)).filter(([src]) =>
    [`/media/${siteId}/`, '/media/shared/'].some((start) => src.startsWith(start)),
  );
  const known = new Set(listed.flatMap(([, { files }]) => files.map(({ href }) => href)));
  const others = globSync(`${siteId}/*.{svg,png}`, { cwd: folder })
    .map((name) => `/media/${name}`)
    .filter((href) => !known.has(href))
    .sort();
  return [...listed, ...others.map((href): [string, StoredPicture] => [href, single(href)])];
}

async function addPicture(
  scope: SiteScope,
  src: string,
  picture: StoredPicture,
  folder: string,
  now: number,
) {
  const files = picture.files.map(({ href, type, width }) => ({
    type,
    width,
    content: readFileSync(join(folder, href.slice('/media/'.length))),
  }));
  const hash = await storeMedia(scope, files, { now, by: null });
  const id = src.slice('/media/'.length).replaceAll(/[^A-Za-z0-9]+/g, '-');
  const body = {
    ...picture,
    src,
    hash,
    files: files.map(({ type, width, content }) => ({ type, width, bytes: content.length })),
  };
  await createDocument(scope, { kind: 'media', id, body, now, by: null });
  const outcome = await publish(scope, [{ kind: 'media', id, version: 1 }], now);
  if (!outcome.ok) throw new TypeError(`seedMedia: ${src} was refused: ${JSON.stringify(outcome.refusals)}`);
}

/**
 * Fills the media library of a site from the demo's folder, unless it has pictures: sites that were seeded by an
 * earlier version had none. `now` is epoch milliseconds.
 */
export const seedMedia = (database: Database, siteId: string, folder: string, now: number): Promise<void> =>
  inSiteAsOperator(database, siteId, async (scope) => {
    if ((await listMedia(scope)).length > 0) return;
    for (const [src, picture] of picturesOf(folder, siteId))
      await addPicture(scope, src, picture, folder, now);
  });
