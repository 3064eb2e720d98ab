import { createHash } from 'node:crypto';
import { and, eq, notLike } from 'drizzle-orm';
import { Media as readMediaBody } from '../../generated/page/read.js';
import type { Media } from '../../generated/page/types.ts';
import { type MediaFile, mediaFileName } from '../../src/api/wire/media-library.ts';
import { readSettings } from '../../src/api/wire/read-settings.ts';
import type { SiteScope } from '../db/in-site.ts';
import { mediaFileTable } from '../db/tables/content.ts';
import { listPublished } from './documents.ts';

const f = mediaFileTable;
const HASH_CHARACTERS = 16;

/** Content of a file of a picture. */
export type NewMediaFile = MediaFile & { readonly content: Buffer };

/** When and by whom files are stored; `now` is epoch milliseconds. */
export interface Storing {
  readonly now: number;
  readonly by: string | null;
}

/** Names the content of the files of a picture together. */
export function hashOfFiles(files: readonly NewMediaFile[]): string {
  const digest = createHash('sha256');
  for (const { content } of files) digest.update(content);
  return digest.digest('hex').slice(0, HASH_CHARACTERS);
}

/** Extension of the file as it was uploaded, which is stored and never sent. */
const ORIGINAL = 'original';

/**
 * Stores the files of a picture under the hash of their content, with the file that they were made from where there is
 * one. @returns the hash
 */
export async function storeMedia(
  scope: SiteScope,
  files: readonly NewMediaFile[],
  storing: Storing,
  original?: Buffer,
): Promise<string> {
  const hash = hashOfFiles(files);
  const rows = files.map((file) => ({
    name: mediaFileName(hash, file),
    type: file.type as string,
    content: file.content,
  }));
  if (original)
    rows.push({ name: `${hash}.${ORIGINAL}`, type: 'application/octet-stream', content: original });
  await storeRows(scope, rows, storing);
  return hash;
}

async function storeRows(
  { siteId, tx }: SiteScope,
  files: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[],
  { now, by }: Storing,
): Promise<void> {
  const rows = files.map((file) => ({ siteId, ...file, createdAt: new Date(now), createdBy: by }));
  await tx.insert(f).values(rows).onConflictDoNothing();
}

/** A stored file with its content type. */
export interface StoredFile {
  readonly type: string;
  readonly content: Buffer;
}

/** A file of the site by its name, such as `0123456789abcdef-640.webp`; `null` when the site has none. Originals are none. */
export async function readMedia({ siteId, tx }: SiteScope, name: string): Promise<StoredFile | null> {
  const [row] = await tx
    .select({ type: f.type, content: f.content })
    .from(f)
    .where(and(eq(f.siteId, siteId), eq(f.name, name), notLike(f.name, `%.${ORIGINAL}`)));
  return row ?? null;
}

/** The published pictures of the media library; those that cannot be read are left out. */
export const listMedia = async (scope: SiteScope): Promise<Media[]> =>
  (await listPublished(scope, ['media'])).flatMap(({ body }) => {
    const { value } = readSettings<Media>(readMediaBody, body);
    return value ? [value] : [];
  });
