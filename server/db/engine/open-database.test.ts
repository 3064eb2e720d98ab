import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnreachableError } from './database.ts';
import { openDatabase } from './open-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-db-'));
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir });
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('an opened database', () => {
  it('is PostgreSQL, with the exclusion constraints that bookings need', async () => {
    await database.pool.query('create extension if not exists btree_gist');
    const { rows } = await database.pool.query<{ version: string }>('select version()');
    expect(rows[0]?.version).toMatch(/^PostgreSQL 1[6-9]/);
  });

  it('keeps the values of simultaneous statements apart', async () => {
    const wrong = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const { rows } = await database.pool.query<{ a: number }>(
          `select $1::int as a${i % 2 ? ', 2 as b' : ''}`,
          [i],
        );
        return rows[0]?.a === i ? 0 : 1;
      }),
    );
    expect(wrong.filter(Boolean)).toEqual([]);
  });

  it('tells its own process about notifications', async () => {
    const heard: (string | null)[] = [];
    const stop = await database.listen('news', (payload) => heard.push(payload));
    await database.pool.query("select pg_notify('news', 'one')");
    await stop();
    await database.pool.query("select pg_notify('news', 'two')");
    expect(heard).toEqual(['one']);
  });

  it('names an unreachable server in one line without its password', async () => {
    const failure = await openDatabase({
      databaseUrl: 'postgres://me:hunter2@127.0.0.1:9/cars',
      dataDir,
    }).catch((e) => e);
    expect(failure).toBeInstanceOf(DatabaseUnreachableError);
    expect(failure.message).toMatch(
      /^DATABASE_URL: no answer from 127\.0\.0\.1:9\/cars \([^\n]*ECONNREFUSED[^\n]*\)$/,
    );
    expect(failure.message).not.toContain('hunter2');
  });

  it('is refused a second time while it is open', async () => {
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
  });
});
