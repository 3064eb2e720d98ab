import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { DistanceUnit } from '../../domain/distance.ts';
import { createMoneyFormat, type CurrencyStyle, type MoneyFormat } from './money-format.ts';
import { keep } from './keep.ts';

dayjs.extend(customParseFormat);

export interface Format extends MoneyFormat {
  /** A civil date in the site's date pattern. */
  date(date: string): string;
  /** A civil date in words: weekday, day, month and year. */
  longDate(date: string): string;
  /** The hour of a civil time (`10:00` or `2026-03-10T10:00`) in the site's time format. */
  time(time: string): string;
  /** `Mon 10 May 2026`, in the language: a booking of next March must not read as one of last March. */
  weekday(date: string): string;
  /** `250 km` or `155 mi`, by the unit of the site. */
  distance(value: number): string;
  /** Below zero when the first name stands before the second in an alphabetical list. */
  compareNames(a: string, b: string): number;
}

export interface FormatSettings {
  readonly language: string;
  readonly timeFormat: '24h' | '12h';
  readonly dateFormat: string;
  readonly currencies: readonly CurrencyStyle[];
  readonly distanceUnit?: DistanceUnit;
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
const UNITS: Readonly<Record<DistanceUnit, string>> = { Kilometers: 'kilometer', Miles: 'mile' };
const distanceFormatOf = keep((key) => {
  const [language, unit] = key.split('|') as [string, string];
  return new Intl.NumberFormat(language, { style: 'unit', unit });
});
const collatorOf = keep((language) => new Intl.Collator(language, { numeric: true }));

/** Formats for one language and site. */
export function createFormat({
  language,
  timeFormat,
  dateFormat,
  currencies,
  distanceUnit = 'Kilometers',
}: FormatSettings): Format {
  const money = createMoneyFormat(language, currencies);
  const asInstant = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return {
    ...money,
    date: (date) => dayjs(date.slice(0, 10), 'YYYY-MM-DD', true).format(dateFormat),
    longDate: (date) => dateFormatOf(`${language}|long`).format(asInstant(date)),
    weekday: (date) => dateFormatOf(`${language}|short`).format(asInstant(date)),
    time: (time) => dayjs(time.slice(-5), 'HH:mm', true).format(timeFormat === '12h' ? 'hh:mm a' : 'HH:mm'),
    distance: (value) => distanceFormatOf(`${language}|${UNITS[distanceUnit]}`).format(value),
    compareNames: (a, b) => collatorOf(language).compare(a, b),
  };
}
