import { fleetQuery } from '../../api/queries/fleet.ts';
import { placesQuery } from '../../api/queries/places.ts';
import { completedSearchQuery } from '../../api/queries/search.ts';
import { searchFieldsQuery } from '../../api/queries/search-fields.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { SearchForm } from './search-form.tsx';

export default defineComponent('SearchForm', {
  render: SearchForm,
  queries: ({ placeId, modelId }, context) => ({
    places: placesQuery(context.api, context.language),
    fields: searchFieldsQuery(context),
    // The address wins over the place that the operator preset.
    completed: completedSearchQuery({ ...context, search: withPreset(context.search, placeId) }),
    // A model is shown by its name.
    ...(modelId || context.search.has('modelId') ? { fleet: fleetQuery(context.api, context.language) } : {}),
  }),
  // The fields show the search that the address carries.
  isPerAddress: true,
});

function withPreset(search: URLSearchParams, placeId: string): URLSearchParams {
  if (!placeId || search.has('pickUpPlaceId')) return search;
  const preset = new URLSearchParams(search);
  preset.set('pickUpPlaceId', placeId);
  return preset;
}
