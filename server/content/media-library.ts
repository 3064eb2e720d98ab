import { and, asc, eq, sql } from 'drizzle-orm';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { asciiSlugOf } from '../../src/domain/slug.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import { createDocument, toBody, versionAt } from './documents.ts';
import type { Storing } from './media.ts';
import { publish } from './publish.ts';

const d = documentTable;
const v = documentVersionTable;

/** A picture as it is edited: the newest version of its document. */
export interface LibraryPicture {
  readonly id: string;
  readonly version: number;
  readonly publishedVersion: number | null;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  readonly picture: DocumentBody;
}

/** The pictures of the media library in their newest versions, archived ones not. @throws StoredDocumentError */
export async function listLibrary(scope: SiteScope): Promise<LibraryPicture[]> {
  const rows = await scope.tx
    .select({
      id: d.id,
      version: v.version,
      publishedVersion: d.publishedVersion,
      changedAt: v.createdAt,
      body: v.body,
    })
    .from(d)
    .innerJoin(v, versionAt(d.draftVersion))
    .where(and(eq(d.siteId, scope.siteId), eq(d.kind, 'media'), eq(d.isArchived, false)))
    .orderBy(asc(d.position), asc(d.id));
  return rows.map(({ body, changedAt, ...row }) => ({
    ...row,
    changedAt: changedAt.getTime(),
    picture: toBody(body, scope, { kind: 'media', id: row.id }),
  }));
}

/** The picture of the library with some content; `undefined` without one. */
export const findByHash = async (scope: SiteScope, hash: string): Promise<LibraryPicture | undefined> =>
  (await listLibrary(scope)).find(({ picture }) => picture.hash === hash);

/** Lets one transaction at a time add to the library of the site. */
export const lockLibrary = ({ siteId, tx }: SiteScope): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media library of ${siteId}`}, 0))`);

const MAX_STEM = 60;
/** Characters of the id of a document. */
const MAX_ID = 80;

/** The part of a picture's source that comes from the name of its file: `Playa Bávaro.JPG` is `playa-bavaro`. */
export const stemOf = (fileName: string): string =>
  asciiSlugOf(fileName.replace(/\.[^.]*$/, ''))
    .slice(0, MAX_STEM)
    .replace(/-+$/, '') || 'picture';

/** The name of the picture of a stem with a number, cut so that its document gets an id that is short enough. */
export function pictureName(siteId: string, stem: string, count: number): string {
  const end = count === 1 ? '' : `-${count}`;
  return stem.slice(0, MAX_ID - `${siteId}-${end}`.length) + end;
}

/**
 * Adds a picture under a name of its own and publishes it. `bodyAt` makes its document for a source.
 * @returns id and document
 */
export async function addToLibrary(
  scope: SiteScope,
  fileName: string,
  bodyAt: (path: string) => DocumentBody,
  { now, by }: Storing,
): Promise<{ readonly id: string; readonly picture: DocumentBody }> {
  const stem = stemOf(fileName);
  for (let count = 1; ; count += 1) {
    const name = pictureName(scope.siteId, stem, count);
    const id = `${scope.siteId}-${name}`;
    const picture = bodyAt(`/media/${scope.siteId}/${name}`);
    const created = await createDocument(scope, { kind: 'media', id, body: picture, now, by });
    if (created.outcome === 'taken') continue;
    if (created.outcome === 'too-large') throw new TypeError('the document of a picture is too large');
    const outcome = await publish(scope, [{ kind: 'media', id, version: created.version }], now);
    if (!outcome.ok)
      throw new TypeError(`the picture ${id} was refused: ${JSON.stringify(outcome.refusals)}`);
    return { id, picture };
  }
}
