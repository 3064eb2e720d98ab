import type { BookingConfiguration, BookingSettings } from '../../generated/page/types.ts';
import * as read from '../../generated/page/read.js';
import { readSettings, type Validator } from '../../src/api/wire/read-settings.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import type { DistanceUnit } from '../../src/domain/distance.ts';
import { type SearchRules, searchRules } from '../../src/domain/search-rules.ts';
import type { SiteScope } from '../db/in-site.ts';
import { type Currency, defaultCurrencyOf, listCurrencies } from '../db/repositories/currencies.ts';
import type { DocumentKind } from '../content/document-kinds.ts';
import { readSiteSettings } from '../content/site-configuration.ts';

/** What an operator decided about renting: the rules of every search, and what a price needs beside them. */
export type SiteRules = SearchRules & {
  readonly distanceUnit: DistanceUnit;
  readonly currencies: readonly Currency[];
  /** The currency of every stored price. */
  readonly currency: Currency;
};

/** The rules of the site; settings that cannot be read take their defaults one by one. */
export async function readSiteRules(scope: SiteScope, report: ReportWarning): Promise<SiteRules> {
  const configuration = await readAs<BookingConfiguration>(
    scope,
    'bookingConfiguration',
    read.BookingConfiguration,
    report,
  );
  const settings = await readAs<BookingSettings>(scope, 'bookingSettings', read.BookingSettings, report);
  const currencies = await listCurrencies(scope);
  return {
    ...searchRules(settings, configuration),
    distanceUnit: configuration.distanceUnit,
    currencies,
    currency: defaultCurrencyOf(currencies),
  };
}

async function readAs<T>(
  scope: SiteScope,
  kind: DocumentKind,
  validate: Validator,
  report: ReportWarning,
): Promise<T> {
  const { value, warnings } = readSettings<T>(validate, await readSiteSettings(scope, kind));
  for (const warning of warnings) report(kind, warning);
  const settings = value ?? readSettings<T>(validate, {}).value;
  if (!settings) throw new Error(`The schema of ${kind} lacks a default`);
  return settings;
}
