import { contactFormQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = ({ formId }: { readonly formId: string }, { api }: DataContext) => ({
  form: contactFormQuery(api, formId),
});
