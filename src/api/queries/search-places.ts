import type { SearchPlace } from '../../domain/search-parameters.ts';
import type { BranchHours } from '../wire/opening-hours.ts';
import type { Place } from '../wire/place.ts';

/** Places with the hours of their branches, by which searches are completed. */
export const toSearchPlaces = <T extends Place>(
  places: readonly T[],
  hours: ReadonlyMap<string, BranchHours>,
): readonly (T & SearchPlace)[] =>
  places.map((place) => {
    const { rules = null, utcOffsetMinutes = 0 } = hours.get(place.branchOfficeId) ?? {};
    return { ...place, hours: rules, utcOffsetMinutes };
  });
