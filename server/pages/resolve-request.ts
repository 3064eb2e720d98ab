import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { canonicalSearchAddress } from '../../src/api/wire/search-address.ts';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { resolveAddress } from '../../src/site/routes.ts';
import { readPreviewRequest } from '../content/preview-request.ts';
import { type PageRequest, preferredLanguages } from './page-request.ts';

/** A page of a site in one language; `path` is the site's own spelling of its address. */
export interface PageTarget {
  readonly routeId: string;
  readonly language: LanguageTag;
  readonly path: string;
}

/** The target of a request, before rights are checked and pages are read. */
export type Resolution =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  /** The token of a preview link is exchanged for a cookie; `pageId` is `null` where the address has no page. */
  | {
      readonly kind: 'exchange';
      readonly language: LanguageTag;
      readonly token: string;
      readonly pageId: string | null;
    }
  /** `target` is `null` where the address has no page. */
  | { readonly kind: 'draft'; readonly language: LanguageTag; readonly target: PageTarget | null }
  | { readonly kind: 'published'; readonly target: PageTarget }
  | { readonly kind: 'not-found'; readonly language: LanguageTag };

const withQuery = (path: string, search: URLSearchParams) => (search.size > 0 ? `${path}?${search}` : path);

/** Finds the page, draft or redirect of a request from the site's routes and languages alone. */
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
  const target: PageTarget | null =
    address.kind === 'page' ? { routeId: address.routeId, language, path: address.path } : null;
  const preview = readPreviewRequest(search);
  if (preview.kind === 'exchange')
    return { kind: 'exchange', language, token: preview.token, pageId: target?.routeId ?? null };
  if (preview.kind === 'draft') return { kind: 'draft', language, target };
  if (!target) return { kind: 'not-found', language };
  const canonical = target.routeId === 'search' ? canonicalSearchAddress(search) : null;
  return canonical
    ? { kind: 'redirect', status: 302, location: withQuery(encodeURI(target.path), canonical) }
    : { kind: 'published', target };
}
