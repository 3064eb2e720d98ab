import type { FastifyInstance } from 'fastify';
import { PREVIEW_HEADER } from '../../src/api/http/browser-transport.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import type { SampleCurrency } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { scenarioTransport } from '../../src/api/http/scenario-api.ts';
import { isScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { SCENARIOS } from '../../src/api/wire/scenarios/scenarios.ts';
import type { PreviewAccess } from '../content/preview-access.ts';
import { PREVIEW_COOKIE } from '../content/preview-request.ts';
import { isCallPath } from '../http/allowed-methods.ts';
import { sendError } from '../http/send-error.ts';
import type { SiteIdentity } from '../http/site-identity.ts';

export interface PreviewCallOptions {
  readonly preview: Pick<PreviewAccess, 'grantOf'>;
  /** The currency of a site's sample prices. */
  readonly currencyOf: (site: SiteIdentity) => Promise<SampleCurrency>;
  readonly apiOf: (site: SiteIdentity) => ProductApi;
}

/**
 * Calls that pages of a preview make on the host of their site: they need its right, book nothing, and in a scenario
 * get its responses.
 */
export function addPreviewCalls(app: FastifyInstance, { preview, currencyOf, apiOf }: PreviewCallOptions) {
  app.addHook('onRequest', async (request, reply) => {
    const { site, isOfEditor, method, url, cookies, headers } = request;
    if (headers[PREVIEW_HEADER] === undefined || !site || isOfEditor || !isCallPath(url)) return undefined;
    const grant = await preview.grantOf(site.id, cookies[PREVIEW_COOKIE] ?? '');
    if (!grant) return sendError(reply, 'previewRefused');
    if (method !== 'GET') return sendError(reply, 'previewBooksNothing');
    const { scenario } = grant;
    if (scenario === null || !isScenarioId(scenario)) return undefined;
    const response = scenarioTransport(apiOf(site), SCENARIOS[scenario], await currencyOf(site));
    const { status, body } = await response({ method, path: url });
    return reply.code(status).header('cache-control', 'private, no-store').send(body);
  });
}
