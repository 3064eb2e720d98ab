import { findTargetsOf } from '../content/broken-references.ts';
import type { Database } from '../db/engine/database.ts';
import { NoInstallationError } from '../db/engine/open-installed.ts';
import { inSite } from '../db/in-site.ts';
import type { MissingReference } from './missing-references.ts';

interface MissingOnSiteOptions {
  /** Opens the database of the installation. */
  readonly open: () => Promise<Database>;
  readonly say: (line: string) => void;
}

async function isMigrated({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('schema_migration') is not null as found");
  return rows[0].found;
}

/**
 * Those of some references that a site does not have; all of them where there is no installation yet. None, and a line
 * about the reason, where the site cannot be asked. The database is only read, because nothing may be imported.
 */
export async function missingOnSite(
  siteId: string | null,
  references: readonly MissingReference[],
  { open, say }: MissingOnSiteOptions,
): Promise<readonly MissingReference[]> {
  if (siteId === null || references.length === 0) return references;
  try {
    const database = await open();
    try {
      if (!(await isMigrated(database))) return references;
      const isThere = await inSite(database, siteId, (scope) => findTargetsOf(scope, references));
      return references.filter((reference) => !isThere(reference));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof NoInstallationError) return references;
    say(
      `${siteId}: what it has already could not be read, so references are not checked: ${(error as Error).message}`,
    );
    return [];
  }
}
