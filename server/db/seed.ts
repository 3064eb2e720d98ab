import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './engine/database.ts';
import { inSite, type SiteScope } from './in-site.ts';
import type { NewRow } from './repositories/columns-of.ts';
import { type PageBody, savePageDraft } from './repositories/pages.ts';
import type { SiteDocument, SiteDocumentKind } from './repositories/site-documents.ts';
import {
  currencyTable,
  formTable,
  pageTable,
  pageVersionTable,
  siteDocumentTable,
  siteHostTable,
  siteTable,
} from './tables/content.ts';
import {
  attentionScheduleTable,
  branchOfficeTable,
  carUnitTable,
  categoryTable,
  holidayTable,
  modelTable,
  placeTable,
} from './tables/fleet.ts';
import { extraTable, oneWayFeeTable, rateTable, seasonTable, taxTable } from './tables/prices.ts';

/** Everything a new site starts with. Lists keep their order: `position` is their index unless given. */
export type SiteSeed = {
  id: string;
  name: string;
  /** Host names without a port; the first is the primary one. */
  hosts: readonly string[];
  documents: Partial<Readonly<Record<SiteDocumentKind, SiteDocument>>>;
  /** Published. */
  pages: readonly { id: string; body: PageBody }[];
  /** Newer than what `pages` has of the same page; visitors do not see them. */
  drafts: readonly { id: string; body: PageBody }[];
  forms: readonly NewRow<typeof formTable>[];
  /** `exchangeRate` as a decimal text, such as '0.92'; exactly one is the system default. */
  currencies: readonly NewRow<typeof currencyTable>[];
  branchOffices: readonly NewRow<typeof branchOfficeTable>[];
  /** Bodies in the shape of the product API's attention schedule. */
  schedules: readonly NewRow<typeof attentionScheduleTable>[];
  holidays: readonly NewRow<typeof holidayTable>[];
  places: readonly NewRow<typeof placeTable>[];
  categories: readonly NewRow<typeof categoryTable>[];
  models: readonly NewRow<typeof modelTable>[];
  carUnits: readonly NewRow<typeof carUnitTable>[];
  seasons: readonly NewRow<typeof seasonTable>[];
  rates: readonly NewRow<typeof rateTable>[];
  taxes: readonly NewRow<typeof taxTable>[];
  oneWayFees: readonly NewRow<typeof oneWayFeeTable>[];
  extras: readonly NewRow<typeof extraTable>[];
};

/** Well below the 65,535 values that one statement may carry. */
const ROWS_PER_STATEMENT = 500;

const FIRST_VERSION = 1;

/**
 * Creates a site with its whole content in one transaction; answers false, changing nothing, when it exists.
 * `now` is epoch milliseconds.
 */
export function seedSite(database: Database, seed: SiteSeed, now: number): Promise<boolean> {
  return inSite(database, seed.id, async (scope) => {
    const { siteId, tx } = scope;
    const created = await tx
      .insert(siteTable)
      .values({ id: siteId, name: seed.name })
      .onConflictDoNothing()
      .returning({ id: siteTable.id });
    if (created.length === 0) return false;
    await insertAll(
      scope,
      siteHostTable,
      seed.hosts.map((host, index) => ({ host, isPrimary: index === 0 })),
    );
    await insertAll(
      scope,
      siteDocumentTable,
      Object.entries(seed.documents).map(([kind, body]) => ({ kind, body })),
    );
    await insertPages(scope, seed.pages, now);
    await insertDrafts(scope, seed.drafts, now);
    await insertAll(scope, formTable, inOrder(seed.forms));
    await insertAll(scope, currencyTable, inOrder(seed.currencies));
    await insertAll(scope, branchOfficeTable, inOrder(seed.branchOffices));
    await insertAll(scope, attentionScheduleTable, seed.schedules);
    await insertAll(scope, holidayTable, seed.holidays);
    await insertAll(scope, placeTable, inOrder(seed.places));
    await insertAll(scope, categoryTable, inOrder(seed.categories));
    await insertAll(scope, modelTable, inOrder(seed.models));
    await insertAll(scope, carUnitTable, seed.carUnits);
    await insertAll(scope, seasonTable, seed.seasons);
    await insertAll(scope, rateTable, seed.rates);
    await insertAll(scope, taxTable, seed.taxes);
    await insertAll(scope, oneWayFeeTable, seed.oneWayFees);
    await insertAll(scope, extraTable, inOrder(seed.extras));
    return true;
  });
}

/** Removes a site with everything it owns, bookings too; for seeding anew. */
export async function removeSite(database: Database, siteId: string): Promise<void> {
  await inSite(database, siteId, ({ tx }) => tx.execute(sql`delete from site where id = ${siteId}`));
}

async function insertPages(scope: SiteScope, pages: SiteSeed['pages'], now: number): Promise<void> {
  await insertAll(
    scope,
    pageTable,
    pages.map(({ id }) => ({ id, status: 1, publishedVersion: FIRST_VERSION })),
  );
  await insertAll(
    scope,
    pageVersionTable,
    pages.map(({ id, body }) => ({ pageId: id, version: FIRST_VERSION, body, createdAt: new Date(now) })),
  );
}

async function insertDrafts(scope: SiteScope, drafts: SiteSeed['drafts'], now: number): Promise<void> {
  for (const { id, body } of drafts) {
    const { outcome } = await savePageDraft(scope, { id, body, basedOn: FIRST_VERSION, now, by: null });
    if (outcome !== 'done') throw new TypeError(`seedSite: the draft "${id}" is of no page of the seed`);
  }
}

const inOrder = <T extends { position?: number }>(rows: readonly T[]): T[] =>
  rows.map((row, position) => ({ position, ...row }));

async function insertAll<Table extends PgTable>(
  { siteId, tx }: SiteScope,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const values = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ ...row, siteId }));
    await tx.insert(table).values(values as unknown as Table['$inferInsert'][]);
  }
}
