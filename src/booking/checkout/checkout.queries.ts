import { earlierReturnQuery } from '../../api/queries/earlier-return.ts';
import { priceQuery } from '../../api/queries/price.ts';
import { checkoutFormQuery, documentTypesQuery, taxPayerTypesQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = ({ formId }: { readonly formId: string }, context: DataContext) => ({
  price: priceQuery(context),
  earlierReturn: earlierReturnQuery(context),
  form: checkoutFormQuery(context.api, formId),
  documentTypes: documentTypesQuery(context.api, context.language),
  taxPayerTypes: taxPayerTypesQuery(context.api, context.language),
});
