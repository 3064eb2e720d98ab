import { expect, it } from 'vitest';
import siteConfiguration from '../../schemas/page/site-configuration.schema.json' with { type: 'json' };
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { dateFormatOf } from './site-languages.ts';

it('[SRCH-19] dates are written in the pattern of their language, or else in that of the site', () => {
  const site = {
    featureFlags: { dateFormat: 'MM/DD/YYYY' },
    languages: [
      { isoLanguageName: 'de', dateFormat: 'DD.MM.YYYY' },
      { isoLanguageName: 'es-DO', dateFormat: '' },
    ],
  } as unknown as SiteConfiguration;
  expect(['de', 'es-DO', 'it'].map((language) => dateFormatOf(site, language))).toEqual([
    'DD.MM.YYYY',
    'MM/DD/YYYY',
    'MM/DD/YYYY',
  ]);
});

it('each pattern that a site can have, a language can have', () => {
  const { featureFlags, languages } = siteConfiguration.properties;
  expect(languages.items.properties.dateFormat.enum).toEqual([
    '',
    ...featureFlags.properties.dateFormat.enum,
  ]);
});
