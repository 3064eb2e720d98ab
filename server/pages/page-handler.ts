import { version } from 'styled-components';
import { ApiError } from '../../src/api/client/api-error.ts';
import type { ProductApi } from '../../src/api/client/product-api.ts';
import { loadPage, type SiteSettings } from '../../src/api/client/site-calls.ts';
import { canonicalSearchAddress } from '../../src/api/wire/search-address.ts';
import type { WirePage } from '../../src/api/wire/site-settings.ts';
import type { CurrencyStyle } from '../../src/runtime/text/money-format.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { parseAcceptLanguage } from '../../src/runtime/text/languages.ts';
import { htmlDocument } from '../../src/site/html-document.ts';
import type { PageAddress } from '../../src/site/page-context.ts';
import type { PageRenderer } from '../../src/site/render-page.tsx';
import { detectLanguage, resolveAddress, routePath } from '../../src/site/routes.ts';
import {
  bareScreenPage,
  isScreenPage,
  refusedPreviewPage,
  screenTitleKey,
} from '../../src/site/system-pages.ts';
import { previewCookie, readPreviewRequest } from '../content/preview-request.ts';
import { contentPolicy } from '../http/content-security.ts';
import { type CachedAnswer, createAnswer, type HtmlCache } from './html-cache.ts';
import { KEPT_INCOMPLETE_MS, KEPT_MS, type Known, SHORTEST_KEPT_MS } from './site-memory.ts';
import { SHORT_WAIT_MS, type SiteIdentity, type SiteRuntime } from './site-runtime.ts';

/** What of a visitor's request the pages depend on. */
export interface PageRequest {
  readonly site: SiteIdentity;
  /** Normalised host that was asked; a site may have several, and some are never indexed. */
  readonly host: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly languageCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** Value of the preview cookie. */
  readonly previewToken: string | undefined;
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly answer: CachedAnswer }
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 303;
      readonly location: string;
      readonly cookie?: string;
    };

