import type {
  BookingSettings as StoredBookingSettings,
  SiteConfiguration,
} from '../../generated/page/types.ts';
import type { Currency } from '../api/wire/currency.ts';
import { CURRENCY_PARAMETER, currencyOfBookings, offeredCurrencies } from '../domain/shown-currency.ts';
import { RISKS, type Risk } from '../domain/excess.ts';
import { toPaymentId } from '../domain/payment.ts';
import type { BlogPost } from '../domain/blog-post.ts';
import type { MapTiles } from '../domain/map-points.ts';
import type { ResultsView } from '../domain/offers/results-view.ts';
import { opensPage, type PreviewScope } from '../domain/preview.ts';
import type { Viewer } from '../domain/visibility.ts';
import { type CleanHtmlOf, NO_HTML } from '../runtime/html/clean-html.ts';
import { isSafeUrl } from '../runtime/html/safe-url.ts';
import type {
  CurrencyChoice,
  LanguageChoice,
  PageContext,
  ResolvedLink,
} from '../runtime/registry/page-context.ts';
import { type LanguageTag, NATIVE_NAMES } from '../runtime/text/languages.ts';
import { pickText } from '../runtime/text/resolve-text.ts';
import type { BookingSettings } from '../ui/booking-settings/booking-settings.ts';
import { CHECKOUT_DIALOG, CHECKOUT_ROUTE } from './checkout-dialog.ts';
import { offersCurrencies } from './system-pages.ts';
import { type MediaLibrary, resolvePicture } from './pictures.ts';
import { siteHref } from './preview.ts';
import { resultsSettings } from './results-settings.ts';
import { enabledLanguages, languageOrigin, postPath, resolveAddress, routePath } from './routes.ts';

export interface PageAddress {
  readonly siteId: string;
  readonly site: SiteConfiguration;
  readonly siteName: string;
  readonly bookingSettings: StoredBookingSettings;
  readonly brandCode: string;
  readonly language: LanguageTag;
  readonly routeId: string;
  readonly path: string;
  readonly search: URLSearchParams;
  /** The post of the blog that the page shows. */
  readonly post?: BlogPost | undefined;
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string;
  /** Where operators sign in; `null` where the site has no editor. */
  readonly signInHref: string | null;
  /** From where maps are loaded; without it none are shown. */
  readonly mapTiles?: MapTiles | null;
  /** How the visitor last looked at results; without it as the page has it. */
  readonly resultsView?: ResultsView | null;
  /** Who looks at its prices; a visitor by default, because nobody signs in to a site yet. */
  readonly viewer?: Viewer | undefined;
  /** The preview that the page belongs to; `null` for a published page. */
  readonly preview: PreviewScope | null;
}

