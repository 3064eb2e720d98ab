import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalizeHost } from '../http/normalize-host.ts';
import { remember } from '../http/memoize-bounded.ts';
import { PREVIEW_COOKIE } from '../content/preview-request.ts';
import type { CachedAnswer } from './html-cache.ts';
import type { PageAnswer, PageRequest } from './page-handler.ts';

const ENCODINGS = [
  ['br', 'brotli'],
  ['gzip', 'gzip'],
] as const;

/** A strong ETag names bytes: each encoding of an answer has its own. */
const etagOf = (answer: CachedAnswer, encoding: string) =>
  encoding === '' ? answer.etag : answer.etag.replace(/"$/, `-${encoding}"`);

/** Whether If-None-Match names an ETag; caches on the way may have weakened it. */
const namesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);

/** The encodings that a visitor takes, by the header; `q=0` refuses one. */
const acceptedEncodings = remember(
  (header): ReadonlySet<string> =>
    new Set(
      header
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
        .map((entry) => entry.split(';')[0]?.trim() ?? ''),
    ),
);

/** Writes an answer in the best encoding that the visitor takes, or 304 when they have it already. */
function sendPage(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  rememberLanguage(request, reply, answer.headers['content-language']);
  const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
  const [encoding, field] = ENCODINGS.find(([token]) => accepted.has(token)) ?? (['', 'html'] as const);
  const etag = etagOf(answer, encoding);
  reply.code(answer.status).headers(answer.headers).header('etag', etag).header('vary', 'accept-encoding');
  if (answer.status === 200 && namesEtag(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding !== '') reply.header('content-encoding', encoding);
  return reply.send(answer[field]);
}

const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** A path that reads the same before and after parsing: no query, no escapes, no dots, no empty segments. */
const PLAIN_PATH = /^\/(?:[\w~-]+(?:\/[\w~-]+)*\/?)?$/;
/** Calls that do not exist, and files that browsers and search engines ask for by themselves: not to be redirected. */
const NO_PAGE = /^\/(?:(?:api|odata)(?:\/|$)|[\w.-]+\.(?:txt|xml|ico|png|json)$)/;
const NO_SEARCH = new URLSearchParams();

interface Address {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** Path and query of an address; `null` when it is none. Most visits need no parser. */
function readAddress(url: string): Address | null {
  if (PLAIN_PATH.test(url)) return { pathname: url, searchParams: NO_SEARCH };
  // Not as a reference: `//other/…` is a path of this site, never another host.
  return url.startsWith('/') ? URL.parse(`http://site${url}`) : null;
}

/** How long a redirect may be kept. One that carries the token of a preview on is for nobody else. */
function redirectCaching(status: number, search: URLSearchParams): string {
  if (search.has('preview')) return 'private, no-store';
  return status === 301 ? 'public, max-age=3600' : 'no-store';
}

/** What the routes need of the pages: an answer that is kept, at once, or one that is made. */
export interface Pages {
  readonly kept: (request: PageRequest) => CachedAnswer | null;
  readonly answer: (request: PageRequest) => Promise<PageAnswer>;
}

/** Every address of a site that is no file and no call: its pages. */
export function pageRoutes(
  app: FastifyInstance,
  pages: Pages,
  onHostOfNoSite: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  const answerNew = async (pageRequest: PageRequest, request: FastifyRequest, reply: FastifyReply) => {
    const answer = await pages.answer(pageRequest);
    if (answer.kind === 'page') return sendPage(request, reply, answer.answer);
    if (answer.cookie) reply.header('set-cookie', answer.cookie);
    return reply
      .code(answer.status)
      .header('cache-control', redirectCaching(answer.status, pageRequest.search))
      .header('location', answer.location)
      .send();
  };
  // Not async: a page out of the cache is sent without waiting for a turn of the event loop.
  app.get('/*', { config: { isPage: true } }, (request, reply) => {
    const { site } = request;
    if (!site) return onHostOfNoSite(request, reply);
    const address = readAddress(request.url);
    if (!address) return reply.code(400).send({ error: 'the address is not valid' });
    if (NO_PAGE.test(address.pathname)) return reply.callNotFound();
    const pageRequest: PageRequest = {
      site,
      host: normalizeHost(request.host) ?? '',
      pathname: address.pathname,
      search: address.searchParams,
      languageCookie: request.cookies.language,
      acceptLanguage: request.headers['accept-language'],
      previewToken: request.cookies[PREVIEW_COOKIE],
    };
    const kept = pages.kept(pageRequest);
    return kept ? sendPage(request, reply, kept) : answerNew(pageRequest, request, reply);
  });
}

/** Mirrors the language of the page in a cookie, so that `/` leads there next time. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: string | undefined) {
  if (!language || request.cookies.language === language) return;
  reply.header(
    'set-cookie',
    `language=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`,
  );
}
