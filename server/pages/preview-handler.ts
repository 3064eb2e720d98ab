import type { SiteConfiguration } from '../../generated/page/types.ts';
import { opensPage } from '../../src/domain/preview.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { withPageRoute } from '../../src/site/draft-route.ts';
import { type DraftPreview, type LeftPreview, siteHref, withPreview } from '../../src/site/preview.ts';
import { detectLanguage, resolveAddress, routePath } from '../../src/site/routes.ts';
import type { OpenGrant } from '../content/preview-access.ts';
import type { PreviewPage } from '../content/preview-pages.ts';
import {
  END_VALUE,
  NO_PREVIEW_COOKIE,
  previewCookie,
  type PreviewRequest,
} from '../content/preview-request.ts';
import type { PreviewGrant } from '../content/preview-token.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { type PageRequest, type PageResult, preferredLanguages } from './page-request.ts';
import { type PageTarget, type Resolution, resolveRequest } from './resolve-request.ts';

/** What previews are read from. */
export interface PreviewSource {
  /** What a token opens now; `null` for every kind of wrong token. */
  readonly grantOf: (site: SiteIdentity, token: string) => Promise<OpenGrant | null>;
  /** The site with the drafts of what stands around its pages; `null` where it is not stored here. */
  readonly siteOf: (site: SiteIdentity) => Promise<SiteConfiguration | null>;
  /** The pages that a grant opens, as it shows them. */
  readonly pagesOf: (site: SiteIdentity, grant: PreviewGrant) => Promise<readonly PreviewPage[]>;
}

/** The draft of a page, for a visitor who may see it. */
export interface GrantedDraft {
  readonly target: PageTarget;
  /** The site with the paths, labels, menus, layouts and looks of the drafts. */
  readonly site: SiteConfiguration;
  readonly preview: DraftPreview;
}

/** What is answered to a request with the `preview` parameter. */
export type PreviewResolution =
  | PageResult
  | { readonly kind: 'refused'; readonly language: LanguageTag }
  | { readonly kind: 'draft'; readonly draft: GrantedDraft }
  /** The published page; `left` says that the preview was left, `null` where there was none. */
  | { readonly kind: 'published'; readonly left: LeftPreview | null };

/** A path that names no other host: browsers take `//host` for one. */
const ownPath = (pathname: string) => pathname.replace(/^\/+/, '/');

/** Where a request leads once its `preview` parameter is replaced: `mark` is '' or what takes its place. */
function locationOf({ pathname, search }: PageRequest, mark: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('preview');
  const query = [rest.toString(), mark].filter(Boolean).join('&');
  return ownPath(pathname) + (query === '' ? '' : `?${query}`);
}

const end = (request: PageRequest): PageResult => ({
  kind: 'redirect',
  status: 303,
  location: locationOf(request, ''),
  cookie: NO_PREVIEW_COOKIE,
});

/** Where a preview ends: the published page, else the front page. */
function endHref(site: SiteConfiguration, { routeId, language }: PageTarget): string {
  const path = routePath(site, routeId, language) ?? routePath(site, 'home', language);
  return withPreview(path ?? `/${language}/`, `preview=${END_VALUE}`);
}

/** The language of an address, with or without a page. */
function languageOf(site: SiteConfiguration, request: PageRequest): LanguageTag {
  const wanted = preferredLanguages(request);
  const address = resolveAddress(site, request.pathname, wanted);
  return address.kind === 'redirect' ? detectLanguage(site, wanted) : address.language;
}

function leftPreview(site: SiteConfiguration, request: PageRequest, grant: OpenGrant): LeftPreview {
  const language = languageOf(site, request);
  const address = resolveAddress(site, request.pathname, []);
  const target: PageTarget = {
    routeId: address.kind === 'page' ? address.routeId : 'home',
    language,
    path: request.pathname,
  };
  const seen = grant.pageId ?? target.routeId;
  const path = routePath(site, seen, language);
  return {
    kind: 'left',
    draftHref: path && siteHref(grant, seen, path),
    endHref: endHref(site, target),
  };
}

/** The draft at an address; by the published paths, else by those of the drafts. */
function resolveDraft(
  published: SiteConfiguration,
  drafts: SiteConfiguration,
  request: PageRequest,
): Resolution {
  const found = resolveRequest(published, request);
  if (found.kind === 'page') return found;
  const drafted = resolveRequest(drafts, request);
  return drafted.kind === 'page' ? drafted : found;
}

/** Checks the right to a preview, and finds what it shows. */
export async function resolvePreview(
  published: SiteConfiguration,
  request: PageRequest,
  requested: Exclude<PreviewRequest, { kind: 'none' }>,
  { source, now }: { readonly source: PreviewSource; readonly now: () => number },
): Promise<PreviewResolution> {
  if (requested.kind === 'end') return end(request);
  const { site } = request;
  const token = requested.kind === 'exchange' ? requested.token : request.previewToken;
  const grant = token ? await source.grantOf(site, token) : null;
  if (requested.kind === 'published')
    return { kind: 'published', left: grant && leftPreview(published, request, grant) };
  const refused = { kind: 'refused', language: languageOf(published, request) } as const;
  if (!token || !grant) return refused;
  const [pages, surroundings] = await Promise.all([source.pagesOf(site, grant), source.siteOf(site)]);
  const drafts = pages.reduce(withPageRoute, surroundings ?? published);
  const found = resolveDraft(published, drafts, {
    ...request,
    languageCookie: grant.language ?? request.languageCookie,
  });
  if (found.kind === 'redirect') return found;
  if (found.kind === 'not-found' || !opensPage(grant, found.target.routeId)) return refused;
  if (requested.kind === 'exchange') {
    const cookie = previewCookie(token, Math.floor((grant.expiresAt - now()) / 1000));
    return { kind: 'redirect', status: 303, location: locationOf(request, 'preview'), cookie };
  }
  const page = pages.find(({ id }) => id === found.target.routeId);
  const version = page && {
    number: page.version,
    savedAt: page.savedAt,
    isPinned: grant.version !== null,
  };
  const preview: DraftPreview = {
    kind: 'draft',
    pageId: grant.pageId,
    version: version ?? null,
    scenario: grant.scenario,
    endHref: endHref(published, found.target),
  };
  return { kind: 'draft', draft: { target: found.target, site: drafts, preview } };
}
