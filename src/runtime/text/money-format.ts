import type { Currency } from '../../api/wire/currency.ts';
import type { Money } from '../../domain/money.ts';
import type { Separators } from './separators.ts';

/** How amounts of a currency are written. */
export type CurrencyStyle = Pick<Currency, 'isoCode' | 'symbol' | 'showSymbolAsSuffix' | 'decimals'>;

/** The parts of a formatted amount, so that symbol and figures can be set in different sizes. */
export interface MoneyParts {
  /** The minus sign of a negative amount, after `≈` for an approximate one; else ''. */
  readonly sign: string;
  readonly symbol: string;
  readonly figures: string;
  readonly isSuffix: boolean;
}

/** Numbers and amounts of one language and site; small enough for islands that need no other format in the browser. */
export interface MoneyFormat {
  /** `1,234.50 €` of minor units, in the language's separators. */
  money(amount: Money): string;
  moneyParts(amount: Money): MoneyParts;
  /** How amounts of a currency are shown; a currency that the site does not configure is shown by its code. */
  currency(isoCode: string): CurrencyStyle;
  /** A value that is not negative, with no more decimals than are asked for: a whole number without them. */
  number(value: number, decimals?: number): string;
}

const FALLBACK_DECIMALS = 2;

/** Style of the default currency, for sites that configure no currency. */
const US_DOLLAR: CurrencyStyle = { isoCode: 'USD', symbol: '$', showSymbolAsSuffix: false, decimals: 2 };

/** Where a group of three digits begins. */
const GROUPS = /\B(?=(\d{3})+$)/g;

/** Formats amounts with the separators of a language, by the styles of a site's currencies. */
export function createMoneyFormat(
  { group, decimal }: Separators,
  currencies: readonly CurrencyStyle[],
): MoneyFormat {
  const number = (value: number, decimals = 0) => {
    const [whole = '', fraction] = value.toFixed(decimals).split('.');
    return whole.replace(GROUPS, group) + (fraction ? decimal + fraction : '');
  };
  const currency = (wanted: string): CurrencyStyle => {
    const found = [...currencies, US_DOLLAR].find(({ isoCode }) => isoCode === wanted);
    const { isoCode, symbol, showSymbolAsSuffix, decimals } = found ?? {
      isoCode: wanted,
      symbol: wanted,
      showSymbolAsSuffix: false,
      decimals: FALLBACK_DECIMALS,
    };
    return { isoCode, symbol, showSymbolAsSuffix, decimals };
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
