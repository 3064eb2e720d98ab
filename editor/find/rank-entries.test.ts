import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { rankEntries } from './rank-entries.ts';

const entry = (group: Entry['group'], label: string, ...searchTerms: string[]): Entry => ({
  id: `${group}/${label}`,
  group,
  label,
  searchTerms,
  run: () => undefined,
});
const ENTRIES = [
  entry('actions', 'Duplicate'),
  entry('pages', 'Countdown'),
  entry('actions', 'Move down'),
  entry('components', 'Button', 'link', 'call to action'),
  entry('components', 'Preisübersicht'),
  entry('pages', 'Button styles'),
  entry('pages', 'Linkliste'),
  entry('settings', 'Menus', 'navigation'),
];
const found = (text: string, ...recent: string[]) =>
  rankEntries(ENTRIES, text, recent).map(({ group, entries }) => [
    group,
    ...entries.map(({ label }) => label),
  ]);

describe('what is found', () => {
  it.each<[why: string, text: string, groups: string[][]]>([
    ['by the beginning of a name', 'dup', [['actions', 'Duplicate']]],
    ['not by letters that are scattered over a name', 'mvdn', []],
    [
      'by the beginning of a word before its inside',
      'down',
      [
        ['actions', 'Move down'],
        ['pages', 'Countdown'],
      ],
    ],
    ['by another word', 'call', [['components', 'Button']]],
    [
      'by a name before another word',
      'link',
      [
        ['pages', 'Linkliste'],
        ['components', 'Button'],
      ],
    ],
    ['without accents', 'ubersicht', [['components', 'Preisübersicht']]],
    [
      'by the whole name first',
      'button',
      [
        ['components', 'Button'],
        ['pages', 'Button styles'],
      ],
    ],
    ['with spaces around', '  dup ', [['actions', 'Duplicate']]],
    ['for what there is not', 'xyzzy', []],
  ])('%s', (_why, text, groups) => {
    expect(found(text)).toEqual(groups);
  });

  it('without a text is everything by its groups, what was chosen lately first', () => {
    expect(found('', 'pages/Linkliste', 'actions/gone', 'actions/Duplicate')).toEqual([
      ['recent', 'Linkliste', 'Duplicate'],
      ['actions', 'Move down'],
      ['components', 'Button', 'Preisübersicht'],
      ['pages', 'Countdown', 'Button styles'],
      ['settings', 'Menus'],
    ]);
  });

  it('and fits as well as something else comes first when it was chosen lately', () => {
    const two = [entry('pages', 'Fleet one'), entry('pages', 'Fleet two')];
    const [ranked] = rankEntries(two, 'fleet', ['pages/Fleet two']);
    expect(ranked?.entries.map(({ label }) => label)).toEqual(['Fleet two', 'Fleet one']);
  });
});
