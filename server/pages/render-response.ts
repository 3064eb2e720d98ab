import type { SiteConfiguration } from '../../generated/page/types.ts';
import { type Scenario, searchOf, viewerOf } from '../../src/api/wire/scenarios/scenarios.ts';
import type { ProductApi, SiteSettings } from '../../src/api/product-api.ts';
import type { WirePage } from '../../src/api/wire/site-settings.ts';
import { readResultsView } from '../../src/domain/offers/results-view.ts';
import { MARKERS } from '../../src/runtime/render/html/component-styles.ts';
import { chosenCurrency, otherCurrency } from '../../src/domain/shown-currency.ts';
import type { Currency } from '../../src/api/wire/currency.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { withPageRoute } from '../../src/site/draft-route.ts';
import { htmlDocument } from '../../src/site/html-document.ts';
import { fontSources } from '../../src/runtime/theme/font-links.ts';
import type { MediaLibrary } from '../../src/site/pictures.ts';
import type { BlogPost } from '../../src/domain/blog-post.ts';
import type { PagePreview } from '../../src/site/preview.ts';
import type { PageRenderer } from '../../src/site/page-renderer.ts';
import { tagSources } from '../../src/site/page-tags.ts';
import {
  currencyOnPage,
  isScreenPage,
  screensOf,
  screenTitleKey,
  showsScreen,
} from '../../src/site/system-pages.ts';
import type { MapTiles } from '../../src/domain/map-points.ts';
import { contentPolicy } from '../http/content-security.ts';
import { type CachedResponse, createResponse } from './html-cache.ts';
import { isBuilderHost, type PageRequest } from './page-request.ts';
import type { PageTarget } from './resolve-request.ts';
import { CACHED_INCOMPLETE_MS, CACHED_MS, type Loaded, SHORTEST_CACHED_MS } from './site-cache.ts';

/** A request with the data of its site. */
export interface Visit {
  readonly request: PageRequest;
  /** Its calls end while there is time left to respond. */
  readonly api: ProductApi;
  readonly settings: Loaded<SiteSettings>;
  readonly currencies: Promise<Loaded<readonly Currency[]>>;
  readonly media: Promise<Loaded<MediaLibrary>>;
}

/** A preview, and the site as it shows it. */
export interface ShownPreview {
  readonly shown: PagePreview;
  /** The scenario whose data is shown; `null` for the data of the site. */
  readonly scenario: Scenario | null;
  readonly site: SiteConfiguration;
}

export interface RenderInput {
  readonly visit: Visit;
  /** Called for the data of the page. */
  readonly api: ProductApi;
  readonly page: WirePage;
  readonly target: PageTarget;
  /** The post that the page shows. */
  readonly post?: BlogPost | undefined;
  /** Text key of the title, where it is not that of the route's screen. */
  readonly titleKey?: string | undefined;
  readonly status: number;
  /** The preview that the page belongs to; `null` without one. */
  readonly preview: ShownPreview | null;
  /** Distinguishes versions of the page, whose rendered parts may be cached; `null` caches nothing. */
  readonly pageVersion: string | null;
}

export interface RenderedResponse {
  readonly response: CachedResponse;
  /** Until when it may be cached, in epoch milliseconds; `null` for not at all. */
  readonly cachedUntil: number | null;
  /** It shows the search or booking of its visitor, whatever was stored for its address before. */
  readonly isForOne: boolean;
}

export interface RenderOptions {
  readonly renderPage: PageRenderer;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Origin that may frame previews; `null` without an editor. */
  readonly editorOrigin: string | null;
  /** From where maps are loaded; `null` where none are shown. */
  readonly mapTiles: MapTiles | null;
  /** HTML at the end of each page's body, such as the demo bar; '' in production. */
  readonly bodyEnd: (page: { readonly pageId: string; readonly language: LanguageTag }) => {
    html: string;
    css: string;
  };
}

const isForOne = ({ target, page }: Pick<RenderInput, 'target' | 'page'>) =>
  isScreenPage(target.routeId) || showsScreen(page);

const cacheControl = (input: RenderInput) =>
  input.preview || isForOne(input) || input.status >= 400
    ? 'private, no-store'
    : 'public, max-age=0, must-revalidate';

/** The search of an address, without what asks for a preview; that of the scenario where it has none. */
function ownSearch(search: URLSearchParams, routeId: string, scenario: Scenario | null): URLSearchParams {
  if (!search.has('preview')) return search;
  const own = new URLSearchParams(search);
  own.delete('preview');
  return scenario && own.size === 0 ? new URLSearchParams(searchOf(scenario, routeId)) : own;
}

const LIST_PAGE = /^([2-9]|[1-9]\d{1,2})$/;

