import { placesQuery } from '../../api/queries/places.ts';
import { completedSearchQuery } from '../../api/queries/search.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { SearchForm } from './search-form.tsx';

export default defineComponent('SearchForm', {
  render: SearchForm,
  queries: ({ placeId }, context) => ({
    places: placesQuery(context.api, context.language),
    // The address wins over the place that the operator preset.
    completed: completedSearchQuery({ ...context, search: withPreset(context.search, placeId) }),
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
