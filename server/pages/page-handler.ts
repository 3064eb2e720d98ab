import { ApiError, isTooManyRequests } from '../../src/api/api-error.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import { sampleCurrency, scenarioApi } from '../../src/api/http/scenario-api.ts';
import { isScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { SCENARIOS } from '../../src/api/wire/scenarios/scenarios.ts';
import { loadPage } from '../../src/api/site-settings.ts';
import { chosenCurrency, CURRENCY_PARAMETER, offeredCurrencies } from '../../src/domain/shown-currency.ts';
import type { BlogPost } from '../../src/domain/blog-post.ts';
import type { SiteSettings } from '../../src/api/product-api.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import {
  detectLanguage,
  encodePath,
  type PostAddress,
  postPath,
  resolveAddress,
  routePath,
} from '../../src/site/routes.ts';
import { bareScreenPage, composedPage, isScreenPage } from '../../src/site/system-pages.ts';
import type { LeftPreview } from '../../src/site/preview.ts';
import { type PreviewRequest, readPreviewRequest } from '../content/preview-request.ts';
import type { TextsOf } from '../api/wire/texts.ts';
import type { CachedResponse, HtmlCache } from './html-cache.ts';
import { isBuilderHost, type PageRequest, type PageResult, preferredLanguages } from './page-request.ts';
import { type PreviewSource, resolvePreview } from './preview-handler.ts';
import {
  createResponseRenderer,
  listSearch,
  type RenderOptions,
  type ShownPreview,
  type Visit,
} from './render-response.ts';
import { type PageTarget, resolveRequest, withQuery } from './resolve-request.ts';
import { CACHED_INCOMPLETE_MS } from './site-cache.ts';
import { SHORT_WAIT_MS, type SiteRuntime } from './site-runtime.ts';
import { createSystemPages, refusedPreview, type Report, tooManyRequests } from './system-page.ts';

export interface PageHandlerOptions extends RenderOptions {
  readonly runtime: SiteRuntime;
  readonly cache: HtmlCache;
  readonly previews: PreviewSource;
  readonly report: Report;
  readonly textsOf: TextsOf;
}

