import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRole } from '../../access/principal.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal, previewRefusal } from '../calls/call-refusal.ts';
import type { OperationId } from '../../../src/api/wire/operations/operations.ts';
import type { Database } from '../../db/engine/database.ts';
import type { DocumentKind } from '../../../src/api/wire/document-kinds.ts';
import { readDraft, readPublished, type StoredDocument } from '../../content/documents.ts';
import { readSiteConfiguration, readSiteSettings } from '../../content/site-configuration.ts';
import { inSite, type SiteScope } from '../../db/in-site.ts';
import { type Currency, listCurrencies } from '../../db/repositories/currencies.ts';
import type { PreviewAccess } from '../../content/preview-access.ts';
import { readPreviewPage } from '../../content/preview-pages.ts';
import { PREVIEW_COOKIE } from '../../content/preview-request.ts';
import { opensPage } from '../../../src/domain/preview.ts';
import { queryOf, siteOf } from '../../http/request.ts';

/** Configuration operations that return a published document as it is. */
const DOCUMENTS: readonly (readonly [call: OperationId, kind: DocumentKind])[] = [
  ['globalConfiguration', 'globalConfiguration'],
  ['bookingConfiguration', 'bookingConfiguration'],
  ['siteSeo', 'seo'],
];

/** A page as the product API spells it. */
export const toWirePage = ({ id, version, isPublished, body }: StoredDocument) => ({
  ...body,
  id,
  status: isPublished ? 1 : 0,
  version,
});

/** Booking settings in three parts, each a JSON text. */
const toWireBookingSettings = (settings: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ['general', 'results', 'checkout'].map((part) => [part, JSON.stringify(settings[part] ?? {})]),
  );

export const toWireCurrency = ({
  isoCode,
  names,
  exchangeRate,
  isSystemDefault,
  symbol,
  isSymbolSuffix,
  decimals,
}: Currency) => ({
  id: isoCode,
  isoCode,
  name: names,
  exchangeRate,
  isSystemDefault,
  symbol,
  showSymbolAsSuffix: isSymbolSuffix,
  decimals,
});

/** Configuration, pages and currencies, in the shapes of the product API. */
export function configurationRoutes(app: FastifyInstance, database: Database, preview: PreviewAccess) {
  const read = <Result>(request: FastifyRequest, work: (scope: SiteScope) => Promise<Result>) =>
    inSite(database, siteOf(request).id, work);

  for (const [call, kind] of DOCUMENTS) {
    addOperation(app, call, (request) => read(request, (scope) => readSiteSettings(scope, kind)));
  }

  addOperation(app, 'advancedConfiguration', async (request) => {
    // A company without scripts has no such document.
    return {
      scripts: [],
      ...(await read(request, (scope) => readSiteSettings(scope, 'advancedConfiguration'))),
    };
  });

  addOperation(app, 'siteConfiguration', (request) => read(request, readSiteConfiguration));

  addOperation(app, 'bookingSettings', async (request) => {
    return toWireBookingSettings(await read(request, (scope) => readSiteSettings(scope, 'bookingSettings')));
  });

  addOperation(app, 'page', async (request, reply) => {
    const { id } = request.params as { id: string };
    const isPreview = queryOf(request).get('preview') === 'true';
    const isOperator = hasRole(request.principal, 'editor');
    const token = request.cookies[PREVIEW_COOKIE] ?? '';
    const granted = isPreview && !isOperator ? await preview.grantOf(siteOf(request).id, token) : null;
    if (isPreview && !isOperator && !(granted && opensPage(granted, id))) throw previewRefusal();
    const page = await read(request, (scope) => {
      if (granted) return readPreviewPage(scope, id, granted);
      return (isPreview ? readDraft : readPublished)(scope, { kind: 'page', id });
    });
    if (!page) throw new CallRefusal('pageNotFound');
    const isForOne = isPreview || isOperator;
    return reply
      .header('cache-control', isForOne ? 'private, no-store' : 'public, max-age=0, must-revalidate')
      .send(toWirePage(page));
  });

  addOperation(app, 'currencies', async (request) =>
    (await read(request, listCurrencies)).map(toWireCurrency),
  );

  addOperation(app, 'siteCurrencies', async (request) => {
    const currencies = await read(request, listCurrencies);
    // Without a rate no price can be shown in it.
    return currencies.filter(({ exchangeRate }) => exchangeRate > 0).map(toWireCurrency);
  });
}