/** What an address adds to the chosen page: an anchor on it, what it is asked, or nothing. */
function partsOnPage(url: string): { readonly query?: string; readonly hash?: string } {
  if (/^#[A-Za-z][\w-]*$/.test(url)) return { hash: url };
  return /^\?[\w.~%&=+-]+$/.test(url) ? { query: url.slice(1) } : {};
}

/**
 * Where a link leads: a page of the site by its localized path (and, with `#anchor` as its address, an anchor on it, with
 * `?name=value` what it is asked), else a permitted address, else nowhere.
 */
export function resolveLink(
  address: Pick<PageAddress, 'site' | 'language' | 'origin' | 'preview'>,
  link: { pageId?: string; url?: string },
): ResolvedLink | null {
  const url = link.url?.trim() ?? '';
  if (link.pageId) {
    const path = routePath(address.site, link.pageId, address.language);
    if (path)
      return {
        href: siteHref(address.preview, link.pageId, path, partsOnPage(url)),
        isExternal: false,
      };
  }
  if (!isSafeUrl(url)) return null;
  if (address.preview && url.startsWith('/')) return { href: previewHref(address, url), isExternal: false };
  const isExternal = /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin !== address.origin;
  return { href: url, isExternal };
}

/** A path that an author wrote, in a preview: it stays there when it is that of a page. */
function previewHref({ site, preview }: Pick<PageAddress, 'site' | 'preview'>, url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://site');
  const found = resolveAddress(site, pathname, []);
  return found.kind === 'page'
    ? siteHref(preview, found.routeId, pathname, { query: search.slice(1), hash })
    : url;
}

/** The path of a page in a language of the site. */
export const pathIn = ({ site, routeId, post }: PageAddress, language: LanguageTag): string =>
  (post ? postPath(site, post, language) : routePath(site, routeId, language)) ?? `/${language}/`;

/**
 * The same page in every language of the site. A language on another host links to that host; a preview stays on the
 * host that knows it.
 */
export function languageChoices(address: PageAddress): LanguageChoice[] {
  const { preview, routeId } = address;
  return enabledLanguages(address.site).map((language) => {
    const path = siteHref(preview, routeId, pathIn(address, language), {
      query: address.search.toString(),
    });
    const host = preview ? '' : (languageOrigin(address.site, language) ?? '');
    return {
      language,
      nativeName: NATIVE_NAMES[language],
      href: host && host !== address.origin ? host + path : path,
      isCurrent: language === address.language,
    };
  });
}

/**
 * Where an address of the booking settings leads. They know no languages: a path of the site, such as `/terms`,
 * leads to that page in the language of the visitor.
 */
function settingsHref(address: PageAddress, url: string): string | null {
  const link = resolveLink({ ...address, preview: null }, { url });
  if (!link?.href.startsWith('/')) return link?.href ?? null;
  const [path = '', anchor] = link.href.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const found = resolveAddress(address.site, `/${address.language}${path}`, []);
  if (found.kind === 'not-found') return link.href;
  return found.kind === 'page'
    ? siteHref(address.preview, found.routeId, found.path, { hash })
    : found.path + hash;
}

/** What follows the name of a model: `null` for nothing, '' for the built-in text. */
export function orSimilarSetting({ results }: StoredBookingSettings, language: string): string | null {
  const { showOrSimilar, orSimilarText } = results.general;
  return showOrSimilar ? pickText(orSimilarText, language) : null;
}

/** The risks whose excess is shown: all or none on a result, chosen ones in the summary of the checkout. */
function shownRisks({ results, checkout: { summary } }: StoredBookingSettings): BookingSettings['excess'] {
  const inSummary: Readonly<Record<Risk, boolean>> = {
    damage: summary.showFranchiseDamage,
    theft: summary.showFranchiseTheft,
    rollover: summary.showFranchiseRollover,
    hail: summary.showFranchiseHail,
  };
  return {
    inResults: results.resultItem.franchise ? RISKS : [],
    inCheckout: RISKS.filter((risk) => inSummary[risk]),
  };
}

/** The shared component that the checkout shows in a dialog; '' on other pages, and where there is none. */
export function checkoutDialogId({
  routeId,
  site,
  bookingSettings: { checkout },
}: Pick<PageAddress, 'routeId' | 'site' | 'bookingSettings'>): string {
  const id = checkout.modalSharedComponentId;
  const isThere = routeId === CHECKOUT_ROUTE && site.sharedComponents?.some((shared) => shared.id === id);
  return isThere ? id : '';
}

/** The booking settings for the address of a page. */
export function bookingSettings(address: PageAddress): BookingSettings {
  const { checkout, general, results } = address.bookingSettings;
  const textOf = (texts: Readonly<Record<string, string>>) => pickText(texts, address.language);
  return {
    areTaxesIncluded: address.bookingSettings.general.showFinalPrice,
    orSimilar: orSimilarSetting(address.bookingSettings, address.language),
    excess: shownRisks(address.bookingSettings),
    messages: {
      ofResult: textOf(results.resultItem.customMessage),
      ofBooking: textOf(checkout.summary.customMessage),
    },
    paymentMethods: general.paymentMethods.map(
      ({ id, paymentType, name, customName, image, promotionId, currencies, disableBillingForm }) => ({
        id: toPaymentId(id),
        paymentType,
        name: textOf(customName) || name,
        image,
        promotionId,
        currencies,
        needsBilling: !disableBillingForm,
      }),
    ),
    prepayment: {
      onlyPayCommission: general.onlyPayCommission,
      commissionPercentage: general.commissionPercentage,
      percentageToPay: general.percentageToPay,
    },
    checkout: {
      isTwoSteps: address.site.featureFlags.checkoutTwoSteps,
      showsBetterPrice: checkout.showBetterPriceAlert,
      redirectsAfterQuote: checkout.redirectAfterQuote,
      infoHref: checkoutDialogId(address) === '' ? null : `#${CHECKOUT_DIALOG}`,
    },
    showsTerms: checkout.showTerms,
    termsHref: settingsHref(address, checkout.termsUrl),
    privacyHref: settingsHref(address, checkout.privacyUrl),
    brandCode: address.brandCode || null,
    results: resultsSettings(address.bookingSettings, address.site, address.language),
  };
}

/** The currencies of a site, and the one that the visitor chose instead of that of the site. */
export interface PageCurrencies {
  readonly all: readonly Currency[];
  readonly chosen: Currency | null;
}

const NO_CURRENCIES: PageCurrencies = { all: [], chosen: null };

/** The page in each currency; none on screens where somebody books. */
function currencyChoices(address: PageAddress, { all, chosen }: PageCurrencies): CurrencyChoice[] {
  const { language, routeId, path, search, preview } = address;
  if (!offersCurrencies(routeId)) return [];
  return offeredCurrencies(all).map(({ isoCode, symbol, names, isSystemDefault }) => {
    const query = new URLSearchParams(search);
    query.set(CURRENCY_PARAMETER, isoCode);
    return {
      isoCode,
      symbol,
      name: pickText(names, language) || isoCode,
      href: siteHref(preview, routeId, path, { query: query.toString() }),
      isCurrent: chosen ? chosen.isoCode === isoCode : isSystemDefault,
      isOwn: isSystemDefault,
    };
  });
}

/** How a page shows HTML of operators. */
export interface PageHtml {
  readonly clean: CleanHtmlOf;
  /** Address at which HTML is shown in a frame of its own; `null` where it is not. */
  readonly frameOf: (source: string) => string | null;
}

const WITHOUT_HTML: PageHtml = { clean: () => NO_HTML, frameOf: () => null };

/**
 * What components may know of the page that they stand on; `leadPicture` is the source of its first picture. Without
 * `html` no HTML of operators is shown.
 */
export function createPageContext(
  address: PageAddress,
  media: MediaLibrary,
  leadPicture: string | null = null,
  html: PageHtml = WITHOUT_HTML,
  currencies: PageCurrencies = NO_CURRENCIES,
): PageContext {
  const { siteId, siteName, language, routeId, path, search, preview, signInHref } = address;
  return {
    siteId,
    siteName,
    language,
    routeId,
    viewer: address.viewer ?? 'visitor',
    path,
    search,
    resultsView: address.resultsView ?? null,
    languages: languageChoices(address),
    currencies: currencyChoices(address, currencies),
    bookingCurrency: currencyOfBookings(
      currencies.all,
      currencies.chosen,
      address.site.featureFlags.webAsBroker,
    ),
    booking: bookingSettings(address),
    link: (link) => resolveLink(address, link),
    routePath: (id, query = '') =>
      siteHref(preview, id, routePath(address.site, id, language) ?? `/${language}/`, { query }),
    blogPath: (post) => {
      const found =
        post === null ? routePath(address.site, 'blog', language) : postPath(address.site, post, language);
      return found && siteHref(preview, 'blog', found);
    },
    postsPerPage: address.site.blog.postsPerPage,
    ownHref: siteHref(preview, routeId, path, { query: search.toString() }),
    signInHref,
    mapTiles: address.mapTiles ?? null,
    previewOf: (id) => preview && (opensPage(preview, id) ? '' : '0'),
    picture: (src) => {
      const picture = resolvePicture(media, src);
      return picture && src === leadPicture ? { ...picture, isLead: true } : picture;
    },
    html: html.clean,
    htmlFrame: html.frameOf,
  };
}
