import type { QueryClient } from '@tanstack/react-query';
import { dateOf, minutesOfDay, type PlainTime, timeOf, toPlainDateTime } from '../../domain/calendar.ts';
import { MINUTES_PER_DAY } from '../../domain/constants.ts';
import type { SlotPurpose } from '../../domain/opening-hours.ts';
import { hasOpenDay } from '../../domain/opening-slots.ts';
import { canPickUpAt, checkDropOffPlace } from '../../domain/places.ts';
import type { SearchRules } from '../../domain/search-rules.ts';
import { type SearchDates, searchDates, timesEverOffered } from '../../domain/search-form.ts';
import { clockMovedOn } from './clock-moved-on.ts';
import { openingHoursQuery, placesQuery } from './site.ts';
import type { SearchQueryContext } from './search.ts';

/** What the fields of a search may offer, whatever place and date will be chosen. */
export interface SearchFields {
  /** Ids of the places where a car can be picked up within a year, and of those where one of these can be returned. */
  readonly pickUpPlaceIds: readonly string[];
  readonly dropOffPlaceIds: readonly string[];
  readonly pickUpTimes: readonly PlainTime[];
  readonly dropOffTimes: readonly PlainTime[];
  /** `null` while no place is open. */
  readonly dates: SearchDates | null;
  /** By which a search is completed and checked. */
  readonly rules: SearchRules;
  /** The next midnight of one of the places, in epoch milliseconds; `null` without places. */
  readonly validUntil: number | null;
}

/** Query options of what the fields of a search may offer. */
export const searchFieldsQuery = ({
  api,
  language,
  searchRules,
  now,
}: Pick<SearchQueryContext, 'api' | 'language' | 'searchRules' | 'now'>) => ({
  queryKey: ['search-fields', language] as const,
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<SearchFields> => {
    const [places, hours] = await Promise.all([
      client.fetchQuery(placesQuery(api, language)),
      client.fetchQuery(openingHoursQuery(api, language)),
    ]);
    const known = places.flatMap((place) => {
      const branch = hours.get(place.branchOfficeId);
      if (!branch) return [];
      const { rules, utcOffsetMinutes } = branch;
      const clock = toPlainDateTime(now, utcOffsetMinutes);
      const minutesLeft = MINUTES_PER_DAY - minutesOfDay(timeOf(clock));
      return [{ place, rules, today: dateOf(clock), minutesLeft }];
    });
    const openFor = (purpose: SlotPurpose) =>
      known.filter(({ rules, today }) => hasOpenDay(rules, today, purpose));
    const starts = openFor('pick-up').filter(({ place }) => canPickUpAt(place));
    const ends = openFor('drop-off').filter(({ place: end }) =>
      starts.some(({ place: start }) => checkDropOffPlace(start, end).allowed),
    );
    const idsOf = (list: typeof known) => list.map(({ place }) => place.id);
    // Places of one branch share its hours.
    const rulesOf = (list: typeof known) => [...new Set(list.map(({ rules }) => rules))];
    return {
      pickUpPlaceIds: idsOf(starts),
      dropOffPlaceIds: idsOf(ends),
      pickUpTimes: timesEverOffered(rulesOf(starts), 'pick-up'),
      dropOffTimes: timesEverOffered(rulesOf(ends), 'drop-off'),
      dates: searchDates(
        starts.map(({ today }) => today),
        searchRules.lengths,
      ),
      rules: searchRules,
      validUntil:
        known.length > 0 ? clockMovedOn(now, Math.min(...known.map(({ minutesLeft }) => minutesLeft))) : null,
    };
  },
});
