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

const ROOT = join(import.meta.dirname, '../..');
/** What a migrated database depends on. */
const MIGRATED_FROM = ['server/db/migrations/*', 'package.json'];
/** What the demo's companies depend on: seeding runs code of both. */
const SEEDED_FROM = [...MIGRATED_FROM, 'server/**/*.{ts,json}', 'src/**/*.{ts,json}', 'generated/**/*'];
/** Made databases, named by what they were made from. */
const TEMPLATES = join(ROOT, '.cache/databases');
/** Sources change while somebody works on them: what is older was most likely made from others. */
const KEPT_MILLISECONDS = 3_600_000;
const LOCK_FILE = /^(forecourt\.lock|\.lock-)/;

/** A migrated embedded database in a folder of its own, for one test file. */
export async function openTestDatabase(): Promise<Database> {
  return openCopy(await emptyTemplate());
}

/** The same with the demo's companies, seeded at an instant in epoch milliseconds. */
export async function openDemoDatabase(seededAt: number): Promise<Database> {
  return openCopy(await demoTemplate(seededAt));
}

/** Makes a folder the data folder of a server whose database is migrated and empty. */
export async function copyEmptyData(dataDir: string): Promise<void> {
  cpSync(await emptyTemplate(), dataDir, { recursive: true });
}

/** Makes a folder the data folder of a demo that was seeded at an instant in epoch milliseconds. */
export async function copyDemoData(seededAt: number, dataDir: string): Promise<void> {
  cpSync(await demoTemplate(seededAt), dataDir, { recursive: true });
}

const emptyTemplate = (): Promise<string> =>
  template(MIGRATED_FROM, '', async ({ pool }) => {
    await migrate(pool);
  });

const demoTemplate = (seededAt: number): Promise<string> =>
  template(SEEDED_FROM, String(seededAt), async (database) => {
    await migrate(database.pool);
    await seedDemo(database, seededAt, () => undefined);
  });

const newFolder = (purpose: string): string => mkdtempSync(join(tmpdir(), `forecourt-${purpose}-`));

async function openCopy(folder: string): Promise<Database> {
  const dataDir = newFolder('test');
  cpSync(folder, dataDir, { recursive: true });
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

/** Making a database takes seconds and copying one a moment, so the first that needs one makes it for all. */
async function template(
  sources: readonly string[],
  variant: string,
  fill: (database: Database) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(variant);
  for (const name of globSync(sources, { cwd: ROOT }).sort()) {
    const file = join(ROOT, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
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
    // Another was quicker.
    rmSync(candidate, { recursive: true, force: true });
  }
  return folder;
}

function removeOldTemplates(): void {
  for (const name of readdirSync(TEMPLATES)) {
    const { mtimeMs } = statSync(join(TEMPLATES, name), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs < Date.now() - KEPT_MILLISECONDS)
      rmSync(join(TEMPLATES, name), { recursive: true, force: true });
  }
}
