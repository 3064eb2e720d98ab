import { describe, expect, it, vi } from 'vitest';
import { toSiteConfiguration } from '../../api/wire/site-settings.ts';
import { createFormat } from './format.ts';
import { SUPPORTED_LANGUAGES } from './languages.ts';
import { pickText, resolveText } from './resolve-text.ts';
import { createTexts, translateFor } from './translate.ts';

describe('a text of an operator', () => {
  it.each<[why: string, texts: Record<string, string>, language: string, text: string]>([
    ['is that of the language', { de: 'Hallo', 'en-US': 'Hello' }, 'de', 'Hallo'],
    ['is that of a relative', { 'es-ES': 'Hola', 'en-US': 'Hello' }, 'es-AR', 'Hola'],
    ['is that of any relative', { 'es-MX': 'Qué onda', 'en-US': 'Hello' }, 'es-AR', 'Qué onda'],
    ['is English otherwise', { hr: 'Bok', 'en-US': 'Hello' }, 'de', 'Hello'],
    ['is any that is not empty', { hr: '', pl: 'Cześć' }, 'de', 'Cześć'],
    ['skips an empty one', { de: '', 'en-US': 'Hello' }, 'de', 'Hello'],
    ['is nothing when there is none', {}, 'de', ''],
  ])('%s', (_why, texts, language, text) => {
    expect(pickText(texts, language)).toBe(text);
    const translations = Object.fromEntries(
      Object.entries(texts).map(([tag, value]) => [tag, { key: value }]),
    );
    expect(resolveText(translations, 'key', language)).toBe(text);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('is nothing for the key %s', (key) => {
    expect(resolveText({ de: {} }, key, 'de')).toBe('');
    expect(resolveText({ de: {} }, 'key', key)).toBe('');
    expect(pickText({}, key)).toBe('');
  });
});

describe('a built-in text', () => {
  const onMissing = vi.fn();
  const texts = createTexts(
    {
      'en-US': { area: { only: 'English', cars_one: '{{count}} car', cars_other: '{{count}} cars' } },
      'es-ES': { area: { hello: 'Hola' } },
      hr: {
        area: { cars_one: '{{count}} auto', cars_few: '{{count}} auta', cars_other: '{{count}} automobila' },
      },
      lt: { area: { cars_one: '{{count}} auto', cars_few: '{{count}} autos', cars_other: '{{count}} autų' } },
      pl: {
        area: {
          cars_one: '{{count}} auto',
          cars_few: '{{count}} auta',
          cars_many: '{{count}} aut',
          cars_other: '{{count}} auta',
        },
      },
      ru: {
        area: {
          cars_one: '{{count}} авто',
          cars_few: '{{count}} автo',
          cars_many: '{{count}} машин',
          cars_other: '{{count}} авт',
        },
      },
    },
    onMissing,
  );

  it.each<[language: string, count: number, text: string]>([
    ['en-US', 1, '1 car'],
    ['en-GB', 2, '2 cars'],
    ['hr', 1, '1 auto'],
    ['hr', 3, '3 auta'],
    ['hr', 5, '5 automobila'],
    ['hr', 22, '22 auta'],
    ['lt', 21, '21 auto'],
    ['lt', 2, '2 autos'],
    ['lt', 11, '11 autų'],
    ['pl', 2, '2 auta'],
    ['pl', 12, '12 aut'],
    ['ru', 1, '1 авто'],
    ['ru', 5, '5 машин'],
  ])('in %s has the plural form of %i', (language, count, text) => {
    expect(translateFor(texts, language)('area.cars', { count })).toBe(text);
  });

  it('falls back to a relative and to English, and is nothing but a report when no language has it', () => {
    expect(translateFor(texts, 'es-AR')('area.hello')).toBe('Hola');
    expect(translateFor(texts, 'lt')('area.only')).toBe('English');
    expect(onMissing).not.toHaveBeenCalled();
    expect(translateFor(texts, 'lt')('area.gone')).toBe('');
    expect(onMissing).toHaveBeenCalledWith('area.gone');
    expect(translateFor(texts, 'en-US')('area')).toBe('');
  });
});

describe('formats', () => {
  const of = (language: string, settings: object = {}) =>
    createFormat({
      language,
      timeFormat: '24h',
      dateFormat: 'DD/MM/YYYY',
      currencies: [
        { isoCode: 'EUR', symbol: '€', showSymbolAsSuffix: true, decimals: 2 },
        { isoCode: 'CLP', symbol: '$', showSymbolAsSuffix: false, decimals: 0 },
        { isoCode: 'DOP', symbol: 'RD', showSymbolAsSuffix: false, decimals: 2 },
      ],
      ...settings,
    });
  /** Digit groups are parted by several kinds of narrow spaces. */
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

  it.each([
    ['24h', '2026-03-10T09:05', '09:05'],
    ['24h', '00:00', '00:00'],
    ['24h', '23:45', '23:45'],
    ['12h', '2026-03-10T09:05', '09:05 am'],
    ['12h', '00:00', '12:00 am'],
    ['12h', '12:30', '12:30 pm'],
    ['12h', '23:45', '11:45 pm'],
  ])('[CONF-03] in %s write %s as %s', (timeFormat, time, text) => {
    expect(of('en-US', { timeFormat }).time(time)).toBe(text);
  });

  it.each([
    ['en-US', 123_456_789, 'EUR', '1,234,567.89 €'],
    ['de', 123_456_789, 'EUR', '1.234.567,89 €'],
    ['es-ES', 123_456, 'EUR', '1.234,56 €'],
    ['pl', 123_456, 'EUR', '1 234,56 €'],
    ['es-CL', 1_234_567, 'CLP', '$1.234.567'],
    ['en-US', -500, 'EUR', '-5.00 €'],
    ['en-US', 500, 'DOP', 'RD 5.00'],
    ['en-US', 500, 'XYZ', 'XYZ 5.00'],
  ])('in %s write %i of %s as %s', (language, minor, currency, text) => {
    expect(plain(of(language).money({ minor, currency }))).toBe(text);
  });

  it.each([
    ['en-US', 'Tuesday, March 10, 2026'],
    ['de', 'Dienstag, 10. März 2026'],
    ['hr', 'utorak, 10. ožujka 2026.'],
    ['ru', 'вторник, 10 марта 2026 г.'],
  ])('in %s name days and months: %s', (language, text) => {
    expect(plain(of(language).longDate('2026-03-10'))).toBe(text);
  });

  it.each([
    ['ru', '10 марта 2026\u00a0г.'],
    ['lt', '2026\u00a0m. kovo 10\u00a0d.'],
  ])('in %s keep figures and the short words after them on one line: %s', (language, text) => {
    expect(of(language).longDate('2026-03-10')).toContain(text);
  });

  it('[SRCH-19] write a date as DD/MM/YYYY in every language where the site says nothing else', () => {
    const settings = (site: object) =>
      toSiteConfiguration({ languages: [{ isoLanguageName: 'en-US' }], ...site }, () => undefined);
    const usual = settings({})?.featureFlags.dateFormat;
    const written = SUPPORTED_LANGUAGES.map((language) =>
      of(language, { dateFormat: usual }).date('2026-03-10'),
    );
    expect(new Set(written)).toEqual(new Set(['10/03/2026']));
    const other = settings({ featureFlags: { dateFormat: 'MM/DD/YYYY' } })?.featureFlags.dateFormat;
    expect(of('de', { dateFormat: other }).date('2026-03-10')).toBe('03/10/2026');
  });

  it.each([
    ['DD/MM/YYYY', '10/03/2026'],
    ['MM/DD/YYYY', '03/10/2026'],
    ['DD.MM.YYYY', '10.03.2026'],
  ])('write a date as %s', (dateFormat, text) => {
    expect(of('en-US', { dateFormat }).date('2026-03-10T23:59')).toBe(text);
  });
});
