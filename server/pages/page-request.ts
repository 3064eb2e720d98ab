import type { SiteSettings } from '../../src/api/product-api.ts';
import { parseAcceptLanguage } from '../../src/runtime/text/languages.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import type { CachedResponse } from './html-cache.ts';

/** The parts of a visitor's request that pages depend on. */
export interface PageRequest {
  readonly site: SiteIdentity;
  /** IP address of the visitor. */
  readonly visitorAddress: string;
  /** Normalised host of the request; a site may have several, and some are never indexed. */
  readonly host: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly languageCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** Code of the currency that the visitor chose. */
  readonly currencyCookie: string | undefined;
  /** How the visitor last looked at results. */
  readonly resultsViewCookie?: string | undefined;
  /** Value of the preview cookie. */
  readonly previewToken: string | undefined;
}

export type PageResult =
  | {
      readonly kind: 'page';
      readonly response: CachedResponse;
      /** Nothing of it is stored for the visitor, such as its language. */
      readonly isOfPreview?: true;
    }
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 303;
      readonly location: string;
      readonly cookie?: string;
    };

/** The languages a visitor prefers, best first: the cookie, then Accept-Language. */
export const preferredLanguages = ({ languageCookie, acceptLanguage }: PageRequest): string[] => [
  ...(languageCookie ? [languageCookie] : []),
  ...parseAcceptLanguage(acceptLanguage ?? ''),
];

/** Whether the host of the request is one on which the site is edited; such hosts are not indexed. */
export const isBuilderHost = ({ global }: SiteSettings, { host }: PageRequest): boolean =>
  global.builderHosts.includes(host);
