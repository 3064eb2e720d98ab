import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { islandBudgets } from '../../scripts/check/island-budgets.ts';

const files = Object.entries(import.meta.glob('../../src/**/*.island.tsx', { eager: true })) as [
  string,
  object,
][];

it('finds one component in each island, for the loader takes the only export', () => {
  const wrong = files
    .filter(
      ([, module]) => Object.keys(module).length !== 1 || typeof Object.values(module)[0] !== 'function',
    )
    .map(([file, module]) => `${file}: ${Object.keys(module).join(', ') || 'nothing'}`);
  expect(wrong).toEqual([]);
});

it('finds no two islands of one name, for their files are named after it', () => {
  const names = files.map(([file]) => basename(file));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it('finds every island placed by some renderer', () => {
  const sources = import.meta.glob<string>('../../src/{components,booking,ui}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const renderers = Object.entries(sources).filter(([file]) => !/\.(island|test|stories)\.tsx$/.test(file));
  const unplaced = files
    .map(([file]) => basename(file, '.island.tsx'))
    .filter(
      (name) => !renderers.some(([, text]) => text.includes(`'${name}'`) || text.includes(`"${name}"`)),
    );
  expect(files.length).toBeGreaterThan(0);
  expect(unplaced).toEqual([]);
});

it('finds a budget of bytes for each island in its folder, which the check of budgets compares', () => {
  const paths = files.map(([file]) => join(import.meta.dirname, file));
  const { budgets, problems } = islandBudgets(join(import.meta.dirname, '../..'), paths);
  expect(problems).toEqual([]);
  expect(budgets.size).toBe(files.length);
});
