import { type EarlierReturn, earlierReturn } from '../../domain/earlier-return.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import {
  completedSearch,
  offersQuery,
  pricedOffers,
  type QueryContext,
  type SearchQueryContext,
} from './search.ts';
import { openingHoursQuery, placesQuery } from './site.ts';

/** Whether every car that is free both ways is charged fewer days and costs less. */
function confirmed(
  shown: readonly VehicleOffer[],
  requoted: readonly VehicleOffer[],
): Pick<EarlierReturn, 'fewerDays' | 'moreDays'> | null {
  const pairs = shown
    .filter(({ isQuoteOnly }) => !isQuoteOnly)
    .flatMap((offer) => {
      const other = requoted.find(({ vehicle }) => vehicle.modelId === offer.vehicle.modelId);
      return other && !other.isQuoteOnly ? [{ offer, other }] : [];
    });
  const [first] = pairs;
  const isCheaper = pairs.every(
    ({ offer, other }) => other.totalDays < offer.totalDays && other.total.minor < offer.total.minor,
  );
  return first && isCheaper ? { fewerDays: first.other.totalDays, moreDays: first.offer.totalDays } : null;
}

/** An earlier return that saves a day, once prices confirm it; `null` where there is none. */
export const earlierReturnQuery = (context: SearchQueryContext) => ({
  queryKey: ['earlier-return', context.language, context.search.toString()] as const,
  queryFn: async ({ client }: QueryContext): Promise<EarlierReturn | null> => {
    const { api, language, searchRules } = context;
    const { search, ageRefusal } = await completedSearch(context, client, 'waived');
    if (!search || ageRefusal) return null;
    const [places, hours] = await Promise.all([
      client.fetchQuery(placesQuery(api, language)),
      client.fetchQuery(openingHoursQuery(api, language)),
    ]);
    const branchId = places.find(({ id }) => id === search.dropOffPlace.id)?.branchOfficeId ?? '';
    const rules = hours.get(branchId)?.rules;
    const dropOff =
      rules && earlierReturn(search, rules, { days: searchRules.estimate, lengths: searchRules.lengths });
    if (!dropOff) return null;
    // A hint is not worth a failure.
    const [shown, requoted] = await Promise.all([
      client.fetchQuery(offersQuery(context)).then(({ offers }) => offers),
      pricedOffers({ ...search, dropOff }, context),
    ]).catch(() => [[], []]);
    const days = confirmed(shown, requoted);
    return days && { dropOff, ...days };
  },
});
