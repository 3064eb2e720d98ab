import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { canonicalSearchAddress } from '../../src/api/wire/search-address.ts';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { type PostAddress, resolveAddress } from '../../src/site/routes.ts';
import { type PageRequest, preferredLanguages } from './page-request.ts';

/** A page of a site in one language; `path` is the site's own spelling of its address. */
export interface PageTarget {
  readonly routeId: string;
  readonly language: LanguageTag;
  readonly path: string;
  /** The post that the address names, on the page of posts. */
  readonly post?: PostAddress | undefined;
}

/** The target of a request. */
export type Resolution =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'page'; readonly target: PageTarget }
  | { readonly kind: 'not-found'; readonly language: LanguageTag };

/** A path with the query of an address. */
export const withQuery = (path: string, search: URLSearchParams) =>
  search.size > 0 ? `${path}?${search}` : path;

/** Where the search of an address is spelled canonically; `null` when it is, or the page shows no search. */
function canonicalLocation({ routeId, path }: PageTarget, search: URLSearchParams): string | null {
  if (routeId !== 'search') return null;
  const own = new URLSearchParams(search);
  own.delete('preview');
  const canonical = canonicalSearchAddress(own);
  const preview = search.get('preview');
  // An empty value is left out of a search, but it is what asks for a draft.
  if (canonical && preview !== null) canonical.set('preview', preview);
  return canonical && withQuery(encodeURI(path), canonical);
}

/** Finds the page or redirect of a request from the site's routes and languages alone. */
export function resolveRequest(site: SiteConfiguration, request: PageRequest): Resolution {
  const { pathname, search } = request;
  const address = resolveAddress(site, pathname, preferredLanguages(request));
  if (address.kind === 'redirect')
    return {
      kind: 'redirect',
      status: address.isPermanent ? 301 : 302,
      location: withQuery(address.path, search),
    };
  const { language } = address;
  if (address.kind === 'not-found') return { kind: 'not-found', language };
  const { routeId, path, post } = address;
  const target: PageTarget = { routeId, language, path, ...(post ? { post } : {}) };
  const location = canonicalLocation(target, search);
  return location ? { kind: 'redirect', status: 302, location } : { kind: 'page', target };
}
