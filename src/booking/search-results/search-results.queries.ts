import { earlierReturnQuery } from '../../api/queries/earlier-return.ts';
import { nearbySearchesQuery } from '../../api/queries/nearby-searches.ts';
import { promotionsQuery } from '../../api/queries/site.ts';
import { offersQuery } from '../../api/queries/search.ts';
import type { DataContext } from '../../runtime/data/queries.ts';

export const queries = (_props: object, context: DataContext) => ({
  offers: offersQuery(context),
  earlierReturn: earlierReturnQuery(context),
  nearby: nearbySearchesQuery(context),
  // What was chosen on another page is named, and said to hold or not.
  promotions:
    context.search.has('promotionId') || context.search.has('promotions')
      ? promotionsQuery(context.api, context.language)
      : undefined,
});
