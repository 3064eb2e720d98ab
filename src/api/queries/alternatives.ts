import { hasErrorCode } from '../api-error.ts';
import { type QueryContext, findOffers, type OffersResult, type SearchQueryContext } from './search.ts';

/** Cars for the search of an address that was right when it was made: one of them was about to be booked. */
export const alternativesQuery = (context: SearchQueryContext) => ({
  queryKey: ['alternatives', context.language, context.search.toString()] as const,
  queryFn: async ({ client }: QueryContext): Promise<OffersResult> => {
    try {
      // As in the checkout: the moment was chosen while it was far enough away.
      return await findOffers(context, client, 'waived');
    } catch (error) {
      if (!hasErrorCode(error, 'tooSoon')) throw error;
      // A product API may want the lead with every search: cars for a later moment are better than none.
      return findOffers(context, client, 'enforced');
    }
  },
});
