import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
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

/** Stores the files of a picture under the hash of their content. `now` is epoch milliseconds. @returns the hash */
export async function storeMedia(
  { siteId, tx }: SiteScope,
  files: readonly NewMediaFile[],
  { now, by }: { readonly now: number; readonly by: string | null },
): Promise<string> {
  const digest = createHash('sha256');
  for (const { content } of files) digest.update(content);
  const hash = digest.digest('hex').slice(0, HASH_CHARACTERS);
  const rows = files.map((file) => ({
    siteId,
    name: mediaFileName(hash, file),
    type: file.type,
    content: file.content,
    createdAt: new Date(now),
    createdBy: by,
  }));
  await tx.insert(f).values(rows).onConflictDoNothing();
  return hash;
}

/** A stored file with its content type. */
export interface StoredFile {
  readonly type: string;
  readonly content: Buffer;
}

/** A file of the site by its name, such as `0123456789abcdef-640.webp`; `null` when the site has none. */
export async function readMedia({ siteId, tx }: SiteScope, name: string): Promise<StoredFile | null> {
  const [row] = await tx
    .select({ type: f.type, content: f.content })
    .from(f)
    .where(and(eq(f.siteId, siteId), eq(f.name, name)));
  return row ?? null;
}

/** The published pictures of the media library; those that cannot be read are left out. */
export const listMedia = async (scope: SiteScope): Promise<Media[]> =>
  (await listPublished(scope, ['media'])).flatMap(({ body }) => {
    const { value } = readSettings<Media>(readMediaBody, body);
    return value ? [value] : [];
  });
