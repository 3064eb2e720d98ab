import { alternativesQuery } from '../../api/queries/alternatives.ts';
import type { DataContext } from '../../runtime/data/queries.ts';
import { reasonOf } from './reason.ts';

export function queries(_props: object, context: DataContext) {
  const search = new URLSearchParams(context.search);
  search.delete('modelId');
  return {
    alternatives:
      reasonOf(context.search) === 'unavailable' ? alternativesQuery({ ...context, search }) : undefined,
  };
}
