import { keep } from './memoize.ts';

/** Days in the words of one language; small enough for parts that need nothing else in the browser. */
export interface DateFormat {
  /** A civil date in words: weekday, day, month and year. */
  longDate(date: string): string;
  /** `Mon 10 May 2026`, in the language: a booking of next March must not read as one of last March. */
  weekday(date: string): string;
}

// Making one takes as long as drawing a section, and only languages of ours tell them apart.
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

const asInstant = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** Writes days in a language. */
export const createDateFormat = (language: string): DateFormat => ({
  longDate: (date) => dateFormatOf(`${language}|long`).format(asInstant(date)),
  weekday: (date) => dateFormatOf(`${language}|short`).format(asInstant(date)),
});
