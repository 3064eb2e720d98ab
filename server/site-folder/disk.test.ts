import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFolder } from './disk.ts';

const FILES = new Map([
  ['site.json', Buffer.from('{"new":1}')],
  ['pages/home.json', Buffer.from('{"new":1}')],
]);
let folder: string;
let outside: string;
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
  folder = join(root, 'site');
  outside = join(root, 'outside');
  for (const each of [folder, outside]) mkdirSync(each);
  writeFileSync(join(outside, 'home.json'), 'kept');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

describe('a symbolic link where a site is written', () => {
  it.each([
    ['to a folder', 'pages', () => outside],
    ['to a file', 'site.json', () => join(outside, 'home.json')],
    ['that leads nowhere', 'site.json', () => join(outside, 'missing.json')],
  ])('%s is refused by its path, and nothing is written', (_why, link, target) => {
    symlinkSync(target(), join(folder, link));
    expect(() => writeFolder(folder, FILES, () => true)).toThrow(`${join(folder, link)} is a symbolic link`);
    expect(readdirSync(outside)).toEqual(['home.json']);
    expect(readFileSync(join(outside, 'home.json'), 'utf8')).toBe('kept');
    expect(readdirSync(folder)).toEqual([link]);
  });
});
