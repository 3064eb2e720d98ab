import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DatabaseEndedError, DataFolderDamagedError } from './pglite.ts';

const folder = tmpdir();
const AGAIN = 'start again, and if it ends again, restore that folder from a backup';

describe('a database that ended is told in one line with its folder and the remedy', () => {
  it.each<[why: string, folder: string, reason: string, message: string]>([
    [
      'without space on its disk',
      folder,
      'could not write to file "pg_wal/xlogtemp.42": No space left on device',
      `DATA_DIR: there is no space left for the database in ${folder}: free some and start again`,
    ],
    [
      'beyond the quota of its user',
      folder,
      'could not extend file "base/5/2619": Quota exceeded',
      `DATA_DIR: there is no space left for the database in ${folder}: free some and start again`,
    ],
    [
      'for any other reason, of which the first line is shown',
      folder,
      'its thread ended with code 1\n  at a line of code',
      `DATA_DIR: the database in ${folder} ended unexpectedly (its thread ended with code 1): ${AGAIN}`,
    ],
    [
      'after its folder was deleted',
      join(folder, 'deleted'),
      'could not open file',
      `DATA_DIR: the database in ${join(folder, 'deleted')} ended unexpectedly (could not open file): ${AGAIN}`,
    ],
  ])('%s', (_why, folder, reason, message) => {
    expect(new DatabaseEndedError(folder, new Error(reason)).message).toBe(message);
  });
});

describe('a database that cannot be opened is told in one line with its folder and the remedy', () => {
  const database = join(folder, 'database');
  it.each([
    [
      'beyond the quota of its user',
      'could not extend file "base/5/2619": Quota exceeded',
      `DATA_DIR: there is no space left for the database in ${database}: free some and start again`,
    ],
    [
      'with files that cannot be read',
      'invalid page in block 0 of relation "base/5/16401"\n at a line of code',
      `DATA_DIR: the database in ${database} cannot be opened (invalid page in block 0 of relation "base/5/16401"): restore that folder from a backup, or remove it to start with an empty database`,
    ],
  ])('%s', (_why, reason, message) => {
    expect(new DataFolderDamagedError(folder, new Error(reason)).message).toBe(message);
  });
});
