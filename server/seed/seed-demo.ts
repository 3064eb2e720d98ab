import type { Database } from '../db/engine/database.ts';
import { removeSite, seedSite } from '../seed/seed-site.ts';
import type { DemoSite } from './demo-site.ts';
import { adriaSeed } from './sites/adria/index.ts';
import { andesSeed } from './sites/andes/index.ts';
import { caribeSeed } from './sites/caribe/index.ts';
import { toSiteSeed } from './to-site-seed.ts';

/** The companies of the demo. */
export const DEMO_SITES: readonly DemoSite[] = [andesSeed, adriaSeed, caribeSeed];

/** Creates the demo's companies that do not exist yet. `now` is epoch milliseconds. */
export async function seedDemo(database: Database, now: number, say: (line: string) => void): Promise<void> {
  const year = new Date(now).getUTCFullYear();
  for (const site of DEMO_SITES) {
    if (await seedSite(database, toSiteSeed(site, year), now)) say(`Seeded ${site.name}`);
  }
}

/** Removes the demo's companies with all that visitors left there; other sites of the database stay. */
export async function forgetDemo(database: Database): Promise<void> {
  for (const { id } of DEMO_SITES) await removeSite(database, id);
}
