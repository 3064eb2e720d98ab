import { modelQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = ({ modelId }: { readonly modelId: string }, context: DataContext) => ({
  model: modelId ? modelQuery(modelId, context) : undefined,
});
