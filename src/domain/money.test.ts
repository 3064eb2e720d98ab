import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from './money.ts';
import {
  add,
  allocate,
  averageOf,
  CurrencyMismatchError,
  compareMoney,
  isSameMoney,
  money,
  moneyFromDecimal,
  multiply,
  negate,
  percentOf,
  subtract,
  sumMoney,
  toDecimal,
  toDecimalText,
} from './money.ts';

const SEED = { seed: 20260310 };
const usd = (minor: number): Money => money(minor, 'USD');

describe('arithmetic', () => {
  it('adds, subtracts, multiplies and compares whole minor units', () => {
    expect(add(usd(10), usd(20))).toEqual(usd(30));
    expect(subtract(usd(10), usd(20))).toEqual(usd(-10));
    expect(multiply(usd(1999), 3)).toEqual(usd(5997));
    expect(sumMoney([usd(1), usd(2), usd(3)], 'USD')).toEqual(usd(6));
    expect(sumMoney([], 'USD')).toEqual(usd(0));
    expect([usd(3), usd(-1), usd(2)].sort(compareMoney)).toEqual([usd(-1), usd(2), usd(3)]);
    expect(isSameMoney(usd(1), usd(1))).toBe(true);
    expect(isSameMoney(usd(1), money(1, 'EUR'))).toBe(false);
  });

  it('has one zero', () => {
    expect(Object.is(negate(usd(0)).minor, 0)).toBe(true);
    expect(Object.is(percentOf(usd(-1), 1).minor, 0)).toBe(true);
  });

  it.each<[why: string, act: () => unknown]>([
    ['adding', () => add(usd(1), money(1, 'EUR'))],
    ['subtracting', () => subtract(usd(1), money(1, 'EUR'))],
    ['comparing', () => compareMoney(usd(1), money(1, 'EUR'))],
    ['summing', () => sumMoney([usd(1), money(1, 'EUR')], 'USD')],
  ])('refuses to mix currencies when %s', (_why, act) => {
    expect(act).toThrow(CurrencyMismatchError);
    expect(act).toThrow(/convert/);
  });

  it.each<[why: string, act: () => unknown]>([
    ['half a cent', () => usd(0.5)],
    ['not a number', () => usd(Number.NaN)],
    ['past exact integers', () => usd(2 ** 53)],
    ['a product past exact integers', () => multiply(usd(2 ** 52), 3)],
    ['half a time', () => multiply(usd(1), 1.5)],
    ['half a basis point', () => percentOf(usd(1), 0.5)],
    ['an average over no parts', () => averageOf(usd(1), 0)],
  ])('refuses a bug of the caller: %s', (_why, act) => {
    expect(act).toThrow(RangeError);
  });

  it.each<[why: string, minor: number, basisPoints: number, share: number]>([
    ['an exact share', 10_000, 2100, 2100],
    ['below half a cent', 114, 130, 1],
    ['a tie rounds up', 150, 100, 2],
    ['a negative tie rounds away from zero', -150, 100, -2],
    ['just below a tie', 149, 100, 1],
    ['a large amount without losing digits', 9_007_199_254_740_001, 9999, 9_006_298_534_814_527],
    ['nothing', 0, 2100, 0],
    ['more than the whole', 100, 15_000, 150],
  ])('takes a percentage: %s', (_why, minor, basisPoints, share) => {
    expect(percentOf(usd(minor), basisPoints)).toEqual(usd(share));
  });

  it.each<[why: string, minor: number, parts: number, average: number]>([
    ['exact', 300, 3, 100],
    ['a tie rounds up', 5, 2, 3],
    ['a negative tie rounds away from zero', -5, 2, -3],
    ['below a tie', 100, 3, 33],
  ])('averages: %s', (_why, minor, parts, average) => {
    expect(averageOf(usd(minor), parts)).toEqual(usd(average));
  });
});

describe('allocate', () => {
  it.each<[why: string, minor: number, weights: number[], parts: number[]]>([
    ['even parts', 100, [1, 1], [50, 50]],
    ['a cent too many goes to the first', 100, [1, 1, 1], [34, 33, 33]],
    ['percentages', 9999, [30, 70], [3000, 6999]],
    ['a fractional percentage', 1001, [12.5, 87.5], [125, 876]],
    ['a weight of zero gets nothing', 100, [0, 1, 0], [0, 100, 0]],
    ['a negative total', -100, [1, 1, 1], [-34, -33, -33]],
    ['fewer units than parts', 1, [1, 1, 1], [1, 0, 0]],
    ['over a reduction too', 90, [100, -10], [100, -10]],
  ])('splits %s', (_why, minor, weights, parts) => {
    expect(allocate(usd(minor), weights)).toEqual(parts.map(usd));
  });

  it('always adds up to the whole and stays within one unit of the exact share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 9 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (minor, list) => {
        const parts = allocate(usd(minor), list);
        const whole = list.reduce((sum, weight) => sum + weight, 0);
        expect(sumMoney(parts, 'USD')).toEqual(usd(minor));
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part.minor - (minor * (list[index] ?? 0)) / whole)).toBeLessThan(1 + 1e-6);
        }
      }),
      SEED,
    );
  });

  it.each<[why: string, weights: number[]]>([
    ['no weights', []],
    ['only zeros', [0, 0]],
    ['more reduction than weight', [1, -2]],
    ['not a number', [Number.NaN]],
  ])('refuses %s', (_why, weights) => {
    expect(() => allocate(usd(100), weights)).toThrow(RangeError);
  });
});

describe('decimals', () => {
  it.each<[why: string, decimal: number | string, decimals: number, minor: number]>([
    ['a number', 12.34, 2, 1234],
    ['a text', '12.34', 2, 1234],
    ['a whole number', 12, 2, 1200],
    ['no decimals', 1234, 0, 1234],
    ['three decimals', 1.234, 3, 1234],
    ['digits too many, a tie of the written digits', 1.005, 2, 101],
    ['digits too many, below a tie', '1.0049', 2, 100],
    ['a negative tie', -1.005, 2, -101],
    ['a number written with an exponent', 1e-7, 8, 10],
    ['a large number written with an exponent', '1e3', 2, 100_000],
    ['a trailing dot', '5.', 2, 500],
  ])('reads %s', (_why, decimal, decimals, minor) => {
    expect(moneyFromDecimal(decimal, { code: 'XXX', decimals })).toEqual(money(minor, 'XXX'));
  });

  it.each(['', 'abc', '1,5', '0x10', 'Infinity', '1.2.3', Number.NaN])('refuses %j', (decimal) => {
    expect(() => moneyFromDecimal(decimal, { code: 'USD', decimals: 2 })).toThrow(RangeError);
  });

  it.each<[minor: number, decimals: number, text: string]>([
    [1234, 2, '12.34'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [1234, 0, '1234'],
    [1234, 3, '1.234'],
  ])('writes %d with %d decimals as %s', (minor, decimals, text) => {
    expect(toDecimalText(money(minor, 'XXX'), decimals)).toBe(text);
    expect(moneyFromDecimal(toDecimal(money(minor, 'XXX'), decimals), { code: 'XXX', decimals }).minor).toBe(
      minor,
    );
  });
});
