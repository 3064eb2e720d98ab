import { mkdtempSync, rmSync } from 'node:fs';
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

/** An open database, its thread, and the deaths it told. */
async function open() {
  const deaths: Error[] = [];
  let onReported = () => {};
  const told = new Promise<void>((resolve) => {
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
  return { database, thread: threads[0] as Worker, deaths, told };
}

describe('the embedded database', () => {
  it('tells when its thread ends by itself, and leaves its folder to the next start', async () => {
    const { database, thread, deaths, told } = await open();
    await database.pool.query('select 1');
    await thread.terminate();
    await told;
    expect(deaths.map(({ message }) => message)).toEqual(['its thread ended with code 1']);
    await expect(database.pool.query('select 1')).rejects.toThrow();
    await database.close();
    const next = await open();
    await next.database.close();
  });

  it('tells nothing when it is closed', async () => {
    const { database, deaths } = await open();
    await database.close();
    expect(deaths).toEqual([]);
  });
});
