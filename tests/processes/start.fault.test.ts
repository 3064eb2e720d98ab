import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/engine/open-database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { copyDemoData } from '../../server/testing/database.ts';
import { seedSite } from '../../server/testing/seed-site.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { STILL_CLOCK } from '../e2e/support/demo-server.ts';
import { freePort, type ServerProcess, startServerProcess } from '../e2e/support/server-process.ts';

let folder: string;
let running: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-start-'));
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string>>;

const start = (env: Environment, args: readonly string[] = []): ServerProcess => {
  const server = startServerProcess({ DATA_DIR: folder, ...env }, args);
  running.push(server);
  return server;
};

/** Starts a server that must not run, and gives back the one line that it says about it. */
async function refusalOf(env: Environment, args: readonly string[] = []): Promise<string> {
  const server = start(env, args);
  expect(await server.isReady, server.output()).toBe(false);
  const { code, stderr } = await server.ended;
  expect([code, stderr.split('\n')]).toEqual([1, [expect.stringMatching(/^Forecourt cannot start: ./), '']]);
  return stderr;
}

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return isListening;
};

const PRODUCTION = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://cars.example',
  MAIL_FROM: 'cars@example.com',
  PREVIEW_SECRET: 'p'.repeat(32),
};

describe('a start that cannot succeed ends with exit code 1 and one line that says what to do', () => {
  it('when the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    try {
      expect(await refusalOf({ APP_MODE: 'demo', PORT: String(port) })).toContain(
        `PORT ${port} is in use: stop the other process or set PORT to another number`,
      );
    } finally {
      taken.close();
    }
  });

  it('when nobody answers at DATABASE_URL', async () => {
    const port = await freePort();
    const DATABASE_URL = `postgres://me:hunter2@127.0.0.1:${port}/cars`;
    const refusal = await refusalOf({ APP_MODE: 'demo', DATABASE_URL });
    expect(refusal).toContain(`DATABASE_URL: no answer from 127.0.0.1:${port}/cars`);
    expect(refusal).toContain('start the database or set another address');
    expect(refusal).not.toContain('hunter2');
  });

  it('when the data folder holds a damaged database', async () => {
    const database = join(folder, 'database');
    mkdirSync(database, { mode: 0o700 });
    writeFileSync(join(database, 'PG_VERSION'), 'not a version');
    const refusal = await refusalOf({ APP_MODE: 'demo', PORT: String(await freePort()) });
    expect(refusal).toContain(`DATA_DIR: the database in ${database} cannot be opened (`);
    expect(refusal).toContain(
      'restore that folder from a backup, or remove it to start with an empty database',
    );
    expect(readFileSync(join(database, 'PG_VERSION'), 'utf8')).toBe('not a version');
  });

  it('when tables of the database are damaged', async () => {
    await copyDemoData(Date.parse(STILL_CLOCK), folder);
    const tables = globSync('database/base/*/1[67]*', { cwd: folder }).map((name) => join(folder, name));
    for (const table of tables) {
      const { size } = statSync(table);
      if (size > 20_000) writeFileSync(table, randomBytes(size));
    }
    const refusal = await refusalOf({ APP_MODE: 'demo', PORT: String(await freePort()) });
    expect(refusal).toContain(`DATA_DIR: the database in ${join(folder, 'database')} cannot be opened (`);
    expect(refusal).toContain('restore that folder from a backup');
    expect(refusal).not.toContain('select');
  });

  it('when DATA_DIR is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'something else');
    const refusal = await refusalOf({ APP_MODE: 'demo', DATA_DIR: file, PORT: String(await freePort()) });
    expect(refusal).toContain(`DATA_DIR ${file} cannot be used`);
    expect(readFileSync(file, 'utf8')).toBe('something else');
  });

  it.each(['PUBLIC_ORIGIN', 'MAIL_FROM', 'PREVIEW_SECRET'])('when production has no %s', async (missing) => {
    const env = Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => name !== missing));
    expect(await refusalOf(env)).toMatch(new RegExp(`: ${missing} is required `));
  });
});

describe('a server that runs', () => {
  it('ends with exit code 0 when asked to, and frees its port and folder', async () => {
    const port = await freePort();
    const first = start({ ...PRODUCTION, PORT: String(port) });
    expect(await first.isReady, first.output()).toBe(true);
    expect(await isFree(port)).toBe(false);
    expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await isFree(port)).toBe(true);
    const next = start({ ...PRODUCTION, PORT: String(port) });
    expect(await next.isReady, next.output()).toBe(true);
  });
});

describe('a server whose embedded database cannot write any more', () => {
  it('ends with exit code 1 and one line that names the folder and says what to do', async () => {
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    const port = await freePort();
    const server = start({ APP_MODE: 'demo', PORT: String(port), TMPDIR: temporary });
    expect(await server.isReady, server.output()).toBe(true);
    // PGlite writes a new segment of its log to this file first.
    mkdirSync(join(folder, 'database/pg_wal/xlogtemp.42'));
    const [socketFolder = ''] = globSync('forecourt-*', { cwd: temporary });
    const client = new pg.Client({ host: join(temporary, socketFolder), user: 'postgres' });
    await client.connect();
    await client.query('select pg_switch_wal()');
    await client.end();
    // The server counts such calls in the database.
    const query = `bookingId=AAAAAAAA&accessKey=${'a'.repeat(22)}`;
    await request(`http://127.0.0.1:${port}/api/booking/calendar?${query}`, {
      headers: { host: 'adria.localhost' },
    }).catch(() => null);
    const { code, stderr } = await server.ended;
    expect(code, stderr).toBe(1);
    expect(stderr).toMatch(
      /^Forecourt stops: DATA_DIR: the database in \S+ ended unexpectedly \(.*xlogtemp.*\): start again, .*\n$/,
    );
    expect(stderr).toContain(join(folder, 'database'));
  });
});

describe('a data folder in use', () => {
  it('is refused to a second process, with --reset too, and keeps its data', async () => {
    const port = await freePort();
    const holder = start({ APP_MODE: 'demo', PORT: String(port) });
    expect(await holder.isReady, holder.output()).toBe(true);
    for (const args of [[], ['--reset']]) {
      const refusal = await refusalOf({ APP_MODE: 'demo', PORT: String(await freePort()) }, args);
      expect(refusal).toContain(
        `DATA_DIR ${folder} is in use by process ${holder.pid}: stop that process or set another DATA_DIR`,
      );
    }
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    expect(await holder.stop()).toMatchObject({ code: 0 });
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    expect((await database.pool.query('select id from site')).rows).toHaveLength(3);
    await database.close();
  });
});

describe('--reset', () => {
  it('is refused outside a demo', async () => {
    expect(await refusalOf(PRODUCTION, ['--reset'])).toContain('--reset deletes all data, of a demo only');
  });

  it('seeds anew and removes nothing of DATA_DIR but the database', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'mine');
    const stale = await openDatabase({ databaseUrl: null, dataDir: folder });
    await migrate(stale.pool);
    await seedSite(stale, exampleSeed('andes'), Date.UTC(2026, 0, 1));
    await stale.close();
    const server = start({ APP_MODE: 'demo', PORT: String(await freePort()) }, ['--reset']);
    expect(await server.isReady, server.output()).toBe(true);
    expect(server.output()).toContain('Andes Rent');
    expect(server.output()).not.toContain('Company andes');
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('mine');
  });
});
