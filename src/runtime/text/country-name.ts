import { isCountryCode } from '../../domain/countries.ts';
import { keep } from './memoize.ts';

const namesOf = keep((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in a language, by its two letters; what is no such code is a name already. */
export const countryName = (country: string, language: string): string =>
  isCountryCode(country) ? (namesOf(language).of(country) ?? country) : country;
