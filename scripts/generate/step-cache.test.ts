import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStepCache } from './step-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-steps-'));
  mkdirSync(join(root, 'scripts/generate'), { recursive: true });
  writeFileSync(join(root, 'scripts/generate/types.ts'), 'one');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('makes a result once for the same inputs, in a later run too', async () => {
  const make = vi.fn(() => ({ types: 'a' }));
  await createStepCache(root)('types', { a: 1 }, make);
  expect(await createStepCache(root)('types', { a: 1 }, make)).toEqual({ types: 'a' });
  expect(make).toHaveBeenCalledOnce();
});

it.each<[what: string, change: () => void, inputs: object]>([
  ['its inputs', () => undefined, { a: 2 }],
  [
    'the code of the generator',
    () => writeFileSync(join(root, 'scripts/generate/types.ts'), 'two'),
    { a: 1 },
  ],
  ['a package', () => writeFileSync(join(root, 'package-lock.json'), '{"a":1}'), { a: 1 }],
  [
    'what is stored, by a crash,',
    () => writeFileSync(join(root, '.cache/generate/types.json'), '{"ha'),
    { a: 1 },
  ],
])('makes it again when %s changed', async (_what, change, inputs) => {
  const make = vi.fn(() => 'text');
  await createStepCache(root)('types', { a: 1 }, make);
  change();
  await createStepCache(root)('types', inputs, make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('stores nothing of a step that fails', async () => {
  const run = createStepCache(root);
  await expect(run('types', {}, () => Promise.reject(new Error('wrong schemas')))).rejects.toThrow('wrong');
  expect(await run('types', {}, () => 'right')).toBe('right');
});
