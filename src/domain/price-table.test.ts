import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, money, sumMoney } from './money.ts';
import { priceTable } from './price-table.ts';
import type { PriceLine } from './vehicle-offer.ts';

const line = (kind: PriceLine['kind'], minor: number): PriceLine => ({
  kind,
  description: kind,
  amount: money(minor, 'EUR'),
});
const totalOf = (lines: readonly PriceLine[]): Money =>
  sumMoney(
    lines.map(({ amount }) => amount),
    'EUR',
  );
const shown = (lines: readonly PriceLine[], areTaxesIncluded: boolean) => {
  const table = priceTable(lines, totalOf(lines), areTaxesIncluded);
  return [
    table.lines.map(({ amount }) => amount.minor),
    table.sum.minor,
    table.taxes.map(({ kind }) => kind),
  ];
};

describe('the lines of a price', () => {
  it.each<[why: string, lines: PriceLine[], areTaxesIncluded: boolean, expected: unknown]>([
    [
      'hold their share of the tax',
      [line('rental', 10_000), line('insurance', 1800), line('tax', 2950)],
      true,
      [[12_500, 2250], 14_750, ['tax']],
    ],
    [
      'stand without it, where prices are shown so',
      [line('rental', 10_000), line('insurance', 1800), line('tax', 2950)],
      false,
      [[10_000, 1800], 11_800, ['tax']],
    ],
    [
      'hold every tax',
      [line('rental', 10_000), line('tax', 1800), line('tax', 500)],
      true,
      [[12_300], 12_300, ['tax', 'tax']],
    ],
    [
      'are reduced with the tax that is saved',
      [line('rental', 10_000), line('promotion', -1000), line('tax', 2250)],
      true,
      [[12_500, -1250], 11_250, ['tax']],
    ],
    ['are what they are where nothing is taxed', [line('rental', 10_000)], true, [[10_000], 10_000, []]],
    ['bear nothing where nothing is charged', [line('rental', 0), line('tax', 0)], true, [[0], 0, ['tax']]],
  ])('%s', (_why, lines, areTaxesIncluded, expected) => {
    expect(shown(lines, areTaxesIncluded)).toEqual(expected);
  });

  it('leave out insurances that cost nothing, which are named apart', () => {
    const paid = line('insurance', 1800);
    const free = line('insurance', 0);
    const lines = [line('rental', 10_000), free, paid, line('extra', 0), line('tax', 2950)];
    for (const areTaxesIncluded of [true, false]) {
      const table = priceTable(lines, totalOf(lines), areTaxesIncluded);
      expect(table.lines.map(({ kind }) => kind)).toEqual(['rental', 'insurance', 'extra']);
      expect(table.included).toEqual([free]);
    }
  });

  it('[CURR-09] add up to the total to the minor unit: with their taxes, or with the taxes added to them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 9 }),
        fc.array(fc.integer({ min: -1e9, max: 0 }), { maxLength: 2 }),
        fc.array(fc.integer({ min: 0, max: 1e8 }), { maxLength: 3 }),
        (charges, reductions, taxes) => {
          const net = [
            ...charges.map((minor) => line('extra', minor)),
            ...reductions.map((minor) => line('promotion', minor)),
          ];
          // A price of nothing has no parts that could bear a tax.
          fc.pre(totalOf(net).minor > 0);
          const lines = [...net, ...taxes.map((minor) => line('tax', minor))];
          const table = priceTable(lines, totalOf(lines), true);
          expect([totalOf(table.lines), table.sum]).toEqual([totalOf(lines), totalOf(lines)]);
          const apart = priceTable(lines, totalOf(lines), false);
          expect(totalOf(apart.lines)).toEqual(apart.sum);
          expect(totalOf([...apart.lines, ...apart.taxes])).toEqual(totalOf(lines));
        },
      ),
      { seed: 20261122 },
    );
  });
});
