import type { Place } from '../../api/wire/place.ts';
import type { BranchHours } from '../../api/wire/opening-hours.ts';
import type { Position } from '../../domain/map-points.ts';
import type { SearchPlace } from '../../domain/search-parameters.ts';

/** A place with everything by which it is found, described and checked. */
export type FormPlace = Place &
  SearchPlace &
  Pick<BranchHours, 'holidayNames' | 'afterHoursFee'> & {
    readonly countryName: string;
    /** `null` where the company gives none. */
    readonly position: Position | null;
  };
