import { bookingQuery, placesQuery } from '../../api/queries/site.ts';
import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export function queries(_props: object, { api, language, search, decimalsOf }: DataContext) {
  const number = search.get('bookingId') ?? '';
  const canExist = number !== '' && number.length <= MAX_ID_CHARACTERS;
  return {
    booking: canExist ? bookingQuery(api, number, { language, decimalsOf }) : undefined,
    places: canExist ? placesQuery(api, language) : undefined,
  };
}
