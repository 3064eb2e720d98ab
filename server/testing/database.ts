import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/engine/database.ts';
import { openDatabase } from '../db/engine/open-database.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { importedFiles } from './imported-files.ts';
import { onTestServer } from './test-server.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What a migrated database is made by. */
const MIGRATING = 'server/db/migrate.ts';
/** What the demo's companies are made by. */
const SEEDING = 'server/seed/seed-demo.ts';
/** Made databases, named by what they were made from. */
const TEMPLATES = join(ROOT, '.cache/databases');
/** Templates older than this are deleted: most likely the sources have changed since. */
const RETENTION_MILLISECONDS = 3_600_000;
const LOCK_FILE = /^(forecourt\.lock|\.lock-)/;

/** A migrated database of its own for one test file: a copy on the server of the run, else an embedded one. */
export const openTestDatabase = (): Promise<Database> =>
  onTestServer('empty', migrateOnly) ?? openCopy(emptyTemplate);

/** The same with the demo's companies, seeded at an instant in epoch milliseconds. */
export const openDemoDatabase = (seededAt: number): Promise<Database> =>
  onTestServer(`demo_${seededAt}`, seedAt(seededAt)) ?? openCopy(() => demoTemplate(seededAt));

/** Makes a folder the data folder of a server whose database is migrated and empty. */
export async function copyEmptyData(dataDir: string): Promise<void> {
  cpSync(await emptyTemplate(), dataDir, { recursive: true });
}

/** Makes a folder the data folder of a demo that was seeded at an instant in epoch milliseconds. */
export async function copyDemoData(seededAt: number, dataDir: string): Promise<void> {
  cpSync(await demoTemplate(seededAt), dataDir, { recursive: true });
}

const migrateOnly = async ({ pool }: Database): Promise<void> => {
  await migrate(pool);
};

const seedAt = (seededAt: number) => async (database: Database) => {
  await migrate(database.pool);
  await seedDemo(database, seededAt, () => undefined, { root: ROOT });
};

const emptyTemplate = (): Promise<string> => template(MIGRATING, '', migrateOnly);

const demoTemplate = (seededAt: number): Promise<string> =>
  template(SEEDING, String(seededAt), seedAt(seededAt));

const newFolder = (purpose: string): string => mkdtempSync(join(tmpdir(), `forecourt-${purpose}-`));

async function openCopy(makeTemplate: () => Promise<string>): Promise<Database> {
  const dataDir = newFolder('test');
  cpSync(await makeTemplate(), dataDir, { recursive: true });
  // Test files run side by side, so a machine may be busy for long.
  const database = await openDatabase({ databaseUrl: null, dataDir }, { waitMilliseconds: 60_000 });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The folder of a template database; the first caller creates it, because creating takes seconds and copying does not. */
async function template(
  entry: string,
  variant: string,
  fill: (database: Database) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(variant);
  const sources = [
    ...importedFiles(ROOT, entry),
    ...globSync(['server/db/migrations/*', 'sites/**/*.json', 'public/media/**/*.*', 'package.json'], {
      cwd: ROOT,
    }),
  ];
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(ROOT, name)));
  const folder = join(TEMPLATES, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(TEMPLATES, { recursive: true });
  removeOldTemplates();
  const candidate = mkdtempSync(`${folder}-making-`);
  const database = await openDatabase(
    { databaseUrl: null, dataDir: candidate },
    { waitMilliseconds: 60_000 },
  );
  await fill(database);
  await database.close();
  for (const name of readdirSync(candidate)) if (LOCK_FILE.test(name)) rmSync(join(candidate, name));
  try {
    renameSync(candidate, folder);
  } catch {
    // Another process created it first.
    rmSync(candidate, { recursive: true, force: true });
  }
  return folder;
}

function removeOldTemplates(): void {
  for (const name of readdirSync(TEMPLATES)) {
    const { mtimeMs } = statSync(join(TEMPLATES, name), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs < Date.now() - RETENTION_MILLISECONDS)
      rmSync(join(TEMPLATES, name), { recursive: true, force: true });
  }
}
