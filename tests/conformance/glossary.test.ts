import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (term|---)/.test(line));

it('every term of the glossary names a file or folder that exists', () => {
  expect(rows.length).toBeGreaterThan(0);
  const missing = rows.filter((row) => !existsSync(/`([^`]+)` *\|$/.exec(row)?.[1] ?? ''));
  expect(missing).toEqual([]);
});

it('no term of the glossary stands twice', () => {
  const terms = rows.map((row) => row.split('|')[1]?.trim());
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});
