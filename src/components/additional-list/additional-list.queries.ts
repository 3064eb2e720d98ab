import { extrasOfSiteQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = (_props: object, context: DataContext) => ({ extras: extrasOfSiteQuery(context) });
