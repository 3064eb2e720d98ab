import { ApiError } from '../../src/api/client/api-error.ts';
import { loadPage, type SiteSettings } from '../../src/api/client/site-calls.ts';
import { canonicalSearchAddress } from '../../src/api/wire/search-address.ts';
import type { WirePage } from '../../src/api/wire/site-settings.ts';
import type { CurrencyStyle } from '../../src/runtime/text/format.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { parseAcceptLanguage } from '../../src/runtime/text/languages.ts';
import { htmlDocument } from '../../src/site/html-document.ts';
import type { PageAddress } from '../../src/site/page-context.ts';
import type { PageRenderer } from '../../src/site/render-page.tsx';
import { detectLanguage, resolveAddress, routePath } from '../../src/site/routes.ts';
import { bareScreenPage, isScreenPage, screenTitleKey } from '../../src/site/system-pages.ts';
import { previewCookie, readPreviewRequest } from '../preview/preview-request.ts';
import { contentPolicy } from './content-security.ts';
import { type CachedAnswer, createAnswer, type HtmlCache } from './html-cache.ts';
import type { SiteIdentity, SiteRuntime } from './site-runtime.ts';

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

/** How amounts of a site's currencies are written. */
export type CurrenciesOf = (site: SiteIdentity) => Promise<readonly CurrencyStyle[]>;

