import { ApiError, isTooManyRequests } from '../../src/api/api-error.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import { loadPage } from '../../src/api/site-settings.ts';
import type { SiteSettings } from '../../src/api/product-api.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { detectLanguage, resolveAddress } from '../../src/site/routes.ts';
import { bareScreenPage, isScreenPage } from '../../src/site/system-pages.ts';
import { previewCookie, readPreviewRequest } from '../content/preview-request.ts';
import { authorizeRequest, type OpensPreview } from './authorize-request.ts';
import type { CachedResponse, HtmlCache } from './html-cache.ts';
import { isBuilderHost, type PageRequest, type PageResult, preferredLanguages } from './page-request.ts';
import { createResponseRenderer, type RenderOptions, type Visit } from './render-response.ts';
import { type PageTarget, resolveRequest } from './resolve-request.ts';
import { CACHED_INCOMPLETE_MS } from './site-cache.ts';
import { SHORT_WAIT_MS, type SiteRuntime } from './site-runtime.ts';
import { createSystemPages, refusedPreview, type Report, tooManyRequests } from './system-page.ts';

export interface PageHandlerOptions extends RenderOptions {
  readonly runtime: SiteRuntime;
  readonly cache: HtmlCache;
  readonly opensPreview: OpensPreview;
  readonly report: Report;
}

