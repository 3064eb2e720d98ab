import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';
import type { LanguageTag } from './languages.ts';

it.each<[language: LanguageTag, croatia: string, republic: string]>([
  ['en-US', 'Croatia', 'Dominican Republic'],
  ['hr', 'Hrvatska', 'Dominikanska Republika'],
  ['de', 'Kroatien', 'Dominikanische Republik'],
  ['es-DO', 'Croacia', 'República Dominicana'],
  ['pl', 'Chorwacja', 'Dominikana'],
])('a country is named in %s by its code', (language, croatia, republic) => {
  expect([countryName('HR', language), countryName('DO', language)]).toEqual([croatia, republic]);
});

it.each(['', 'Hrvatska', 'hr', 'XX', 'HRV'])('what is no code of a country stays as it is: %j', (stored) => {
  expect(countryName(stored, 'en-US')).toBe(stored);
});
