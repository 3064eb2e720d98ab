import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocument } from './content/documents.ts';
import { openDatabase } from './db/engine/open-database.ts';
import { inSiteAsOperator } from './db/in-site.ts';
import { copyDemoData } from './testing/database.ts';

const NOW = Date.UTC(2026, 4, 1, 9);
const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-check-site-'));
beforeAll(() => copyDemoData(NOW, dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** What the command prints about the database in a folder, and its exit code. */
async function check(folder: string, ...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', APP_MODE: 'demo', DATA_DIR: folder };
  const command = ['--no-warnings', join(import.meta.dirname, 'check-sites.ts'), ...args];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

it('checks the sites of an installation that stands, and fails for one with errors', async () => {
  const clean = await check(dataDir);
  expect({ ...clean, stdout: clean.stdout.split('\n').filter((line) => /^\w/.test(line)).length }).toEqual({
    code: 0,
    stdout: 3,
    stderr: '',
  });

  const database = await openDatabase({ databaseUrl: null, dataDir });
  const button = { id: 'b', type: 'Button', v: 1, props: { label: 'l', link: { pageId: 'gone' } } };
  const builder = { format: 1, sections: [button], translations: { 'es-AR': { l: 'Ver' } } };
  await inSiteAsOperator(database, 'andes', (scope) =>
    createDocument(scope, { kind: 'page', id: 'wrong', body: { builder }, now: NOW, by: null }),
  );
  await database.close();
  const wrong = await check(dataDir, 'andes');
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toMatch(/^ {2}page wrong \(draft\)$/m);
  expect(wrong.stdout).toMatch(
    /^ {4}error {4}broken-reference at b\/props\/link\/pageId \(kind page; id gone\)$/m,
  );
  expect((await check(dataDir, 'adria')).code).toBe(0);
});

it('says what to do where there is no such site, or no database', async () => {
  expect(await check(dataDir, 'nowhere')).toMatchObject({
    code: 1,
    stderr: 'there is no site "nowhere", only adria, andes, caribe\n',
  });
  const missing = await check(join(dataDir, 'nothing'));
  expect([missing.code, missing.stdout]).toEqual([1, '']);
  expect(missing.stderr).toContain('set DATABASE_URL or DATA_DIR');
});
