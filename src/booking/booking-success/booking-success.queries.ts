import { bookingQuery, branchesQuery, openingHoursQuery, placesQuery } from '../../api/queries/site.ts';
import { ACCESS_PARAMETER } from '../../domain/booking-summary.ts';
import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export function queries(_props: object, { api, language, search, decimalsOf }: DataContext) {
  const number = search.get('bookingId') ?? '';
  const accessKey = search.get(ACCESS_PARAMETER);
  const canExist = number !== '' && number.length <= MAX_ID_CHARACTERS;
  return {
    booking: canExist ? bookingQuery(api, number, { language, decimalsOf, accessKey }) : undefined,
    places: canExist ? placesQuery(api, language) : undefined,
    branches: canExist ? branchesQuery(api, language) : undefined,
    hours: canExist ? openingHoursQuery(api, language) : undefined,
  };
}
