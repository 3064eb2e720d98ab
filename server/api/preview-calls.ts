import type { FastifyInstance } from 'fastify';
import { PREVIEW_HEADER } from '../../src/api/http/browser-transport.ts';
import type { PreviewAccess } from '../content/preview-access.ts';
import { PREVIEW_COOKIE } from '../content/preview-request.ts';
import { isCallPath } from '../http/allowed-methods.ts';
import { sendError } from '../http/send-error.ts';

/** Calls that pages of a preview make on the host of their site: they need its right, and book nothing. */
export function addPreviewCalls(app: FastifyInstance, preview: Pick<PreviewAccess, 'grantOf'>) {
  app.addHook('onRequest', async (request, reply) => {
    const { site, isOfEditor, method, url, cookies, headers } = request;
    if (headers[PREVIEW_HEADER] === undefined || !site || isOfEditor || !isCallPath(url)) return undefined;
    const grant = await preview.grantOf(site.id, cookies[PREVIEW_COOKIE] ?? '');
    if (!grant) return sendError(reply, 'previewRefused');
    return method === 'GET' ? undefined : sendError(reply, 'previewBooksNothing');
  });
}
