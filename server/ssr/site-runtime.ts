import { type ApiTransport, createProductApi, type ProductApi } from '../../src/api/client/product-api.ts';
import { loadSiteSettings, readSiteSettings, type SiteSettings } from '../../src/api/client/site-calls.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';

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

const MAX_AGE_MS = 900_000;

interface Kept {
  readonly version: number;
  readonly expires: number;
  readonly settings: Promise<SiteSettings>;
}

/** Settings of the sites, loaded once per site version and kept for at most 15 minutes. */
export function createSiteRuntime(transport: SiteTransport, now: () => number, report: ReportWarning) {
  const kept = new Map<string, Kept>();
  const lastKnown = new Map<string, SiteSettings>();

  const apiOf = (site: SiteIdentity, headers?: Readonly<Record<string, string>>): ProductApi =>
    // The server answers a visitor: it must not wait two seconds for a second attempt.
    createProductApi(transport(site, headers), { wait: () => Promise.resolve() });

  return {
    apiOf,
    /** @throws ApiError when the site configuration cannot be had */
    settingsOf(site: SiteIdentity): Promise<SiteSettings> {
      const known = kept.get(site.id);
      if (known && known.version === site.version && known.expires > now()) return known.settings;
      const settings = loadSiteSettings(apiOf(site), report);
      kept.set(site.id, { version: site.version, expires: now() + MAX_AGE_MS, settings });
      settings.then(
        (loaded) => lastKnown.set(site.id, loaded),
        () => {
          if (kept.get(site.id)?.settings === settings) kept.delete(site.id);
        },
      );
      return settings;
    },
    /** The settings that were had last, else bare ones: for the error page of a site whose API does not answer. */
    lastKnownSettings: (siteId: string): SiteSettings => lastKnown.get(siteId) ?? bareSettings(),
  };
}

export type SiteRuntime = ReturnType<typeof createSiteRuntime>;

/** Settings of a site of which nothing is known yet: every default, in whatever language is asked for. */
const bareSettings = (): SiteSettings =>
  readSiteSettings(
    { site: { languages: SUPPORTED_LANGUAGES.map((isoLanguageName) => ({ isoLanguageName })) } },
    () => undefined,
  );
