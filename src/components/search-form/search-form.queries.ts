import { fleetQuery, placesQuery } from '../../api/queries/site.ts';
import { completedSearchQuery } from '../../api/queries/search.ts';
import { searchFieldsQuery } from '../../api/queries/search-fields.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = (
  { modelId, ...preset }: Preset & { readonly modelId: string },
  context: DataContext,
) => ({
  places: placesQuery(context.api, context.language),
  fields: searchFieldsQuery(context),
  // The address wins over what the operator preset.
  completed: completedSearchQuery({ ...context, search: withPreset(context.search, preset) }),
  // A model is shown by its name.
  fleet: modelId || context.search.has('modelId') ? fleetQuery(context.api, context.language) : undefined,
});

/** What an operator chose for a search before the visitor does. */
interface Preset {
  readonly placeId: string;
  readonly dropOffPlaceId: string;
  /** Length; 0 for the usual one. */
  readonly days: number;
}

function withPreset(search: URLSearchParams, { placeId, dropOffPlaceId, days }: Preset): URLSearchParams {
  const preset = new URLSearchParams(search);
  const add = (name: string, value: string) => {
    if (value && !search.has(name)) preset.set(name, value);
  };
  add('pickUpPlaceId', placeId);
  // The other end of a trip is that of the start that was preset.
  if (!search.has('pickUpPlaceId')) add('dropOffPlaceId', dropOffPlaceId);
  add('days', days > 0 ? String(days) : '');
  return preset;
}