export interface PageHandlerOptions {
  readonly runtime: SiteRuntime;
  readonly renderPage: PageRenderer;
  readonly cache: HtmlCache;
  readonly currenciesOf: CurrenciesOf;
  /** Whether a preview token opens a page of a site; asked for every draft. */
  readonly opensPreview: (site: SiteIdentity, token: string, pageId: string | null) => Promise<boolean>;
  /** Hosts that are never indexed, besides those of the global configuration. */
  readonly editorOrigin: string | null;
  /** HTML put at the end of each page's body, such as the demo bar; '' in production. */
  readonly bodyEnd: (site: SiteIdentity, language: LanguageTag) => { html: string; css: string };
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

interface DrawInput {
  readonly request: PageRequest;
  readonly settings: SiteSettings;
  readonly page: WirePage;
  readonly language: LanguageTag;
  readonly routeId: string;
  readonly path: string;
  readonly status: number;
  readonly isPreview: boolean;
  readonly versionKey: string | null;
}

/** Answers requests for pages: redirects, the HTML cache, drafts, not-found and error pages. */
export function createPageHandler(options: PageHandlerOptions) {
  const { runtime, renderPage, cache, currenciesOf, opensPreview, editorOrigin, bodyEnd, report } = options;
  const reportWarning = (document: string, warning: { path: string; message: string }) =>
    report('stored document', { document, ...warning });

  async function draw({
    request,
    settings,
    page,
    language,
    routeId,
    path,
    status,
    isPreview,
    versionKey,
  }: DrawInput): Promise<CachedAnswer> {
    const { site } = request;
    const isScreen = isScreenPage(routeId);
    const address: PageAddress = {
      siteId: site.id,
      site: settings.site,
      siteName: site.name,
      bookingSettings: settings.bookingSettings,
      language,
      routeId,
      path,
      // Parameters that a content page does not know never reach the renderer, so they cannot vary what is cached.
      search: isScreen ? request.search : new URLSearchParams(),
      origin: site.origin,
    };
    const api = runtime.apiOf(
      site,
      isPreview && request.previewToken
        ? { cookie: previewCookie(request.previewToken).split(';')[0] as string }
        : undefined,
    );
    const rendered = await renderPage({
      address,
      settings,
      currencies: await currenciesOf(site),
      page,
      api,
      versionKey,
      isPreview,
      isIndexable: status === 200 && !isScreen && !isBuilderHost(settings, request),
      screenKey: screenTitleKey(routeId),
    });
    const end = bodyEnd(site, language);
    const styles = [
      { css: rendered.foundationCss + end.css },
      { css: rendered.componentCss, attributes: { 'data-styled': 'true', 'data-styled-version': '6.6.0' } },
    ];
    const html = htmlDocument({
      language,
      head: rendered.head,
      styles,
      loader: rendered.loader,
      modulePreloads: [],
      body: rendered.body + end.html,
    });
    return createAnswer(
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
  }

  /** The site's page for a failure: its own system page, else the bare screen; never throws for a wrong page document. */
  async function drawSystemPage(
    request: PageRequest,
    settings: SiteSettings,
    id: 'not-found' | 'error',
    language: LanguageTag,
    status: number,
    path = routePath(settings.site, 'home', language) ?? '/',
  ): Promise<CachedAnswer> {
    const bare = bareScreenPage(id) as WirePage;
    const own = await loadPage(runtime.apiOf(request.site), id, reportWarning).catch(() => null);
    const input = {
      request,
      settings,
      language,
      routeId: id,
      path,
      status,
      isPreview: false,
    };
    const drawPage = (page: WirePage, key: string) =>
      draw({
        ...input,
        page,
        versionKey: `${request.site.id}|${request.site.version}|${language}|${id}|${key}`,
      });
    if (!own || own.status !== 1) return drawPage(bare, 'bare');
    return drawPage(own, String(own.version)).catch((error: unknown) => {
      report('system page failed', { page: id, error });
      return drawPage(bare, 'bare');
    });
  }

  async function refusePreview(
    request: PageRequest,
    settings: SiteSettings,
    language: LanguageTag,
  ): Promise<PageAnswer> {
    const page = bareScreenPage('error') as WirePage;
    const section = { id: 'screen', type: 'GeneralError', v: 1, props: { reason: 'preview-refused' } };
    const refused = { ...page, builder: { format: 1, sections: [section], translations: {} } };
    const answer = await draw({
      // Nothing of the address: every refusal looks the same, and no token is written into the page.
      request: { ...request, search: new URLSearchParams(), previewToken: undefined },
      settings,
      page: refused,
      language,
      routeId: 'error',
      path: routePath(settings.site, 'home', language) ?? '/',
      status: 401,
      isPreview: false,
      versionKey: `${request.site.id}|${request.site.version}|${language}|refused`,
    });
    return { kind: 'page', answer };
  }

  async function answerUnavailable(request: PageRequest, error: unknown): Promise<PageAnswer> {
    report('product API does not answer', { site: request.site.id, error });
    const settings = runtime.lastKnownSettings(request.site.id);
    const wanted = wantedLanguages(request);
    const address = resolveAddress(settings.site, request.pathname, wanted);
    const isDraft = readPreviewRequest(request.search).kind === 'draft';
    const stale =
      address.kind === 'page' && !isDraft ? cache.stale(cacheKey(request, settings, address.path)) : null;
    if (stale) return { kind: 'page', answer: stale };
    const language = address.kind === 'redirect' ? detectLanguage(settings.site, wanted) : address.language;
    const path = address.kind === 'not-found' ? undefined : address.path;
    return {
      kind: 'page',
      answer: await drawSystemPage(request, settings, 'error', language, 502, path),
    };
  }

  /** The answer that is kept under this very spelling; whatever is not is for `answer` to find out. */
  function kept(request: PageRequest): CachedAnswer | null {
    const { site, search, pathname } = request;
    // Entries are kept by decoded paths.
    if (pathname.includes('%')) return null;
    if (search.size > 0 && readPreviewRequest(search).kind !== 'none') return null;
    // An answer of this version was made by the settings of this version.
    const settings = runtime.lastKnownSettings(site.id);
    return settings && cache.fresh(cacheKey(request, settings, pathname), site.version);
  }

  async function answer(request: PageRequest): Promise<PageAnswer> {
    const { site, pathname, search } = request;
    let settings: SiteSettings;
    try {
      settings = await runtime.settingsOf(site);
    } catch (error) {
      return answerUnavailable(request, error);
    }
    const address = resolveAddress(settings.site, pathname, wantedLanguages(request));
    if (address.kind === 'redirect') {
      const query = search.size > 0 ? `?${search}` : '';
      return { kind: 'redirect', status: address.isPermanent ? 301 : 302, location: address.path + query };
    }

    const preview = readPreviewRequest(search);
    const { language } = address;
    if (preview.kind === 'exchange') {
      const pageId = address.kind === 'page' ? address.routeId : null;
      if (!(await opensPreview(site, preview.token, pageId)))
        return refusePreview(request, settings, language);
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
      if (!opens) return refusePreview(request, settings, language);
    }
    if (address.kind === 'not-found')
      return {
        kind: 'page',
        answer: await drawSystemPage(request, settings, 'not-found', language, 404),
      };

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
    try {
      const headers =
        isPreview && request.previewToken
          ? { headers: { cookie: previewCookie(request.previewToken).split(';')[0] as string } }
          : {};
      const stored = await loadPage(runtime.apiOf(site), routeId, reportWarning, {
        preview: isPreview,
        ...headers,
      });
      const page = stored && (stored.status === 1 || isPreview) ? stored : bareScreenPage(routeId);
      if (!page)
        return {
          kind: 'page',
          answer: await drawSystemPage(request, settings, 'not-found', language, 404),
        };
      const versionKey = isPreview
        ? null
        : `${site.id}|${site.version}|${language}|${routeId}|${page.version}`;
      const answer = await draw({
        request,
        settings,
        page,
        language,
        routeId,
        path: address.path,
        status: 200,
        isPreview,
        versionKey,
      });
      if (isKept) cache.keep(key, site.version, answer);
      return { kind: 'page', answer };
    } catch (error) {
      if (error instanceof ApiError) return answerUnavailable(request, error);
      report('page failed', { site: site.id, page: routeId, error });
      return {
        kind: 'page',
        answer: await drawSystemPage(request, settings, 'error', language, 500, address.path),
      };
    }
  }

  return { kept, answer };
}

/** Hosts on which the site is composed, not visited. */
const isBuilderHost = ({ global }: SiteSettings, { host }: PageRequest) => global.builderHosts.includes(host);

const cacheKey = (request: PageRequest, settings: SiteSettings, path: string) =>
  `${request.site.id}|${isBuilderHost(settings, request) ? 'builder' : 'public'}|${path}`;

const wantedLanguages = ({ languageCookie, acceptLanguage }: PageRequest): string[] => [
  ...(languageCookie ? [languageCookie] : []),
  ...parseAcceptLanguage(acceptLanguage ?? ''),
];
