import { type PlainDate, parsePlainDate } from '../../domain/calendar.ts';

/** Digits that stand for each part of a pattern. */
const DIGITS: Readonly<Record<string, string>> = {
  YYYY: String.raw`(?<year>\d{4})`,
  YY: String.raw`(?<year>\d\d)`,
  MM: String.raw`(?<month>\d\d)`,
  M: String.raw`(?<month>\d\d?)`,
  DD: String.raw`(?<day>\d\d)`,
  D: String.raw`(?<day>\d\d?)`,
};
/** Of years with two figures, those above are of the last century. */
const LAST_OF_CENTURY = 68;

const wholeYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) > LAST_OF_CENTURY ? '19' : '20'}${year}`;

/** The date that a text is by a pattern; `null` when it is none. */
function parseBy(text: string, pattern: string): PlainDate | null {
  const { groups } =
    new RegExp(`^${pattern.replace(/Y+|M+|D+/g, (part) => DIGITS[part] ?? part)}$`).exec(text) ?? {};
  if (!groups) return null;
  const { year = '', month = '', day = '' } = groups;
  return parsePlainDate(`${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** How a date can be shortened: without separators or leading zeros, by two figures of the year, without the year. */
function patternsOf(dateFormat: string): readonly string[] {
  const short = dateFormat.replace('DD', 'D').replace('MM', 'M');
  const withoutYear = short.replace(/\s*Y+\s*/, '').replace(/^-|-$/g, '');
  return [dateFormat, dateFormat.replaceAll('-', ''), short, short.replace('YYYY', 'YY'), withoutYear];
}

/** Any separator as `-`, so that 1.2.2026, 1/2/2026 and 1 2 2026 are the same. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/[\s./\-–]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * A date that somebody typed, in the order of the site's pattern with any separators; `null` when it is none. Without
 * a year it is the next such day from today on.
 */
export function readTypedDate(text: string, dateFormat: string, today: PlainDate): PlainDate | null {
  const typed = plain(text);
  const pattern = plain(dateFormat);
  for (const each of [...patternsOf(pattern), 'YYYY-MM-DD']) {
    const hasYear = each.includes('Y');
    const year = today.slice(0, 4);
    const candidates = hasYear ? [typed] : [`${typed}-${year}`, `${typed}-${Number(year) + 1}`];
    for (const candidate of candidates) {
      const read = parseBy(candidate, hasYear ? each : `${each}-YYYY`);
      if (read && (hasYear || read >= today)) return read;
    }
  }
  return null;
}
