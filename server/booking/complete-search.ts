import {
  type CompletedSearch,
  completeSearch,
  type RequestedSearch,
  SEARCH_OPTION_DEFAULTS,
  type SearchPlace,
} from '../../src/domain/search-parameters.ts';
import type { SiteScope } from '../db/in-site.ts';
import { localTimeAt } from '../time-zones.ts';
import { placeRulesOf } from './journey.ts';
import { readSiteFacts } from './site-facts.ts';

/**
 * Completes a search by the places, hours and rules of the site: what is missing takes its default, what is
 * wrong is repaired and told. `now` is epoch milliseconds; `nameOf` gives a place's name in the visitor's language.
 */
export async function completeSiteSearch(
  scope: SiteScope,
  requested: RequestedSearch,
  { now, nameOf }: { now: number; nameOf: (names: Readonly<Record<string, string>>) => string },
): Promise<CompletedSearch> {
  const { rules, places: servedById, hours } = await readSiteFacts(scope);
  const served = [...servedById.values()];
  const zones = new Map(served.map(({ place, branch }) => [place.id, branch.timeZone]));
  const places = served.map(
    ({ place }): SearchPlace => ({
      ...placeRulesOf(place),
      name: nameOf(place.names),
      endpoint: place.endpoint,
      iataCode: place.iataCode,
      hours: hours.get(place.branchOfficeId) ?? null,
    }),
  );
  const { general } = rules.settings;
  return completeSearch(requested, {
    places,
    presetPickUpPlaceId: null,
    nowAt: ({ id }) => localTimeAt(now, zones.get(id) ?? 'UTC'),
    lengths: rules.lengths,
    driverAge: rules.driverAge,
    defaults: {
      ...SEARCH_OPTION_DEFAULTS,
      showFinalPrice: general.showFinalPrice,
      onlyFullAvailability: general.onlyFullAvailability,
      hasUnlimitedMileage: general.unlimitedKm,
    },
  });
}
