import type { SiteConfiguration } from '../../generated/page/types.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import { sampleCurrency, scenarioApi } from '../../src/api/http/scenario-api.ts';
import { isScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { SCENARIOS } from '../../src/api/wire/scenarios/scenarios.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import { detectLanguage } from '../../src/site/routes.ts';
import { composedPage } from '../../src/site/system-pages.ts';
import type { TextsOf } from '../api/wire/texts.ts';
import { type PreviewRequest, readPreviewRequest } from '../content/preview-request.ts';
import { createFailurePages } from './failure-pages.ts';
import type { CachedResponse, HtmlCache } from './html-cache.ts';
import { type PageRequest, type PageResult, preferredLanguages } from './page-request.ts';
import { type PreviewSource, resolvePreview } from './preview-handler.ts';
import { createPublishedPages } from './published-pages.ts';
import { createResponseRenderer, type RenderOptions, type Visit } from './render-response.ts';
import { SHORT_WAIT_MS, type SiteRuntime } from './site-runtime.ts';
import { createStoredPages } from './stored-pages.ts';
import { createSystemPages, type Report } from './system-page.ts';

export interface PageHandlerOptions extends RenderOptions {
  readonly runtime: SiteRuntime;
  readonly cache: HtmlCache;
  readonly previews: PreviewSource;
  readonly report: Report;
  readonly textsOf: TextsOf;
}

/** A page that is stored nowhere, such as an example of a component, with the shared sections that it shows and the site does not have. */
export interface UnstoredPage {
  readonly routeId: string;
  readonly builder: object;
  readonly sharedComponents: SiteConfiguration['sharedComponents'];
}

/** Responds to requests for pages: resolves the address, authorises drafts, and reads pages from the cache or renders them. */
export function createPageHandler(options: PageHandlerOptions) {
  const { runtime, cache, now, previews, report, textsOf } = options;
  const reportWarning: ReportWarning = (document, warning) =>
    report('stored document', { document, ...warning });
  const render = createResponseRenderer(options);
  const renderSystemPage = createSystemPages(render, report, reportWarning);
  const failures = createFailurePages({ renderSystemPage, report, runtime });
  const pages = createStoredPages({ render, failures, cache, now, reportWarning, textsOf, runtime });
  const respondPublished = createPublishedPages({ pages, failures, runtime });

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
      return failures.withoutSettings(started);
    }
    const requested = readPreviewRequest(request.search);
    return requested.kind === 'none'
      ? respondPublished(visit, hurriedApi)
      : withoutTraces(await respondPreview(visit, hurriedApi, requested));
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
        return failures.refused(visit, resolution.language);
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
        return pages.uncached(visit, target, api, { shown: preview, site: shownSite, scenario });
      }
      default:
        return resolution;
    }
  }

  /** Renders a page that is stored nowhere, with the data of the site. */
  async function compose(
    request: PageRequest,
    { routeId, builder, sharedComponents }: UnstoredPage,
  ): Promise<CachedResponse> {
    const { site, visitorAddress } = request;
    const stored = await runtime.settingsOf(site);
    const shared = [...stored.value.site.sharedComponents, ...sharedComponents];
    const siteConfiguration = { ...stored.value.site, sharedComponents: shared };
    const settings = { ...stored, value: { ...stored.value, site: siteConfiguration } };
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

  return { cached: pages.known, respond, compose };
}

/** Responses to the page requests of all sites. */
export type PageHandler = ReturnType<typeof createPageHandler>;

/** A response of a preview leaves nothing with the visitor. */
const withoutTraces = (result: PageResult): PageResult =>
  result.kind === 'page' ? { ...result, isOfPreview: true } : result;
