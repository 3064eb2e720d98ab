import { describe, expect, it } from 'vitest';
import { coverChoices, withLevel } from './cover-levels.ts';
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
const tyres = extra('tyres', { excludes: ['glass'] });
const seat = extra('seat', { type: 'additional', maxQuantity: 3 });

describe('the levels of cover', () => {
  it.each<[why: string, extras: ExtraRules[], levels: string[][]]>([
    ['those that exclude each other', [basic, reduced, zero, seat], [['reduced', 'zero']]],
    ['without one that can be had with any', [basic, reduced, zero, glass], [['reduced', 'zero']]],
    [
      'without one that excludes only some of them',
      [basic, reduced, zero, extra('plus', { excludes: ['zero'] })],
      [['reduced', 'zero']],
    ],
    [
      'those of the pair that begins earlier, where one excludes two that can be had together',
      [basic, extra('plus', { excludes: ['zero'] }), zero, reduced],
      [['plus', 'zero']],
    ],
    [
      'without one that is required',
      [extra('basic', { isRequired: true, excludes: ['reduced'] }), reduced],
      [],
    ],
    [
      'two choices where two pairs exclude each other',
      [glass, reduced, tyres, zero],
      [
        ['glass', 'tyres'],
        ['reduced', 'zero'],
      ],
    ],
    ['none where nothing is excluded', [basic, reduced, glass], []],
    [
      'none of other extras',
      [basic, extra('a', { type: 'other', excludes: ['b'] }), extra('b', { type: 'other' })],
      [],
    ],
  ])('are %s', (_why, extras, levels) => {
    expect(coverChoices(extras).map((choice) => choice.levels.map(({ id }) => id))).toEqual(levels);
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
    expect(withLevel('', taken, extras)).toEqual([required, seats]);
  });

  it('leave what is taken of another choice', () => {
    const extras = [glass, reduced, tyres, zero];
    const [first, second] = coverChoices(extras);
    const taken = [
      { extraId: 'glass', quantity: 1 },
      { extraId: 'zero', quantity: 1 },
    ];
    const [ofFirst, ofSecond] = taken;
    expect(withLevel('reduced', taken, extras)).toEqual([ofFirst, { extraId: 'reduced', quantity: 1 }]);
    expect(withLevel(first?.noneId ?? '', taken, extras)).toEqual([ofSecond]);
    expect(withLevel(second?.noneId ?? '', taken, extras)).toEqual([ofFirst]);
  });
});
