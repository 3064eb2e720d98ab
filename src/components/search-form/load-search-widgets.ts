import { browserTransport } from '../../api/http/browser-transport.ts';
import { type ApiTransport, createCaller } from '../../api/http/caller.ts';
import { type AskDayPrices, createDayPrices } from '../../api/http/day-prices-api.ts';
import { createPlacesApi } from '../../api/http/places-api.ts';
import { toSearchPlaces } from '../../api/queries/search-places.ts';
import { countryName } from '../../runtime/text/country-name.ts';
import type { FormPlace } from './form-place.ts';
import { SearchWidgets } from './search-widgets.tsx';

/** The fields, and the places that they offer. */
export interface LoadedWidgets {
  readonly Widgets: typeof SearchWidgets;
  readonly places: readonly FormPlace[];
  readonly askDayPrices: AskDayPrices;
}

/** Fetches the places of the site with their hours. Rejects where these cannot be had. */
export async function loadSearchWidgets(
  transport: ApiTransport | null,
  language: string,
): Promise<LoadedWidgets> {
  const caller = createCaller(transport ?? browserTransport);
  const api = createPlacesApi(caller);
  const [places, hours, branches] = await Promise.all([
    api.places(language),
    api.openingHours(language),
    // Positions are a help only.
    api.branches(language).catch(() => []),
  ]);
  const positions = new Map(branches.map(({ id, position }) => [id, position]));
  return {
    Widgets: SearchWidgets,
    askDayPrices: createDayPrices(caller),
    places: toSearchPlaces(places, hours).map((place) => ({
      ...place,
      countryName: countryName(place.country, language),
      position: positions.get(place.branchOfficeId) ?? null,
      holidayNames: hours.get(place.branchOfficeId)?.holidayNames ?? {},
      afterHoursFee: hours.get(place.branchOfficeId)?.afterHoursFee ?? null,
    })),
  };
}
