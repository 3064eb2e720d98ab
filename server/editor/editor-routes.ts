import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../http/request.ts';
import type { EditorShell } from './editor-files.ts';

/** Calls of the API and of programs are not pages, whether they exist or not. */
const CALL = /^\/(?:api|odata|mcp)(?:[/?]|$)/;

/** The address of a site's page in the editor, or of the list of its pages. */
export const editorPath = (siteId: string, pageId: string | null): string =>
  `/sites/${siteId}/pages${pageId === null ? '' : `/${encodeURIComponent(pageId)}`}`;

/** Sends the editor's page, whatever the path: what is shown is decided in the browser. */
export const sendEditor = (shell: EditorShell | null, request: FastifyRequest, reply: FastifyReply) =>
  shell === null || CALL.test(request.url)
    ? reply.callNotFound()
    : reply.headers(shell.headers).send(shell.html);

/** `/editor` leads from the host of a site to its pages in the editor, `/editor?page=home` to one of them. */
export function editorRoutes(app: FastifyInstance, shell: EditorShell | null, origin: string) {
  app.get('/editor', (request, reply) => {
    const { site, isOfEditor, isOnOwnHost } = request;
    if (isOfEditor) return sendEditor(shell, request, reply);
    if (!site) return reply.callNotFound();
    // A demonstration shows a site on other hosts as well, which the editor then shares.
    const base = isOnOwnHost ? origin : '';
    return reply
      .header('cache-control', 'no-store')
      .redirect(base + editorPath(site.id, queryOf(request).get('page')), 302);
  });
}
