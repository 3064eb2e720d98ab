import type {
  BookingConfiguration,
  BookingSettings,
  GlobalConfiguration,
  Seo,
  SiteConfiguration,
} from '../../../generated/page/types.ts';
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

/**
 * Loads the configuration calls in parallel. Only the site configuration is indispensable; the others take
 * their defaults when they fail, with a warning.
 * @throws ApiError when the site configuration cannot be had
 */
export async function loadSiteSettings(api: ProductApi, report: ReportWarning): Promise<SiteSettings> {
  const orDefaults = (path: string) =>
    api.get(path).catch((error: Error) => {
      report(path, { path: '', message: error.message });
      return {};
    });
  const [siteBody, seo, global, bookingSettings, bookingConfiguration] = await Promise.all([
    api.get('/api/siteconfig'),
    orDefaults('/api/siteseo'),
    orDefaults('/api/globalConfigs'),
    orDefaults('/api/bookingsettings'),
    orDefaults('/api/data/bookings-configuration'),
  ]);
  return readSiteSettings({ site: siteBody, seo, global, bookingSettings, bookingConfiguration }, report);
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
