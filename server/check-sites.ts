// `npm run check:site`: prints what is to be mended in the documents of the sites of an installation.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite } from './checks/check-site.ts';
import { countOf, reportLines } from './checks/report.ts';
import type { Database } from './db/engine/database.ts';
import { openDatabase } from './db/engine/open-database.ts';
import { openInstalled } from './db/engine/open-installed.ts';
import { inSite } from './db/in-site.ts';
import { migrate } from './db/migrate.ts';
import { listHostRows } from './db/repositories/sites.ts';
import { createClock, readSettings } from './environment/settings.ts';
import { seedDemo } from './seed/seed-demo.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The database of the environment, or one with the seeds of the demo that is removed when it is closed. */
async function open(isOfSeeds: boolean): Promise<Database> {
  if (!isOfSeeds)
    return openInstalled(
      process.env,
      'set DATABASE_URL or DATA_DIR, or check the seeds of the demo with -- --seeds',
    );
  const settings = readSettings({ ...process.env, APP_MODE: process.env.APP_MODE ?? 'demo' });
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-seeds-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(database.pool);
    await seedDemo(database, createClock(settings)(), () => undefined, {
      root: join(import.meta.dirname, '..'),
    });
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @returns how many errors there are */
async function main(args: readonly string[]): Promise<number> {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const database = await open(args.includes('--seeds'));
  try {
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
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
