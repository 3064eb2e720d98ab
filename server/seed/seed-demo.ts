import { createHash } from 'node:crypto';
import type { Database } from '../db/engine/database.ts';
import { removeOperators, seedOperators } from './seed-operators.ts';
import { seedMedia } from './seed-media.ts';
import { readSeedHash, removeSite, seedSite } from '../seed/seed-site.ts';
import type { DemoSite } from './demo-site.ts';
import { adriaSeed } from './sites/adria/index.ts';
import { andesSeed } from './sites/andes/index.ts';
import { caribeSeed } from './sites/caribe/index.ts';
import { toSiteSeed } from './to-site-seed.ts';

/** The companies of the demo. */
export const DEMO_SITES: readonly DemoSite[] = [andesSeed, adriaSeed, caribeSeed];

const hashOf = (site: DemoSite) =>
  createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 22);

/**
 * Creates the demo's companies that do not exist yet, and says which of the others were made from another seed than
 * there is now. `now` is epoch milliseconds; `media` is the folder of their pictures.
 */
export async function seedDemo(
  database: Database,
  now: number,
  say: (line: string) => void,
  { sites = DEMO_SITES, media }: { sites?: readonly DemoSite[]; media: string },
): Promise<void> {
  const year = new Date(now).getUTCFullYear();
  for (const site of sites) {
    const hash = hashOf(site);
    const isNew = await seedSite(database, toSiteSeed(site, year), now, hash);
    await seedMedia(database, site.id, media, now);
    if (isNew) say(`Seeded ${site.name}`);
    else if ((await readSeedHash(database, site.id)) !== hash)
      say(
        `${site.name} keeps the data it was seeded with; its seed has changed: start with -- --reset to seed anew`,
      );
  }
  await seedOperators(
    database,
    sites.map(({ id }) => id),
  );
}

/** Removes the demo's companies with all that visitors left there; other sites of the database stay. */
export async function deleteDemo(database: Database): Promise<void> {
  await removeOperators(database);
  for (const { id } of DEMO_SITES) await removeSite(database, id);
}
