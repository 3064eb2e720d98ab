import { searchRules } from '../../src/domain/search-rules.ts';
import { dateFormatOf } from '../../src/domain/site-languages.ts';
import type { CleanHtmlOf } from '../../src/runtime/html/clean-html.ts';
import type { LivePageProps } from '../../src/runtime/render/live/live-page.tsx';
import { createFormat } from '../../src/runtime/text/format.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { Translate } from '../../src/runtime/text/translate.ts';
import { createPageContext } from '../../src/site/page-context.ts';
import { routePath } from '../../src/site/routes.ts';
import type { OpenSite } from './open-site.ts';
import type { ShownScenario } from './page-data.ts';

/** What a page is rendered with in one language, beside its document. */
export type Surroundings = Pick<LivePageProps, 't' | 'format' | 'page' | 'now' | 'data'>;

/**
 * @param clean makes texts of the page safe HTML
 * @param clock epoch milliseconds
 * @param scenario the booking scenario that the product API of the site answers in; `null` for none
 */
export function surroundingsOf(
  site: OpenSite,
  clean: CleanHtmlOf,
  pageId: string,
  language: LanguageTag,
  t: Translate,
  clock: number,
  scenario: ShownScenario | null = null,
): Surroundings {
  const now = scenario ? scenario.now : clock;
  const { settings, currencies, media, api } = site;
  const search = new URLSearchParams(scenario?.searchOf(pageId) ?? '');
  const page = createPageContext(
    {
      siteId: site.id,
      site: settings.site,
      siteName: site.name,
      bookingSettings: settings.bookingSettings,
      brandCode: settings.global.brandCode,
      language,
      routeId: pageId,
      path: routePath(settings.site, pageId, language) ?? `/${language}/`,
      search,
      origin: site.origin,
      viewer: scenario?.viewer,
      preview: null,
      signInHref: null,
    },
    media,
    null,
    { clean, frameOf: () => null },
    { all: currencies, chosen: null },
  );
  return {
    t,
    format: createFormat({
      language,
      timeFormat: settings.site.featureFlags.timeFormat,
      dateFormat: dateFormatOf(settings.site, language),
      currencies,
      distanceUnit: settings.bookingConfiguration.distanceUnit,
    }),
    page,
    now,
    data: {
      language,
      search,
      postId: '',
      postsPerPage: settings.site.blog.postsPerPage,
      api,
      decimalsOf: (currency) => currencies.find(({ isoCode }) => isoCode === currency)?.decimals ?? 2,
      searchRules: searchRules(settings.bookingSettings, settings.bookingConfiguration),
      now,
    },
  };
}
