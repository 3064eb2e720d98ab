import pg from 'pg';
import type { Settings } from '../../environment/settings.ts';
import { type Database, DatabaseUnreachableError } from './database.ts';
import { createEmbeddedListen, createServerListen } from './listen.ts';
import { startEmbeddedDatabase } from './pglite.ts';

/** What opening needs beside the settings. */
export type OpenDatabaseOptions = {
  /** Called for cut idle connections, which the pool replaces by itself. */
  log?: (message: string, error: unknown) => void;
  /** Called when the embedded database ended by itself; the process must then be started again. */
  onDeath?: (error: Error) => void;
  /** How long a caller waits for a connection; by default 2 s, with the embedded database 10 s. */
  waitMilliseconds?: number;
};

type Log = NonNullable<OpenDatabaseOptions['log']>;

const SERVER_CONNECTIONS = 20;
const SERVER_WAIT_MILLISECONDS = 2_000;
/** The embedded database serves one transaction at a time, so callers queue here instead of in locks. */
const EMBEDDED_WAIT_MILLISECONDS = 10_000;

/**
 * Opens the PostgreSQL server of DATABASE_URL, or the embedded database of DATA_DIR.
 * @throws DatabaseUnreachableError when the server does not answer
 * @throws DataFolderLockedError when another process uses the folder
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { log = () => {}, onDeath = () => {}, waitMilliseconds }: OpenDatabaseOptions = {},
): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbedded(settings.dataDir, log, onDeath, waitMilliseconds ?? EMBEDDED_WAIT_MILLISECONDS)
    : openServer(settings.databaseUrl, log, waitMilliseconds ?? SERVER_WAIT_MILLISECONDS);
}

function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool(config);
  // Without these listeners a restart of the database would end this process: the pool handles errors of idle
  // connections only, and a connection in use has no listener until its statement fails.
  pool.on('error', (error) => log('an idle database connection was cut', error));
  pool.on('connect', (client) => client.on('error', (error) => log('a database connection was cut', error)));
  return pool;
}

async function openServer(connectionString: string, log: Log, wait: number): Promise<Database> {
  const pool = createPool({ connectionString, max: SERVER_CONNECTIONS, connectionTimeoutMillis: wait }, log);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachableError(unreachable(connectionString, error));
  }
  return {
    kind: 'postgresql',
    pool,
    listen: createServerListen({ connectionString, keepAlive: true }, log),
    close: () => pool.end(),
  };
}

/** A client of `pg` with its connection, which its types leave out. */
type EmbeddedClient = pg.PoolClient & {
  connection: { on(event: 'errorMessage', listener: (error: pg.DatabaseError) => void): void };
};

async function openEmbedded(
  dataDir: string,
  log: Log,
  onDeath: (error: Error) => void,
  wait: number,
): Promise<Database> {
  const embedded = await startEmbeddedDatabase(dataDir, onDeath);
  let hasPanicked = false;
  // One connection: all connections would share one session, and its prepared statements.
  const pool = createPool(
    {
      ...embedded.connection,
      max: 1,
      connectionTimeoutMillis: wait,
      idleTimeoutMillis: 0,
    },
    // `onDeath` says why the connection is cut too.
    (message, error) => hasPanicked || log(message, error),
  );
  pool.on('connect', ({ connection }: EmbeddedClient) =>
    connection.on('errorMessage', (error) => {
      if (error.severity !== 'PANIC') return;
      hasPanicked = true;
      embedded.abort(error);
    }),
  );
  return {
    kind: 'embedded',
    pool,
    listen: createEmbeddedListen(pool),
    async close() {
      await pool.end();
      await embedded.stop();
    },
  };
}

function unreachable(address: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(address);
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = (message || code || String(error)).split('\n')[0];
  return `DATABASE_URL: no answer from ${hostname}:${port || 5432}${pathname} (${reason}): start the database or set another address`;
}
