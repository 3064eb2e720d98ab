import type { FastifyInstance } from 'fastify';
import { fromExtrasPriceQuery } from '../../../src/api/wire/extras-call.ts';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { invalidRequest } from '../calls/call-refusal.ts';
import type { RentalCalls } from '../calls/rental-calls.ts';

/** What can be added to a rental, in the shapes of the product API. */
export function extraRoutes(app: FastifyInstance, calls: RentalCalls) {
  addOperation(app, 'extras', (request) => calls.extras(siteOf(request).id, languageOf(queryOf(request))));

  addOperation(app, 'extrasPrice', (request) => {
    const query = queryOf(request);
    const rental = fromExtrasPriceQuery(query);
    if (!rental)
      throw invalidRequest('invalidParameter', {
        fromDate: 'or toDate is no moment',
      });
    return calls.extrasOfRental(siteOf(request).id, rental, languageOf(query));
  });
}
