import type { FastifyInstance } from 'fastify';
import { addCall } from '../add-call.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { readSiteCatalogue, type SiteCatalogue } from '../../booking/site-catalogue.ts';
import { listBranchOffices } from '../../db/repositories/places.ts';
import { toWireBranchOffice, toWireHoliday, toWirePlace, toWireSchedule } from '../wire/places.ts';
import type { NameIn } from '../wire/texts.ts';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';

export interface PlaceRouteOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly nameIn: NameIn;
}

/** Places, the offices that serve them, opening hours and holidays, in the shapes of the product API. */
export function placeRoutes(app: FastifyInstance, { database, now, nameIn }: PlaceRouteOptions) {
  const factsOf = (siteId: string): Promise<SiteCatalogue> =>
    inSite(database, siteId, (scope) => readSiteCatalogue(scope));

  addCall(app, 'places', async (request) => {
    const language = languageOf(queryOf(request));
    const { places } = await factsOf(siteOf(request).id);
    return [...places.values()].map(({ place }) => toWirePlace(place, nameIn(place.names, language)));
  });

  addCall(app, 'branchOffices', async (request) => {
    const language = languageOf(queryOf(request));
    const offices = await inSite(database, siteOf(request).id, listBranchOffices);
    return offices.map((office) => toWireBranchOffice(office, nameIn(office.names, language)));
  });

  addCall(app, 'openingHours', async (request) => {
    const branch = queryOf(request).get('branchOfficeId') || null;
    const { schedules } = await factsOf(siteOf(request).id);
    return schedules
      .filter(({ branchOfficeId }) => branch === null || branchOfficeId === branch)
      .map((schedule) => toWireSchedule(schedule, now()));
  });

  addCall(app, 'holidays', async (request) => {
    const language = languageOf(queryOf(request));
    const { holidays } = await factsOf(siteOf(request).id);
    return holidays.map((holiday) => toWireHoliday(holiday, nameIn(holiday.names, language)));
  });
}