/** Responds to requests for pages: resolves the address, authorises drafts, and reads pages from the cache or renders them. */
export function createPageHandler(options: PageHandlerOptions) {
  const { runtime, cache, now, opensPreview, report } = options;
  const reportWarning: ReportWarning = (document, warning) =>
    report('stored document', { document, ...warning });
  const render = createResponseRenderer(options);
  const renderSystemPage = createSystemPages(render, report, reportWarning);

  /** Renders the stored page, draft or published; `null` when the site has no such page. */
  async function renderStored(visit: Visit, target: PageTarget, api: ProductApi, isPreview: boolean) {
    const { routeId } = target;
    const stored = await loadPage(api, routeId, reportWarning, { isDraft: isPreview });
    const page = stored && (stored.status === 1 || isPreview) ? stored : bareScreenPage(routeId);
    const pageVersion = isPreview || !page ? null : String(page.version);
    return page && render({ visit, api, page, target, status: 200, isPreview, pageVersion });
  }

  const renderNotFound = (visit: Visit, language: LanguageTag) =>
    renderSystemPage(visit, { id: 'not-found', language, status: 404 });

  async function renderFailure(visit: Visit, { routeId, language, path }: PageTarget, error: unknown) {
    if (isTooManyRequests(error)) {
      const page = await renderSystemPage(visit, tooManyRequests(language, path));
      return withRetryAfter(page, error.retryAfter);
    }
    const isUnavailable = reportFailure(visit.request, routeId, error);
    return renderSystemPage(visit, { id: 'error', language, status: isUnavailable ? 502 : 500, path });
  }

  /** @returns whether the product API failed, not the page */
  function reportFailure({ site }: PageRequest, routeId: string, error: unknown): boolean {
    const isUnavailable = error instanceof ApiError;
    const message = isUnavailable ? 'product API does not answer' : 'page failed';
    report(message, { site: site.id, page: routeId, error });
    return isUnavailable;
  }

  /** Drafts and screens are rendered for one visitor. */
  async function respondUncached(visit: Visit, target: PageTarget, api: ProductApi, isPreview: boolean) {
    try {
      const rendered = await renderStored(visit, target, api, isPreview);
      if (!rendered) return await renderNotFound(visit, target.language);
      return { kind: 'page', response: rendered.response } as const;
    } catch (error) {
      return renderFailure(visit, target, error);
    }
  }

  /** Content pages come from the cache; a stale one is sent when the product API fails within a short time. */
  async function respondCached(
    visit: Visit,
    target: PageTarget,
    hurriedApi: ProductApi,
  ): Promise<PageResult> {
    const { site } = visit.request;
    // By the site's own spelling of the path: other spellings of the same address share its entry.
    const key = cacheKey(visit.request, visit.settings.value, target.path);
    const fresh = cache.fresh(key, site.version);
    if (fresh) return { kind: 'page', response: fresh };
    const stale = cache.stale(key);
    const send = (response: CachedResponse, expires: number): PageResult => {
      cache.store(key, site.version, response, expires);
      return { kind: 'page', response };
    };
    // Stored for a short time, so that other visitors do not wait for the next call.
    const sendStale = (response: CachedResponse) => send(response, now() + CACHED_INCOMPLETE_MS);
    try {
      const rendered = await renderStored(visit, target, stale ? hurriedApi : visit.api, false);
      if (!rendered) return await renderNotFound(visit, target.language);
      if (rendered.cachedUntil !== null) return send(rendered.response, rendered.cachedUntil);
      return stale ? sendStale(stale) : { kind: 'page', response: rendered.response };
    } catch (error) {
      if (!(stale && error instanceof ApiError)) return renderFailure(visit, target, error);
      reportFailure(visit.request, target.routeId, error);
      return sendStale(stale);
    }
  }

  /** The error page of a site whose settings were never loaded. */
  function respondWithoutSettings(visit: Omit<Visit, 'settings'>): Promise<PageResult> {
    const { request } = visit;
    const value = runtime.lastKnownSettings(request.site.id);
    const preferred = preferredLanguages(request);
    const address = resolveAddress(value.site, request.pathname, preferred);
    const language = address.kind === 'redirect' ? detectLanguage(value.site, preferred) : address.language;
    const path = address.kind === 'not-found' ? undefined : address.path;
    const settings = { value, isComplete: false, hash: 'none' };
    return renderSystemPage({ ...visit, settings }, { id: 'error', language, status: 502, path });
  }

  /** The cached response for exactly this spelling of the path; `null` for everything else, which `respond` handles. */
  function cached(request: PageRequest): CachedResponse | null {
    const { site, search, pathname } = request;
    // Keys hold decoded paths.
    if (pathname.includes('%')) return null;
    if (search.size > 0 && readPreviewRequest(search).kind !== 'none') return null;
    const settings = runtime.lastKnownSettings(site.id);
    return cache.fresh(cacheKey(request, settings, pathname), site.version);
  }

  async function respond(request: PageRequest): Promise<PageResult> {
    const { site, visitorAddress, previewToken } = request;
    // All started now: one limit of time holds for the settings and the page together.
    const loading = runtime.settingsOf(site);
    const started = {
      request,
      api: runtime.apiOf(site, { visitorAddress }),
      currencies: runtime.currenciesOf(site),
      media: runtime.mediaOf(site),
    };
    const hurriedApi = runtime.apiOf(site, { wait: SHORT_WAIT_MS, visitorAddress });
    const draftApi = runtime.apiOf(site, { previewToken, visitorAddress });
    let visit: Visit;
    try {
      visit = { ...started, settings: await loading };
    } catch (error) {
      report('product API does not answer', { site: site.id, error });
      return respondWithoutSettings(started);
    }
    const resolution = resolveRequest(visit.settings.value.site, request);
    const authorized = await authorizeRequest(request, resolution, opensPreview);
    switch (authorized.kind) {
      case 'redirect':
        return authorized;
      case 'exchange':
        return {
          kind: 'redirect',
          status: 303,
          location: `${request.pathname}?preview`,
          cookie: previewCookie(authorized.token),
        };
      case 'refused':
        return renderSystemPage(...refusedPreview(visit, authorized.language));
      case 'not-found':
        return renderNotFound(visit, authorized.language);
      case 'draft':
        return respondUncached(visit, authorized.target, draftApi, true);
      case 'published':
        return isScreenPage(authorized.target.routeId)
          ? respondUncached(visit, authorized.target, visit.api, false)
          : respondCached(visit, authorized.target, hurriedApi);
    }
  }

  return { cached, respond };
}

/** Responses to the page requests of all sites. */
export type PageHandler = ReturnType<typeof createPageHandler>;

/** A page that states when another request will be answered. */
const withRetryAfter = (result: PageResult, seconds: number | null): PageResult =>
  result.kind !== 'page' || seconds === null
    ? result
    : {
        kind: 'page',
        response: {
          ...result.response,
          headers: { ...result.response.headers, 'retry-after': String(seconds) },
        },
      };

const cacheKey = (request: PageRequest, settings: SiteSettings, path: string) =>
  `${request.site.id}|${isBuilderHost(settings, request) ? 'builder' : 'public'}|${path}`;
