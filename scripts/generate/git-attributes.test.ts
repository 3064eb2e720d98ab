import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');

it('Git shows no difference of generated validators, which are long and follow from the schemas', () => {
  const hidden = readFileSync(join(PROJECT, '.gitattributes'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.split(' ').includes('-diff') ? [line.split(' ')[0] ?? ''] : []));
  const validators = globSync('generated/**/*.js', { cwd: PROJECT });
  expect(validators.length).toBeGreaterThan(0);
  expect(validators.filter((file) => !hidden.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
