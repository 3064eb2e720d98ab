import { lookup as dnsLookup } from 'node:dns';
import { Agent, request as httpRequest } from 'undici';
import { type ApiResponse, type ApiTransport, createCaller } from '../../src/api/http/caller.ts';
import { createHttpApi } from '../../src/api/http/http-api.ts';
import type { ForwardCall } from '../api/routes/forwarded-api.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { previewCookieHeader } from '../content/preview-request.ts';
import type { CallConditions, OpenSiteApi } from './site-runtime.ts';

/** Sends calls for a site; `headers` of the visitor's request that the call needs, such as the preview cookie. */
export type SiteTransport = (site: SiteIdentity, headers?: Readonly<Record<string, string>>) => ApiTransport;

const parseBody = (text: string): unknown => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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
      return {
        status: response.statusCode,
        body: parseBody(await response.body.text()),
        retryAfter: Number(response.headers['retry-after']) || null,
      };
    };
}

/** What the product API is told of the visitor: the token that opens drafts, and the address whose calls it counts. */
const visitorHeaders = ({ previewToken, visitorAddress }: CallConditions): Record<string, string> => ({
  ...(previewToken === undefined ? {} : { cookie: previewCookieHeader(previewToken) }),
  ...(visitorAddress === undefined ? {} : { 'x-forwarded-for': visitorAddress }),
});

/** The product APIs of all sites over a transport. */
export const httpApis =
  (transport: SiteTransport): OpenSiteApi =>
  (site, conditions) =>
    createHttpApi(
      createCaller(transport(site, visitorHeaders(conditions)), {
        // A visitor is waiting: the second attempt follows at once.
        wait: () => Promise.resolve(),
        deadline: conditions.deadline,
      }),
    );
