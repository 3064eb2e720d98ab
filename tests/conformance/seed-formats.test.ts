import { describe, expect, it } from 'vitest';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { dateFormatOf } from '../../src/domain/site-languages.ts';
import { createFormat, type Format } from '../../src/runtime/text/format.ts';

/** An hour of half a day, as English and Spanish write it, with or without its minutes. */
const HALF_DAY_HOUR = /(\d{1,2})(?::(\d{2}))?\s([ap])(?:m\b|\.\sm\.)/g;
/** Languages differ in the space that separates thousands, and versions of Intl in which one they take. */
const plain = (text: string) => text.replace(/\s/g, ' ');

/** What is written otherwise than the site's format writes it. */
const complaints = (pairs: readonly (readonly [written: string, expected: string])[]) =>
  pairs
    .filter(([written, expected]) => plain(written) !== plain(expected))
    .map(([written, expected]) => `${written} instead of ${expected}`);

/** Hours with minutes, as most languages write them; of half a day they are told above. */
const HOUR = /\b(\d{1,2}):(\d{2})\b(?!\s[ap](?:m\b|\.\sm\.))/g;

/** The hours in a text, each as it is written and as the format writes it. */
const hoursIn = (text: string, { time }: Format) => [
  ...[...text.matchAll(HALF_DAY_HOUR)].map(([written, hour, minutes = '00', half]) => {
    const ofDay = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
    return [written, time(`${String(ofDay).padStart(2, '0')}:${minutes}`)] as const;
  }),
  ...[...text.matchAll(HOUR)].map(
    ([written, hour, minutes]) => [written, time(`${hour?.padStart(2, '0')}:${minutes}`)] as const,
  ),
];

/** The amounts in a text, which are whole ones, each as it is written and as the format writes it. */
function amountsIn(text: string, symbol: string, format: Format) {
  const sign = symbol.replace('$', String.raw`\$`);
  const figures = String.raw`\d(?:[\d.,\s]*\d)?`;
  return [...text.matchAll(new RegExp(`${sign}\\s?${figures}|${figures}\\s?${sign}`, 'g'))].map(
    ([written]) => {
      const value = format.number(Number(written.replace(/\D/g, '')));
      const { isSuffix } = format.moneyParts({ minor: 0, currency: symbol });
      return [written, isSuffix ? `${value} ${symbol}` : `${symbol}${value}`] as const;
    },
  );
}

describe.each(DEMO_SITES.map((site) => [site.id, site] as const))('the site %s', (_id, site) => {
  const configuration = site.siteConfiguration as unknown as SiteConfiguration;
  const shown = site.currencies.find(({ isSystemDefault }) => isSystemDefault);
  const symbol = shown?.symbol ?? '';
  const showSymbolAsSuffix = shown?.isSymbolSuffix ?? false;
  const currencies = [{ isoCode: symbol, symbol, showSymbolAsSuffix, decimals: 0 }];
  const rows = Object.entries(site.texts).map(([language, texts]) => {
    const format = createFormat({
      language,
      currencies,
      timeFormat: configuration.featureFlags.timeFormat,
      dateFormat: dateFormatOf(configuration, language),
    });
    return [language, Object.values(texts), format] as const;
  });

  it.each(rows)(
    'writes the hours in its texts of %s as its forms and mails do',
    (_language, texts, format) => {
      expect(texts.flatMap((text) => complaints(hoursIn(text, format)))).toEqual([]);
    },
  );

  it.each(rows)('writes the amounts in its texts of %s as its prices', (_language, texts, format) => {
    expect(texts.flatMap((text) => complaints(amountsIn(text, symbol, format)))).toEqual([]);
  });
});
