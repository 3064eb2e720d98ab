import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExtraRules, ExtraState, SelectedExtra, SelectionProblem } from './extras.ts';
import {
  checkSelection,
  chooseExtra,
  extraState,
  groupExtras,
  lacksInsurance,
  preselectExtras,
  quantityLimit,
  withRequiredExtras,
} from './extras.ts';

const extra = (id: string, more: Partial<ExtraRules> = {}): ExtraRules => ({
  id,
  type: 'additional',
  maxQuantity: null,
  availableStock: null,
  refusal: null,
  isRequired: false,
  isDefault: false,
  excludes: [],
  ...more,
});
const taken = (...ids: string[]): SelectedExtra[] => ids.map((extraId) => ({ extraId, quantity: 1 }));

const seat = extra('seat', { maxQuantity: 3 });
const basic = extra('basic', { type: 'insurance', isRequired: true, maxQuantity: 1 });
const full = extra('full', { type: 'insurance', maxQuantity: 1, excludes: ['medium', 'tyres'] });
const medium = extra('medium', { type: 'insurance', maxQuantity: 1 });
const tyres = extra('tyres', { type: 'other', maxQuantity: 1 });
const waiver = extra('waiver', { type: 'other', excludes: ['basic'] });
const gone = extra('gone', { availableStock: 1 });
const all = [seat, basic, full, medium, tyres, waiver, gone];

describe('an insurance that the operator requires', () => {
  it.each<[why: string, selection: SelectedExtra[], isRequired: boolean, lacks: boolean]>([
    ['nothing is taken', [], true, true],
    ['only other extras are taken', taken('seat', 'waiver'), true, true],
    ['something unknown is taken', taken('nothing'), true, true],
    ['one is taken', taken('seat', 'full'), true, false],
    ['nothing is taken and none is asked for', [], false, false],
  ])('is lacking or not when %s', (_why, selection, isRequired, lacks) => {
    expect(lacksInsurance(selection, all, isRequired)).toBe(lacks);
  });
});

describe('quantities', () => {
  it.each<[why: string, more: Partial<ExtraRules>, limit: number | null]>([
    ['no limit without maximum and stock', {}, null],
    ['the maximum', { maxQuantity: 3 }, 3],
    ['one less than the stock', { availableStock: 3 }, 2],
    ['the lower of both', { maxQuantity: 3, availableStock: 3 }, 2],
    ['the lower of both, the other way', { maxQuantity: 1, availableStock: 3 }, 1],
    ['nothing of the last in stock', { availableStock: 1 }, 0],
    ['nothing without stock', { availableStock: 0 }, 0],
    ['nothing with a maximum of zero', { maxQuantity: 0 }, 0],
    ['one when it is required, whatever the stock', { availableStock: 0, isRequired: true }, 1],
  ])('are limited to %s [XTRA-03, XTRA-04, XTRA-09]', (_why, more, limit) => {
    expect(quantityLimit(extra('x', more))).toBe(limit);
  });

  it.each<[why: string, more: Partial<ExtraRules>, wanted: number, quantity: number]>([
    ['as wanted', { maxQuantity: 3 }, 2, 2],
    ['at the maximum', { maxQuantity: 3 }, 3, 3],
    ['the maximum when more is wanted', { maxQuantity: 3 }, 4, 3],
    ['one less than the stock when more is wanted', { availableStock: 3 }, 9, 2],
    ['none below zero', { maxQuantity: 3 }, -1, 0],
    ['any number without limits', {}, 500, 500],
    ['whole pieces', {}, 2.7, 2],
    ['none for what is no number', {}, Number.NaN, 0],
  ])('are taken %s [XTRA-03, XTRA-04]', (_why, more, wanted, quantity) => {
    const choice = chooseExtra('x', wanted, [], [extra('x', more)]);
    expect(choice).toEqual({
      ok: true,
      selection: quantity ? [{ extraId: 'x', quantity }] : [],
      removed: [],
    });
  });

  it.each<[why: string, maxQuantity: number | null, control: string]>([
    ['a checkbox for one', 1, 'checkbox'],
    ['a number for more', 2, 'quantity'],
    ['a number without a maximum', null, 'quantity'],
  ])('are chosen with %s [XTRA-05]', (_why, maxQuantity, control) => {
    expect(extraState(extra('x', { maxQuantity }), [], [])).toMatchObject({ kind: 'free', control });
  });
});

