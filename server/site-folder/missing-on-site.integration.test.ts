import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { openInstalled } from '../db/engine/open-installed.ts';
import { openTestDatabase } from '../testing/database.ts';
import { seedSite } from '../testing/seed-site.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { missingOnSite } from './missing-on-site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-missing-'));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), Date.UTC(2026, 4, 1));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Which of a place that the site has and a page that it lacks are missing, and what is said of it. */
async function missingIn(open: () => Promise<Database>) {
  const lines: string[] = [];
  const problem = { file: 'pages/home.json', path: '', message: '' };
  const references = [
    { kind: 'place', id: 'airport', problem },
    { kind: 'page', id: 'gone', problem },
  ];
  const missing = await missingOnSite('andes', references, { open, say: (line) => lines.push(line) });
  return { missing: missing.map(({ id }) => id), lines };
}

it('what the site has is not missing', async () => {
  const open = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
  expect(await missingIn(open)).toEqual({ missing: ['gone'], lines: [] });
});

it('everything is missing where there is no installation', async () => {
  const open = () => openInstalled({ DATA_DIR: join(dataDir, 'none') }, 'set DATA_DIR');
  expect(await missingIn(open)).toEqual({ missing: ['airport', 'gone'], lines: [] });
});

it('everything is missing in a database without tables, and none are created', async () => {
  const other = await openTestDatabase();
  await other.pool.query('drop schema public cascade; create schema public');
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  const open = () => Promise.resolve({ ...other, close: () => Promise.resolve() });
  expect(await missingIn(open)).toEqual({ missing: ['airport', 'gone'], lines: [] });
  expect((await other.pool.query(tables)).rows).toEqual([]);
  await other.close();
});

it('a database that does not respond is told, and is not taken for a site without anything', async () => {
  const open = () => openInstalled({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'set DATABASE_URL');
  const { missing, lines } = await missingIn(open);
  expect([missing, lines]).toEqual([
    [],
    [expect.stringMatching(/^andes: what it has already could not be read.*no answer from 127\.0\.0\.1:1/)],
  ]);
});
