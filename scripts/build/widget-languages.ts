import type { Plugin } from 'vite';

const LANGUAGE_FILE = /^import (\S+) from "[^"]*\/([a-z]{2}-[A-Z]{2})\.mjs";$/gm;

/** What texts of widgets fall back to. */
const DEFAULT = 'en-US';

/**
 * A table of words of React Aria, which has them in 34 languages, with those of some languages alone: of each the file that
 * the lookup of the library finds, the first of its kind, and English.
 */
export function keepLanguages(table: string, languages: readonly string[]): string {
  const files = [...table.matchAll(LANGUAGE_FILE)].map(([line, name, tag = '']) => ({ line, name, tag }));
  const fileOf = (language: string) =>
    files.find(({ tag }) => tag === language) ??
    files.find(({ tag }) => tag.startsWith(`${language.split('-')[0]}-`));
  const found = new Set([DEFAULT, ...languages].map(fileOf));
  const kept = files.filter((file) => found.has(file));
  const entries = kept.map(({ name, tag }) => `'${tag}': ${name}`);
  return [...kept.map(({ line }) => line), `export default { ${entries.join(', ')} };`].join('\n');
}

/** Builds widgets with the words of some languages alone. */
export const withWidgetLanguages = (languages: readonly string[]): Plugin => ({
  name: 'widget-languages',
  transform: {
    filter: { id: /node_modules\/react-(aria|aria-components|stately)\/dist\/private\/.*intlStrings\.mjs$/ },
    handler: (code) => ({ code: keepLanguages(code, languages), map: null }),
  },
});

/** The choice of a calendar with none but that of the sites' languages; the others are half of the library of dates. */
export const keepGregorian = (code: string): string =>
  code.replaceAll(/case '(?!gregory')[\w-]+':\s+return new [^;]+;/g, '');

/** Builds calendars of dates for the Gregorian calendar alone. */
export const withGregorianCalendar: Plugin = {
  name: 'gregorian-calendar',
  transform: {
    filter: { id: /node_modules\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
    handler: (code) => ({ code: keepGregorian(code), map: null }),
  },
};
