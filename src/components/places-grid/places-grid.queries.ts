import { openingHoursQuery, placesQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = (_props: object, { api, language }: DataContext) => ({
  places: placesQuery(api, language),
  hours: openingHoursQuery(api, language),
});
