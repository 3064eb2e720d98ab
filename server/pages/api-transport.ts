import { lookup as dnsLookup } from 'node:dns';
import type { FastifyInstance } from 'fastify';
import { Agent, request as httpRequest } from 'undici';
import type { ApiResponse } from '../../src/api/client/product-api.ts';
import { IN_PROCESS_ADDRESS } from '../http/rate-limits.ts';
import type { ForwardCall } from '../api/routes/forwarded-api.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import type { SiteTransport } from './site-runtime.ts';

const parseBody = (text: string): unknown => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Calls our own product API without leaving the process. */
export const inProcessTransport =
  (app: () => FastifyInstance): SiteTransport =>
  (site, headers = {}) =>
  async ({ method, path, body, headers: own, signal }): Promise<ApiResponse> => {
    const response = await app().inject({
      method,
      url: path,
      remoteAddress: IN_PROCESS_ADDRESS,
      ...(signal ? { signal } : {}),
      headers: { ...headers, ...own, host: new URL(site.origin).host, accept: 'application/json' },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: response.statusCode, body: parseBody(response.body) };
  };

const MAX_BYTES = 5_000_000;

/** Resolves `*.localhost` as browsers do; operating systems often do not. */
const lookup: typeof dnsLookup = ((hostname: string, options: object, callback: never) =>
  dnsLookup(/(^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname, options, callback)) as never;

const createAgent = () =>
  new Agent({
    connect: { timeout: 5_000, lookup },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    maxResponseSize: MAX_BYTES,
  });

const baseOf = (address: string, site: SiteIdentity) =>
  address.replaceAll('{site}', site.id).replace(/\/$/, '');

/** Passes a browser's calls on to a product API elsewhere. */
export function outsideForward(address: string): ForwardCall {
  const dispatcher = createAgent();
  return async (site, { method, path, headers, body }) => {
    const response = await httpRequest(baseOf(address, site) + path, {
      method: method as 'GET',
      dispatcher,
      headers,
      ...(body === undefined || body === null ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.statusCode, headers: response.headers, text: await response.body.text() };
  };
}

/** Calls a product API elsewhere; `{site}` in its address stands for the site's id. */
export function outsideTransport(address: string): SiteTransport {
  const agent = createAgent();
  return (site, headers = {}) =>
    async ({ method, path, body, headers: own, signal }): Promise<ApiResponse> => {
      const response = await httpRequest(baseOf(address, site) + path, {
        method,
        dispatcher: agent,
        signal,
        headers: {
          ...headers,
          ...own,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.statusCode, body: parseBody(await response.body.text()) };
    };
}
