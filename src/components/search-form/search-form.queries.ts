import { fleetQuery, placesQuery } from '../../api/queries/site.ts';
import { completedSearchQuery } from '../../api/queries/search.ts';
import { searchFieldsQuery } from '../../api/queries/search-fields.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = (
  { placeId, modelId }: { readonly placeId: string; readonly modelId: string },
  context: DataContext,
) => ({
  places: placesQuery(context.api, context.language),
  fields: searchFieldsQuery(context),
  // The address wins over the place that the operator preset.
  completed: completedSearchQuery({ ...context, search: withPreset(context.search, placeId) }),
  // A model is shown by its name.
  fleet: modelId || context.search.has('modelId') ? fleetQuery(context.api, context.language) : undefined,
});

function withPreset(search: URLSearchParams, placeId: string): URLSearchParams {
  if (!placeId || search.has('pickUpPlaceId')) return search;
  const preset = new URLSearchParams(search);
  preset.set('pickUpPlaceId', placeId);
  return preset;
}