export interface PageHandlerOptions {
  readonly runtime: SiteRuntime;
  readonly renderPage: PageRenderer;
  readonly cache: HtmlCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a preview token opens a page of a site; asked for every draft. */
  readonly opensPreview: (site: SiteIdentity, token: string, pageId: string | null) => Promise<boolean>;
  /** Hosts that are never indexed, besides those of the global configuration. */
  readonly editorOrigin: string | null;
  /** HTML put at the end of each page's body, such as the demo bar; '' in production. */
  readonly bodyEnd: (site: SiteIdentity, language: LanguageTag) => { html: string; css: string };
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** A request, and what is known of its site. */
interface Visit {
  readonly request: PageRequest;
  /** Its calls end while there is time left to answer. */
  readonly api: ProductApi;
  readonly settings: Known<SiteSettings>;
  readonly currencies: Promise<Known<readonly CurrencyStyle[]>>;
}

interface RenderInput {
  readonly visit: Visit;
  /** Asked for the data of the page. */
  readonly api: ProductApi;
  readonly page: WirePage;
  readonly language: LanguageTag;
  readonly routeId: string;
  /** Text key of the title, where it is not that of the route's screen. */
  readonly titleKey?: string;
  readonly path: string;
  readonly status: number;
  readonly isPreview: boolean;
  /** Tells versions of the page apart, whose drawn parts may be kept; `null` keeps nothing. */
  readonly pageVersion: string | null;
}

/** A page that the site shows in place of the one that was asked for. */
interface SystemPageInput extends Pick<RenderInput, 'language' | 'status' | 'titleKey'> {
  readonly id: 'not-found' | 'error';
  /** The address that was asked for; the front page where it is nobody's business. */
  readonly path?: string | undefined;
  /** Says something else with the same page. */
  readonly change?: (page: WirePage) => WirePage;
}

interface RenderedAnswer {
  readonly answer: CachedAnswer;
  /** Until when it may be kept, in epoch milliseconds; `null` for not at all. */
  readonly keptUntil: number | null;
}

/** Answers requests for pages: redirects, the HTML cache, drafts, not-found and error pages. */
export function createPageHandler(options: PageHandlerOptions) {
  const { runtime, renderPage, cache, now, opensPreview, editorOrigin, bodyEnd, report } = options;
  const reportWarning = (document: string, warning: { path: string; message: string }) =>
    report('stored document', { document, ...warning });

  async function draw({
    visit: { request, settings: knownSettings, currencies: knownCurrencies },
    api,
    page,
    language,
    routeId,
    titleKey = screenTitleKey(routeId),
    path,
    status,
    isPreview,
    pageVersion,
  }: RenderInput): Promise<RenderedAnswer> {
    const { site } = request;
    const settings = knownSettings.value;
    const currencies = await knownCurrencies;
    const drawnAt = now();
    const isScreen = isScreenPage(routeId);
    const address: PageAddress = {
      siteId: site.id,
      site: settings.site,
      siteName: site.name,
      bookingSettings: settings.bookingSettings,
      brandCode: settings.global.brandCode,
      language,
      routeId,
      path,
      // Parameters that a content page does not know never reach the renderer, so they cannot vary what is cached.
      search: isScreen ? request.search : new URLSearchParams(),
      origin: site.origin,
    };
    const rendered = await renderPage({
      address,
      settings,
      currencies: currencies.value,
      page,
      api,
      versionKey:
        pageVersion &&
        [site.id, site.version, knownSettings.stamp, currencies.stamp, language, routeId, pageVersion].join(
          '|',
        ),
      isPreview,
      now: drawnAt,
      isIndexable: status === 200 && !isScreen && !isBuilderHost(settings, request),
      screenKey: titleKey,
    });
    const end = bodyEnd(site, language);
    const styles = [
      { css: rendered.foundationCss + end.css },
      { css: rendered.componentCss, attributes: { 'data-styled': 'true', 'data-styled-version': version } },
    ];
    const html = htmlDocument({
      language,
      head: rendered.head,
      styles,
      loader: rendered.loader,
      body: rendered.body + end.html,
    });
    const answer = createAnswer(
      status,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': contentPolicy({
          styles: styles.map(({ css }) => css),
          frameAncestors: isPreview && editorOrigin ? editorOrigin : "'none'",
        }),
        'cache-control':
          isPreview || isScreen || status >= 400 ? 'private, no-store' : 'public, max-age=0, must-revalidate',
        ...(isPreview ? { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } : {}),
      },
      html,
    );
    if (!rendered.isComplete) return { answer, keptUntil: null };
    const isSettled = knownSettings.isComplete && currencies.isComplete;
    const longest = drawnAt + (isSettled ? KEPT_MS : KEPT_INCOMPLETE_MS);
    const keptUntil = Math.min(longest, Math.max(rendered.validUntil, drawnAt + SHORTEST_KEPT_MS));
    return { answer, keptUntil };
  }

  /** The site's page for a failure: its own system page, else the bare screen; never throws for a wrong page document. */
  async function renderSystemPage(
    visit: Visit,
    { id, change = (page) => page, ...more }: SystemPageInput,
  ): Promise<PageAnswer> {
    const bare = bareScreenPage(id) as WirePage;
    const { api } = visit;
    const path = more.path ?? routePath(visit.settings.value.site, 'home', more.language) ?? '/';
    const own = await loadPage(api, id, reportWarning).catch(() => null);
    const drawPage = async (page: WirePage, pageVersion: string): Promise<PageAnswer> => {
      const input = { ...more, visit, api, page: change(page), routeId: id, path, isPreview: false };
      return {
        kind: 'page',
        answer: (await draw({ ...input, pageVersion: `${more.status} ${pageVersion}` })).answer,
      };
    };
    if (!own || own.status !== 1) return drawPage(bare, 'bare');
    return drawPage(own, String(own.version)).catch((error: unknown) => {
      report('system page failed', { page: id, error });
      return drawPage(bare, 'bare');
    });
  }

  /** Nothing of the address: every refusal looks the same, and no token is written into the page. */
  const refusePreview = (visit: Visit, language: LanguageTag): Promise<PageAnswer> =>
    renderSystemPage(
      {
        ...visit,
        request: { ...visit.request, search: new URLSearchParams(), previewToken: undefined },
      },
      {
        id: 'error',
        language,
        status: 401,
        titleKey: 'preview.refusedTitle',
        change: refusedPreviewPage,
      },
    );

  /** The error page of a site of which nothing is known. */
  function answerUnknown(visit: Omit<Visit, 'settings'>): Promise<PageAnswer> {
    const { request } = visit;
    const value = runtime.lastKnownSettings(request.site.id);
    const wanted = wantedLanguages(request);
    const address = resolveAddress(value.site, request.pathname, wanted);
    const language = address.kind === 'redirect' ? detectLanguage(value.site, wanted) : address.language;
    const path = address.kind === 'not-found' ? undefined : address.path;
    const settings = { value, isComplete: false, stamp: 'none' };
    return renderSystemPage({ ...visit, settings }, { id: 'error', language, status: 502, path });
  }

  /** The answer that is kept under this very spelling; whatever is not is for `answer` to find out. */
  function kept(request: PageRequest): CachedAnswer | null {
    const { site, search, pathname } = request;
    // Entries are kept by decoded paths.
    if (pathname.includes('%')) return null;
    if (search.size > 0 && readPreviewRequest(search).kind !== 'none') return null;
    const settings = runtime.lastKnownSettings(site.id);
    return cache.fresh(cacheKey(request, settings, pathname), site.version);
  }

  async function answer(request: PageRequest): Promise<PageAnswer> {
    const { site, pathname, search } = request;
    // All at once: the visitor's patience is one, whatever takes the time.
    const loading = runtime.settingsOf(site);
    const asking = { request, api: runtime.apiOf(site), currencies: runtime.currenciesOf(site) };
    const hurriedApi = runtime.apiOf(site, { wait: SHORT_WAIT_MS });
    const draftApi = runtime.apiOf(site, { headers: draftHeaders(request) });
    let visit: Visit;
    try {
      visit = { ...asking, settings: await loading };
    } catch (error) {
      report('product API does not answer', { site: site.id, error });
      return answerUnknown(asking);
    }
    const settings = visit.settings.value;
    const address = resolveAddress(settings.site, pathname, wantedLanguages(request));
    if (address.kind === 'redirect') {
      const query = search.size > 0 ? `?${search}` : '';
      return { kind: 'redirect', status: address.isPermanent ? 301 : 302, location: address.path + query };
    }

    const preview = readPreviewRequest(search);
    const { language } = address;
    if (preview.kind === 'exchange') {
      const pageId = address.kind === 'page' ? address.routeId : null;
      if (!(await opensPreview(site, preview.token, pageId))) return refusePreview(visit, language);
      return {
        kind: 'redirect',
        status: 303,
        location: `${pathname}?preview`,
        cookie: previewCookie(preview.token),
      };
    }
    const isPreview = preview.kind === 'draft';
    if (isPreview) {
      const opens =
        address.kind === 'page' &&
        request.previewToken !== undefined &&
        (await opensPreview(site, request.previewToken, address.routeId));
      if (!opens) return refusePreview(visit, language);
    }
    if (address.kind === 'not-found')
      return renderSystemPage(visit, { id: 'not-found', language, status: 404 });

    const { routeId } = address;
    const canonical = routeId === 'search' && !isPreview ? canonicalSearchAddress(search) : null;
    if (canonical) {
      const query = canonical.size > 0 ? `?${canonical}` : '';
      return { kind: 'redirect', status: 302, location: encodeURI(address.path) + query };
    }
    // The path as the site spells it: other spellings of the same address share its entry.
    const key = cacheKey(request, settings, address.path);
    const isKept = !isPreview && !isScreenPage(routeId);
    const known = isKept ? cache.fresh(key, site.version) : null;
    if (known) return { kind: 'page', answer: known };
    const stale = isKept ? cache.stale(key) : null;
    const serveOn = (answer: CachedAnswer): PageAnswer => {
      // Other visitors need not wait until the API is asked again.
      cache.keep(key, site.version, answer, now() + KEPT_INCOMPLETE_MS);
      return { kind: 'page', answer };
    };
    const api = isPreview ? draftApi : stale ? hurriedApi : visit.api;
    try {
      const stored = await loadPage(api, routeId, reportWarning, { preview: isPreview });
      const page = stored && (stored.status === 1 || isPreview) ? stored : bareScreenPage(routeId);
      if (!page) return await renderSystemPage(visit, { id: 'not-found', language, status: 404 });
      const { answer, keptUntil } = await draw({
        visit,
        api,
        page,
        language,
        routeId,
        path: address.path,
        status: 200,
        isPreview,
        pageVersion: isPreview ? null : String(page.version),
      });
      if (stale && keptUntil === null) return serveOn(stale);
      if (isKept && keptUntil !== null) cache.keep(key, site.version, answer, keptUntil);
      return { kind: 'page', answer };
    } catch (error) {
      const isUnavailable = error instanceof ApiError;
      report(isUnavailable ? 'product API does not answer' : 'page failed', {
        site: site.id,
        page: routeId,
        error,
      });
      if (isUnavailable && stale) return serveOn(stale);
      const status = isUnavailable ? 502 : 500;
      return renderSystemPage(visit, { id: 'error', language, status, path: address.path });
    }
  }

  return { kept, answer };
}

/** Shows the product API the token that opens drafts. */
const draftHeaders = ({ previewToken }: PageRequest): Record<string, string> =>
  previewToken === undefined ? {} : { cookie: previewCookie(previewToken).split(';')[0] as string };

/** Hosts on which the site is composed, not visited. */
const isBuilderHost = ({ global }: SiteSettings, { host }: PageRequest) => global.builderHosts.includes(host);

const cacheKey = (request: PageRequest, settings: SiteSettings, path: string) =>
  `${request.site.id}|${isBuilderHost(settings, request) ? 'builder' : 'public'}|${path}`;

const wantedLanguages = ({ languageCookie, acceptLanguage }: PageRequest): string[] => [
  ...(languageCookie ? [languageCookie] : []),
  ...parseAcceptLanguage(acceptLanguage ?? ''),
];
