import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { PlainDate } from '../../domain/calendar.ts';

dayjs.extend(customParseFormat);

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
      const date = dayjs(candidate, hasYear ? each : `${each}-YYYY`, true);
      const read = date.isValid() ? (date.format('YYYY-MM-DD') as PlainDate) : null;
      if (read && (hasYear || read >= today)) return read;
    }
  }
  return null;
}
