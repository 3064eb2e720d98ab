import { searchRules } from '../../src/domain/search-rules.ts';
import type { SearchQueryContext } from '../../src/api/queries/search.ts';
import type { Currency } from '../../src/api/wire/currency.ts';
import { currencyOfBookings, toShownCurrency } from '../../src/domain/shown-currency.ts';
import { dateFormatOf } from '../../src/domain/site-languages.ts';
import type { DataContext } from '../../src/runtime/data/queries.ts';
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
 * @param scenario the booking scenario that the product API of the site responds in; `null` for none
 * @param chosen the currency that a visitor chose, where the page shows amounts in it; `null` for that of the site
 */
export function surroundingsOf(
  site: OpenSite,
  clean: CleanHtmlOf,
  pageId: string,
  language: LanguageTag,
  t: Translate,
  clock: number,
  scenario: ShownScenario | null = null,
  chosen: Currency | null = null,
): Surroundings {
  const now = scenario ? scenario.now : clock;
  const { settings, currencies, media, api } = site;
  const booked = currencyOfBookings(currencies, chosen, settings.site.featureFlags.webAsBroker);
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
    { all: currencies, chosen },
  );
  const data: SearchQueryContext & DataContext = {
    language,
    search,
    postId: '',
    postsPerPage: settings.site.blog.postsPerPage,
    api,
    decimalsOf: (currency) => currencies.find(({ isoCode }) => isoCode === currency)?.decimals ?? 2,
    searchRules: searchRules(settings.bookingSettings, settings.bookingConfiguration),
    toBooked: booked && toShownCurrency(booked),
    now,
  };
  return {
    t,
    format: createFormat({
      language,
      timeFormat: settings.site.featureFlags.timeFormat,
      dateFormat: dateFormatOf(settings.site, language),
      currencies,
      distanceUnit: settings.bookingConfiguration.distanceUnit,
      shownCurrency: chosen && { chosen, currencies },
    }),
    page,
    now,
    data,
  };
}
