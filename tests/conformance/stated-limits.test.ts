import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { islandBudgets } from '../../scripts/check/island-budgets.ts';
import { HYDRATION_DATA_BYTES, SCRIPT_LIMITS } from '../../scripts/check/script-limits.ts';
import { LIMITS, PAGES, RESULTS_IN_USE, SEARCH_SCRIPTS } from '../e2e/support/transfer-limits.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8');

const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const bytes = (cell: string | undefined) => Number(cell?.replaceAll(',', '') || Number.NaN);
const budgetOf = (folder: string, island: string) =>
  islandBudgets(ROOT, [join(ROOT, 'src', folder, `${island}.island.tsx`)]).budgets.get(island);

/** Rows of the table of scripts that state a limit. */
const SCRIPTS: readonly (readonly [row: string, limit: number | undefined])[] = [
  ['the loader: all that a page runs before it is touched', SCRIPT_LIMITS.loader],
  ['React, hydration and the core of islands', SCRIPT_LIMITS.reactAndHydration],
  ['loader, React and what islands of any page share', SCRIPT_LIMITS.sharedByIslands],
  ['after that: the accordion', budgetOf('components/accordion', 'accordion')],
  [
    'after that: the fields of the search, before their first use',
    budgetOf('components/search-form', 'search-fields'),
  ],
  ['after that: the contact form', budgetOf('components/contact-form', 'contact-form')],
  ['after that: the list of cars', budgetOf('booking/search-results', 'results')],
  ['after that: the checkout form', budgetOf('booking/checkout', 'checkout')],
  ['analytics, on pages that tell a tag container', SCRIPT_LIMITS.analytics],
  ['hydration data of a page of 500 nodes with 17 islands', HYDRATION_DATA_BYTES],
];

describe('docs/performance.md', () => {
  it.each(PAGES)('states the limits of what a visitor receives that are tested: %s', (page) => {
    const [, ...cells] = rows.find(([name]) => name === page) ?? [];
    const { document, script, font, svg } = LIMITS[page];
    expect([1, 3, 5, 7].map((column) => bytes(cells[column]))).toEqual([document, script, font, svg]);
  });

  it.each(PAGES)('states measured bytes below each of those limits: %s', (page) => {
    const [, ...cells] = rows.find(([name]) => name === page) ?? [];
    for (const column of [0, 2, 4, 6])
      expect(bytes(cells[column])).toBeLessThanOrEqual(bytes(cells[column + 1]));
  });

  it('states the limits of the scripts of a search that are tested', () => {
    const told = /The scripts of the home page.*?\n\n/s.exec(PAGE)?.[0] ?? '';
    const stated = [...told.matchAll(/\((?:limit )?([\d,]+)\)/g)].map(([, figure]) => bytes(figure));
    expect(stated).toEqual([...Object.values(SEARCH_SCRIPTS), RESULTS_IN_USE]);
  });

  it.each(SCRIPTS)('states the limit that is checked, and measured bytes below it: %s', (row, limit) => {
    const [, measured, stated] = rows.find(([name]) => name === row) ?? [];
    expect(bytes(stated)).toBe(limit);
    expect(bytes(measured)).toBeLessThanOrEqual(limit ?? 0);
  });

  it('states no other limit in the table of scripts', () => {
    const from = rows.findIndex(([name]) => name === SCRIPTS[0]?.[0]);
    const to = rows.findIndex(([name]) => name === SCRIPTS.at(-1)?.[0]);
    const limited = rows.slice(from, to + 1).filter((cells) => cells[2] !== '');
    expect(limited.map(([name]) => name)).toEqual(SCRIPTS.map(([name]) => name));
  });
});
