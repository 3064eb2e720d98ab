import type { FastifyInstance } from 'fastify';
import { addCall } from '../api/add-call.ts';
import { API_CALLS } from '../api/api-calls.ts';
import { demoPage } from '../demo/demo-page.tsx';
import { COLOURS } from './docs-page.styles.ts';
import { DocsPage } from './docs-page.tsx';
import { OPEN_API } from './open-api.ts';

/** The product API's own documentation: a page for people, and the document it is drawn from. */
export function docsRoutes(app: FastifyInstance) {
  // Both change only with the program.
  const text = JSON.stringify(OPEN_API);
  let page: ReturnType<typeof demoPage> | null = null;
  addCall(app, 'documentation', (_request, reply) => {
    page ??= demoPage(
      <DocsPage api={OPEN_API} documentHref={API_CALLS.openApi.path} />,
      OPEN_API.info.title,
      'en',
      COLOURS,
    );
    return reply.headers(page.headers).send(page.html);
  });
  addCall(app, 'openApi', (_request, reply) =>
    reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      })
      .send(text),
  );
}
