import type { Media, SiteConfiguration } from '../../generated/page/types.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { DEFAULT_LAYOUT } from '../../src/api/wire/document-kinds.ts';
import { sampleCurrency, scenarioApi } from '../../src/api/http/scenario-api.ts';
import { SCENARIOS, searchOf } from '../../src/api/wire/scenarios/scenarios.ts';
import { toPage } from '../../src/api/wire/site-settings.ts';
import { pageCssOf } from '../../src/runtime/document/page-css.ts';
import { PAGE_CSS, writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { MARKERS } from '../../src/runtime/render/html/component-styles.ts';
import { withPageRoute } from '../../src/site/draft-route.ts';
import { foundationOf } from '../../src/site/foundation-css.ts';
import { htmlDocument } from '../../src/site/html-document.ts';
import { storedPictures, toMediaLibrary } from '../../src/site/pictures.ts';
import type { PageRenderer } from '../../src/site/page-renderer.ts';
import { defaultLanguage, enabledLanguages, routePath } from '../../src/site/routes.ts';
import { isScreenPage, screenTitleKey } from '../../src/site/system-pages.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import type { SiteRuntime } from './site-runtime.ts';
import type { Report } from './system-page.ts';

export interface CanvasFrameOptions {
  readonly runtime: SiteRuntime;
  readonly renderPage: PageRenderer;
  readonly readMedia: (siteId: string) => Promise<readonly Media[]>;
  /** The site with the drafts of what stands around its pages; `null` where it is not stored here. */
  readonly readSite: (siteId: string) => Promise<SiteConfiguration | null>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly report: Report;
}

/** A draft whose surroundings are rendered. */
export interface CanvasPage {
  readonly id: string;
  readonly body: DocumentBody;
  /** A language of the site; another value stands for its first one. */
  readonly language: string;
  /** With its own content, to be looked at. */
  readonly isWhole: boolean;
  /** Nothing of a layout stands around it, such as around a shared section, which layouts themselves show. */
  readonly isAlone?: boolean;
}

/** A site whose pages have nothing around their content. */
const withoutLayouts = (site: SiteConfiguration): SiteConfiguration => ({
  ...site,
  layouts: [{ id: DEFAULT_LAYOUT, name: '', layoutItems: [{ type: 'content', sharedComponentId: '' }] }],
});

/**
 * The HTML in which the editor composes a page: the drafts of the site's layout, header and styles, without scripts, around an empty main element unless the page is wanted whole: then screens show samples of a one-way rental. What is composed alone has the styles without the layout. Rejects with ApiError when the settings of the site cannot be loaded.
 */
export function createCanvasFrame({
  runtime,
  renderPage,
  readMedia,
  readSite,
  now,
  report,
}: CanvasFrameOptions) {
  return async (
    site: SiteIdentity,
    { id, body, language: wanted, isWhole, isAlone = false }: CanvasPage,
  ): Promise<string> => {
    const [{ value: published }, currencies, media, draft] = await Promise.all([
      runtime.settingsOf(site),
      runtime.currenciesOf(site),
      readMedia(site.id),
      readSite(site.id),
    ]);
    const around = draft ?? published.site;
    const settings = { ...published, site: isAlone ? withoutLayouts(around) : around };
    const language =
      enabledLanguages(settings.site).find((one) => one === wanted) ?? defaultLanguage(settings.site);
    const builder = isWhole ? body.builder : { format: 1, sections: [] };
    const page = toPage({ ...body, id, status: 0, version: 1, builder }, (document, warning) =>
      report('draft', { document, ...warning }),
    );
    if (!page) throw new TypeError(`the page ${id} of ${site.id} is no page`);
    const withRoute = withPageRoute(settings.site, page);
    // Without a search, screens of the booking flow would show that it is missing.
    const scenario = isWhole && isScreenPage(id) ? SCENARIOS['one-way'] : null;
    const api = runtime.apiOf(site);
    const rendered = await renderPage({
      address: {
        siteId: site.id,
        site: withRoute,
        siteName: site.name,
        bookingSettings: settings.bookingSettings,
        brandCode: settings.global.brandCode,
        language,
        routeId: id,
        path: routePath(withRoute, id, language) ?? `/${language}/`,
        search: new URLSearchParams(scenario ? searchOf(scenario, id) : ''),
        origin: site.origin,
        preview: null,
        signInHref: null,
      },
      settings,
      currencies: currencies.value,
      media: toMediaLibrary(storedPictures(media, `/sites/${site.id}`)),
      page,
      api: scenario ? scenarioApi(api, scenario, sampleCurrency(currencies.value)) : api,
      versionKey: null,
      preview: null,
      marksShared: true,
      now: scenario?.now ?? now(),
      isIndexable: false,
      allowsTags: false,
      screenKey: screenTitleKey(id),
    });
    const written = isWhole ? '' : writtenCssOf(body.builder);
    return htmlDocument({
      language,
      head: rendered.head.filter(({ tag }) => tag === 'title'),
      styles: [
        { css: foundationOf(withRoute.theme, 'european', 'swap') },
        { css: rendered.componentCss },
        // The place for what the live driver adds.
        { css: rendered.styleMarkers, attributes: MARKERS },
        // For the editor, which applies it until it is edited.
        ...(written === ''
          ? []
          : [{ css: pageCssOf(body.builder), attributes: { [PAGE_CSS]: written, media: 'not all' } }]),
      ],
      body: rendered.body,
    });
  };
}
