import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyEmptyData } from '../../testing/database.ts';
import { openDatabase } from './open-database.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-db-'));
  await copyEmptyData(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** An open database, its thread, and the deaths it reported. */
async function open() {
  const deaths: Error[] = [];
  let onReported = () => {};
  const reported = new Promise<void>((resolve) => {
    onReported = resolve;
  });
  const threads: Worker[] = [];
  const notice = (thread: Worker) => void threads.push(thread);
  process.once('worker', notice);
  const database = await openDatabase(
    { databaseUrl: null, dataDir },
    {
      onDeath: (error) => {
        deaths.push(error);
        onReported();
      },
    },
  );
  return { database, thread: threads[0] as Worker, deaths, reported };
}

/** What is said of a database that ended for a reason. */
const ended = (reason: string) =>
  `DATA_DIR: the database in ${join(dataDir, 'database')} ended unexpectedly (${reason}): start again, and if it ends again, restore that folder from a backup`;

describe('the embedded database', () => {
  it('reports that its thread ended by itself, and releases its folder for the next start', async () => {
    const { database, thread, deaths, reported } = await open();
    await database.pool.query('select 1');
    await thread.terminate();
    await reported;
    expect(deaths.map(({ message }) => message)).toEqual([ended('its thread ended with code 1')]);
    await expect(database.pool.query('select 1')).rejects.toThrow();
    await database.close();
    const next = await open();
    await next.database.close();
  });

  it('reports nothing when it is closed', async () => {
    const { database, deaths } = await open();
    await database.close();
    expect(deaths).toEqual([]);
  });

  it('ends when it cannot write its log, as on a full disk, and has what it stored at the next start', async () => {
    const { database, deaths, reported } = await open();
    await database.pool.query('create table stored (value int)');
    await database.pool.query('insert into stored values (1)');
    // PGlite writes a new segment of its log to this file first.
    const obstacle = join(dataDir, 'database/pg_wal/xlogtemp.42');
    mkdirSync(obstacle);
    await database.pool.query('select pg_switch_wal()');
    await expect(database.pool.query('insert into stored values (2)')).rejects.toThrow('xlogtemp');
    await reported;
    expect(deaths.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^DATA_DIR: the database in \S+ ended unexpectedly \([^\n]*xlogtemp[^\n]*$/),
    ]);
    await expect(database.pool.query('select 1')).rejects.toThrow();
    await database.close();
    rmSync(obstacle, { recursive: true });
    const next = await open();
    expect((await next.database.pool.query('select value from stored')).rows).toEqual([{ value: 1 }]);
    await next.database.close();
  });
});

describe('a folder whose database cannot be opened', () => {
  it.each([
    ['without its control file', 'database/global/pg_control', null],
    ['with a control file of zeros', 'database/global/pg_control', Buffer.alloc(8_192)],
    ['of another version', 'database/PG_VERSION', Buffer.from('9\n')],
    ['without its log', 'database/pg_wal', null],
  ])('%s is named in one line with the remedy, and left as it is', async (_why, name, content) => {
    const file = join(dataDir, name);
    rmSync(file, { recursive: true });
    if (content) writeFileSync(file, content);
    const failure: Error = await open().catch((error) => error);
    expect(failure.message).toMatch(
      /^DATA_DIR: the database in \S+database cannot be opened \([^\n]+\): restore that folder from a backup, or remove it to start with an empty database$/,
    );
    expect(failure.message).toContain(join(dataDir, 'database'));
    expect(existsSync(file)).toBe(content !== null);
  });
});
