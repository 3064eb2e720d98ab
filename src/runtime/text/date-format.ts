import { memoize } from '../../domain/memoize.ts';

/** Dates as text of one language; small enough for islands that need no other format in the browser. */
export interface DateFormat {
  /** A date with the names of its weekday and month. */
  longDate(date: string): string;
  /** `Mon 10 May 2026`, in the language; with the year, because a booking may lie in the next one. */
  weekday(date: string): string;
  /** A day of every year, `MM-DD`, with the name of its month. */
  dayOfYear(monthDay: string): string;
}

// Creating a formatter takes as long as rendering a section; the supported languages bound the number of them.
const formatterOf = memoize((key) => {
  const [language, width] = key.split('|') as [string, 'long' | 'short'];
  return new Intl.DateTimeFormat(language, {
    weekday: width,
    day: 'numeric',
    month: width,
    year: 'numeric',
    timeZone: 'UTC',
  });
});

const dayOfYearFormatterOf = memoize(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

// A leap year, which has every day.
const A_YEAR = 2028;

/** Keeps a year or a day with the short word that some languages write after it, as in `2026 г.`, on one line. */
const unbroken = (text: string) => text.replace(/(\d) (\p{L}{1,2}\.)/gu, '$1\u00a0$2');

/** Languages that read the first day of a month as an ordinal and its other days as numbers, which Intl does not know. */
const FIRST_DAY: Readonly<Record<string, string>> = { fr: '1er', it: '1º', pt: '1º' };

const written = (language: string, formatter: Intl.DateTimeFormat, date: string) =>
  unbroken(formatter.format(asInstant(date))).replace(
    /(?<!\d)1(?= \p{L})/u,
    FIRST_DAY[language.slice(0, 2)] ?? '1',
  );

const asInstant = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** Creates the date format of a language. */
export const createDateFormat = (language: string): DateFormat => ({
  longDate: (date) => written(language, formatterOf(`${language}|long`), date),
  weekday: (date) => written(language, formatterOf(`${language}|short`), date),
  dayOfYear: (monthDay) => written(language, dayOfYearFormatterOf(language), `${A_YEAR}-${monthDay}`),
});
