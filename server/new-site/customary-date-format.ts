import type { SiteConfiguration } from '../../generated/page/types.ts';

type DateFormat = SiteConfiguration['languages'][number]['dateFormat'];

/** A date whose parts are told from one another by their figures. */
const EXAMPLE = new Date('2026-03-10');
const PARTS: Readonly<Record<string, string>> = { '2026': 'YYYY', '03': 'MM', '10': 'DD' };

/** The pattern in which readers of a language that sites can have write dates. */
export function customaryDateFormat(language: string): DateFormat {
  const date = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  return (
    date
      .format(EXAMPLE)
      .replaceAll(/\d+/g, (figures) => PARTS[figures] ?? figures)
      .replaceAll(' ', '')
      // Croatian has a full stop after the year too.
      .replace(/\.$/, '') as DateFormat
  );
}
