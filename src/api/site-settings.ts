import type { GlobalConfiguration } from '../../generated/page/types.ts';
import { isRecord } from './wire/is-record.ts';
import {
  type ReportWarning,
  toAdvancedConfiguration,
  toBookingConfiguration,
  toBookingSettings,
  toGlobalConfiguration,
  toPage,
  toSeo,
  toSiteConfiguration,
  type WirePage,
} from './wire/site-settings.ts';
import { ApiError } from './api-error.ts';
import type { ProductApi, SiteSettings } from './product-api.ts';

/** Bodies of the configuration calls, by the part of the settings that each is read into. */
export type StoredSettings = Readonly<Record<keyof SiteSettings, unknown>>;

export interface LoadedSettings {
  readonly settings: SiteSettings;
  /** What the settings were read from. */
  readonly stored: StoredSettings;
  /** Every call succeeded. */
  readonly isComplete: boolean;
}

/**
 * Loads the configuration in parallel. Where a call fails, its last result is used, with a warning; without one
 * the site configuration is required, and the others take their defaults. `optionalApi` loads the others, which may
 * have a shorter time limit.
 * @throws ApiError when the site configuration cannot be had and never was
 */
export async function loadSiteSettings(
  api: ProductApi,
  report: ReportWarning,
  { last, optionalApi = api }: { last?: StoredSettings | undefined; optionalApi?: ProductApi } = {},
): Promise<LoadedSettings> {
  let isComplete = true;
  const fallBack = (part: string, error: Error, body: unknown) => {
    report(part, { path: '', message: error.message });
    isComplete = false;
    return body;
  };
  const required = async () => {
    try {
      const body = await api.configuration('site');
      if (!isRecord(body)) throw new ApiError(502, 'the site configuration is not an object', null, null);
      return body;
    } catch (error) {
      if (!last) throw error;
      return fallBack('site', error as Error, last.site);
    }
  };
  const optional = (part: keyof SiteSettings) =>
    optionalApi.configuration(part).catch((error: Error) => fallBack(part, error, last?.[part] ?? {}));
  const [site, seo, global, bookingSettings, bookingConfiguration, advanced] = await Promise.all([
    required(),
    optional('seo'),
    optional('global'),
    optional('bookingSettings'),
    optional('bookingConfiguration'),
    optional('advanced'),
  ]);
  const stored = { site, seo, global, bookingSettings, bookingConfiguration, advanced };
  return { settings: readSiteSettings(stored, report), stored, isComplete };
}

/** The responses of the configuration operations as settings. @throws ApiError when the site configuration is no object */
export function readSiteSettings(
  stored: Readonly<Partial<Record<keyof SiteSettings, unknown>>>,
  report: ReportWarning,
): SiteSettings {
  const site = toSiteConfiguration(stored.site, report);
  if (!site) throw new ApiError(502, 'the site configuration is not an object', null, null);
  const globalConfiguration = toGlobalConfiguration(stored.global, report);
  return {
    site: { ...site, featureFlags: { ...site.featureFlags, ...setFlags(globalConfiguration) } },
    global: globalConfiguration,
    seo: toSeo(stored.seo, report),
    bookingSettings: toBookingSettings(stored.bookingSettings, report),
    bookingConfiguration: toBookingConfiguration(stored.bookingConfiguration, report),
    advanced: toAdvancedConfiguration(stored.advanced, report),
  };
}

/** The flags that the global configuration decides: they win over the site's flags of the same name. */
const setFlags = ({ featureFlags }: GlobalConfiguration): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(featureFlags).filter((entry): entry is [string, boolean] => entry[1] !== null),
  );

/** A page by its id; `null` when there is none. @throws ApiError when it cannot be loaded or is no page */
export async function loadPage(
  api: ProductApi,
  id: string,
  report: ReportWarning,
  options: { readonly isDraft?: boolean } = {},
): Promise<WirePage | null> {
  const body = await api.page(id, options);
  if (body === null) return null;
  const page = toPage(body, report);
  if (!page) throw new ApiError(502, `page ${id} is not a page`, null, null);
  return page;
}
