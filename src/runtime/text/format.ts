import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { Money } from '../../domain/money.ts';
import { approximate, type ShownCurrency } from '../../domain/shown-currency.ts';
import type { DistanceUnit } from '../../domain/distance.ts';
import { createDateFormat, type DateFormat } from './date-format.ts';
import { createMoneyFormat, type CurrencyStyle, type MoneyFormat } from './money-format.ts';
import { memoize } from '../../domain/memoize.ts';
import { primarySubtag } from './languages.ts';
import { separatorsOf } from './separators.ts';

dayjs.extend(customParseFormat);

/** How a language and site write dates, times and distances: what an island needs to write them alike. */
export interface WritingStyle {
  readonly language: string;
  readonly timeFormat: '24h' | '12h';
  readonly dateFormat: string;
  readonly distanceUnit: DistanceUnit;
}

export interface Format extends MoneyFormat, DateFormat {
  readonly style: WritingStyle;
  /** The amount in the currency in which amounts are shown. */
  shown(amount: Money): Money;
  /** A civil date in the site's date pattern. */
  date(date: string): string;
  /** The hour of a civil time (`10:00` or `2026-03-10T10:00`) in the site's time format. */
  time(time: string): string;
  /** `250 km` or `155 mi`, by the unit of the site. */
  distance(value: number): string;
  /** `12%` of basis points, as the language writes it. */
  percent(basisPoints: number): string;
  /** Names as one enumeration: `A, B and C`. */
  list(names: readonly string[]): string;
  /** Compares two names alphabetically, as `Array.sort` expects. */
  compareNames(a: string, b: string): number;
}

export interface FormatSettings {
  readonly language: string;
  readonly timeFormat: '24h' | '12h';
  readonly dateFormat: string;
  readonly currencies: readonly CurrencyStyle[];
  readonly distanceUnit?: DistanceUnit;
  /** The currency to which amounts are converted, marked as approximate; `null` for amounts as they are. */
  readonly shownCurrency?: ShownCurrency | null;
}

const APPROXIMATELY = '≈\u00a0';

/** Shows amounts in another currency, marked as approximate. */
function inShownCurrency(
  format: MoneyFormat,
  { chosen, currencies }: ShownCurrency,
): MoneyFormat & Pick<Format, 'shown'> {
  const shown = (amount: Money) => approximate(amount, chosen, currencies);
  return {
    ...format,
    shown: (amount) => shown(amount) ?? amount,
    money(amount) {
      const other = shown(amount);
      return other ? APPROXIMATELY + format.money(other) : format.money(amount);
    },
    moneyParts(amount) {
      const other = shown(amount);
      if (!other) return format.moneyParts(amount);
      const parts = format.moneyParts(other);
      return { ...parts, sign: APPROXIMATELY + parts.sign };
    },
  };
}

const UNITS: Readonly<Record<DistanceUnit, string>> = { Kilometers: 'kilometer', Miles: 'mile' };
// The supported languages bound the number of formatters, with two units and the codes of currencies.
const distanceFormatOf = memoize((key) => {
  const [language, unit] = key.split('|') as [string, string];
  return new Intl.NumberFormat(language, { style: 'unit', unit, useGrouping: 'always' });
});
const codeSignOf = memoize((key) => {
  const [language, currency] = key.split('|') as [string, string];
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});
/** The sign of a currency in a language; a site may state what is no code of a currency. */
const signOf = (isoCode: string, language: string) =>
  /^[A-Z]{3}$/i.test(isoCode) ? codeSignOf(`${language}|${isoCode.toUpperCase()}`) : isoCode;

/** Signs that stand for several currencies: dollars and pesos, pounds, yen and yuan, rupees. */
const SHARED_SIGNS = /[$£¥₨]/;

/** `ARS $` for a symbol that readers of the language or of the site may take for that of another currency; else as it is. */
function clearSymbol(
  { isoCode, symbol, showSymbolAsSuffix }: CurrencyStyle,
  language: string,
  currencies: readonly CurrencyStyle[],
): string {
  if (!SHARED_SIGNS.test(symbol) || /\p{L}/u.test(symbol)) return symbol;
  // A site with several currencies of one symbol, such as $ and US$, is read by people of several countries.
  const isShared = currencies.some((other) => other.isoCode !== isoCode && other.symbol.includes(symbol));
  if (!isShared && signOf(isoCode, language) === symbol) return symbol;
  return showSymbolAsSuffix ? `${symbol}\u00a0${isoCode}` : `${isoCode}\u00a0${symbol}`;
}

const percentOf = memoize(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
);
const listOf = memoize((language) => new Intl.ListFormat(language));
const collatorOf = memoize((language) => new Intl.Collator(language, { numeric: true }));

/** Keys of the halves of a day; languages with a 24-hour clock use the English texts. */
const DAY_HALVES = ['am', 'pm'] as const;
const SPANISH_DAY_HALVES = ['a.\u00a0m.', 'p.\u00a0m.'] as const;

function writeTime(time: string, halves: readonly [string, string] | null): string {
  const parsed = dayjs(time.slice(-5), 'HH:mm', true);
  return halves ? `${parsed.format('hh:mm')} ${halves[parsed.hour() < 12 ? 0 : 1]}` : parsed.format('HH:mm');
}

/** Formats for one language and site. */
export function createFormat({
  language,
  timeFormat,
  dateFormat,
  currencies,
  distanceUnit = 'Kilometers',
  shownCurrency = null,
}: FormatSettings): Format {
  const dayHalves = primarySubtag(language) === 'es' ? SPANISH_DAY_HALVES : DAY_HALVES;
  const halves = timeFormat === '12h' ? dayHalves : null;
  const charged = createMoneyFormat(
    separatorsOf(language),
    currencies.map((style) => ({ ...style, symbol: clearSymbol(style, language, currencies) })),
  );
  const moneyFormat = shownCurrency
    ? inShownCurrency(charged, shownCurrency)
    : { ...charged, shown: (amount: Money) => amount };
  return {
    ...moneyFormat,
    ...createDateFormat(language),
    style: { language, timeFormat, dateFormat, distanceUnit },
    date: (date) => dayjs(date.slice(0, 10), 'YYYY-MM-DD', true).format(dateFormat),
    time: (time) => writeTime(time, halves),
    distance: (value) => distanceFormatOf(`${language}|${UNITS[distanceUnit]}`).format(value),
    percent: (basisPoints) => percentOf(language).format(basisPoints / 10_000),
    // Names that hold commas themselves are kept apart by semicolons.
    list: (names) =>
      names.some((name) => name.includes(',')) ? names.join('; ') : listOf(language).format(names),
    compareNames: (a, b) => collatorOf(language).compare(a, b),
  };
}
