import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/engine/database.ts';
import { openDatabase } from '../db/engine/open-database.ts';

/** Variable of the environment with the address of the PostgreSQL server of a test run; its user is a superuser. */
export const TEST_SERVER = 'TEST_DATABASE_SERVER';

/**
 * A copy of a database of the test run's PostgreSQL server; the first caller creates the original.
 * @returns null where the run has no such server
 */
export function onTestServer(
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> | null {
  const server = process.env[TEST_SERVER];
  return server ? openCopy(server, name, fill) : null;
}

const addressOf = (server: string, database: string) => new URL(`/${database}`, server).href;

async function openCopy(
  server: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const copy = `copy_${randomUUID().replaceAll('-', '')}`;
  try {
    // Only one process at a time may create or copy the template.
    await admin.query(`select pg_advisory_lock(1)`);
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) {
      await admin.query(`create database ${name}_making`);
      const template = await openDatabase({ databaseUrl: addressOf(server, `${name}_making`), dataDir: '' });
      await fill(template);
      await template.close();
      await admin.query(`alter database ${name}_making rename to ${name}`);
    }
    await admin.query(`create database ${copy} template ${name}`);
  } finally {
    await admin.end();
  }
  return openDatabase(
    { databaseUrl: addressOf(server, copy), dataDir: '' },
    // Test files run side by side, so a machine may be busy for long.
    { waitMilliseconds: 60_000 },
  );
}
