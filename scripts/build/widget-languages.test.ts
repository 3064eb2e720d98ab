import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { keepGregorian, keepLanguages } from './widget-languages.ts';

const TABLE = 'node_modules/react-aria/dist/private/calendar/intlStrings.mjs';
const file = join(import.meta.dirname, '../..', TABLE);
const code = readFileSync(file, 'utf8');

const filesIn = (text: string) =>
  [...text.matchAll(/^import .*\/([a-z]{2}-[A-Z]{2})\.mjs";$/gm)].map(([, tag]) => tag);
/** The languages in the table itself. */
const keysIn = (text: string) => [...text.matchAll(/['"]([a-z]{2}-[A-Z]{2})['"]: /g)].map(([, tag]) => tag);

it('keeps the words of the languages of sites, and no others', () => {
  const kept = keepLanguages(code, SUPPORTED_LANGUAGES);
  const tags = [
    'de-DE',
    'en-US',
    'es-ES',
    'fr-FR',
    'hr-HR',
    'it-IT',
    'lt-LT',
    'nl-NL',
    'pl-PL',
    'pt-BR',
    'ru-RU',
  ];
  expect(filesIn(code).length).toBeGreaterThan(30);
  expect([filesIn(kept), keysIn(kept)]).toEqual([tags, tags]);
});

it('keeps English for languages that the widgets do not know', () => {
  expect(keysIn(keepLanguages(code, ['mi']))).toEqual(['en-US']);
});

it('makes a table that programs read, with the words of the library', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'widgets-'));
  const module = join(folder, 'table.mjs');
  const absolute = keepLanguages(code, ['hr']).replaceAll(
    '"../',
    `"${pathToFileURL(dirname(dirname(file)))}/`,
  );
  writeFileSync(module, absolute);
  const { default: table } = await import(/* @vite-ignore */ module);
  rmSync(folder, { recursive: true });
  expect(Object.keys(table)).toEqual(['en-US', 'hr-HR']);
  expect(table['en-US'].next).toBe('Next');
});

it('of the calendars keeps the Gregorian one', () => {
  const all = readFileSync(
    join(
      import.meta.dirname,
      '../..',
      'node_modules/@internationalized/date/dist/private/createCalendar.mjs',
    ),
    'utf8',
  );
  const casesIn = (text: string) =>
    [...text.matchAll(/case '([\w-]+)':|(default):/g)].map(([, name, other]) => name ?? other);
  expect(casesIn(all)).toContain('islamic-civil');
  expect(casesIn(keepGregorian(all))).toEqual(['gregory', 'default']);
});

it.each(SUPPORTED_LANGUAGES)('%s counts by the Gregorian calendar', (language) => {
  expect(new Intl.DateTimeFormat(language).resolvedOptions().calendar).toBe('gregory');
});
