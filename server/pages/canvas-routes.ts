import type { FastifyInstance } from 'fastify';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import {
  builtInContent,
  builtInTitles,
  isBuiltInTemplate,
} from '../../src/site/page-templates/built-in-templates.ts';
import type { DocumentRef, StoredDocument } from '../content/documents.ts';
import { queryOf, siteOf } from '../http/request.ts';
import { sendError } from '../http/send-error.ts';
import type { CanvasPage, createCanvasFrame } from './canvas-frame.ts';

/** Opened as a page of its own it shows nothing: the editor writes it into a frame. */
const POLICY = "default-src 'none'; sandbox";

/** Of no page: a template stands at no address, whatever it is called. */
const TEMPLATE_ID = 'template';

/** What is framed: a page as it is, a shared section alone, other documents on a page of their own; `null` where there is none. */
async function framedPage(
  id: string,
  query: URLSearchParams,
  readDraftOf: (kind: DocumentKind) => Promise<Pick<StoredDocument, 'body'> | null>,
): Promise<Omit<CanvasPage, 'language' | 'isWhole'> | null> {
  const kind = query.get('kind');
  if (kind === 'builtInTemplate') {
    if (!isBuiltInTemplate(id)) return null;
    const titles = builtInTitles(id, [query.get('language') ?? '']);
    return { id: TEMPLATE_ID, body: { builder: { format: 1, ...builtInContent(id, titles) } } };
  }
  if (kind === 'sharedComponent') {
    const draft = await readDraftOf(kind);
    return draft && { id, body: { builder: draft.body.builder }, isAlone: true };
  }
  if (kind === 'pageTemplate') {
    const draft = await readDraftOf(kind);
    if (!draft) return null;
    const { builder, layoutId, showBreadcrumb } = draft.body;
    return { id: TEMPLATE_ID, body: { builder, layoutId, showBreadcrumb } };
  }
  const draft = await readDraftOf('page');
  return draft && { id, body: draft.body };
}

/**
 * On the host of the editor, to operators: the surroundings of a page, template or shared section for the canvas, with `content=true` the whole page.
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
    const language = query.get('language') ?? '';
    const page = await framedPage(params.id, query, (kind) => readDraft(site.id, { kind, id: params.id }));
    if (!page) return sendError(reply, 'pageNotFound');
    const isWhole = query.get('content') === 'true';
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'private, no-store',
      })
      .send(await renderFrame(site, { ...page, language, isWhole }));
  });
}
