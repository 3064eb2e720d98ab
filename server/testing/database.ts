import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/engine/database.ts';
import { openDatabase } from '../db/engine/open-database.ts';
import { migrate } from '../db/migrate.ts';

const MIGRATIONS = new URL('../db/migrations/', import.meta.url);
const LOCK_FILE = /^(forecourt\.lock|\.lock-)/;

/** A migrated embedded database in a folder of its own, for one test file. */
export async function openTestDatabase(): Promise<Database> {
  const dataDir = newFolder('test');
  cpSync(await template(), dataDir, { recursive: true });
  return openIn(dataDir);
}

const newFolder = (purpose: string): string => mkdtempSync(join(tmpdir(), `forecourt-${purpose}-`));

async function openIn(dataDir: string): Promise<Database> {
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

/** Making a database takes seconds and copying one a moment, so the first test file of a schema makes it for all. */
async function template(): Promise<string> {
  const names = readdirSync(MIGRATIONS).sort();
  const hash = createHash('sha256').update(process.version);
  for (const name of names) hash.update(readFileSync(new URL(name, MIGRATIONS)));
  hash.update(readFileSync(new URL('../../package.json', import.meta.url)));
  const folder = join(tmpdir(), `forecourt-template-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const candidate = newFolder('making');
  const database = await openDatabase(
    { databaseUrl: null, dataDir: candidate },
    { waitMilliseconds: 60_000 },
  );
  await migrate(database.pool);
  await database.close();
  for (const name of readdirSync(candidate)) if (LOCK_FILE.test(name)) rmSync(join(candidate, name));
  try {
    renameSync(candidate, folder);
  } catch {
    // Another test file was quicker.
    rmSync(candidate, { recursive: true, force: true });
  }
  return folder;
}
