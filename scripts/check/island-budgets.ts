import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const FILE = 'budget.json';
const ISLAND = '.island.tsx';

/** What islands may weigh by themselves, by the stem of their files. */
export interface IslandBudgets {
  /** Brotli bytes. */
  readonly budgets: ReadonlyMap<string, number>;
  /** What is wrong with them: an island without a budget among others. */
  readonly problems: readonly string[];
}

/** Reads the budgets of islands from `budget.json` beside them. @param islands absolute paths of their files */
export function islandBudgets(root: string, islands: readonly string[]): IslandBudgets {
  const budgets = new Map<string, number>();
  const problems: string[] = [];
  for (const folder of new Set(islands.map((island) => dirname(island)))) {
    const file = join(folder, FILE);
    const stored = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
      : {};
    const stems = islands
      .filter((island) => dirname(island) === folder)
      .map((island) => basename(island, ISLAND));
    for (const stem of stems) {
      const bytes = stored[stem];
      if (typeof bytes === 'number') budgets.set(stem, bytes);
      else problems.push(`${relative(root, file)} has no budget of ${stem}`);
    }
    for (const stem of Object.keys(stored))
      if (!stems.includes(stem))
        problems.push(`${relative(root, file)} names ${stem}, which is no island there`);
  }
  return { budgets, problems };
}
