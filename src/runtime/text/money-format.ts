import type { Currency } from '../../api/wire/currency.ts';
import type { Money } from '../../domain/money.ts';
import { keep } from './memoize.ts';

/** How a site shows amounts of a currency. */
/** How amounts of a currency are written. */
export type CurrencyStyle = Currency;

/** An amount taken apart, so that symbol and figures can be set in different sizes. */
export interface MoneyParts {
  /** Of an amount below zero; else ''. */
  readonly sign: string;
  readonly symbol: string;
  readonly figures: string;
  readonly isSuffix: boolean;
}

/** Numbers and amounts of one language and site; small enough for parts that need nothing else in the browser. */
export interface MoneyFormat {
  /** `1,234.50 €` of minor units, in the language's separators. */
  money(amount: Money): string;
  moneyParts(amount: Money): MoneyParts;
  /** How amounts of a currency are shown; one that the site does not know is shown by its code. */
  currency(isoCode: string): CurrencyStyle;
  number(value: number, decimals?: number): string;
}

const FALLBACK_DECIMALS = 2;

/** What prices are in where a site names no currency; one that it names by this code is shown its own way. */
const US_DOLLAR: CurrencyStyle = { isoCode: 'USD', symbol: '$', showSymbolAsSuffix: false, decimals: 2 };

// Making one takes as long as drawing a section, and only languages and decimals of ours tell them apart.
const numberFormatOf = keep((key) => {
  const [language, decimals] = key.split('|');
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
    // Spanish groups four-digit numbers only on request, which prices in a column need.
    useGrouping: 'always' as never,
  });
});

/** Formats amounts in a language by the styles of a site's currencies. */
export function createMoneyFormat(language: string, currencies: readonly CurrencyStyle[]): MoneyFormat {
  const number = (value: number, decimals = 0) => numberFormatOf(`${language}|${decimals}`).format(value);
  const currency = (isoCode: string): CurrencyStyle =>
    [...currencies, US_DOLLAR].find((style) => style.isoCode === isoCode) ?? {
      isoCode,
      symbol: isoCode,
      showSymbolAsSuffix: false,
      decimals: FALLBACK_DECIMALS,
    };
  const moneyParts = (amount: Money): MoneyParts => {
    const { symbol, decimals, showSymbolAsSuffix } = currency(amount.currency);
    const figures = number(Math.abs(amount.minor) / 10 ** decimals, decimals);
    return { sign: amount.minor < 0 ? '-' : '', symbol, figures, isSuffix: showSymbolAsSuffix };
  };
  const money = (amount: Money): string => {
    const { sign, symbol, figures, isSuffix } = moneyParts(amount);
    const gap = isSuffix || /[A-Za-z]$/.test(symbol) ? ' ' : '';
    return sign + (isSuffix ? `${figures}${gap}${symbol}` : `${symbol}${gap}${figures}`);
  };
  return { money, moneyParts, currency, number };
}
