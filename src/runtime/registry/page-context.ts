import type { Risk } from '../../domain/excess.ts';
import type { LanguageTag } from '../text/languages.ts';

/** Id of the main element: target of the skip link, and of the focus after a navigation. */
export const CONTENT_ID = 'content';

/** Where a link of a page document leads. */
export interface ResolvedLink {
  readonly href: string;
  /** Leads to another host. */
  readonly isExternal: boolean;
}

/** Files of a picture, ready for an `<img>`. */
export interface Picture {
  readonly src: string;
  readonly srcSet: string | undefined;
  /** Sources of better formats, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** `object-position`, from the picture's focal point. */
  readonly position: string;
  readonly color: string | undefined;
  /** The same motif composed for upright screens. */
  readonly tall?: Picture;
}

/** The same page in another language. */
export interface LanguageChoice {
  readonly language: LanguageTag;
  readonly nativeName: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** What the company's settings say about booking, wherever a car is shown or booked. */
export interface BookingWords {
  /** Follows the name of a model: `null` where the site says nothing, '' for the usual words. */
  readonly orSimilar: string | null;
  /** Prices are shown with taxes. */
  readonly areTaxesIncluded: boolean;
  /** Of what the customer still pays, the risks that are told in the results and in the checkout. */
  readonly excess: { readonly inResults: readonly Risk[]; readonly inCheckout: readonly Risk[] };
  /** What the company says of each result, and of what is booked; '' where it says nothing. */
  readonly messages: { readonly ofResult: string; readonly ofBooking: string };
  /** Terms must be accepted. */
  readonly showsTerms: boolean;
  /** Where terms and privacy notice are read; `null` without an address. */
  readonly termsHref: string | null;
  readonly privacyHref: string | null;
  /** Brand under which bookings are made; `null` when the company has one only. */
  readonly brandCode: string | null;
}

/** What a component may know of the page and site it stands on. */
export interface PageContext {
  readonly siteId: string;
  readonly siteName: string;
  readonly language: LanguageTag;
  /** Route or page id of the page shown. */
  readonly routeId: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly languages: readonly LanguageChoice[];
  readonly booking: BookingWords;
  /** Resolves a link of a document; `null` when it leads nowhere or to a forbidden scheme. */
  readonly link: (link: { readonly pageId?: string; readonly url?: string }) => ResolvedLink | null;
  /** The localized path of a route or page. */
  readonly routePath: (routeId: string) => string;
  /** The files of a picture; `null` when the source is empty. */
  readonly picture: (src: string) => Picture | null;
}
