import { hasErrorCode } from '../api-error.ts';
import { type Asking, findOffers, type SearchAnswer, type SearchAsked } from './search.ts';

/** Cars for the search of an address that was right when it was made: one of them was about to be booked. */
export const alternativesQuery = (asked: SearchAsked) => ({
  queryKey: ['alternatives', asked.language, asked.search.toString()] as const,
  queryFn: async ({ client }: Asking): Promise<SearchAnswer> => {
    try {
      // As in the checkout: the moment was chosen while it was far enough away.
      return await findOffers(asked, client, 'waived');
    } catch (error) {
      if (!hasErrorCode(error, 'tooSoon')) throw error;
      // A product API may want the lead with every search: cars for a later moment are better than none.
      return findOffers(asked, client, 'enforced');
    }
  },
});
