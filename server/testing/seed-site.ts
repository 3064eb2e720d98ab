import type { Database } from '../db/engine/database.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentKind, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import { saveDraft } from '../content/documents.ts';
import { documentsOf, type NewDocument, slugsOf } from '../content/site-configuration.ts';
import { inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import type { StoredForm } from '../content/forms.ts';
import { documentTable, documentVersionTable, siteHostTable, siteTable } from '../db/tables/content.ts';
import { type BookingRows, insertBooking, insertRows } from '../site-folder/booking-rows.ts';

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
} & BookingRows;

const FIRST_VERSION = 1;

/**
 * Creates a site with its whole content in one transaction; returns false and changes nothing when it exists.
 * `now` is epoch milliseconds.
 */
export function seedSite(database: Database, seed: SiteSeed, now: number): Promise<boolean> {
  return inSiteAsOperator(database, seed.id, async (scope) => {
    const { siteId, tx } = scope;
    const created = await tx
      .insert(siteTable)
      .values({ id: siteId, name: seed.name })
      .onConflictDoNothing()
      .returning({ id: siteTable.id });
    if (created.length === 0) return false;
    await insertRows(
      scope,
      siteHostTable,
      seed.hosts.map((host, index) => ({ host, isPrimary: index === 0 })),
    );
    await insertDocuments(scope, seedDocuments(seed), now);
    await insertDrafts(scope, seed, now);
    await insertBooking(scope, seed);
    return true;
  });
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
  await insertRows(
    scope,
    documentTable,
    documents.map(({ kind, id }, position) => ({ kind, id, position, publishedVersion: FIRST_VERSION })),
  );
  const at = new Date(now);
  await insertRows(
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
