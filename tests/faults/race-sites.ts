import type pg from 'pg';
import type { Database } from '../../server/db/engine/database.ts';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedSite } from '../../server/testing/seed-site.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import {
  openAdmin,
  openOn,
  PATIENCE_MILLISECONDS,
  startPostgres,
  temporaryFolder,
} from '../../server/testing/postgres-server.ts';
import { RACE_NOW } from './race-order.ts';

let sites = 0;

/** Makes the site of a round, its office having so many cars of one model; returns its id. */
export async function newSite(database: Database, units: number): Promise<string> {
  sites += 1;
  await seedSite(database, exampleSeed(`race${sites}`, { units }), RACE_NOW);
  return `race${sites}`;
}

/** A database on which races are run. */
export interface RaceGround {
  readonly database: Database;
  /** Statements that no wall of rows holds back. */
  readonly admin: Pick<Database, 'pool'>;
  /** Address of the PostgreSQL server; null of the embedded database. */
  readonly url: string | null;
  /** Another application on the same server. */
  another(): Promise<Database>;
  close(): Promise<void>;
}

/** The embedded database in a folder of its own. */
export async function openEmbeddedGround(): Promise<RaceGround> {
  const folder = temporaryFolder();
  const database = await openDatabase(
    { databaseUrl: null, dataDir: folder.path },
    { waitMilliseconds: PATIENCE_MILLISECONDS },
  );
  await migrate(database.pool);
  return {
    database,
    admin: database,
    url: null,
    another: async () => database,
    async close() {
      await database.close();
      folder.remove();
    },
  };
}

/** A PostgreSQL server of its own. */
export async function openServerGround(): Promise<RaceGround> {
  const server = await startPostgres();
  const databases = [await openOn(server)];
  const pool: pg.Pool = openAdmin(server);
  return {
    database: databases[0] as Database,
    admin: { pool },
    url: server.url,
    async another() {
      const database = await openOn(server);
      databases.push(database);
      return database;
    },
    async close() {
      await pool.end();
      for (const database of databases) await database.close();
      await server.stop();
    },
  };
}

/** Both kinds of database, by name. */
export const GROUNDS = [
  ['embedded', openEmbeddedGround],
  ['postgresql', openServerGround],
] as const;
