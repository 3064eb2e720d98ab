import { offersQuery } from '../../api/queries/search.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { SearchResults } from './search-results.tsx';

export default defineComponent('SearchResults', {
  render: SearchResults,
  queries: (_props, context) => ({ offers: offersQuery(context) }),
  isPerAddress: true,
});
