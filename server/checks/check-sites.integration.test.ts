import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocument } from '../content/documents.ts';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator } from '../db/in-site.ts';
import { openDemoDatabase } from '../testing/database.ts';
import { checkSites } from './check-sites.ts';

const NOW = Date.UTC(2026, 4, 1, 9);
let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(NOW);
});
afterAll(() => database.close());

/** How many errors there are, and the lines that say so. */
async function check(...wanted: string[]) {
  const lines: string[] = [];
  const errors = await checkSites(database, wanted, (line) => lines.push(line));
  return { errors, text: lines.join('\n') };
}

it('checks all sites of an installation, and counts the errors of one', async () => {
  const clean = await check();
  expect(clean.errors).toBe(0);
  expect(clean.text.match(/^\w/gm)).toHaveLength(3);

  const button = { id: 'b', type: 'Button', v: 1, props: { label: 'l', link: { pageId: 'gone' } } };
  const builder = { format: 1, sections: [button], translations: { 'es-AR': { l: 'Ver' } } };
  await inSiteAsOperator(database, 'andes', (scope) =>
    createDocument(scope, { kind: 'page', id: 'wrong', body: { builder }, now: NOW, by: null }),
  );
  const wrong = await check('andes');
  expect(wrong.errors).toBeGreaterThan(0);
  expect(wrong.text).toMatch(/^ {2}page wrong \(draft\)$/m);
  expect(wrong.text).toMatch(
    /^ {4}error {4}broken-reference at b\/props\/link\/pageId \(kind page; id gone\)$/m,
  );
  expect((await check('adria')).errors).toBe(0);
});

it('refuses a site that is not there', async () => {
  await expect(check('nowhere')).rejects.toThrow('there is no site "nowhere", only adria, andes, caribe');
});

it('ends as a command with what to do where there is no database', async () => {
  const env = {
    PATH: process.env.PATH ?? '',
    APP_MODE: 'demo',
    DATA_DIR: join(import.meta.dirname, 'nothing'),
  };
  const command = ['--no-warnings', join(import.meta.dirname, '../check-sites.ts')];
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('set DATABASE_URL or DATA_DIR'),
  });
});
