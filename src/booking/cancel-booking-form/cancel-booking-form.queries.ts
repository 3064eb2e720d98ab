import { currenciesQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

/** How amounts are written: which currency a booking is in is not known before it is found. */
export const queries = (_props: object, { api }: DataContext) => ({ currencies: currenciesQuery(api) });
