import { join } from 'node:path';
import type { Database } from '../db/engine/database.ts';
import { readSeedHash, removeSite } from '../db/repositories/sites.ts';
import { importSite } from '../site-folder/import-site.ts';
import { problemLines } from '../site-folder/problem-lines.ts';
import { type DemoSite, readDemoSites } from './demo-sites.ts';
import { removeOperators, seedOperators } from './seed-operators.ts';
import { seedMedia } from './seed-media.ts';

/** Folder of the companies, below that of the project. */
const SITES = 'sites';
/** Folder of their pictures. */
const MEDIA = 'public/media';

/** Stores a new company. @throws Error that lists what is refused */
async function seedSite(
  database: Database,
  { folder, hash: seedHash }: DemoSite,
  now: number,
): Promise<void> {
  const outcome = await importSite(database, folder, {
    isPublishing: true,
    now,
    by: null,
    via: null,
    seedHash,
  });
  if (!outcome.ok) throw new Error(problemLines(folder.site.id, outcome.problems).join('\n'));
}

/**
 * Creates the demo's companies that do not exist yet, and says which of the others were made from other files than there
 * are now. `now` is epoch milliseconds; `root` is the folder of the project.
 */
export async function seedDemo(
  database: Database,
  now: number,
  say: (line: string) => void,
  { root, sites = readDemoSites(join(root, SITES)) }: { root: string; sites?: readonly DemoSite[] },
): Promise<void> {
  for (const site of sites) {
    const { id, name } = site.folder.site;
    const seeded = await readSeedHash(database, id);
    if (seeded === undefined) {
      say(`Seeding ${name} with its pages, cars and pictures`);
      await seedSite(database, site, now);
    } else if (seeded !== site.hash)
      // What operators have changed since then stays.
      say(
        `${name} keeps the data it was seeded with; its seed has changed: start with -- --reset to seed anew`,
      );
    await seedMedia(database, id, join(root, MEDIA), now);
  }
  await seedOperators(
    database,
    sites.map(({ folder }) => folder.site.id),
  );
}

/** Removes the demo's companies with all that visitors left there; other sites of the database stay. */
export async function deleteDemo(database: Database, root: string): Promise<void> {
  await removeOperators(database);
  for (const { folder } of readDemoSites(join(root, SITES))) await removeSite(database, folder.site.id);
}
