import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../environment/settings.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** There is no database yet. */
export class NoInstallationError extends Error {
  override readonly name = 'NoInstallationError';
}

/**
 * The database of an installation, for a command line. `advice` says what to do where there is none.
 * @throws NoInstallationError where there is none
 */
export async function openInstalled(env: NodeJS.ProcessEnv, advice: string): Promise<Database> {
  const settings = readSettings({ ...env, APP_MODE: env.APP_MODE ?? 'demo' });
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'database')))
    throw new NoInstallationError(`DATA_DIR ${settings.dataDir} has no database: ${advice}`);
  return openDatabase(settings);
}