/** Responds to requests for pages: resolves the address, authorises drafts, and reads pages from the cache or renders them. */
export function createPageHandler(options: PageHandlerOptions) {
  const { runtime, cache, now, previews, report, textsOf } = options;
  const reportWarning: ReportWarning = (document, warning) =>
    report('stored document', { document, ...warning });
  const render = createResponseRenderer(options);
  const renderSystemPage = createSystemPages(render, report, reportWarning);

  /** Renders the stored page, draft or published; `null` when the site has no such page. */
  async function renderStored(
    visit: Visit,
    target: PageTarget,
    api: ProductApi,
    preview: ShownPreview | null = null,
    post?: BlogPost,
  ) {
    const { routeId, language } = target;
    const isDraft = preview?.shown.kind === 'draft';
    const stored = await loadPage(api, routeId, reportWarning, { isDraft });
    const page =
      stored && (stored.status === 1 || isDraft) ? stored : bareScreenPage(routeId, textsOf(language));
    const pageVersion = isDraft || !page ? null : String(page.version);
    return page && render({ visit, api, page, target, post, status: 200, preview, pageVersion });
  }

  const renderNotFound = (visit: Visit, language: LanguageTag) =>
    renderSystemPage(visit, { id: 'not-found', language, status: 404 });

  const renderRefusal = (visit: Visit, language: LanguageTag) =>
    renderSystemPage(...refusedPreview(visit, language));

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
  async function respondUncached(
    visit: Visit,
    target: PageTarget,
    api: ProductApi,
    preview: ShownPreview | null = null,
  ): Promise<PageResult> {
    try {
      const rendered = await renderStored(visit, target, api, preview);
      if (rendered) return { kind: 'page', response: rendered.response };
      return preview?.shown.kind === 'draft'
        ? await renderRefusal(visit, target.language)
        : await renderNotFound(visit, target.language);
    } catch (error) {
      return renderFailure(visit, target, error);
    }
  }

  /** Content pages come from the cache; a stale one is sent when the product API fails within a short time. */
  async function respondCached(
    visit: Visit,
    target: PageTarget,
    hurriedApi: ProductApi,
    post?: BlogPost,
  ): Promise<PageResult> {
    const { site } = visit.request;
    // By the site's own spelling of the path: other spellings of the same address share its entry.
    const key = cacheKey(
      { ...visit.request, currencyCookie: await currencyOf(visit) },
      visit.settings.value,
      withQuery(target.path, listSearch(target, visit.request.search)),
    );
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
      const rendered = await renderStored(visit, target, stale ? hurriedApi : visit.api, null, post);
      if (!rendered) return await renderNotFound(visit, target.language);
      if (rendered.cachedUntil !== null) return send(rendered.response, rendered.cachedUntil);
      return stale && !rendered.isForOne ? sendStale(stale) : { kind: 'page', response: rendered.response };
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
    // A page of a list is known by its route, which is resolved first.
    if (search.has('page') || search.has(CURRENCY_PARAMETER)) return null;
    if (search.size > 0 && readPreviewRequest(search).kind !== 'none') return null;
    const settings = runtime.lastKnownSettings(site.id);
    return cache.fresh(cacheKey(request, settings, pathname), site.version);
  }

  async function respond(request: PageRequest): Promise<PageResult> {
    const { site, visitorAddress } = request;
    // All started now: one limit of time holds for the settings and the page together.
    const loading = runtime.settingsOf(site);
    const started = {
      request,
      api: runtime.apiOf(site, { visitorAddress }),
      currencies: runtime.currenciesOf(site),
      media: runtime.mediaOf(site),
    };
    const hurriedApi = runtime.apiOf(site, { wait: SHORT_WAIT_MS, visitorAddress });
    let visit: Visit;
    try {
      visit = { ...started, settings: await loading };
    } catch (error) {
      report('product API does not answer', { site: site.id, error });
      return respondWithoutSettings(started);
    }
    const requested = readPreviewRequest(request.search);
    return requested.kind === 'none'
      ? respondPublished(visit, hurriedApi)
      : withoutTraces(await respondPreview(visit, hurriedApi, requested));
  }

  /** A post at its own address: another spelling of it leads there. */
  async function respondPost(
    visit: Visit,
    target: PageTarget,
    { id }: PostAddress,
    hurriedApi: ProductApi,
  ): Promise<PageResult> {
    const { site } = visit.settings.value;
    try {
      const post = await visit.api.blogPost(id);
      const path = post && postPath(site, post, target.language);
      if (!post || path === null) return await renderNotFound(visit, target.language);
      if (decodeURIComponent(target.path) !== path)
        return { kind: 'redirect', status: 301, location: withQuery(encodePath(path), visit.request.search) };
      return await respondCached(visit, { ...target, path }, hurriedApi, post);
    } catch (error) {
      return renderFailure(visit, target, error);
    }
  }

  /** The redirect from a path that a page or route had in an earlier version; `null` for other paths. */
  async function formerAddress(
    { request, settings }: Visit,
    language: LanguageTag,
  ): Promise<PageResult | null> {
    const { value: history } = await runtime.historyOf(request.site);
    const id = history.formerPaths.get(readablePath(request.pathname));
    const path = id === undefined ? null : routePath(settings.value.site, id, language);
    if (path === null) return null;
    return { kind: 'redirect', status: 301, location: withQuery(encodeURI(path), request.search) };
  }

  async function respondPublished(visit: Visit, hurriedApi: ProductApi, left: LeftPreview | null = null) {
    const { site } = visit.settings.value;
    const resolution = resolveRequest(site, visit.request);
    if (resolution.kind === 'redirect') return resolution;
    if (resolution.kind === 'not-found')
      return (await formerAddress(visit, resolution.language)) ?? renderNotFound(visit, resolution.language);
    const { target } = resolution;
    const chosen = visit.request.search.get(CURRENCY_PARAMETER);
    if (chosen !== null) return await chooseCurrency(visit, target, chosen);
    if (target.post) return respondPost(visit, target, target.post, hurriedApi);
    if (left) return respondUncached(visit, target, visit.api, { shown: left, site, scenario: null });
    return isScreenPage(target.routeId)
      ? respondUncached(visit, target, visit.api)
      : respondCached(visit, target, hurriedApi);
  }

  async function respondPreview(
    visit: Visit,
    hurriedApi: ProductApi,
    requested: Exclude<PreviewRequest, { kind: 'none' }>,
  ): Promise<PageResult> {
    const { request, settings } = visit;
    const resolution = await resolvePreview(settings.value.site, request, requested, {
      source: previews,
      now,
    });
    switch (resolution.kind) {
      case 'refused':
        return renderRefusal(visit, resolution.language);
      case 'published':
        return respondPublished(visit, hurriedApi, resolution.left);
      case 'draft': {
        const { site, visitorAddress, previewToken } = request;
        const { target, site: shownSite, preview } = resolution.draft;
        const own = runtime.apiOf(site, { previewToken, visitorAddress });
        const id = preview.scenario;
        const scenario = id !== null && isScenarioId(id) ? SCENARIOS[id] : null;
        const currency = sampleCurrency((await visit.currencies).value);
        const api = scenario ? scenarioApi(own, scenario, currency) : own;
        return respondUncached(visit, target, api, { shown: preview, site: shownSite, scenario });
      }
      default:
        return resolution;
    }
  }

  /** Renders a page that is stored nowhere, such as an example of a component, with the data of the site. */
  async function compose(request: PageRequest, routeId: string, builder: unknown): Promise<CachedResponse> {
    const { site, visitorAddress } = request;
    const settings = await runtime.settingsOf(site);
    const api = runtime.apiOf(site, { visitorAddress });
    const visit: Visit = {
      request,
      api,
      settings,
      currencies: runtime.currenciesOf(site),
      media: runtime.mediaOf(site),
    };
    const language = detectLanguage(settings.value.site, preferredLanguages(request));
    const target = { routeId, language, path: request.pathname };
    const page = composedPage(routeId, builder);
    return (await render({ visit, api, page, target, status: 200, preview: null, pageVersion: null }))
      .response;
  }

  return { cached, respond, compose };
}

