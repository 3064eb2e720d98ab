import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnreachableError } from './database.ts';
import { openDatabase } from './open-database.ts';
import { removeEmbeddedDatabase } from './pglite.ts';

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

  it('does not mix the values of simultaneous statements', async () => {
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

  it('delivers notifications to its own process', async () => {
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
      /^DATABASE_URL: no answer from 127\.0\.0\.1:9\/cars \([^\n]*ECONNREFUSED[^\n]*\): start the database or set another address$/,
    );
    expect(failure.message).not.toContain('hunter2');
  });

  it('is refused a second time while it is open', async () => {
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
  });
});

describe('removing an embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-remove-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused while it is open', () => {
    expect(() => removeEmbeddedDatabase(dataDir)).toThrow(`in use by process ${process.pid}`);
    expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(true);
  });

  it('does not delete a folder that only has its name', () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/recipes.txt'), 'mine');
    expect(() => removeEmbeddedDatabase(folder)).toThrow('is no database');
    expect(readdirSync(join(folder, 'database'))).toEqual(['recipes.txt']);
  });
});
