import { viewItemList } from '../../api/wire/ecommerce-events.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './search-results.queries.ts';
import { SearchResults } from './search-results.tsx';

export default defineComponent('SearchResults', {
  render: SearchResults,
  queries,
  ecommerce: ({ data: { offers }, page, decimalsOf }) => {
    if (offers.status !== 'success') return null;
    const { hidesQuoteOnly } = page.booking.results;
    const shown = offers.data.offers.filter(({ isQuoteOnly }) => !(isQuoteOnly && hidesQuoteOnly));
    return viewItemList(shown, decimalsOf);
  },
  html: ({ page: { booking } }) => (booking.results.customHtml ? [booking.results.customHtml] : []),
});
