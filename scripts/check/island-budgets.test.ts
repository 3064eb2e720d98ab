import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { islandBudgets } from './island-budgets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'island-budgets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (budget: unknown, ...islands: string[]) => {
  writeFileSync(join(folder, 'budget.json'), JSON.stringify(budget));
  return islandBudgets(
    folder,
    islands.map((stem) => join(folder, `${stem}.island.tsx`)),
  );
};

describe('the budget of an island', () => {
  it('stands beside it, by its name', () => {
    const { budgets, problems } = read({ tabs: 1280, chips: 512 }, 'tabs', 'chips');
    expect([...budgets]).toEqual([
      ['tabs', 1280],
      ['chips', 512],
    ]);
    expect(problems).toEqual([]);
  });

  it.each<[why: string, budget: unknown, islands: string[], problem: string]>([
    ['lacks it', {}, ['tabs'], 'budget.json has no budget of tabs'],
    ['lacks that of the second', { tabs: 1 }, ['tabs', 'chips'], 'budget.json has no budget of chips'],
    ['has a text for it', { tabs: '1280' }, ['tabs'], 'budget.json has no budget of tabs'],
    ['names one more', { tabs: 1, map: 1 }, ['tabs'], 'budget.json names map, which is no island there'],
  ])('is refused where the file %s', (_why, budget, islands, problem) => {
    expect(read(budget, ...islands).problems).toEqual([problem]);
  });

  it('is refused where there is no file', () => {
    rmSync(join(folder, 'budget.json'));
    expect(islandBudgets(folder, [join(folder, 'tabs.island.tsx')]).problems).toEqual([
      'budget.json has no budget of tabs',
    ]);
  });
});
