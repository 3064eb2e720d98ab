import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { listHostRows } from '../db/repositories/sites.ts';
import { checkSite } from './check-site.ts';
import { countOf, reportLines } from './report.ts';

/**
 * Reports what is to be mended in sites of a database, line by line.
 * @param wanted ids of sites; empty for all
 * @returns how many errors there are
 * @throws Error where there is no such site
 */
export async function checkSites(
  database: Database,
  wanted: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const siteIds = [...new Set((await listHostRows(database)).map(({ siteId }) => siteId))];
  const unknown = wanted.find((id) => !siteIds.includes(id));
  if (unknown !== undefined) throw new Error(`there is no site "${unknown}", only ${siteIds.join(', ')}`);
  let errors = 0;
  for (const siteId of wanted.length > 0 ? wanted : siteIds) {
    const versions = await inSite(database, siteId, checkSite);
    for (const line of reportLines(siteId, versions)) say(line);
    errors += countOf(versions, 'error');
  }
  return errors;
}
