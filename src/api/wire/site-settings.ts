import * as read from '../../../generated/page/read.js';
import type {
  AdvancedConfiguration,
  BookingConfiguration,
  BookingSettings,
  GlobalConfiguration,
  Page,
  Seo,
  SiteConfiguration,
} from '../../../generated/page/types.ts';
import { parseJson } from './parse-json.ts';
import { isRecord } from './is-record.ts';
import { type ReadWarning, readSettings, type Validator } from './read-settings.ts';

export type ReportWarning = (document: string, warning: ReadWarning) => void;

/** Settings always read: their schemas have a default for everything. */
function complete<T>(name: string, validate: Validator, body: unknown, report: ReportWarning): T {
  const { value, warnings } = readSettings<T>(validate, body);
  for (const warning of warnings) report(name, warning);
  if (value) return value;
  const fallback = readSettings<T>(validate, {}).value;
  if (!fallback) throw new Error(`schema of ${name} lacks a default`);
  return fallback;
}

/** Reads the response of `/api/siteconfig`; `null` when it is no object: a site cannot be rendered without it. */
export const toSiteConfiguration = (body: unknown, report: ReportWarning): SiteConfiguration | null =>
  isRecord(body)
    ? complete<SiteConfiguration>('siteconfig', read.SiteConfiguration, withFlatTheme(body), report)
    : null;

const BESIDE_GENERAL = ['palette', 'fontLinks', 'fontFamilies', 'fontStyles', 'buttons'] as const;

/** Parts of the theme may be sent beside `general` or inside it; those beside it win. */
function withFlatTheme(body: Record<string, unknown>): Record<string, unknown> {
  const { theme } = body;
  if (!isRecord(theme) || !isRecord(theme.general)) return body;
  const { general } = theme;
  const inside = BESIDE_GENERAL.filter((name) => Object.hasOwn(general, name));
  if (inside.length === 0) return body;
  return { ...body, theme: { ...Object.fromEntries(inside.map((name) => [name, general[name]])), ...theme } };
}

export const toSeo = (body: unknown, report: ReportWarning): Seo =>
  complete<Seo>('siteseo', read.Seo, body ?? {}, report);

export const toGlobalConfiguration = (body: unknown, report: ReportWarning): GlobalConfiguration =>
  complete<GlobalConfiguration>('globalConfigs', read.GlobalConfiguration, body ?? {}, report);

export const toAdvancedConfiguration = (body: unknown, report: ReportWarning): AdvancedConfiguration =>
  complete<AdvancedConfiguration>('advancedconfig', read.AdvancedConfiguration, body ?? {}, report);

export const toBookingConfiguration = (body: unknown, report: ReportWarning): BookingConfiguration =>
  complete<BookingConfiguration>('bookings-configuration', read.BookingConfiguration, body ?? {}, report);

/** Body of `/api/bookingsettings`: three parts, each a JSON text, or an object where no JSON was sent. */
export function toBookingSettings(body: unknown, report: ReportWarning): BookingSettings {
  const parts = isRecord(body) ? body : {};
  const parsed = Object.fromEntries(
    ['general', 'results', 'checkout'].map((name) => {
      const part = parts[name];
      const value = isRecord(part) ? part : parseJson(part);
      if (value === undefined && part !== undefined && part !== null)
        report('bookingsettings', { path: `/${name}`, message: 'must be JSON' });
      return [name, value ?? {}];
    }),
  );
  return complete<BookingSettings>('bookingsettings', read.BookingSettings, parsed, report);
}

/** A page without its document; the builder document is read by the runtime, node by node. */
export interface WirePage extends Omit<Page, 'builder'> {
  readonly builder: unknown;
}

/** Reads the response of `/api/Pages/{id}`; `null` when it is no page at all. */
export function toPage(body: unknown, report: ReportWarning): WirePage | null {
  if (!isRecord(body) || !isRecord(body.builder)) return null;
  const { builder, ...rest } = body;
  const { value, warnings } = readSettings<Page>(read.Page, {
    ...rest,
    builder: { format: 1, sections: [] },
  });
  for (const warning of warnings) report(`page ${String(body.id)}`, warning);
  return value ? { ...value, builder } : null;
}
