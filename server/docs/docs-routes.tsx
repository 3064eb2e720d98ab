import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { addOperation } from '../api/add-operation.ts';
import { OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import type { ExampleValues } from '../api/example-values.ts';
import { COLOURS } from './docs-page.styles.ts';
import { DocsPage } from './docs-page.tsx';
import type { DocumentedOperation, OpenApiDocument } from './open-api.ts';

/** A operation with example values where the site has some. */
function withExamples(
  operation: DocumentedOperation,
  { parameters, ids, booking }: ExampleValues,
): DocumentedOperation {
  const body = operation.requestBody?.content['application/json'];
  return {
    ...operation,
    ...(operation.parameters && {
      parameters: operation.parameters.map((parameter) => {
        const own = parameter.name === 'id' ? ids[operation.operationId] : undefined;
        const example = own ?? parameters[parameter.name];
        return example === undefined || parameter.in === 'header' ? parameter : { ...parameter, example };
      }),
    }),
    ...(body &&
      booking &&
      operation.operationId === 'book' && {
        requestBody: {
          ...operation.requestBody,
          content: { 'application/json': { ...body, example: booking } },
        },
      }),
  };
}

const documentWith = (document: OpenApiDocument, examples: ExampleValues): OpenApiDocument => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, withExamples(operation, examples)]),
      ),
    ]),
  ),
});

interface DocsRoutesOptions {
  readonly examplesOf: (siteId: string) => Promise<ExampleValues>;
  /** Answers a request for the page on a host of no site. */
  readonly withoutSite: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** A page outside every site, in the default theme; `extraCss` follows the base CSS. */
  readonly renderPage: (
    element: ReactElement,
    title: string,
    language: string,
    extraCss: string,
  ) => { readonly html: string; readonly headers: Record<string, string> };
}

/** The product API's own documentation: a page for people, and the document it shows, with examples of the site. */
export function docsRoutes(app: FastifyInstance, { examplesOf, withoutSite, renderPage }: DocsRoutesOptions) {
  const documentOf = async (siteId: string) =>
    documentWith(app.swagger() as unknown as OpenApiDocument, await examplesOf(siteId));
  addOperation(app, 'documentation', async (request, reply) => {
    if (!request.site) return withoutSite(request, reply);
    const api = await documentOf(request.site.id);
    const page = renderPage(
      <DocsPage api={api} documentHref={OPERATIONS.openApi.path} />,
      api.info.title,
      'en',
      COLOURS,
    );
    return reply.headers(page.headers).send(page.html);
  });
  app.get(`${OPERATIONS.documentation.path}/`, (_request, reply) =>
    reply.redirect(OPERATIONS.documentation.path, 301),
  );
  addOperation(app, 'openApi', async (request, reply) => {
    if (!request.site) return reply.callNotFound();
    const document = await documentOf(request.site.id);
    return reply.header('cache-control', 'no-store').send(document);
  });
}
