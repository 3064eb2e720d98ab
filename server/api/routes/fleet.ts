import type { FastifyInstance } from 'fastify';
import { addCall } from '../add-call.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { listModels } from '../../db/repositories/fleet.ts';
import { toWireCategories } from '../wire/fleet.ts';
import type { NameIn } from '../wire/texts.ts';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';

export interface FleetRouteOptions {
  readonly database: Database;
  readonly nameIn: NameIn;
}

/** What a company rents out, in the shapes of the product API. */
export function fleetRoutes(app: FastifyInstance, { database, nameIn }: FleetRouteOptions) {
  addCall(app, 'categories', async (request) => {
    const language = languageOf(queryOf(request));
    const rows = await inSite(database, siteOf(request).id, listModels);
    // Nobody can ask for a quote yet: whoever came to look for such a car would find none.
    const bookable = rows.filter(({ model }) => !model.isQuoteOnly);
    return toWireCategories(bookable, ({ names }) => nameIn(names, language));
  });
}
