import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './search-results.queries.ts';
import { SearchResults } from './search-results.tsx';

export default defineComponent('SearchResults', {
  render: SearchResults,
  queries,
  html: ({ booking }) => (booking.results.customHtml ? [booking.results.customHtml] : []),
});
