import { type ApiTransport, createProductApi, type ProductApi } from '../../src/api/client/product-api.ts';
import {
  type LoadedSettings,
  loadSiteSettings,
  readSiteSettings,
  type SiteSettings,
} from '../../src/api/client/site-calls.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import type { CurrencyStyle } from '../../src/runtime/text/format.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { toCurrencyStyles } from './currencies.ts';
import { createSiteMemory, type Known, stampOf } from './site-memory.ts';

/** A site as the host table knows it. */
export interface SiteIdentity {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Scheme, host and port under which the site is registered. */
  readonly origin: string;
}

/** Carries calls for a site; `headers` of the visitor's request that the call needs, such as the preview cookie. */
export type SiteTransport = (site: SiteIdentity, headers?: Readonly<Record<string, string>>) => ApiTransport;

const CURRENCIES = '/api/currencies';

/** What all pages of a site have in common, kept: its settings and how its currencies are written. */
export function createSiteRuntime(transport: SiteTransport, now: () => number, report: ReportWarning) {
  const apiOf = (site: SiteIdentity, headers?: Readonly<Record<string, string>>): ProductApi =>
    // The server answers a visitor: it must not wait two seconds for a second attempt.
    createProductApi(transport(site, headers), { wait: () => Promise.resolve() });

  const settings = createSiteMemory<SiteIdentity, LoadedSettings>(async (site, last) => {
    const value = await loadSiteSettings(apiOf(site), report, last?.answers);
    return { value, isComplete: value.isComplete, stamp: stampOf(value.answers) };
  }, now);

  const currencies = createSiteMemory<SiteIdentity, readonly CurrencyStyle[]>(async (site, last = []) => {
    try {
      const value = toCurrencyStyles(await apiOf(site).get(CURRENCIES));
      return { value, isComplete: true, stamp: stampOf(value) };
    } catch (error) {
      report(CURRENCIES, { path: '', message: (error as Error).message });
      return { value: last, isComplete: false, stamp: stampOf(last) };
    }
  }, now);

  return {
    apiOf,
    /** Parts that cannot be had now are those that were had last. @throws ApiError when nothing of a site is known */
    async settingsOf(site: SiteIdentity): Promise<Known<SiteSettings>> {
      const known = await settings.of(site);
      return { ...known, value: known.value.settings };
    },
    /** How amounts of a site's currencies are written; those that were had last when there is no answer. */
    currenciesOf: (site: SiteIdentity) => currencies.of(site),
    /** The settings that were had last, else bare ones: for the error page of a site whose API does not answer. */
    lastKnownSettings: (siteId: string): SiteSettings => settings.last(siteId)?.settings ?? bareSettings(),
  };
}

export type SiteRuntime = ReturnType<typeof createSiteRuntime>;

/** Settings of a site of which nothing is known yet: every default, in whatever language is asked for. */
const bareSettings = (): SiteSettings =>
  readSiteSettings(
    { site: { languages: SUPPORTED_LANGUAGES.map((isoLanguageName) => ({ isoLanguageName })) } },
    () => undefined,
  );
