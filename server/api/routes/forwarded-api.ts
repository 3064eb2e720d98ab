import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteIdentity } from '../../http/site-identity.ts';
import { sendError } from '../../http/send-error.ts';
import { siteOf } from '../../http/request.ts';

/** A browser's call, as it is sent to the product API elsewhere. */
export interface ForwardedCall {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ForwardedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Rejects when there is no response. */
export type ForwardCall = (site: SiteIdentity, call: ForwardedCall) => Promise<ForwardedResponse>;

/** Where the paths of the product API begin. */
const FOLDERS = ['/api/', '/odata/'];

/** Headers of the product API's contract; the site's cookies are not forwarded. */
const REQUEST_HEADERS = ['accept', 'authorization', 'content-type', 'expected-total', 'idempotency-key'];
const RESPONSE_HEADERS = ['cache-control', 'content-type', 'idempotent-replayed', 'retry-after'];

const pick = (headers: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name] as string]] : [])),
  );

/** Forwards the API calls of a site's browsers to the product API elsewhere. */
export function forwardedApiRoutes(app: FastifyInstance, forward: ForwardCall) {
  for (const folder of FOLDERS) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${folder}*`,
      handler: forwardFrom(folder),
    });
  }
  function forwardFrom(folder: string) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      // Dots are resolved here, so that no spelling leads out of the API's own folder.
      const url = URL.parse(`http://site${request.url}`);
      if (!url?.pathname.startsWith(folder)) return reply.callNotFound();
      const call = {
        method: request.method,
        path: url.pathname + url.search,
        // The API counts the calls of visitors, not those of this server.
        headers: { ...pick(request.headers, REQUEST_HEADERS), 'x-forwarded-for': request.ip },
        body: request.body,
      };
      const site = siteOf(request);
      try {
        const { status, headers, text } = await forward(site, call);
        return reply.code(status).headers(pick(headers, RESPONSE_HEADERS)).send(text);
      } catch (error) {
        request.log.error({ err: error, site: site.id }, 'The product API does not respond');
        return sendError(reply, 'productApiUnavailable');
      }
    };
  }
}
