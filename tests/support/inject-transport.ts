import type { FastifyInstance } from 'fastify';
import type { SiteTransport } from '../../server/pages/api-transport.ts';

/** Sends calls to a server of this process by `app.inject`, as a browser would by HTTP. */
export const injectTransport =
  (app: FastifyInstance): SiteTransport =>
  (site, headers = {}) =>
  async ({ method, path, body, headers: own, signal }) => {
    const response = await app.inject({
      method,
      url: path,
      ...(signal ? { signal } : {}),
      headers: { ...headers, ...own, host: new URL(site.origin).host, accept: 'application/json' },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
