import { sql } from 'drizzle-orm';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { rentalPictures } from '../db/repositories/rental-pictures.ts';
import { listHostRows } from '../db/repositories/sites.ts';

/** Characters of a file's name that name the content of its picture. */
const HASH_CHARACTERS = 16;

/**
 * Deletes the files of pictures that were stored before a moment (epoch milliseconds) and that no car, class, extra or promotion and no stored version of any
 * document names, archived ones and earlier versions included: such as those of an upload whose draft was never stored.
 * @returns the names of the deleted files
 */
export async function deleteUnusedFiles(scope: SiteScope, before: number): Promise<string[]> {
  const { tx, siteId } = scope;
  // Nearly all files are named by a picture; only what is left is looked for in the texts of all documents.
  const { rows } = await tx.execute<{ name: string }>(sql`
    with unnamed as materialized (
      select f.name, left(f.name, ${HASH_CHARACTERS}) as hash from media_file f
      where f.site_id = ${siteId} and f.created_at < ${new Date(before).toISOString()}
        and not exists (select from document_version v where v.site_id = ${siteId} and v.kind = 'media'
          and v.body ->> 'hash' = left(f.name, ${HASH_CHARACTERS})))
    delete from media_file f using unnamed u
    where f.site_id = ${siteId} and f.name = u.name and not exists (
      select from document_version v where v.site_id = ${siteId} and position(u.hash in v.body::text) > 0)
      and not exists (select from (${rentalPictures(scope)}) r where position(u.hash in r.image_path) > 0)
    returning f.name`);
  return rows.map(({ name }) => name);
}

/** The same for all sites, one after the other. */
export async function deleteUnusedFilesOfAll(database: Database, before: number): Promise<void> {
  const sites = new Set((await listHostRows(database)).map(({ siteId }) => siteId));
  for (const siteId of sites)
    await inSiteAsOperator(database, siteId, (scope) => deleteUnusedFiles(scope, before));
}