it('groups insurances, additional and other extras and counts what is selected [XTRA-02]', () => {
  const ids = ({ id }: ExtraRules): string => id;
  const groups = groupExtras(all);
  expect(groups.insurance.map(ids)).toEqual(['basic', 'full', 'medium']);
  expect(groups.additional.map(ids)).toEqual(['seat', 'gone']);
  expect(groups.other.map(ids)).toEqual(['tyres', 'waiver']);
  expect(chooseExtra('seat', 2, taken('basic'), all)).toMatchObject({
    selection: [
      { extraId: 'seat', quantity: 2 },
      { extraId: 'basic', quantity: 1 },
    ],
  });
});

describe('preselection', () => {
  it.each<[why: string, extras: ExtraRules[], selected: string[]]>([
    ['nothing', [seat], []],
    ['required ones', [basic, seat], ['basic']],
    ['default ones', [extra('d', { isDefault: true, maxQuantity: 3 }), seat], ['d']],
    ['nothing that is not available', [extra('d', { isDefault: true, availableStock: 1 })], []],
    ['required ones without stock', [extra('r', { isRequired: true, availableStock: 0 })], ['r']],
    [
      'no default that a required one excludes',
      [extra('d', { isDefault: true }), extra('r', { isRequired: true, excludes: ['d'] })],
      ['r'],
    ],
    [
      'no default that excludes a required one',
      [extra('d', { isDefault: true, excludes: ['r'] }), extra('r', { isRequired: true })],
      ['r'],
    ],
    [
      'the first of defaults that exclude each other',
      [extra('a', { isDefault: true, excludes: ['b'] }), extra('b', { isDefault: true })],
      ['a'],
    ],
  ])('takes %s, one of each [CHK-14]', (_why, extras, selected) => {
    expect(preselectExtras(extras)).toEqual(taken(...selected));
    expect(checkSelection(preselectExtras(extras), extras)).toEqual([]);
  });
});

describe('choosing', () => {
  it('cannot change a required extra [XTRA-06]', () => {
    const locked: ExtraState = { kind: 'locked', reason: 'required' };
    expect(extraState(basic, taken('basic'), all)).toEqual(locked);
    for (const quantity of [0, 1, 2]) {
      expect(chooseExtra('basic', quantity, taken('basic'), all)).toEqual({
        ok: false,
        reason: 'not-changeable',
        state: locked,
      });
    }
  });

  it.each<[why: string, id: string, quantity: number, before: string[], after: string[], removed: string[]]>([
    ['what it excludes', 'full', 1, ['basic', 'medium', 'tyres'], ['basic', 'full'], ['medium', 'tyres']],
    ['nothing else', 'full', 1, ['seat', 'basic'], ['seat', 'basic', 'full'], []],
    ['nothing in the other direction', 'medium', 1, ['basic', 'tyres'], ['basic', 'medium', 'tyres'], []],
    ['nothing when it is let go itself', 'full', 0, ['basic', 'full'], ['basic'], []],
  ])('removes %s and names it [XTRA-07]', (_why, id, quantity, before, after, removed) => {
    expect(chooseExtra(id, quantity, taken(...before), all)).toEqual({
      ok: true,
      selection: taken(...after),
      removed,
    });
  });

  it.each<[why: string, extra: ExtraRules, selected: string[], state: Partial<ExtraState>]>([
    [
      'one that a selected one excludes, naming it',
      medium,
      ['basic', 'full'],
      { kind: 'disabled', reason: 'excluded', by: 'full' } as ExtraState,
    ],
    ['not while that one is not selected', medium, ['basic'], { kind: 'free' }],
    [
      'one that excludes a required one, naming it',
      waiver,
      ['basic'],
      { kind: 'disabled', reason: 'excludes-required', by: 'basic' } as ExtraState,
    ],
    ['not the one that excludes', full, ['basic', 'medium'], { kind: 'free' }],
  ])('disables %s', (_why, wanted, selected, state) => {
    expect(extraState(wanted, taken(...selected), all)).toMatchObject(state);
    const choice = chooseExtra(wanted.id, 1, taken(...selected), all);
    expect(choice.ok).toBe(state.kind === 'free');
  });

  it('disables what is not available [XTRA-09]', () => {
    expect(extraState(gone, [], all)).toEqual({ kind: 'disabled', reason: 'not-available' });
    expect(chooseExtra('gone', 1, [], all)).toMatchObject({ ok: false, reason: 'not-changeable' });
    expect(chooseExtra('nothing', 1, [], all)).toEqual({ ok: false, reason: 'unknown-extra' });
  });

  it('always returns a selection that can be booked', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const anyExtra = (id: string): fc.Arbitrary<ExtraRules> =>
      fc.record({
        id: fc.constant(id),
        type: fc.constantFrom('insurance' as const, 'additional' as const, 'other' as const),
        maxQuantity: fc.option(fc.nat(4)),
        availableStock: fc.option(fc.nat(4)),
        refusal: fc.constantFrom(null, { reason: 'not-at-pick-up' as const }),
        isRequired: fc.boolean(),
        isDefault: fc.boolean(),
        excludes: fc.subarray(ids),
      });
    const steps = fc.array(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: -1, max: 6 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.tuple(...ids.map(anyExtra)), steps, (extras, choices) => {
        let selection = preselectExtras(extras);
        for (const [id, quantity] of choices) {
          const choice = chooseExtra(id, quantity, selection, extras);
          if (choice.ok) selection = choice.selection;
          expect(checkSelection(selection, extras)).toEqual([]);
        }
      }),
      { seed: 20260310, numRuns: 500 },
    );
  });
});

