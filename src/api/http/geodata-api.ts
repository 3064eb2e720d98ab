import type { GeodataApi } from '../product-api.ts';
import { findCountryId, toNamedAreas } from '../wire/geodata.ts';
import type { ApiCaller } from './caller.ts';

/** The calls of the geodata service by HTTP: a browser loads these with the first field that needs them. */
export function createGeodataApi(caller: ApiCaller): GeodataApi {
  let countries: Promise<unknown> | null = null;
  const loadCountries = () => {
    countries ??= caller.get('/api/countries').catch((error: unknown) => {
      countries = null;
      throw error;
    });
    return countries;
  };
  return {
    async states(isoCode, { signal } = {}) {
      const countryId = findCountryId(await loadCountries(), isoCode);
      if (countryId === null) return [];
      return toNamedAreas(
        await caller.get(
          `/api/country/${encodeURIComponent(countryId)}/states`,
          {},
          signal ? { signal } : {},
        ),
      );
    },
    cities: async (stateId, { signal } = {}) =>
      toNamedAreas(
        await caller.get(`/api/state/${encodeURIComponent(stateId)}/cities`, {}, signal ? { signal } : {}),
      ),
  };
}
