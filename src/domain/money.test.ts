import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyRate, Money } from './money.ts';
import {
  add,
  allocate,
  averageOf,
  CurrencyMismatchError,
  compareMoney,
  convert,
  convertTogether,
  isConvertible,
  isSameMoney,
  money,
  moneyFromDecimal,
  multiply,
  negate,
  offeredCurrencies,
  percentOf,
  subtract,
  sumMoney,
  toDecimal,
  toDecimalText,
} from './money.ts';

const SEED = { seed: 20260310 };
const usd = (minor: number): Money => money(minor, 'USD');
const USD: CurrencyRate = { code: 'USD', decimals: 2, exchangeRate: 1 };
const EUR: CurrencyRate = { code: 'EUR', decimals: 2, exchangeRate: 0.92 };
const ARS: CurrencyRate = { code: 'ARS', decimals: 2, exchangeRate: 1385.5 };
const CLP: CurrencyRate = { code: 'CLP', decimals: 0, exchangeRate: 940 };

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
    ['converting from the wrong currency', () => convert(usd(1), EUR, ARS)],
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

describe('convert [CURR-07]', () => {
  it.each<[why: string, minor: number, from: CurrencyRate, to: CurrencyRate, result: number]>([
    ['to the default divides by the rate', 138_550, ARS, USD, 100],
    ['from the default multiplies by the rate', 100, USD, ARS, 138_550],
    ['a tie rounds up at the decimals of the target', 50, USD, { ...CLP, exchangeRate: 1 }, 1],
    ['just below a tie rounds down', 49, USD, { ...CLP, exchangeRate: 1 }, 0],
    ['a negative tie mirrors the positive one', -50, USD, { ...CLP, exchangeRate: 1 }, -1],
    ['to a currency without decimals', 1050, USD, CLP, 9870],
    ['from a currency without decimals', 940, CLP, USD, 100],
    ['across, rounded once and not at the default in between', 7, ARS, CLP, 0],
    ['the same currency', 12_345, EUR, EUR, 12_345],
  ])('%s', (_why, minor, from, to, result) => {
    expect(convert(money(minor, from.code), from, to)).toEqual(money(result, to.code));
  });

  it('rounds once when converting across: two roundings would differ', () => {
    const cheap: CurrencyRate = { code: 'AAA', decimals: 2, exchangeRate: 3 };
    const dear: CurrencyRate = { code: 'BBB', decimals: 2, exchangeRate: 3 };
    expect(convert(money(100, 'AAA'), cheap, dear)).toEqual(money(100, 'BBB'));
  });

  it.each<[why: string, exchangeRate: number | null | undefined, isOffered: boolean]>([
    ['a positive rate', 0.0001, true],
    ['zero', 0, false],
    ['a negative rate', -1, false],
    ['a missing rate', undefined, false],
    ['an empty rate', null, false],
    ['not a number', Number.NaN, false],
    ['infinity', Number.POSITIVE_INFINITY, false],
  ])('offers a currency only with a usable rate: %s', (_why, exchangeRate, isOffered) => {
    expect(isConvertible({ exchangeRate })).toBe(isOffered);
  });

  it('leaves currencies without a usable rate out of the selector, keeping the order', () => {
    expect(
      offeredCurrencies([USD, { ...EUR, exchangeRate: 0 }, { ...ARS, exchangeRate: null }, CLP]),
    ).toEqual([USD, CLP]);
  });

  it('throws when asked to convert without a rate', () => {
    expect(() => convert(usd(1), USD, { ...EUR, exchangeRate: 0 })).toThrow(RangeError);
  });

  it('keeps converted lines adding up to the converted total', () => {
    const amounts = fc.array(fc.integer({ min: -100_000, max: 1_000_000 }), { maxLength: 12 });
    const rate = fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(amounts, rate, fc.constantFrom(0, 2, 3), (minors, exchangeRate, decimals) => {
        const target: CurrencyRate = { code: 'XXX', decimals, exchangeRate };
        const lines = minors.map((minor) => money(minor, 'EUR'));
        const converted = convertTogether(lines, EUR, target);
        expect(sumMoney(converted, 'XXX')).toEqual(convert(sumMoney(lines, 'EUR'), EUR, target));
        for (const [index, line] of converted.entries()) {
          const alone = convert(lines[index] as Money, EUR, target);
          expect(Math.abs(line.minor - alone.minor)).toBeLessThanOrEqual(1);
        }
      }),
      { ...SEED, numRuns: 500 },
    );
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
    expect(() => moneyFromDecimal(decimal, USD)).toThrow(RangeError);
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
