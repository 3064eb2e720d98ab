import { describe, expect, it } from 'vitest';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { dateFormatOf } from '../../src/domain/site-languages.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { DEMO_SITES } from '../testing/demo-sites.ts';
import { customaryDateFormat } from './customary-date-format.ts';
import siteConfiguration from '../../schemas/page/site-configuration.schema.json' with { type: 'json' };

describe('the pattern of dates in a language', () => {
  const { dateFormat } = siteConfiguration.properties.languages.items.properties;

  it.each(SUPPORTED_LANGUAGES.map((language) => [language, customaryDateFormat(language)] as const))(
    'is one that a site can be set to: %s, %s',
    (_language, pattern) => {
      expect(dateFormat.enum.filter((one) => one !== '')).toContain(pattern);
    },
  );

  it.each([
    ['de', 'DD.MM.YYYY'],
    ['hr', 'DD.MM.YYYY'],
    ['nl-NL', 'DD-MM-YYYY'],
    ['en-US', 'MM/DD/YYYY'],
    ['es-DO', 'DD/MM/YYYY'],
    ['lt', 'YYYY-MM-DD'],
  ])('is what its readers write: %s, %s', (language, pattern) => {
    expect(customaryDateFormat(language)).toBe(pattern);
  });

  it.each(DEMO_SITES.map((site) => [site.id, site] as const))(
    'is that of %s in its languages',
    (_id, site) => {
      const configuration = site.siteConfiguration as unknown as SiteConfiguration;
      const patterns = configuration.languages.map(({ isoLanguageName: language }) => [
        language,
        dateFormatOf(configuration, language),
      ]);
      expect(patterns).toEqual(
        configuration.languages.map(({ isoLanguageName }) => [
          isoLanguageName,
          customaryDateFormat(isoLanguageName),
        ]),
      );
    },
  );
});
