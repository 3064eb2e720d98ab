import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/engine/database.ts';
import { inSite, type SiteScope } from '../db/in-site.ts';
import { listCurrencies } from '../db/repositories/currencies.ts';
import { readDraftPage, readPublishedPage, type StoredPage } from '../db/repositories/pages.ts';
import { readSiteDocument, type SiteDocumentKind } from '../db/repositories/site-documents.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import { PREVIEW_COOKIE } from '../preview/preview-request.ts';
import { siteOf } from './request.ts';

/** Configuration calls that answer a stored document as it is. */
const DOCUMENTS: readonly (readonly [path: string, kind: SiteDocumentKind])[] = [
  ['/api/globalConfigs', 'globalconfigs'],
  ['/api/data/bookings-configuration', 'bookings-configuration'],
  ['/api/siteconfig', 'siteconfig'],
  ['/api/siteseo', 'siteseo'],
];

const toWirePage = ({ id, status, version, body }: StoredPage) => ({ ...body, id, status, version });

/** Configuration, pages and currencies, in the shapes of the product API. */
export function configurationRoutes(app: FastifyInstance, database: Database, preview: PreviewAccess) {
  const read = <Result>(request: FastifyRequest, work: (scope: SiteScope) => Promise<Result>) =>
    inSite(database, siteOf(request).id, work);

  for (const [path, kind] of DOCUMENTS) {
    app.get(path, async (request) => (await read(request, (scope) => readSiteDocument(scope, kind))) ?? {});
  }

  app.get('/api/bookingsettings', async (request) => {
    const settings = (await read(request, (scope) => readSiteDocument(scope, 'bookingsettings'))) ?? {};
    return Object.fromEntries(
      ['general', 'results', 'checkout'].map((part) => [part, JSON.stringify(settings[part] ?? {})]),
    );
  });

  app.get<{ Params: { id: string }; Querystring: { preview?: string } }>(
    '/api/Pages/:id',
    async (request, reply) => {
      const { id } = request.params;
      const isPreview = request.query.preview === 'true';
      if (
        isPreview &&
        !(await preview.opens(siteOf(request).id, request.cookies[PREVIEW_COOKIE] ?? '', id))
      ) {
        return reply
          .code(401)
          .send({ error: 'this preview is not open to you', errorCode: 'previewRefused' });
      }
      const page = await read(request, (scope) =>
        isPreview ? readDraftPage(scope, id) : readPublishedPage(scope, id),
      );
      if (!page) return reply.code(404).send({ error: 'there is no such page', errorCode: 'pageNotFound' });
      return reply
        .header('cache-control', isPreview ? 'private, no-store' : 'public, max-age=0, must-revalidate')
        .send(toWirePage(page));
    },
  );

  app.get('/api/currencies', async (request) => {
    const currencies = await read(request, listCurrencies);
    return currencies.map(
      ({ isoCode, names, exchangeRate, isSystemDefault, symbol, isSymbolSuffix, decimals }) => ({
        id: isoCode,
        isoCode,
        name: names,
        exchangeRate,
        isSystemDefault,
        symbol,
        showSymbolAsSuffix: isSymbolSuffix,
        decimals,
      }),
    );
  });
}
