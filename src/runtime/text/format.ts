import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { createDateFormat, type DateFormat } from './date-format.ts';
import { createMoneyFormat, type CurrencyStyle, type MoneyFormat } from './money-format.ts';
import { keep } from './keep.ts';

dayjs.extend(customParseFormat);

export interface Format extends MoneyFormat, DateFormat {
  /** A civil date in the site's date pattern. */
  date(date: string): string;
  /** The hour of a civil time (`10:00` or `2026-03-10T10:00`) in the site's time format. */
  time(time: string): string;
  /** Below zero when the first name stands before the second in an alphabetical list. */
  compareNames(a: string, b: string): number;
}

export interface FormatSettings {
  readonly language: string;
  readonly timeFormat: '24h' | '12h';
  readonly dateFormat: string;
  readonly currencies: readonly CurrencyStyle[];
}

const collatorOf = keep((language) => new Intl.Collator(language, { numeric: true }));

/** Formats for one language and site. */
export function createFormat({ language, timeFormat, dateFormat, currencies }: FormatSettings): Format {
  return {
    ...createMoneyFormat(language, currencies),
    ...createDateFormat(language),
    date: (date) => dayjs(date.slice(0, 10), 'YYYY-MM-DD', true).format(dateFormat),
    time: (time) => dayjs(time.slice(-5), 'HH:mm', true).format(timeFormat === '12h' ? 'hh:mm a' : 'HH:mm'),
    compareNames: (a, b) => collatorOf(language).compare(a, b),
  };
}
