import { describe, expect, it } from 'vitest';
import { coverLevels, withLevel } from './cover-levels.ts';
import type { ExtraRules } from './extras.ts';

const extra = (id: string, more: Partial<ExtraRules> = {}): ExtraRules => ({
  id,
  type: 'insurance',
  maxQuantity: 1,
  availableStock: null,
  refusal: null,
  isRequired: false,
  isDefault: false,
  excludes: [],
  ...more,
});
const basic = extra('basic', { isRequired: true });
const reduced = extra('reduced');
const zero = extra('zero', { excludes: ['reduced'] });
const glass = extra('glass');
const seat = extra('seat', { type: 'additional', maxQuantity: 3 });

describe('the levels of cover', () => {
  it.each<[why: string, extras: ExtraRules[], levels: string[] | null]>([
    ['those that exclude each other', [basic, reduced, zero, seat], ['reduced', 'zero']],
    ['without one that can be had with any', [basic, reduced, zero, glass], ['reduced', 'zero']],
    ['none where nothing is excluded', [basic, reduced, glass], null],
    [
      'none of other extras',
      [basic, extra('a', { type: 'other', excludes: ['b'] }), extra('b', { type: 'other' })],
      null,
    ],
    ['none where two of three can be combined', [reduced, zero, extra('plus', { excludes: ['zero'] })], null],
  ])('are %s', (_why, extras, levels) => {
    expect(coverLevels(extras)?.levels.map(({ id }) => id) ?? null).toEqual(levels);
  });

  it('take the place of each other, and leave what else is taken', () => {
    const extras = [basic, reduced, zero, seat];
    const taken = [
      { extraId: 'basic', quantity: 1 },
      { extraId: 'zero', quantity: 1 },
      { extraId: 'seat', quantity: 2 },
    ];
    const [required, , seats] = taken;
    expect(withLevel('reduced', taken, extras)).toEqual([
      required,
      { extraId: 'reduced', quantity: 1 },
      seats,
    ]);
    expect(withLevel(null, taken, extras)).toEqual([required, seats]);
  });
});
