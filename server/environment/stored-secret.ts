import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { SECRET_LENGTH, type Environment } from './settings.ts';

const FILE = 'preview-secret';
/** Its owner alone reads it. */
const OWNER_ONLY = 0o600;

/**
 * The environment of a demo with a secret that outlives the process: it is kept beside the embedded database, so that
 * links in mails and previews still open after a start. Any other environment stays as it is.
 */
export function withStoredSecret(env: Environment): Environment {
  if (env.APP_MODE !== 'demo' || env.PREVIEW_SECRET?.trim()) return env;
  const folder = env.DATA_DIR?.trim() || './.data';
  const file = join(folder, FILE);
  makeDataFolder(folder);
  try {
    writeFileSync(file, randomBytes(SECRET_LENGTH).toString('base64url'), { flag: 'wx', mode: OWNER_ONLY });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, OWNER_ONLY);
  }
  return { ...env, PREVIEW_SECRET: readFileSync(file, 'utf8').trim() };
}
