import { ApiError } from '../../src/api/api-error.ts';
import type { ProductApi, SiteSettings } from '../../src/api/product-api.ts';
import { loadPage } from '../../src/api/site-settings.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import type { BlogPost } from '../../src/domain/blog-post.ts';
import { CURRENCY_PARAMETER } from '../../src/domain/shown-currency.ts';
import { bareScreenPage } from '../../src/site/system-pages.ts';
import type { TextsOf } from '../api/wire/texts.ts';
import { readPreviewRequest } from '../content/preview-request.ts';
import type { FailurePages } from './failure-pages.ts';
import type { CachedResponse, HtmlCache } from './html-cache.ts';
import { isBuilderHost, type PageRequest, type PageResult } from './page-request.ts';
import { listSearch, type ResponseRenderer, type ShownPreview, type Visit } from './render-response.ts';
import { type PageTarget, withQuery } from './resolve-request.ts';
import { CACHED_INCOMPLETE_MS } from './site-cache.ts';
import type { SiteRuntime } from './site-runtime.ts';
import { currencyOf } from './visitor-currency.ts';

export interface StoredPageOptions {
  readonly render: ResponseRenderer;
  readonly failures: FailurePages;
  readonly cache: HtmlCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly reportWarning: ReportWarning;
  readonly textsOf: TextsOf;
  readonly runtime: Pick<SiteRuntime, 'lastKnownSettings'>;
}

const cacheKey = (request: PageRequest, settings: SiteSettings, path: string) =>
  `${request.site.id}|${request.currencyCookie ?? ''}|${isBuilderHost(settings, request) ? 'builder' : 'public'}|${path}`;

/** Responds with the pages that are stored for a site: those of content from the cache, the others rendered for one visitor. */
export function createStoredPages(options: StoredPageOptions) {
  const { render, failures, cache, now, reportWarning, textsOf, runtime } = options;

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

  return {
    /** Drafts and screens are rendered for one visitor. */
    async uncached(
      visit: Visit,
      target: PageTarget,
      api: ProductApi,
      preview: ShownPreview | null = null,
    ): Promise<PageResult> {
      try {
        const rendered = await renderStored(visit, target, api, preview);
        if (rendered) return { kind: 'page', response: rendered.response };
        return preview?.shown.kind === 'draft'
          ? await failures.refused(visit, target.language)
          : await failures.notFound(visit, target.language);
      } catch (error) {
        return failures.failed(visit, target, error);
      }
    },

    /** Content pages come from the cache; a stale one is sent when the product API fails within a short time. */
    async cached(
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
        if (!rendered) return await failures.notFound(visit, target.language);
        if (rendered.cachedUntil !== null) return send(rendered.response, rendered.cachedUntil);
        return stale && !rendered.isForOne ? sendStale(stale) : { kind: 'page', response: rendered.response };
      } catch (error) {
        if (!(stale && error instanceof ApiError)) return failures.failed(visit, target, error);
        failures.reportFailure(visit.request, target.routeId, error);
        return sendStale(stale);
      }
    },

    /** The cached response for exactly this spelling of the path; `null` for everything else. */
    known(request: PageRequest): CachedResponse | null {
      const { site, search, pathname } = request;
      // Keys hold decoded paths.
      if (pathname.includes('%')) return null;
      // A page of a list is known by its route, which is resolved first.
      if (search.has('page') || search.has(CURRENCY_PARAMETER)) return null;
      if (search.size > 0 && readPreviewRequest(search).kind !== 'none') return null;
      const settings = runtime.lastKnownSettings(site.id);
      return cache.fresh(cacheKey(request, settings, pathname), site.version);
    },
  };
}

export type StoredPages = ReturnType<typeof createStoredPages>;
