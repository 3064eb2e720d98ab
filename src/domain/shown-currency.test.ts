import { describe, expect, it } from 'vitest';
import { convert } from './money.ts';
import {
  approximate,
  chosenCurrency,
  currencyOfBookings,
  offeredCurrencies,
  otherCurrency,
  type RatedCurrency,
  toShownCurrency,
} from './shown-currency.ts';

const currency = (isoCode: string, exchangeRate: number | null, decimals = 2): RatedCurrency => ({
  isoCode,
  decimals,
  exchangeRate,
  isSystemDefault: isoCode === 'ARS',
});
const ALL = [
  currency('ARS', 1, 0),
  currency('CLP', 0.65, 0),
  currency('USD', 0.00069),
  currency('GBP', null),
];

describe('the currency in which amounts are shown', () => {
  it('[CURR-07] is one with a rate', () => {
    expect(offeredCurrencies(ALL).map(({ isoCode }) => isoCode)).toEqual(['ARS', 'CLP', 'USD']);
  });

  it.each<[why: string, wanted: string | undefined, chosen: string | null]>([
    ['the chosen one', 'USD', 'USD'],
    ['that of the site without a choice', undefined, null],
    ['that of the site when it was chosen', 'ARS', null],
    ['that of the site for one without a rate', 'GBP', null],
    ['that of the site for one that is no longer offered', 'EUR', null],
  ])('is %s', (_why, wanted, chosen) => {
    expect(chosenCurrency(ALL, wanted)?.isoCode ?? null).toBe(chosen);
  });

  it('can be one that has a rate and is not that of the site', () => {
    expect(otherCurrency(ALL)?.isoCode).toBe('CLP');
    expect(otherCurrency(ALL.filter(({ isoCode }) => isoCode === 'ARS' || isoCode === 'GBP'))).toBeNull();
  });

  it.each<[why: string, minor: number, from: string, to: string, shown: number]>([
    ['from the default by its rate', 189_000, 'ARS', 'USD', 13_041],
    ['to the default by its inverse', 13_041, 'USD', 'ARS', 189_000],
    ['between two others by way of the default, rounded once', 100_000, 'CLP', 'USD', 10_615],
    ['half up', 1, 'CLP', 'ARS', 2],
    ['a reduction as far from zero', -1, 'CLP', 'ARS', -2],
    ['nothing as nothing', 0, 'ARS', 'USD', 0],
  ])('[CURR-07] converts %s', (_why, minor, from, to, shown) => {
    const target = ALL.find(({ isoCode }) => isoCode === to) ?? null;
    expect(approximate({ minor, currency: from }, target, ALL)).toEqual({ minor: shown, currency: to });
  });

  it('leaves amounts as they are where nothing was chosen, or no rate leads there', () => {
    const amount = { minor: 100, currency: 'ARS' };
    expect(approximate(amount, null, ALL)).toBeNull();
    expect(approximate(amount, ALL[0] as RatedCurrency, ALL)).toBeNull();
    expect(approximate({ minor: 100, currency: 'XXX' }, ALL[2] as RatedCurrency, ALL)).toBeNull();
    expect(approximate({ minor: 100, currency: 'GBP' }, ALL[2] as RatedCurrency, ALL)).toBeNull();
  });

  it('refuses rates that are none', () => {
    const unit = { code: 'ARS', decimals: 0, rate: 1 };
    expect(() => convert({ minor: 1, currency: 'ARS' }, unit, { ...unit, rate: 0 })).toThrow(RangeError);
  });
});

describe('the currency of a booking', () => {
  const usd = ALL[2] as RatedCurrency;

  it.each<[why: string, chosen: RatedCurrency | null, isBroker: boolean, expected: string | null]>([
    ['the chosen one', usd, false, 'USD'],
    ['the chosen one of a broker', usd, true, 'USD'],
    ['[CURR-06] that of the site for a broker, whatever prices are answered in', null, true, 'ARS'],
    ['that of the answered price otherwise', null, false, null],
  ])('is %s', (_why, chosen, isBroker, expected) => {
    expect(currencyOfBookings(ALL, chosen, isBroker)?.chosen.isoCode ?? null).toBe(expected);
  });

  it.each([
    ['that of the site alone', false, ['ARS', 'USD']],
    ['all that have a rate, for a broker', true, ['ARS', 'CLP', 'USD']],
  ])(
    '[CURR-06] is converted to from %s, of which the browser is told no more than rates',
    (_what, isBroker, from) => {
      const named = { ...usd, symbol: 'US$' };
      const told = currencyOfBookings([...ALL.slice(0, 2), named, ...ALL.slice(3)], named, isBroker);
      expect(told).toEqual({
        chosen: usd,
        currencies: ALL.filter(({ isoCode }) => from.includes(isoCode)),
      });
    },
  );

  it('has every amount that a rate leads to, and leaves the others', () => {
    const convert = toShownCurrency({ chosen: usd, currencies: ALL });
    expect(convert({ minor: 189_000, currency: 'ARS' })).toEqual({ minor: 13_041, currency: 'USD' });
    expect(convert({ minor: 100, currency: 'GBP' })).toEqual({ minor: 100, currency: 'GBP' });
  });
});
