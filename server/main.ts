import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { openDatabase } from './db/engine/open-database.ts';
import { DataFolderDamagedError, removeEmbeddedDatabase } from './db/engine/pglite.ts';
import { fileErrorOf } from './db/errors.ts';
import { readSettings, showsDemo } from './environment/settings.ts';
import { withStoredSecret } from './environment/stored-secret.ts';
import type { Stop } from './run-server.ts';

/** The folder of the project: the nearest one upwards that has a package.json. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found');
  return findRoot(parent);
}

async function main() {
  enableCompileCache();
  const settings = readSettings(withStoredSecret(process.env));
  const root = findRoot(import.meta.dirname);
  const isReset = process.argv.includes('--reset');
  if (isReset && !showsDemo(settings))
    throw new Error(
      '--reset deletes all data, of a demo only: set APP_MODE to demo or development, or leave --reset out',
    );
  if (isReset && settings.databaseUrl === null) removeEmbeddedDatabase(settings.dataDir);
  // The embedded database starts in its own thread: the code of the server is read meanwhile.
  const code = import('./run-server.ts');
  let stop: Stop = process.exit;
  const database = await openDatabase(settings, {
    log: (message, error) => console.error(message, error),
    onDeath: (error) => {
      console.error(`Forecourt stops: ${error.message}`);
      // A supervisor restarts the process.
      stop(1);
    },
  });
  const { runServer } = await code;
  try {
    stop = await runServer({ settings, database, root, isReset });
  } catch (error) {
    // Damaged tables are read for the first time here.
    const fileError = settings.databaseUrl === null ? fileErrorOf(error) : null;
    throw fileError ? new DataFolderDamagedError(settings.dataDir, fileError) : error;
  }
}

const firstLine = (error: Error) => error.message.split('\n')[0];

/** Failures at start that the operator can mend: one line is enough. */
function explain(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `PORT ${process.env.PORT ?? 4000} is in use: stop the other process or set PORT to another number`;
  return firstLine(error) ?? 'could not start';
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(`Forecourt cannot start: ${explain(error)}`);
  process.exit(1);
});
