import { isCountryCode } from '../../domain/countries.ts';
import { memoize } from '../../domain/memoize.ts';

/** By language: bounded by the supported ones. */
const namesOf = memoize((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in a language, by its two-letter code; a text that is not a code is returned unchanged. */
export const countryName = (country: string, language: string): string =>
  isCountryCode(country) ? (namesOf(language).of(country) ?? country) : country;
