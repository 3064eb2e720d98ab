import type { FastifyInstance } from 'fastify';
import { fromExtrasPriceQuery } from '../../../src/api/wire/extras-call.ts';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';
import { limitSearches } from '../../http/limit-requests.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { addOperation, type OperationHandler } from '../add-operation.ts';
import { invalidRequest } from '../calls/call-refusal.ts';
import type { RentalCalls } from '../calls/rental-calls.ts';

/** What can be added to a rental, in the shapes of the product API. */
export function extraRoutes(app: FastifyInstance, calls: RentalCalls, local: RateLimits['local']) {
  addOperation(app, 'extras', (request) => calls.extras(siteOf(request).id, languageOf(queryOf(request))));

  const price: OperationHandler = (request) => {
    const query = queryOf(request);
    const rental = fromExtrasPriceQuery(query);
    if (!rental) throw invalidRequest('invalidParameter', { fromDate: 'or toDate is no moment' });
    return calls.extrasOfRental(siteOf(request).id, rental, languageOf(query));
  };
  addOperation(app, 'extrasPrice', price, { onRequest: limitSearches(local) });
}