/** Which page of the blog's list is wanted; every other parameter is none of a content page. */
export function listSearch(
  { routeId }: Pick<PageTarget, 'routeId'>,
  search: URLSearchParams,
): URLSearchParams {
  const page = search.get('page') ?? '';
  return new URLSearchParams(routeId === 'blog' && LIST_PAGE.test(page) ? { page } : {});
}

/** Renders a page document to a complete response. Rejects with ApiError when data without which there is no page fails. */
export function createResponseRenderer({ renderPage, now, editorOrigin, mapTiles, bodyEnd }: RenderOptions) {
  return async (input: RenderInput): Promise<RenderedResponse> => {
    const { visit, api, page, target, status, preview, pageVersion } = input;
    const draft = preview?.shown.kind === 'draft' ? preview.shown : null;
    const scenario = preview?.scenario ?? null;
    const { request, settings: loadedSettings } = visit;
    const { language, routeId, path } = target;
    const { site } = request;
    const published = loadedSettings.value;
    const settings = draft && preview ? { ...published, site: preview.site } : published;
    const [currencies, media] = await Promise.all([visit.currencies, visit.media]);
    const renderedAt = now();
    const isScreen = isForOne(input);
    const rendered = await renderPage({
      address: {
        siteId: site.id,
        site: draft ? withPageRoute(settings.site, page) : settings.site,
        siteName: site.name,
        bookingSettings: settings.bookingSettings,
        brandCode: settings.global.brandCode,
        language,
        routeId,
        path,
        // Parameters that a content page does not know never reach the renderer, so they cannot vary what is cached.
        search: isScreen ? ownSearch(request.search, routeId, scenario) : listSearch(target, request.search),
        resultsView: isScreen ? readResultsView(request.resultsViewCookie) : null,
        post: input.post,
        origin: site.origin,
        viewer: scenario ? viewerOf(scenario.visitor) : undefined,
        preview: draft,
        mapTiles,
        signInHref: editorOrigin && `${editorOrigin}/sites/${encodeURIComponent(site.id)}/pages`,
      },
      settings,
      currencies: currencies.value,
      chosenCurrency: currencyOnPage(
        routeId,
        screensOf(page),
        scenario?.isInOtherCurrency
          ? otherCurrency(currencies.value)
          : chosenCurrency(currencies.value, request.currencyCookie),
      ),
      media: media.value,
      page,
      api,
      versionKey:
        pageVersion &&
        [site.id, site.version, loadedSettings.hash, currencies.hash, language, routeId, pageVersion].join(
          '|',
        ),
      preview: preview?.shown ?? null,
      now: scenario?.now ?? renderedAt,
      allowsTags: status === 200 || status === 404,
      isIndexable: status === 200 && !isScreen && !isBuilderHost(settings, request),
      screenKey: input.titleKey ?? screenTitleKey(routeId),
    });
    const end = bodyEnd({ pageId: page.id, language });
    const styles = [
      { css: rendered.foundationCss + end.css },
      { css: rendered.componentCss },
      ...(rendered.styleMarkers === '' ? [] : [{ css: rendered.styleMarkers, attributes: MARKERS }]),
      ...(rendered.pageCss === '' ? [] : [{ css: rendered.pageCss }]),
    ];
    const response = createResponse(
      status,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': contentPolicy({
          styles: styles.map(({ css }) => css),
          tags: rendered.tags && tagSources(rendered.tags),
          fonts: fontSources(settings.site.theme),
          frameAncestors: draft && editorOrigin ? editorOrigin : "'none'",
        }),
        'cache-control': cacheControl(input),
        ...(preview ? { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } : {}),
      },
      htmlDocument({
        language,
        isPreview: preview !== null || status === 401,
        head: rendered.head,
        structuredData: rendered.structuredData,
        styles,
        scripts: rendered.scripts,
        preloadedScripts: rendered.preloadedScripts,
        fontLinks: rendered.fontLinks,
        tags: rendered.tags,
        ecommerce: rendered.ecommerce,
        body: rendered.body + end.html,
      }),
    );
    if (isScreen || !rendered.isComplete) return { response, cachedUntil: null, isForOne: isScreen };
    const isComplete = loadedSettings.isComplete && currencies.isComplete && media.isComplete;
    const latest = renderedAt + (isComplete ? CACHED_MS : CACHED_INCOMPLETE_MS);
    const cachedUntil = Math.min(latest, Math.max(rendered.validUntil, renderedAt + SHORTEST_CACHED_MS));
    return { response, cachedUntil, isForOne: false };
  };
}

export type ResponseRenderer = ReturnType<typeof createResponseRenderer>;
