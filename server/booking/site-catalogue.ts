import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import type { StoredForm } from '../../src/domain/stored-field.ts';
import type { OpeningHoursRules } from '../../src/domain/opening-hours.ts';
import type { Database } from '../db/engine/database.ts';
import type { SiteScope } from '../db/in-site.ts';
import { type Category, listModels, type Model } from '../db/repositories/fleet.ts';
import {
  type Holiday,
  listHolidays,
  listPlaces,
  listSchedules,
  type ServedPlace,
  type StoredSchedule,
} from '../db/repositories/places.ts';
import {
  type Extra,
  listExtras,
  listOneWayFees,
  listPromotions,
  listRates,
  listSeasons,
  listTaxes,
  type OneWayFee,
  type Rate,
  type Season,
  type StoredPromotion,
  type Tax,
} from '../db/repositories/prices.ts';
import { siteTable } from '../db/tables/content.ts';
import { readCheckoutForm } from './checkout-form.ts';
import { openingHoursByBranch } from './opening-hours.ts';
import { readSiteRules, type SiteRules } from './site-rules.ts';

/** Everything about a site that decides a price and an itinerary, apart from bookings. Never changed. */
export type SiteCatalogue = Readonly<{
  rules: SiteRules;
  /** In the operator's order. */
  places: ReadonlyMap<string, ServedPlace>;
  schedules: readonly StoredSchedule[];
  holidays: readonly Holiday[];
  /** Rules that follow from schedules and holidays, by branch. */
  hours: ReadonlyMap<string, OpeningHoursRules>;
  /** In the operator's order. */
  models: ReadonlyMap<string, { model: Model; category: Category }>;
  seasons: ReadonlyMap<string, Season>;
  rates: ReadonlyMap<string, readonly Rate[]>;
  taxes: readonly Tax[];
  oneWayFees: readonly OneWayFee[];
  extras: readonly Extra[];
  promotions: readonly StoredPromotion[];
  /** See `readCheckoutForm`. */
  checkoutForm: StoredForm | null;
}>;

type CachedCatalogue = { version: number; catalogue: SiteCatalogue };

/** Catalogues of the newest version seen, by database and site. */
const cached = new WeakMap<Database, LRUCache<string, CachedCatalogue>>();
const MAX_SITES = 1_000;

/** Reports a part of a site that could not be read and was replaced by its default. */
export type ReportUnread = (siteId: string, ...what: Parameters<ReportWarning>) => void;

const reports = new WeakMap<Database, ReportUnread>();

/** Sets the report of a database's sites, called once for each version of a site. */
export const reportUnread = (database: Database, report: ReportUnread): void =>
  void reports.set(database, report);

/**
 * The catalogue of the site, read again only when its version rose: every search needs all of it, and it changes a
 * few times a day. For transactions that do not change content themselves.
 */
export async function readSiteCatalogue(scope: SiteScope): Promise<SiteCatalogue> {
  const { siteId, tx, database } = scope;
  const [site] = await tx
    .select({ version: siteTable.version })
    .from(siteTable)
    .where(eq(siteTable.id, siteId));
  if (!site) throw new Error(`The site ${siteId} does not exist`);
  const sites = cached.get(database) ?? new LRUCache<string, CachedCatalogue>({ max: MAX_SITES });
  cached.set(database, sites);
  const last = sites.get(siteId);
  if (last?.version === site.version) return last.catalogue;
  // Read after the version: at worst newer than it says, and then read once more.
  const catalogue = await readAll(scope, (...what) => reports.get(database)?.(siteId, ...what));
  sites.set(siteId, { version: site.version, catalogue });
  return catalogue;
}

async function readAll(scope: SiteScope, report: ReportWarning): Promise<SiteCatalogue> {
  const places = await listPlaces(scope);
  const schedules = await listSchedules(scope);
  const holidays = await listHolidays(scope);
  const models = await listModels(scope);
  const seasons = await listSeasons(scope);
  return {
    rules: await readSiteRules(scope, report),
    places: new Map(places.map((served) => [served.place.id, served])),
    schedules,
    holidays,
    hours: openingHoursByBranch(schedules, holidays),
    models: new Map(models.map((each) => [each.model.id, each])),
    seasons: new Map(seasons.map((season) => [season.id, season])),
    rates: byCategory(await listRates(scope)),
    taxes: await listTaxes(scope),
    oneWayFees: await listOneWayFees(scope),
    extras: await listExtras(scope),
    promotions: await listPromotions(scope),
    checkoutForm: await readCheckoutForm(scope, report),
  };
}

function byCategory(rates: readonly Rate[]): Map<string, Rate[]> {
  const groups = new Map<string, Rate[]>();
  for (const rate of rates) {
    const group = groups.get(rate.categoryId);
    if (group) group.push(rate);
    else groups.set(rate.categoryId, [rate]);
  }
  return groups;
}
