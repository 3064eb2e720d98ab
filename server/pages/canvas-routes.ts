import type { FastifyInstance } from 'fastify';
import type { DocumentRef, StoredDocument } from '../content/documents.ts';
import { queryOf, siteOf } from '../http/request.ts';
import { sendError } from '../http/send-error.ts';
import type { createCanvasFrame } from './canvas-frame.ts';

/** Opened as a page of its own it shows nothing: the editor writes it into a frame. */
const POLICY = "default-src 'none'; sandbox";

/**
 * On the host of the editor, to operators: the surroundings of a page or shared component for the canvas, with `content=true` the whole page.
 * @param readDraft the draft of a document; `null` when there is none
 */
export function canvasRoutes(
  app: FastifyInstance,
  readDraft: (siteId: string, ref: DocumentRef) => Promise<Pick<StoredDocument, 'body'> | null>,
  renderFrame: ReturnType<typeof createCanvasFrame>,
) {
  app.get<{ Params: { id: string } }>('/canvas/:id', async (request, reply) => {
    const { isOfEditor, principal, params } = request;
    if (!isOfEditor) return reply.callNotFound();
    if (principal.kind !== 'operator') return sendError(reply, 'signInRequired');
    const site = siteOf(request);
    const query = queryOf(request);
    const isShared = query.get('kind') === 'sharedComponent';
    const kind = isShared ? 'sharedComponent' : 'page';
    const draft = await readDraft(site.id, { kind, id: params.id });
    if (!draft) return sendError(reply, 'pageNotFound');
    // A shared component is edited on a page of its own, in the usual layout.
    const body = isShared ? { builder: draft.body.builder } : draft.body;
    const language = query.get('language') ?? '';
    const isWhole = query.get('content') === 'true';
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'private, no-store',
      })
      .send(await renderFrame(site, { id: params.id, body, language, isWhole }));
  });
}
