import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { StoredDocumentError } from '../errors.ts';
import type { SiteScope } from '../in-site.ts';
import { pageTable, pageVersionTable } from '../tables/content.ts';
import { toObject } from './site-documents.ts';

/** What is stored of a page. `builder` stays as it was saved; the runtime reads it node by node. */
export type PageBody = { builder: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;

/** A page of a certain version; status 0 draft, 1 published. */
export type StoredPage = { id: string; status: number; version: number; body: PageBody };

/** A line of the list of pages. */
export type PageSummary = {
  id: string;
  status: number;
  draftVersion: number;
  publishedVersion: number | null;
};

/** What became of saving or publishing: a conflict tells the version that is stored. */
export type PageChange =
  | { outcome: 'done'; version: number }
  | { outcome: 'conflict'; version: number }
  | { outcome: 'missing' };

const DELETED = 2;

/** The published version of a page; null when there is none. @throws StoredDocumentError */
export const readPublishedPage = (scope: SiteScope, id: string): Promise<StoredPage | null> =>
  readAt(scope, id, pageTable.publishedVersion);

/** The newest version of a page, published or not; null when there is none. @throws StoredDocumentError */
export const readDraftPage = (scope: SiteScope, id: string): Promise<StoredPage | null> =>
  readAt(scope, id, pageTable.draftVersion);

async function readAt({ siteId, tx }: SiteScope, id: string, version: PgColumn): Promise<StoredPage | null> {
  // Only a page with status 1 is public; its draft may be newer.
  const isVisible =
    version === pageTable.publishedVersion ? eq(pageTable.status, 1) : ne(pageTable.status, DELETED);
  const [row] = await tx
    .select({
      id: pageTable.id,
      status: pageTable.status,
      version: pageVersionTable.version,
      body: pageVersionTable.body,
    })
    .from(pageTable)
    .innerJoin(
      pageVersionTable,
      and(
        eq(pageVersionTable.siteId, pageTable.siteId),
        eq(pageVersionTable.pageId, pageTable.id),
        eq(pageVersionTable.version, version),
      ),
    )
    .where(and(eq(pageTable.siteId, siteId), eq(pageTable.id, id), isVisible));
  return row ? { ...row, body: toPageBody(row.body, `Page ${id} of ${siteId}`) } : null;
}

/** The pages of the site that are not deleted, by id. */
export function listPages({ siteId, tx }: SiteScope): Promise<PageSummary[]> {
  return tx
    .select({
      id: pageTable.id,
      status: pageTable.status,
      draftVersion: pageTable.draftVersion,
      publishedVersion: pageTable.publishedVersion,
    })
    .from(pageTable)
    .where(and(eq(pageTable.siteId, siteId), ne(pageTable.status, DELETED)))
    .orderBy(asc(pageTable.id));
}

/** A new page with its first draft; false when the id is taken. */
export async function createPage(
  scope: SiteScope,
  page: { id: string; body: PageBody; now: number; by: string | null },
): Promise<boolean> {
  const { siteId, tx } = scope;
  const created = await tx
    .insert(pageTable)
    .values({ siteId, id: page.id })
    .onConflictDoNothing()
    .returning({ id: pageTable.id });
  if (created.length > 0) await insertVersion(scope, { ...page, version: 1 });
  return created.length > 0;
}

/** Stores a draft that was based on a version; what someone else stored meanwhile is never overwritten. */
export async function savePageDraft(
  scope: SiteScope,
  draft: { id: string; body: PageBody; basedOn: number; now: number; by: string | null },
): Promise<PageChange> {
  const { siteId, tx } = scope;
  const [saved] = await tx
    .update(pageTable)
    .set({ draftVersion: sql`${pageTable.draftVersion} + 1` })
    .where(
      and(
        eq(pageTable.siteId, siteId),
        eq(pageTable.id, draft.id),
        eq(pageTable.draftVersion, draft.basedOn),
        ne(pageTable.status, DELETED),
      ),
    )
    .returning({ version: pageTable.draftVersion });
  if (!saved) return conflictOf(scope, draft.id);
  await insertVersion(scope, { ...draft, version: saved.version });
  return { outcome: 'done', version: saved.version };
}

/** Makes a draft the published page, when it is still the newest. */
export async function publishPage(
  scope: SiteScope,
  { id, version }: { id: string; version: number },
): Promise<PageChange> {
  const { siteId, tx } = scope;
  const [published] = await tx
    .update(pageTable)
    .set({ status: 1, publishedVersion: version })
    .where(
      and(
        eq(pageTable.siteId, siteId),
        eq(pageTable.id, id),
        eq(pageTable.draftVersion, version),
        ne(pageTable.status, DELETED),
      ),
    )
    .returning({ version: pageTable.publishedVersion });
  return published ? { outcome: 'done', version } : conflictOf(scope, id);
}

async function insertVersion(
  { siteId, tx }: SiteScope,
  {
    id,
    body,
    version,
    now,
    by,
  }: { id: string; body: PageBody; version: number; now: number; by: string | null },
) {
  await tx
    .insert(pageVersionTable)
    .values({ siteId, pageId: id, version, body, createdAt: new Date(now), createdBy: by });
}

async function conflictOf({ siteId, tx }: SiteScope, id: string): Promise<PageChange> {
  const [row] = await tx
    .select({ version: pageTable.draftVersion })
    .from(pageTable)
    .where(and(eq(pageTable.siteId, siteId), eq(pageTable.id, id), ne(pageTable.status, DELETED)));
  return row ? { outcome: 'conflict', version: row.version } : { outcome: 'missing' };
}

function toPageBody(value: unknown, what: string): PageBody {
  const body = toObject(value, what);
  if (typeof body.builder !== 'object' || body.builder === null)
    throw new StoredDocumentError(what, ['builder must be an object']);
  return body as PageBody;
}
