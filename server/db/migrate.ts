import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

/** A migration was changed or removed after it ran. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

type Migration = { name: string; sql: string; checksum: string };

/** Key of the advisory lock that serialises processes which start together. */
const MIGRATION_LOCK = 7_205_119;

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran. Each file runs once, in one
 * transaction; a file that changed after it ran is refused.
 * @throws MigrationError when files and database disagree
 */
export async function migrate(pool: pg.Pool, folder: string = findMigrations()): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const pending = pendingOf(migrations, new Map(rows.map((row) => [row.name, row.checksum])));
    for (const { name, sql, checksum } of pending) {
      await client.query(sql);
      await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await client.query('commit');
    return pending.map(({ name }) => name);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    // A checkout with other line ends is the same migration.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

function pendingOf(migrations: readonly Migration[], done: ReadonlyMap<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const missing = [...done.keys()].find((name) => !known.has(name));
  if (missing)
    throw new MigrationError(`The database is newer than this program: it has migration ${missing}`);
  const changed = migrations.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
  if (changed)
    throw new MigrationError(`Migration ${changed.name} was changed after it ran; write a new one instead`);
  return migrations.filter(({ name }) => !done.has(name));
}

/** The folder of the migrations, seen from the sources or from a bundle in `dist`. */
function findMigrations(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = [join(folder, 'migrations'), join(folder, 'server/db/migrations')].find(existsSync);
    if (found) return found;
    if (dirname(folder) === folder) throw new MigrationError('The folder server/db/migrations is missing');
  }
}
