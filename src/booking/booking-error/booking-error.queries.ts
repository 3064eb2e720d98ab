import { alternativesQuery } from '../../api/queries/alternatives.ts';
import { fleetQuery } from '../../api/queries/site.ts';
import type { DataContext } from '../../runtime/data/queries.ts';
import { reasonOf } from './reason.ts';

export function queries(_props: object, context: DataContext) {
  const search = new URLSearchParams(context.search);
  search.delete('modelId');
  const isUnavailable = reasonOf(context.search) === 'unavailable';
  return {
    alternatives: isUnavailable ? alternativesQuery({ ...context, search }) : undefined,
    // Of which class the car is that is gone.
    fleet: isUnavailable ? fleetQuery(context.api, context.language) : undefined,
  };
}