/** Responses to the page requests of all sites. */
export type PageHandler = ReturnType<typeof createPageHandler>;

/** A response of a preview leaves nothing with the visitor. */
const withoutTraces = (result: PageResult): PageResult =>
  result.kind === 'page' ? { ...result, isOfPreview: true } : result;

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

/** A path without its slashes at both ends, decoded as far as it can be. */
function readablePath(pathname: string): string {
  const path = pathname.replace(/^\/|\/$/g, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The currency that the visitor chose, when amounts can be shown in it. */
async function currencyOf({ request, currencies }: Visit): Promise<string | undefined> {
  const { currencyCookie } = request;
  return currencyCookie && chosenCurrency((await currencies).value, currencyCookie)?.isoCode;
}

const CURRENCY_COOKIE_SECONDS = 31_536_000;

/** Stores the currency that a link names, and leads to the same page without it. */
async function chooseCurrency(
  { request, currencies }: Visit,
  { path }: PageTarget,
  wanted: string,
): Promise<PageResult> {
  const rest = new URLSearchParams(request.search);
  rest.delete(CURRENCY_PARAMETER);
  const isOffered = offeredCurrencies((await currencies).value).some(({ isoCode }) => isoCode === wanted);
  const secure = request.site.origin.startsWith('https:') ? '; Secure' : '';
  return {
    kind: 'redirect',
    status: 303,
    location: withQuery(encodePath(path), rest),
    ...(isOffered
      ? {
          cookie: `${CURRENCY_PARAMETER}=${wanted}; Path=/; Max-Age=${CURRENCY_COOKIE_SECONDS}; SameSite=Lax${secure}`,
        }
      : {}),
  };
}

const cacheKey = (request: PageRequest, settings: SiteSettings, path: string) =>
  `${request.site.id}|${request.currencyCookie ?? ''}|${isBuilderHost(settings, request) ? 'builder' : 'public'}|${path}`;
