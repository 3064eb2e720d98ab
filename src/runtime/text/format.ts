import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** How a site shows amounts of a currency. */
export interface CurrencyStyle {
  readonly isoCode: string;
  readonly symbol: string;
  readonly showSymbolAsSuffix: boolean;
  readonly decimals: number;
}

/** An amount taken apart, so that symbol and figures can be set in different sizes. */
export interface MoneyParts {
  readonly symbol: string;
  readonly figures: string;
  readonly isSuffix: boolean;
}

export interface Format {
  /** `1,234.50 €` of minor units, in the language's separators. */
  money(amount: { readonly minor: number; readonly currency: string }): string;
  moneyParts(amount: { readonly minor: number; readonly currency: string }): MoneyParts;
  /** A civil date in the site's date pattern. */
  date(date: string): string;
  /** A civil date in words: weekday, day, month and year. */
  longDate(date: string): string;
  /** The hour of a civil time (`10:00` or `2026-03-10T10:00`) in the site's time format. */
  time(time: string): string;
  number(value: number, decimals?: number): string;
  /** `Mon 10 May 2026`, in the language: a booking of next March must not read as one of last March. */
  weekday(date: string): string;
  /** Below zero when the first name stands before the second in an alphabetical list. */
  compareNames(a: string, b: string): number;
}

export interface FormatSettings {
  readonly language: string;
  readonly timeFormat: '24h' | '12h';
  readonly dateFormat: string;
  readonly currencies: readonly CurrencyStyle[];
}

const FALLBACK_CURRENCY: CurrencyStyle = {
  isoCode: 'USD',
  symbol: '$',
  showSymbolAsSuffix: false,
  decimals: 2,
};

/** Makes a value when it is first asked for under a key; keys must come from a bounded set. */
function keep<Value>(make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make(key);
      kept.set(key, value);
    }
    return value;
  };
}

// Making one takes as long as drawing a section, and only languages and decimals of ours tell them apart.
const dateFormatOf = keep((key) => {
  const [language, width] = key.split('|') as [string, 'long' | 'short'];
  return new Intl.DateTimeFormat(language, {
    weekday: width,
    day: 'numeric',
    month: width,
    year: 'numeric',
    timeZone: 'UTC',
  });
});
const collatorOf = keep((language) => new Intl.Collator(language, { numeric: true }));
const numberFormatOf = keep((key) => {
  const [language, decimals] = key.split('|');
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
    // Spanish groups four-digit numbers only on request, which prices in a column need.
    useGrouping: 'always' as never,
  });
});

/** Formats for one language and site. */
export function createFormat({ language, timeFormat, dateFormat, currencies }: FormatSettings): Format {
  const number = (value: number, decimals = 0) => numberFormatOf(`${language}|${decimals}`).format(value);
  const asInstant = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const moneyParts = ({ minor, currency }: { minor: number; currency: string }): MoneyParts => {
    const style = currencies.find(({ isoCode }) => isoCode === currency) ?? {
      ...FALLBACK_CURRENCY,
      isoCode: currency,
      symbol: currency,
    };
    return {
      symbol: style.symbol,
      figures: number(Math.abs(minor) / 10 ** style.decimals, style.decimals),
      isSuffix: style.showSymbolAsSuffix,
    };
  };
  return {
    moneyParts,
    money: (amount) => {
      const { symbol, figures, isSuffix } = moneyParts(amount);
      const sign = amount.minor < 0 ? '-' : '';
      const gap = isSuffix || /[A-Za-z]$/.test(symbol) ? ' ' : '';
      return sign + (isSuffix ? `${figures}${gap}${symbol}` : `${symbol}${gap}${figures}`);
    },
    date: (date) => dayjs(date.slice(0, 10), 'YYYY-MM-DD', true).format(dateFormat),
    longDate: (date) => dateFormatOf(`${language}|long`).format(asInstant(date)),
    weekday: (date) => dateFormatOf(`${language}|short`).format(asInstant(date)),
    time: (time) => dayjs(time.slice(-5), 'HH:mm', true).format(timeFormat === '12h' ? 'hh:mm a' : 'HH:mm'),
    number,
    compareNames: (a, b) => collatorOf(language).compare(a, b),
  };
}
