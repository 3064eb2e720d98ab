import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { listBranchOffices } from '../../db/repositories/places.ts';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import type { RentalCalls } from '../calls/rental-calls.ts';
import { toWireBranchOffice } from '../wire/places.ts';
import type { NameIn } from '../wire/texts.ts';

export interface PlaceRouteOptions {
  readonly calls: RentalCalls;
  readonly database: Database;
  readonly nameIn: NameIn;
}

/** Places, the offices that serve them, opening hours, holidays and fleet, in the shapes of the product API. */
export function placeRoutes(app: FastifyInstance, { calls, database, nameIn }: PlaceRouteOptions) {
  addOperation(app, 'places', (request) => calls.places(siteOf(request).id, languageOf(queryOf(request))));

  addOperation(app, 'branchOffices', async (request) => {
    const language = languageOf(queryOf(request));
    const offices = await inSite(database, siteOf(request).id, listBranchOffices);
    return offices.map((office) => toWireBranchOffice(office, nameIn(office.names, language)));
  });

  addOperation(app, 'openingHours', (request) =>
    calls.schedules(siteOf(request).id, queryOf(request).get('branchOfficeId') || null),
  );

  addOperation(app, 'holidays', (request) =>
    calls.holidays(siteOf(request).id, languageOf(queryOf(request))),
  );

  addOperation(app, 'categories', (request) =>
    calls.categories(siteOf(request).id, languageOf(queryOf(request))),
  );
}
