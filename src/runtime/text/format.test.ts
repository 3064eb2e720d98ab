import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import type { LanguageTag } from './languages.ts';
import type { CurrencyStyle } from './money-format.ts';

const EURO: CurrencyStyle = { isoCode: 'EUR', symbol: '€', showSymbolAsSuffix: true, decimals: 2 };
const DOLLAR: CurrencyStyle = { isoCode: 'USD', symbol: '$', showSymbolAsSuffix: false, decimals: 2 };
const PESO: CurrencyStyle = { isoCode: 'CLP', symbol: 'CLP', showSymbolAsSuffix: false, decimals: 0 };

const formatOf = (language: string, timeFormat: '24h' | '12h' = '24h', dateFormat = 'DD/MM/YYYY') =>
  createFormat({ language, timeFormat, dateFormat, currencies: [EURO, DOLLAR, PESO] });
/** Intl separates with spaces that do not break; which one differs between versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an hour', () => {
  it.each([
    ['00:00', '00:00', '12:00 am'],
    ['09:05', '09:05', '09:05 am'],
    ['12:00', '12:00', '12:00 pm'],
    ['2026-03-29T23:45', '23:45', '11:45 pm'],
    // An hour that the clock change leaves out in Europe.
    ['2026-03-29T02:30', '02:30', '02:30 am'],
  ])('%s is written HH:mm or hh:mm a', (time, day, half) => {
    expect(formatOf('en-US', '24h').time(time)).toBe(day);
    expect(formatOf('en-US', '12h').time(time)).toBe(half);
  });

  it.each<[language: LanguageTag, morning: string, evening: string]>([
    ['en-US', '06:00 am', '11:30 pm'],
    ['en-GB', '06:00 am', '11:30 pm'],
    ...(['es-AR', 'es-CL', 'es-CR', 'es-DO', 'es-ES', 'es-MX', 'es-NI', 'es-US'] as const).map(
      (spanish) => [spanish, '06:00 a. m.', '11:30 p. m.'] as [LanguageTag, string, string],
    ),
    ...(['de', 'fr-FR', 'hr', 'it', 'lt', 'nl-NL', 'pl', 'pt', 'ru'] as const).map(
      (other) => [other, '06:00 am', '11:30 pm'] as [LanguageTag, string, string],
    ),
  ])('of a site with twelve of them is written so in %s too', (language, morning, evening) => {
    const { time } = formatOf(language, '12h');
    expect([time('06:00'), time('23:30')].map(plain)).toEqual([morning, evening]);
  });
});

describe('a number', () => {
  it.each([
    ['en-US', '1,234,567.5'],
    ['de', '1.234.567,5'],
    ['es-AR', '1.234.567,5'],
    ['es-MX', '1,234,567.5'],
    ['fr-FR', '1 234 567,5'],
    ['pl', '1 234 567,5'],
    ['ru', '1 234 567,5'],
    ['lt', '1 234 567,5'],
    ['hr', '1.234.567,5'],
  ])('has the separators of %s', (language, expected) => {
    expect(plain(formatOf(language).number(1_234_567.5, 1))).toBe(expected);
  });

  it('of four digits is grouped in Spanish and Polish too, for prices stand in columns', () => {
    expect(formatOf('es-ES').number(1234)).toBe('1.234');
    expect(plain(formatOf('pl').number(1234))).toBe('1 234');
  });
});

describe('a day', () => {
  it.each([
    ['en-US', 'Sunday, May 10, 2026', 'Sun, May 10, 2026'],
    ['en-GB', 'Sunday, 10 May 2026', 'Sun, 10 May 2026'],
    ['de', 'Sonntag, 10. Mai 2026', 'So., 10. Mai 2026'],
    ['es-AR', 'domingo, 10 de mayo de 2026', 'dom, 10 may 2026'],
    ['hr', 'nedjelja, 10. svibnja 2026.', 'ned, 10. svi 2026.'],
    ['pl', 'niedziela, 10 maja 2026', 'niedz., 10 maj 2026'],
    ['ru', 'воскресенье, 10 мая 2026 г.', 'вс, 10 мая 2026 г.'],
    ['lt', '2026 m. gegužės 10 d., sekmadienis', '2026-05-10, sk'],
  ])('has its year and the names of %s', (language, long, short) => {
    expect(plain(formatOf(language).longDate('2026-05-10'))).toBe(long);
    expect(plain(formatOf(language).weekday('2026-05-10T23:30'))).toBe(short);
  });

  it.each([
    ['fr-FR', 'mardi 1er décembre 2026', 'mar. 1er déc. 2026', '1er décembre'],
    ['it', 'martedì 1º dicembre 2026', 'mar 1º dic 2026', '1º dicembre'],
    ['pt', 'terça-feira, 1º de dezembro de 2026', 'ter., 1º de dez. de 2026', '1º de dezembro'],
    ['es-ES', 'martes, 1 de diciembre de 2026', 'mar, 1 dic 2026', '1 de diciembre'],
    ['nl-NL', 'dinsdag 1 december 2026', 'di 1 dec 2026', '1 december'],
  ])('that is the first of a month is written as %s reads it', (language, long, short, everyYear) => {
    const format = formatOf(language);
    expect(plain(format.longDate('2026-12-01'))).toBe(long);
    expect(plain(format.weekday('2026-12-01T10:00'))).toBe(short);
    expect(plain(format.dayOfYear('12-01'))).toBe(everyYear);
  });

  it.each(['fr-FR', 'it', 'pt'])('after the first is a number in %s', (language) => {
    for (const date of ['2026-12-02', '2026-12-11', '2026-12-21', '2026-12-31'])
      expect(formatOf(language).longDate(date)).not.toMatch(/1er|º/);
  });

  it.each<[text: 'longDate' | 'weekday' | 'dayOfYear', language: string, date: string, end: RegExp]>([
    ['longDate', 'ru', '2026-05-10', /2026\u00a0г\.$/],
    ['weekday', 'ru', '2026-05-10', /2026\u00a0г\.$/],
    ['longDate', 'lt', '2026-05-10', / 10\u00a0d\./],
    ['dayOfYear', 'lt', '05-10', / 10\u00a0d\.$/],
  ])('keeps the figures of a %s in %s on the line of the word after them', (text, language, date, end) => {
    expect(formatOf(language)[text](date)).toMatch(end);
  });

  it.each([
    ['DD/MM/YYYY', '10/05/2026'],
    ['MM/DD/YYYY', '05/10/2026'],
    ['YYYY-MM-DD', '2026-05-10'],
    ['DD.MM.YYYY', '10.05.2026'],
    ['DD-MM-YYYY', '10-05-2026'],
  ])('is written by the pattern %s', (pattern, expected) => {
    expect(formatOf('de', '24h', pattern).date('2026-05-10T10:00')).toBe(expected);
  });
});

describe('a distance', () => {
  it.each<[language: string, unit: 'Kilometers' | 'Miles' | undefined, expected: string]>([
    ['en-US', 'Kilometers', '1,500 km'],
    ['en-US', 'Miles', '1,500 mi'],
    ['de', 'Kilometers', '1.500 km'],
    ['es-ES', 'Kilometers', '1.500 km'],
    ['es-ES', 'Kilometers', '1.500 km'],
    ['ru', 'Kilometers', '1 500 км'],
    ['en-US', undefined, '1,500 km'],
  ])('in %s is stated in %s', (language, distanceUnit, expected) => {
    const format = createFormat({
      language,
      currencies: [],
      timeFormat: '24h',
      dateFormat: 'DD/MM/YYYY',
      distanceUnit,
    });
    expect(plain(format.distance(1500))).toBe(expected);
  });
});

describe('an amount', () => {
  it.each<[language: string, minor: number, currency: string, expected: string]>([
    ['en-US', 123450, 'USD', '$1,234.50'],
    ['de', 123450, 'EUR', '1.234,50 €'],
    ['es-CL', 1234500, 'CLP', 'CLP 1.234.500'],
    ['en-US', -500, 'USD', '-$5.00'],
    ['de', -500, 'EUR', '-5,00 €'],
    ['de', 0, 'EUR', '0,00 €'],
    ['en-US', 500, 'XXX', 'XXX 5.00'],
  ])('[CURR-03] in %s of %s minor %s is %s', (language, minor, currency, expected) => {
    expect(plain(formatOf(language).money({ minor, currency }))).toBe(expected);
  });

  it.each<[language: LanguageTag, little: string, nothing: string, thousand: string]>([
    ...(['en-US', 'en-GB', 'es-DO', 'es-MX', 'es-NI', 'es-US'] as const).map(
      (commas) => [commas, '28.00', '0.00', '1,000.00'] as [LanguageTag, string, string, string],
    ),
    ...(['de', 'es-AR', 'es-CL', 'es-ES', 'hr', 'it', 'nl-NL', 'pt'] as const).map(
      (points) => [points, '28,00', '0,00', '1.000,00'] as [LanguageTag, string, string, string],
    ),
    ...(['es-CR', 'fr-FR', 'lt', 'pl', 'ru'] as const).map(
      (spaces) => [spaces, '28,00', '0,00', '1 000,00'] as [LanguageTag, string, string, string],
    ),
  ])(
    '[CURR-03] in %s looks the same for a little, for nothing and for a thousand',
    (language, ...figures) => {
      const { money } = formatOf(language);
      const of = (currency: string) => [2800, 0, 100_000].map((minor) => plain(money({ minor, currency })));
      expect(of('EUR')).toEqual(figures.map((amount) => `${amount} €`));
      // Where a dollar sign is not taken for US dollars the code stands before it, see below.
      expect(of('USD').map((text) => text.replace('USD ', ''))).toEqual(
        figures.map((amount) => `$${amount}`),
      );
    },
  );

  it.each<[why: string, currencies: CurrencyStyle[], expected: string]>([
    ['by its sign where the site names no currency', [], '$1,234.50'],
    [
      'as the site writes it where it names it',
      [{ isoCode: 'USD', symbol: 'US$', showSymbolAsSuffix: false, decimals: 2 }],
      'US$1,234.50',
    ],
  ])('in dollars is shown %s', (_why, currencies, expected) => {
    const format = createFormat({
      language: 'en-US',
      currencies,
      timeFormat: '24h',
      dateFormat: 'DD/MM/YYYY',
    });
    expect(plain(format.money({ minor: 123450, currency: 'USD' }))).toBe(expected);
  });

  it('comes apart for a price in two sizes', () => {
    expect(formatOf('de').moneyParts({ minor: -4750, currency: 'EUR' })).toEqual({
      sign: '-',
      symbol: '€',
      figures: '47,50',
      isSuffix: true,
    });
  });
});

describe('an amount whose symbol could be that of another currency', () => {
  const style = { symbol: '$', showSymbolAsSuffix: false, decimals: 0 };
  const written = (language: string, isoCode: string, symbol: string, others: readonly string[] = []) =>
    createFormat({
      language,
      timeFormat: '24h',
      dateFormat: 'DD/MM/YYYY',
      currencies: [
        { ...style, isoCode, symbol },
        ...others.map((other) => ({ ...style, isoCode: 'USD', symbol: other })),
      ],
    })
      .money({ minor: 500, currency: isoCode })
      .replaceAll('\u00a0', ' ');

  it.each<[why: string, language: string, isoCode: string, symbol: string, text: string]>([
    ['has no code where its symbol is unambiguous', 'es-AR', 'ARS', '$', '$500'],
    ['has one for readers who would take the symbol for another currency', 'es-CL', 'ARS', '$', 'ARS $500'],
    ['has one for readers who would take the symbol for dollars', 'en-US', 'ARS', '$', 'ARS $500'],
    ['has none of dollars', 'en-US', 'USD', '$', '$500'],
    ['has none beside a symbol with letters', 'nl-NL', 'USD', 'US$', 'US$500'],
    ['has none of a currency with a symbol of its own', 'es-MX', 'EUR', '€', '€500'],
    ['has one of pounds for who has others', 'es-ES', 'GBP', '£', 'GBP £500'],
    ['has none twice, where it is the symbol', 'ru', 'XYZ', 'XYZ', 'XYZ 500'],
  ])('%s (%s, %s)', (_why, language, isoCode, symbol, text) => {
    expect(written(language, isoCode, symbol)).toBe(text);
  });

  it('has its code on a site where another currency has the same symbol', () => {
    expect(written('es-AR', 'ARS', '$', ['US$'])).toBe('ARS $500');
    expect(written('es-AR', 'ARS', '$', ['U$S'])).toBe('ARS $500');
    expect(written('es-AR', 'ARS', '$', ['dólares'])).toBe('$500');
  });

  it('has it after a symbol that stands after the figures, and in both of its parts', () => {
    const format = createFormat({
      language: 'en-US',
      timeFormat: '24h',
      dateFormat: 'DD/MM/YYYY',
      currencies: [{ ...style, isoCode: 'ARS', showSymbolAsSuffix: true }],
    });
    const amount = { minor: 500, currency: 'ARS' };
    expect(format.money(amount).replaceAll('\u00a0', ' ')).toBe('500 $ ARS');
    expect(format.moneyParts(amount).symbol.replaceAll('\u00a0', ' ')).toBe('$ ARS');
  });
});

describe('a list', () => {
  it('is written as the language writes it', () => {
    expect(formatOf('en-US').list(['SUV', 'Van'])).toBe('SUV and Van');
    expect(formatOf('de').list(['SUV', 'Kombi', 'Cabrio'])).toBe('SUV, Kombi und Cabrio');
  });

  it('of names with commas keeps them apart by semicolons', () => {
    expect(formatOf('de').list(['Flughafen Pula', 'Pula, Riva'])).toBe('Flughafen Pula; Pula, Riva');
  });
});