describe('a selection made elsewhere', () => {
  it.each<[why: string, selection: SelectedExtra[], problems: SelectionProblem[]]>([
    ['fine', taken('basic', 'seat'), []],
    ['the required one missing', taken('seat'), [{ extraId: 'basic', reason: 'required-missing' }]],
    ['an unknown one', taken('basic', 'pony'), [{ extraId: 'pony', reason: 'unknown-extra' }]],
    [
      'one too many',
      [...taken('basic'), { extraId: 'seat', quantity: 4 }],
      [{ extraId: 'seat', reason: 'wrong-quantity' }],
    ],
    [
      'none of one',
      [...taken('basic'), { extraId: 'seat', quantity: 0 }],
      [{ extraId: 'seat', reason: 'wrong-quantity' }],
    ],
    [
      'half of one',
      [...taken('basic'), { extraId: 'seat', quantity: 0.5 }],
      [{ extraId: 'seat', reason: 'wrong-quantity' }],
    ],
    ['the last in stock', taken('basic', 'gone'), [{ extraId: 'gone', reason: 'not-available' }]],
    [
      'two of a required one',
      [{ extraId: 'basic', quantity: 2 }],
      [{ extraId: 'basic', reason: 'wrong-quantity' }],
    ],
    [
      'an excluded one',
      taken('basic', 'full', 'medium'),
      [{ extraId: 'medium', reason: 'excluded', by: 'full' }],
    ],
    [
      'one that excludes a required one',
      taken('basic', 'waiver'),
      [{ extraId: 'waiver', reason: 'excluded', by: 'basic' }],
    ],
    ['one twice', taken('basic', 'seat', 'seat'), [{ extraId: 'seat', reason: 'listed-twice' }]],
  ])('is checked whole: %s', (_why, selection, problems) => {
    expect(checkSelection(selection, all)).toEqual(problems);
  });
});

describe('an order', () => {
  it.each<[why: string, chosen: string[], complete: string[]]>([
    ['one of each required extra that it lacks', ['seat'], ['seat', 'basic']],
    ['none that it has', ['basic', 'seat'], ['basic', 'seat']],
  ])('gets %s', (_why, chosen, complete) => {
    expect(withRequiredExtras(taken(...chosen), all)).toEqual(taken(...complete));
  });

  it('gets no required extra that cannot be had', () => {
    expect(withRequiredExtras([], [extra('r', { isRequired: true, maxQuantity: 0 })])).toEqual([]);
  });
});
