// `npm run check:site`: prints what is to be mended in the documents of the sites of an installation.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSites } from './checks/check-sites.ts';
import type { Database } from './db/engine/database.ts';
import { openDatabase } from './db/engine/open-database.ts';
import { openInstalled } from './db/engine/open-installed.ts';
import { migrate } from './db/migrate.ts';
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

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
try {
  const database = await open(args.includes('--seeds'));
  try {
    process.exitCode = (await checkSites(database, wanted, say)) > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
