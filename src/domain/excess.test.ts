import { expect, it } from 'vitest';
import { type Excess, excessOf } from './excess.ts';
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
