import type { QueryClient } from '@tanstack/react-query';
import { dateOf, type PlainTime, toPlainDateTime } from '../../domain/calendar.ts';
import { isUsable } from '../../domain/opening-hours.ts';
import { canPickUpAt } from '../../domain/places.ts';
import { type SearchDates, searchDates, timesEverOffered } from '../../domain/search-form.ts';
import { openingHoursQuery } from './opening-hours.ts';
import { placesQuery } from './places.ts';
import type { SearchAsked } from './search.ts';

/** What the fields of a search may offer, whatever place and date will be chosen. */
export interface SearchFields {
  /** Ids of the places that are open at all. */
  readonly usablePlaceIds: readonly string[];
  readonly pickUpTimes: readonly PlainTime[];
  readonly dropOffTimes: readonly PlainTime[];
  /** `null` while no place is open. */
  readonly dates: SearchDates | null;
}

/** Query options of what the fields of a search may offer. */
export const searchFieldsQuery = ({
  api,
  language,
  searchRules,
  now,
}: Pick<SearchAsked, 'api' | 'language' | 'searchRules' | 'now'>) => ({
  queryKey: ['search-fields', language] as const,
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<SearchFields> => {
    const [places, hours] = await Promise.all([
      client.fetchQuery(placesQuery(api, language)),
      client.fetchQuery(openingHoursQuery(api, language)),
    ]);
    const usable = places.flatMap((place) => {
      const branch = hours.get(place.branchOfficeId);
      const rules = branch?.rules ?? null;
      return branch && isUsable(rules)
        ? [{ place, rules, today: dateOf(toPlainDateTime(now, branch.utcOffsetMinutes)) }]
        : [];
    });
    const starts = usable.filter(({ place }) => canPickUpAt(place));
    // Places of one branch share its hours.
    const rulesOf = (list: typeof usable) => [...new Set(list.map(({ rules }) => rules))];
    return {
      usablePlaceIds: usable.map(({ place }) => place.id),
      pickUpTimes: timesEverOffered(rulesOf(starts), 'pick-up'),
      dropOffTimes: timesEverOffered(rulesOf(usable), 'drop-off'),
      dates: searchDates(
        starts.map(({ today }) => today),
        searchRules.lengths,
      ),
    };
  },
});
