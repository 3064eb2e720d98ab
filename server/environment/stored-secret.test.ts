import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { withStoredSecret } from './stored-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-secret-'));
const DATA_DIR = join(folder, 'data');
const demo = { APP_MODE: 'demo', DATA_DIR };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a demo keeps its secret from start to start, in a file that its owner alone reads', () => {
  const first = readSettings(withStoredSecret(demo));
  chmodSync(join(DATA_DIR, 'preview-secret'), 0o644);
  const second = readSettings(withStoredSecret(demo));
  expect(second.accountLinkSecret).toEqual(first.accountLinkSecret);
  expect(statSync(join(DATA_DIR, 'preview-secret')).mode & 0o777).toBe(0o600);
  const other = readSettings(withStoredSecret({ ...demo, DATA_DIR: join(folder, 'other') }));
  expect(other.accountLinkSecret).not.toEqual(first.accountLinkSecret);
});

it.each([
  { ...demo, PREVIEW_SECRET: 'p'.repeat(40) },
  { APP_MODE: 'test', DATA_DIR: join(folder, 'none') },
  { APP_MODE: 'production', DATA_DIR: join(folder, 'none') },
])('nothing is stored for %o', (env) => {
  expect(withStoredSecret(env)).toBe(env);
  expect(() => statSync(join(folder, 'none'))).toThrow();
});
