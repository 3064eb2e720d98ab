import { expect, it } from 'vitest';
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
