import type { FastifyInstance } from 'fastify';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import type { RentalCalls } from '../calls/rental-calls.ts';

export interface PlaceRouteOptions {
  readonly calls: RentalCalls;
}

/** Places, the offices that serve them, opening hours, holidays, fleet, promotions and accepted documents, in the shapes of the product API. */
export function placeRoutes(app: FastifyInstance, { calls }: PlaceRouteOptions) {
  addOperation(app, 'places', (request) => calls.places(siteOf(request).id, languageOf(queryOf(request))));

  addOperation(app, 'branchOffices', (request) =>
    calls.branchOffices(siteOf(request).id, languageOf(queryOf(request))),
  );

  addOperation(app, 'openingHours', (request) =>
    calls.schedules(siteOf(request).id, queryOf(request).get('branchOfficeId') || null),
  );

  addOperation(app, 'holidays', (request) =>
    calls.holidays(siteOf(request).id, languageOf(queryOf(request))),
  );

  addOperation(app, 'promotions', (request) =>
    calls.promotions(siteOf(request).id, languageOf(queryOf(request))),
  );

  addOperation(app, 'categories', (request) =>
    calls.categories(siteOf(request).id, languageOf(queryOf(request))),
  );

  addOperation(app, 'documentTypes', (request) =>
    calls.documentTypes(siteOf(request).id, languageOf(queryOf(request))),
  );

  addOperation(app, 'taxPayerTypes', (request) =>
    calls.taxPayerTypes(siteOf(request).id, languageOf(queryOf(request))),
  );
}
