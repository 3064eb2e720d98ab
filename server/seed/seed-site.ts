import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/engine/database.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentKind, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import { saveDraft } from '../content/documents.ts';
import { documentsOf, type NewDocument, slugsOf } from '../content/site-configuration.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import type { StoredForm } from '../content/forms.ts';
import type { NewRow } from '../db/repositories/columns-of.ts';
import {
  currencyTable,
  documentTable,
  documentVersionTable,
  siteHostTable,
  siteTable,
} from '../db/tables/content.ts';
import {
  attentionScheduleTable,
  branchOfficeTable,
  carUnitTable,
  categoryTable,
  holidayTable,
  modelTable,
  placeTable,
} from '../db/tables/fleet.ts';
import { extraTable, oneWayFeeTable, rateTable, seasonTable, taxTable } from '../db/tables/prices.ts';

type SettingsKind = 'seo' | 'globalConfiguration' | 'bookingSettings' | 'bookingConfiguration';

type SeedDocument = { id: string; body: DocumentBody };

/** Everything a new site starts with. Lists keep their order: `position` is their index unless given. */
export type SiteSeed = {
  id: string;
  name: string;
  /** Host names without a port; the first is the primary one. */
  hosts: readonly string[];
  documents: {
    /** As the product API returns it; stored as its documents. */
    readonly siteConfiguration?: DocumentBody;
  } & Partial<Readonly<Record<SettingsKind, DocumentBody>>>;
  /** Published. */
  pages: readonly SeedDocument[];
  /** Newer than what `pages` has of the same page; visitors do not see them. */
  drafts: readonly SeedDocument[];
  forms: readonly StoredForm[];
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
 * Creates a site with its whole content in one transaction; returns false and changes nothing when it exists.
 * `now` is epoch milliseconds; `seedHash` identifies the seed of a demo site.
 */
export function seedSite(
  database: Database,
  seed: SiteSeed,
  now: number,
  seedHash: string | null = null,
): Promise<boolean> {
  return inSiteAsOperator(database, seed.id, async (scope) => {
    const { siteId, tx } = scope;
    const created = await tx
      .insert(siteTable)
      .values({ id: siteId, name: seed.name, seedHash })
      .onConflictDoNothing()
      .returning({ id: siteTable.id });
    if (created.length === 0) return false;
    await insertAll(
      scope,
      siteHostTable,
      seed.hosts.map((host, index) => ({ host, isPrimary: index === 0 })),
    );
    await insertDocuments(scope, seedDocuments(seed), now);
    await insertDrafts(scope, seed, now);
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

/** What a site was seeded from; `null` when that is not known. */
export async function readSeedHash(database: Database, siteId: string): Promise<string | null> {
  const [row] = await inSite(database, siteId, ({ tx }) =>
    tx.select({ seedHash: siteTable.seedHash }).from(siteTable).where(eq(siteTable.id, siteId)),
  );
  return row?.seedHash ?? null;
}

/** Removes a site with everything it owns, bookings included, before it is seeded again. */
export async function removeSite(database: Database, siteId: string): Promise<void> {
  await inSiteAsOperator(database, siteId, ({ tx }) =>
    tx.execute(sql`delete from site where id = ${siteId}`),
  );
}

/** A page with the paths that the site configuration gives it. */
const withSlugs = ({ id, body }: SeedDocument, { siteConfiguration = {} }: SiteSeed['documents']) => {
  const slugs = slugsOf(siteConfiguration, id);
  return { kind: 'page', id, body: { ...body, ...(slugs === undefined ? {} : { slugs }) } } as const;
};

/** The published documents of a seed. */
function seedDocuments({ documents, pages, forms }: SiteSeed): NewDocument[] {
  const { siteConfiguration, ...settings } = documents;
  return [
    ...(siteConfiguration ? documentsOf(siteConfiguration, new Set(pages.map(({ id }) => id))) : []),
    ...Object.entries(settings).map(([kind, body]) => ({ kind: kind as DocumentKind, id: SINGLE_ID, body })),
    ...pages.map((page) => withSlugs(page, documents)),
    ...forms.map(({ id, ...body }) => ({ kind: 'form' as const, id, body })),
  ];
}

async function insertDocuments(
  scope: SiteScope,
  documents: readonly NewDocument[],
  now: number,
): Promise<void> {
  await insertAll(
    scope,
    documentTable,
    documents.map(({ kind, id }, position) => ({ kind, id, position, publishedVersion: FIRST_VERSION })),
  );
  const at = new Date(now);
  await insertAll(
    scope,
    documentVersionTable,
    documents.map(({ kind, id, body }) => ({
      kind,
      documentId: id,
      version: FIRST_VERSION,
      body,
      createdAt: at,
      publishedAt: at,
    })),
  );
}

async function insertDrafts(scope: SiteScope, { drafts, documents }: SiteSeed, now: number): Promise<void> {
  for (const draft of drafts) {
    const page = withSlugs(draft, documents);
    const { outcome } = await saveDraft(scope, { ...page, basedOn: FIRST_VERSION, now, by: null });
    if (outcome !== 'done')
      throw new TypeError(`seedSite: the draft "${draft.id}" is of no page of the seed`);
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
