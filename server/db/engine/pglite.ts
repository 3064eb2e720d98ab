import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { lockDataFolder } from './data-folder-lock.ts';

/** A started embedded database and the address at which `pg` reaches it. */
export type EmbeddedDatabase = {
  connection: { host: string; port: number; user: string; database: string };
  /** Writes everything to disk, ends the thread and frees the folder. */
  stop(): Promise<void>;
  /** Ends the thread at once: after a PANIC, such as for a full disk, it loops and responds to nothing. */
  abort(cause: Error): void;
};

const WORKER = 'pglite-worker';
const UNIX_PORT = 5432;

/** The worker file: in a build beside the bundle or one folder up, else the source file. */
function findWorker(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [
    ...[here, dirname(here)].map((folder) => join(folder, `${WORKER}.js`)),
    join(here, `${WORKER}.ts`),
    resolve(`server/db/engine/${WORKER}.ts`),
  ];
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`The database worker was not built: none of ${candidates.join(', ')} exists`);
  return found;
}

const databaseFolder = (dataDir: string) => join(resolve(dataDir), 'database');

/**
 * Removes the database of a data folder, and nothing else that lies there.
 * @throws DataFolderLockedError when another process uses the folder
 */
export function removeEmbeddedDatabase(dataDir: string): void {
  const lock = lockDataFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    const isOurs = existsSync(join(folder, 'PG_VERSION'));
    if (existsSync(folder) && !isOurs && readdirSync(folder).length > 0)
      throw new Error(
        `DATA_DIR has a folder ${folder} that is no database: remove it or set another DATA_DIR`,
      );
    rmSync(folder, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

const reasonOf = (cause: Error) => cause.message.split('\n')[0];

/** The database of a data folder cannot be opened; the message is one line with the folder and the remedy. */
export class DataFolderDamagedError extends Error {
  override readonly name = 'DataFolderDamagedError';
  constructor(dataDir: string, cause: Error) {
    const folder = databaseFolder(dataDir);
    super(
      isOutOfSpace(folder, cause)
        ? diskFullMessage(folder)
        : `DATA_DIR: the database in ${folder} cannot be opened (${reasonOf(cause)}): restore that folder from a backup, or remove it to start with an empty database`,
      { cause },
    );
  }
}

/** The database of a data folder ended while it was used; the message is one line with the folder and the remedy. */
export class DatabaseEndedError extends Error {
  override readonly name = 'DatabaseEndedError';
  constructor(folder: string, cause: Error) {
    super(
      isOutOfSpace(folder, cause)
        ? diskFullMessage(folder)
        : `DATA_DIR: the database in ${folder} ended unexpectedly (${reasonOf(cause)}): start again, and if it ends again, restore that folder from a backup`,
      { cause },
    );
  }
}

const diskFullMessage = (folder: string) =>
  `DATA_DIR: there is no space left for the database in ${folder}: free some and start again`;

/** Words of PostgreSQL when the disk, or the space that its user may take of it, is used up. */
const NO_SPACE = /no space left on device|quota exceeded/i;

/** A segment of the write-ahead log, without which the database does not run. */
const LEAST_FREE_BYTES = 16 * 1_048_576;

function isOutOfSpace(folder: string, cause: Error): boolean {
  if (NO_SPACE.test(cause.message)) return true;
  // A folder that was deleted while the database was used says nothing of its disk.
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}

/**
 * Starts PGlite for a data folder. Its socket is in a private folder, because it requires no password.
 * `onDeath` is called with a DatabaseEndedError when its thread ends by itself: every call fails from then on.
 * @throws DataFolderLockedError when another process uses the folder
 * @throws DataFolderDamagedError when the folder holds no database that can be opened, or its disk is full
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  onDeath: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const lock = lockDataFolder(dataDir);
  const folder = databaseFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const socketFolder = process.platform === 'win32' ? null : mkdtempSync(join(tmpdir(), 'forecourt-'));
  const cleanUp = () => {
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
    lock.release();
  };
  try {
    const socketPath = socketFolder && join(socketFolder, `.s.PGSQL.${UNIX_PORT}`);
    // The thread must not inherit the flags of the process, such as those of a test runner.
    const worker = new Worker(findWorker(), { workerData: { folder, socketPath }, execArgv: [] });
    const address = await addressOf(worker);
    let isStopping = false;
    let cause: Error | null = null;
    // Without a listener an error of the thread would end this process.
    worker.on('error', (error: Error) => {
      cause = error;
    });
    const ended = new Promise<void>((done) =>
      worker.once('exit', (code) => {
        done();
        if (!isStopping)
          onDeath(new DatabaseEndedError(folder, cause ?? new Error(`its thread ended with code ${code}`)));
      }),
    );
    return {
      connection: {
        host: socketFolder ?? '127.0.0.1',
        port: socketFolder ? UNIX_PORT : Number(address.slice(address.lastIndexOf(':') + 1)),
        user: 'postgres',
        database: 'postgres',
      },
      async stop() {
        isStopping = true;
        worker.postMessage('stop');
        await ended;
        cleanUp();
      },
      abort(error) {
        cause = error;
        void worker.terminate();
      },
    };
  } catch (error) {
    cleanUp();
    throw new DataFolderDamagedError(dataDir, error as Error);
  }
}

function addressOf(worker: Worker): Promise<string> {
  return new Promise((done, fail) => {
    worker.once('message', ({ address }: { address: string }) => done(address));
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The embedded database ended while starting (${code})`)));
  });
}
