import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RESULTS_VIEW_COOKIE } from '../../src/domain/offers/results-view.ts';
import { CURRENCY_PARAMETER } from '../../src/domain/shown-currency.ts';
import { type Encoding, encodingFor } from '../http/encoding.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { normalizeHost } from '../http/normalize-host.ts';
import { isCallPath } from '../http/allowed-methods.ts';
import { limitPage } from '../http/limit-requests.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { isSecure } from '../http/is-secure.ts';
import { PREVIEW_COOKIE } from '../content/preview-request.ts';
import type { CachedResponse } from './html-cache.ts';
import type { PageHandler } from './page-handler.ts';
import type { PageRequest, PageResult } from './page-request.ts';

/** The buffers of a response by encoding. */
const BUFFERS = { br: 'brotli', gzip: 'gzip' } as const satisfies Record<Encoding, string>;

/** A strong ETag names bytes: each encoding of a response has its own. */
const etagOf = (response: CachedResponse, encoding: string | null) =>
  encoding === null ? response.etag : response.etag.replace(/"$/, `-${encoding}"`);

/** Whether If-None-Match names an ETag; caches on the way may have weakened it. */
const namesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);

/** Sends a response in the best encoding that the visitor accepts, or 304 when they have it already. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, isOfPreview }: Extract<PageResult, { kind: 'page' }>,
) {
  const { status, headers } = response;
  if (isForOneVisitor(response) && !isOfPreview) storeLanguage(request, reply, headers['content-language']);
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = etagOf(response, encoding);
  reply.code(status).headers(headers).header('etag', etag).header('vary', 'accept-encoding');
  if (status === 200 && namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding === null) return reply.send(response.html);
  return reply.header('content-encoding', encoding).send(response[BUFFERS[encoding]]);
}

/** Shared caches may store all other responses, and would send their cookies to every visitor. */
const isForOneVisitor = ({ headers }: CachedResponse) => headers['cache-control']?.startsWith('private');

/** A path that reads the same before and after parsing: no query, no escapes, no dots, no empty segments. */
const PLAIN_PATH = /^\/(?:[\w~-]+(?:\/[\w~-]+)*\/?)?$/;
/** Files that browsers and search engines request on their own. */
const FILE = /^\/[\w.-]+\.(?:txt|xml|ico|png|json)$/;
const LANGUAGE_COOKIE_SECONDS = 31_536_000;
const NO_SEARCH = new URLSearchParams();

interface Address {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Path and query of an address. Most visits need no parser. */
function readAddress(url: string): Address {
  if (PLAIN_PATH.test(url)) return { pathname: url, searchParams: NO_SEARCH };
  // Not resolved as a reference: `//other/…` is a path of this site, never another host.
  return new URL(`http://site${url}`);
}

/** The request for a page of a site. */
export const pageRequestOf = (
  request: FastifyRequest,
  site: SiteIdentity,
  address: Address = readAddress(request.url),
): PageRequest => ({
  site,
  visitorAddress: request.ip,
  host: normalizeHost(request.host) ?? '',
  pathname: address.pathname,
  search: address.searchParams,
  languageCookie: request.cookies.language,
  acceptLanguage: request.headers['accept-language'],
  currencyCookie: request.cookies[CURRENCY_PARAMETER],
  resultsViewCookie: request.cookies[RESULTS_VIEW_COOKIE],
  previewToken: request.cookies[PREVIEW_COOKIE],
});

/** How long a redirect may be cached. One that passes on the token of a preview is for this visitor only. */
function redirectCaching(status: number, search: URLSearchParams): string {
  if (search.has('preview')) return 'private, no-store';
  return status === 301 ? 'public, max-age=3600' : 'no-store';
}

/** The route of pages: every address of a site that no other route has. */
export function pageRoutes(
  app: FastifyInstance,
  pages: Pick<PageHandler, 'cached' | 'respond'>,
  localLimits: RateLimits['local'],
  onHostOfNoSite: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  const respond = async (pageRequest: PageRequest, request: FastifyRequest, reply: FastifyReply) => {
    const result = await pages.respond(pageRequest);
    if (result.kind === 'page') return sendPage(request, reply, result);
    if (result.cookie) reply.header('set-cookie', result.cookie);
    return reply
      .code(result.status)
      .header('cache-control', redirectCaching(result.status, pageRequest.search))
      .header('location', result.location)
      .send();
  };
  // Not async: a page out of the cache is sent without waiting for a turn of the event loop.
  app.get('/*', { config: { isPage: true }, compress: false }, (request, reply) => {
    const { site } = request;
    if (!site || request.isOfEditor) return onHostOfNoSite(request, reply);
    const address = readAddress(request.url);
    // Never redirected to a language.
    if (isCallPath(address.pathname) || FILE.test(address.pathname)) return reply.callNotFound();
    if (limitPage(localLimits, request, reply)) return reply;
    const pageRequest = pageRequestOf(request, site, address);
    const cached = pages.cached(pageRequest);
    return cached
      ? sendPage(request, reply, { kind: 'page', response: cached })
      : respond(pageRequest, request, reply);
  });
}

/** Stores the language of the page in the cookie that decides where `/` leads; on public pages the loader does. */
function storeLanguage(request: FastifyRequest, reply: FastifyReply, language: string | undefined) {
  if (!language || request.cookies.language === language) return;
  reply.setCookie('language', language, {
    path: '/',
    maxAge: LANGUAGE_COOKIE_SECONDS,
    sameSite: 'lax',
    secure: isSecure(request),
  });
}
