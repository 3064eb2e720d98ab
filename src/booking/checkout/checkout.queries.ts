import { earlierReturnQuery } from '../../api/queries/earlier-return.ts';
import { priceQuery } from '../../api/queries/price.ts';
import { checkoutFormQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = ({ formId }: { readonly formId: string }, context: DataContext) => ({
  price: priceQuery(context),
  earlierReturn: earlierReturnQuery(context),
  form: checkoutFormQuery(context.api, formId),
});
