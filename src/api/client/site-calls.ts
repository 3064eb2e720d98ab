import type {
  BookingConfiguration,
  BookingSettings,
  GlobalConfiguration,
  Seo,
  SiteConfiguration,
} from '../../../generated/page/types.ts';
import { isRecord } from '../wire/is-record.ts';
import {
  type ReportWarning,
  toBookingConfiguration,
  toBookingSettings,
  toGlobalConfiguration,
  toPage,
  toSeo,
  toSiteConfiguration,
  type WirePage,
} from '../wire/site-settings.ts';
import { ApiError } from './api-error.ts';
import type { CallOptions, ProductApi } from './product-api.ts';

/** Everything the configuration calls answer for a site. */
export interface SiteSettings {
  readonly site: SiteConfiguration;
  readonly seo: Seo;
  readonly global: GlobalConfiguration;
  readonly bookingSettings: BookingSettings;
  readonly bookingConfiguration: BookingConfiguration;
}

/** Bodies of the configuration calls, by the part of the settings that each is read into. */
export type SettingsAnswers = Readonly<Record<keyof SiteSettings, unknown>>;

export interface LoadedSettings {
  readonly settings: SiteSettings;
  /** What the settings were read from. */
  readonly answers: SettingsAnswers;
  /** Every call was answered. */
  readonly isComplete: boolean;
}

/**
 * Loads the configuration calls in parallel. Where one fails, its last answer goes on, with a warning; without one
 * the site configuration is indispensable, and the others take their defaults. `optionalApi` asks for the others
 * where they are worth less waiting.
 * @throws ApiError when the site configuration cannot be had and never was
 */
export async function loadSiteSettings(
  api: ProductApi,
  report: ReportWarning,
  { last, optionalApi = api }: { last?: SettingsAnswers | undefined; optionalApi?: ProductApi } = {},
): Promise<LoadedSettings> {
  let isComplete = true;
  const fallBack = (path: string, error: Error, body: unknown) => {
    report(path, { path: '', message: error.message });
    isComplete = false;
    return body;
  };
  const required = async (path: string) => {
    try {
      const body = await api.get(path);
      if (!isRecord(body)) throw new ApiError(502, 'the site configuration is not an object', null, null);
      return body;
    } catch (error) {
      if (!last) throw error;
      return fallBack(path, error as Error, last.site);
    }
  };
  const optional = (path: string, part: keyof SiteSettings) =>
    optionalApi.get(path).catch((error: Error) => fallBack(path, error, last?.[part] ?? {}));
  const [site, seo, global, bookingSettings, bookingConfiguration] = await Promise.all([
    required('/api/siteconfig'),
    optional('/api/siteseo', 'seo'),
    optional('/api/globalConfigs', 'global'),
    optional('/api/bookingsettings', 'bookingSettings'),
    optional('/api/data/bookings-configuration', 'bookingConfiguration'),
  ]);
  const answers = { site, seo, global, bookingSettings, bookingConfiguration };
  return { settings: readSiteSettings(answers, report), answers, isComplete };
}

/** The answers of the configuration calls as settings. @throws ApiError when the site configuration is no object */
export function readSiteSettings(
  answers: Readonly<Partial<Record<keyof SiteSettings, unknown>>>,
  report: ReportWarning,
): SiteSettings {
  const site = toSiteConfiguration(answers.site, report);
  if (!site) throw new ApiError(502, 'the site configuration is not an object', null, null);
  const globalConfiguration = toGlobalConfiguration(answers.global, report);
  return {
    site: { ...site, featureFlags: { ...site.featureFlags, ...setFlags(globalConfiguration) } },
    global: globalConfiguration,
    seo: toSeo(answers.seo, report),
    bookingSettings: toBookingSettings(answers.bookingSettings, report),
    bookingConfiguration: toBookingConfiguration(answers.bookingConfiguration, report),
  };
}

/** The flags that the global configuration decides: they win over the site's flags of the same name. */
const setFlags = ({ featureFlags }: GlobalConfiguration): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(featureFlags).filter((entry): entry is [string, boolean] => entry[1] !== null),
  );

/** A page by its id; `null` when there is none. @throws ApiError for any other failure */
export async function loadPage(
  api: ProductApi,
  id: string,
  report: ReportWarning,
  options: CallOptions & { preview?: boolean } = {},
): Promise<WirePage | null> {
  const { preview, ...call } = options;
  try {
    const body = await api.get(
      `/api/Pages/${encodeURIComponent(id)}`,
      preview ? { preview: true } : {},
      call,
    );
    const page = toPage(body, report);
    if (!page) throw new ApiError(502, `page ${id} is not a page`, null, null);
    return page;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
