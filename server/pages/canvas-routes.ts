import type { FastifyInstance } from 'fastify';
import type { StoredDocument } from '../content/documents.ts';
import { queryOf, siteOf } from '../http/request.ts';
import { sendError } from '../http/send-error.ts';
import type { createCanvasFrame } from './canvas-frame.ts';

/** Opened as a page of its own it shows nothing: the editor writes it into a frame. */
const POLICY = "default-src 'none'; sandbox";

/**
 * On the host of the editor, to operators: the surroundings of a page for the canvas, with `content=true` the whole page.
 * @param readPage the draft of a page; `null` when there is none
 */
export function canvasRoutes(
  app: FastifyInstance,
  readPage: (siteId: string, id: string) => Promise<Pick<StoredDocument, 'body'> | null>,
  renderFrame: ReturnType<typeof createCanvasFrame>,
) {
  app.get<{ Params: { id: string } }>('/canvas/:id', async (request, reply) => {
    const { isOfEditor, principal, params } = request;
    if (!isOfEditor) return reply.callNotFound();
    if (principal.kind !== 'operator') return sendError(reply, 'signInRequired');
    const site = siteOf(request);
    const draft = await readPage(site.id, params.id);
    if (!draft) return sendError(reply, 'pageNotFound');
    const query = queryOf(request);
    const language = query.get('language') ?? '';
    const isWhole = query.get('content') === 'true';
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'private, no-store',
      })
      .send(await renderFrame(site, { id: params.id, body: draft.body, language, isWhole }));
  });
}
