import { offersQuery } from '../../api/queries/search.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = (_props: object, context: DataContext) => ({ offers: offersQuery(context) });
