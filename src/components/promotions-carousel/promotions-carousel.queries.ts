import { namedPromotionsQueries } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = (_props: object, { api, language }: DataContext) =>
  namedPromotionsQueries(api, language);
