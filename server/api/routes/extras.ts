import type { FastifyInstance } from 'fastify';
import { fromExtrasPriceQuery } from '../../../src/api/wire/extras-call.ts';
import { addCall, refuseRequest } from '../add-call.ts';
import { type ExtraPrice, priceExtra } from '../../booking/extra-price.ts';
import { quoteCar } from '../../booking/quote-car.ts';
import { readSiteCatalogue, type SiteCatalogue } from '../../booking/site-catalogue.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import type { Extra } from '../../db/repositories/prices.ts';
import { toWireExtra } from '../wire/extras.ts';
import type { NameIn } from '../wire/texts.ts';
import { refuseCar } from '../refusals.ts';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';

export interface ExtraRouteOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly nameIn: NameIn;
}

/** What can be added to a rental, in the shapes of the product API. */
export function extraRoutes(app: FastifyInstance, { database, now, nameIn }: ExtraRouteOptions) {
  const listed = (catalogue: SiteCatalogue, days: number, language: string) => {
    const words = { language, decimals: catalogue.rules.currency.decimals, nameIn };
    const price = (extra: Extra): ExtraPrice => priceExtra(extra, catalogue, days);
    return catalogue.extras.map((extra) => toWireExtra(extra, price(extra), words));
  };

  addCall(app, 'extras', async (request) => {
    const catalogue = await inSite(database, siteOf(request).id, (scope) => readSiteCatalogue(scope));
    return listed(catalogue, 1, languageOf(queryOf(request)));
  });

  addCall(app, 'extrasPrice', async (request, reply) => {
    const query = queryOf(request);
    const asked = fromExtrasPriceQuery(query);
    if (!asked)
      return refuseRequest(reply, 'invalidParameter', 'a date cannot be read', {
        fromDate: 'or toDate is no moment',
      });
    const quoted = await inSite(database, siteOf(request).id, (scope) =>
      quoteCar(scope, { ...asked, driverAge: null, extras: [] }, { now: now() }),
    );
    if (!quoted.ok) return refuseCar(reply, quoted.refusal);
    const { catalogue, category, quote } = quoted.car;
    if (asked.categoryId !== null && asked.categoryId !== category.id)
      return refuseCar(reply, { reason: 'unknown-model' });
    return listed(catalogue, quote.totalDays, languageOf(query));
  });
}
