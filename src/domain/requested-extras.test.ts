import { expect, it } from 'vitest';
import type { ExtraRules } from './extras.ts';
import { availableOf } from './requested-extras.ts';

const extra = (id: string, more: Partial<ExtraRules> = {}): ExtraRules => ({
  id,
  type: 'additional',
  maxQuantity: 3,
  availableStock: null,
  refusal: null,
  isRequired: false,
  isDefault: false,
  excludes: [],
  ...more,
});
const extras = [
  extra('seat'),
  extra('liability', { type: 'insurance', maxQuantity: 1, isRequired: true }),
  extra('basic', { type: 'insurance', maxQuantity: 1, isDefault: true, excludes: ['full'] }),
  extra('full', { type: 'insurance', maxQuantity: 1, excludes: ['basic'] }),
  extra('last', { availableStock: 1 }),
  extra('few', { availableStock: 2 }),
  extra('border', { refusal: { reason: 'not-at-pick-up' } }),
];

it.each<[why: string, requested: string, selection: string, isShort: boolean]>([
  ['in their order, with what is required', 'full*1 seat*2', 'seat*2 liability*1 full*1', false],
  ['without the default ones that were not taken', '', 'liability*1', false],
  ['with one of what is required', 'liability*4', 'liability*1', false],
  ['without one that no longer exists', 'ski-rack*1 seat*1', 'seat*1 liability*1', true],
  ['without one that is gone', 'last*1 seat*1', 'seat*1 liability*1', true],
  ['without one of which fewer are left', 'few*2', 'liability*1', true],
  ['without one that is refused', 'border*1', 'liability*1', true],
  ['without more than may be taken', 'seat*4 full*1', 'liability*1 full*1', true],
  ['with one of two that exclude each other', 'basic*1 full*1', 'liability*1 full*1', true],
])('extras that were requested earlier are had %s', (_why, requested, selection, isShort) => {
  const parsed = requested
    .split(' ')
    .filter(Boolean)
    .map((text) => text.split('*'))
    .map(([extraId = '', quantity]) => ({ extraId, quantity: Number(quantity) }));
  const had = availableOf(parsed, extras);
  expect([had.selection.map((each) => `${each.extraId}*${each.quantity}`).join(' '), had.isShort]).toEqual([
    selection,
    isShort,
  ]);
});
