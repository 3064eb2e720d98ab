import { COUNTRY_CODES } from '../../../src/domain/countries.ts';
import cities from './cities.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };

/** Something on the map, by its name in its country. */
export interface NamedArea {
  readonly id: string;
  readonly name: string;
}

const statesBy: Readonly<Record<string, readonly (readonly string[])[]>> = states;
const citiesBy: Readonly<Record<string, readonly string[]>> = cities;
const STATE_IDS: ReadonlySet<string> = new Set(
  Object.values(statesBy).flatMap((all) => all.map(([id = '']) => id)),
);

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Every country and territory, by its name in English. */
export const listCountries = (): readonly (NamedArea & { readonly isoCode: string })[] =>
  COUNTRY_CODES.map((code) => ({ id: code, name: englishNames.of(code) ?? code, isoCode: code }));

/** The states of a country; `null` when there is no such country. */
export function listStates(countryId: string): readonly NamedArea[] | null {
  if (!COUNTRY_CODES.includes(countryId)) return null;
  const found = Object.hasOwn(statesBy, countryId) ? statesBy[countryId] : undefined;
  return (found ?? []).map(([id = '', name = '']) => ({ id, name }));
}

/** The known cities of a state; `null` when there is no such state. */
export function listCities(stateId: string): readonly NamedArea[] | null {
  if (!STATE_IDS.has(stateId)) return null;
  const found = Object.hasOwn(citiesBy, stateId) ? citiesBy[stateId] : undefined;
  return (found ?? []).map((name, index) => ({ id: `${stateId}.${index + 1}`, name }));
}
