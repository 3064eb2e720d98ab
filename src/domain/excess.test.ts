import { describe, expect, it } from 'vitest';
import { type CoverTerms, type Excess, excessOf, liabilityWith } from './excess.ts';
import { money } from './money.ts';

const eur = (minor: number) => money(minor, 'EUR');

it.each<[why: string, model: Excess, category: Excess, excess: Excess]>([
  ['of its own', { damage: eur(1) }, {}, { damage: eur(1) }],
  ['of its category', {}, { theft: eur(2) }, { theft: eur(2) }],
  ['of its own before that of its category', { damage: eur(1) }, { damage: eur(9) }, { damage: eur(1) }],
  ['of nothing before that of its category', { damage: eur(0) }, { damage: eur(9) }, { damage: eur(0) }],
  ['of both together', { damage: eur(1) }, { theft: eur(2) }, { damage: eur(1), theft: eur(2) }],
  ['that neither states', {}, {}, {}],
])('a model has the excess %s', (_why, model, category, excess) => {
  expect(excessOf(model, category)).toEqual(excess);
});

describe('what remains with insurances', () => {
  const eur = (minor: number) => ({ minor, currency: 'EUR' });
  const liability = { excess: { damage: eur(90_000), theft: eur(120_000) }, deposit: eur(30_000) };

  it.each<[why: string, covers: CoverTerms[], amounts: (number | undefined)[]]>([
    ['all without any', [], [90_000, 120_000, undefined, 30_000]],
    [
      'all with one that lowers nothing',
      [{ excessPercent: {}, depositPercent: null }],
      [90_000, 120_000, undefined, 30_000],
    ],
    [
      'a share by kind of damage',
      [{ excessPercent: { damage: 40, hail: 0 }, depositPercent: 50 }],
      [36_000, 120_000, undefined, 15_000],
    ],
    [
      'the least that one of several leaves',
      [
        { excessPercent: { damage: 40 }, depositPercent: null },
        { excessPercent: { damage: 0, theft: 0 }, depositPercent: null },
      ],
      [0, 0, undefined, 30_000],
    ],
  ])('is %s', (_why, covers, amounts) => {
    const { excess, deposit } = liabilityWith(liability, covers);
    expect([excess.damage?.minor, excess.theft?.minor, excess.hail?.minor, deposit?.minor]).toEqual(amounts);
  });
});
