import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LIMITS } from '../../src/runtime/document/limits.ts';
import type { SiteScope } from '../db/in-site.ts';
import { toObject } from '../db/json.ts';
import { documentTable, documentVersionTable, type VersionSource } from '../db/tables/content.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import {
  type DocumentKind,
  isSingle,
  SINGLE_ID,
  UNSTORED_VERSION,
} from '../../src/api/wire/document-kinds.ts';
import { lockReferring } from './reference-lock.ts';

/** Names a document of a site. */
export interface DocumentRef {
  readonly kind: DocumentKind;
  readonly id: string;
}

/** Whether a document is the only one of its kind. */
export const isOnlyOne = ({ kind, id }: DocumentRef): boolean => isSingle(kind) && id === SINGLE_ID;

/** One version of a document. */
export interface StoredDocument extends DocumentRef {
  readonly version: number;
  readonly isPublished: boolean;
  readonly body: DocumentBody;
}

/** A line of a document's history. */
export interface VersionSummary {
  readonly version: number;
  /** The version that its author edited; `null` for the first. */
  readonly basedOn: number | null;
  readonly createdAt: number;
  readonly createdBy: string | null;
  /** How it was made where not in the editor. */
  readonly via: VersionSource | null;
  /** When it was first published, in epoch milliseconds; `null` when it never was. */
  readonly publishedAt: number | null;
}

type Done = { readonly outcome: 'done'; readonly version: number };
type TooLarge = { readonly outcome: 'too-large'; readonly bytes: number; readonly limit: number };

/** The result of creating a document; `taken`: there is one with its id. */
export type DocumentCreation = Done | TooLarge | { readonly outcome: 'taken' };

/** The result of discarding a draft; a conflict contains the stored version. */
export type DraftDiscard =
  | Done
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'conflict'; readonly version: number };

/** The result of saving a draft. */
export type DraftSave = DraftDiscard | TooLarge;

export interface Draft extends DocumentRef {
  readonly body: DocumentBody;
  /** The version that the author edited. */
  readonly basedOn: number;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly by: string | null;
  /** How it is made where not in the editor. */
  readonly via?: VersionSource | null;
}

/** `pruneVersions` keeps this many of the newest versions of a document, all younger than 30 days, and all published ones. */
const RETAINED_VERSIONS = 50;
const RETAINED_DAYS = 30;
const FIRST_VERSION = 1;

const d = documentTable;
const v = documentVersionTable;

/** Condition for the row of a document. */
export const isDocument = ({ siteId }: SiteScope, { kind, id }: DocumentRef) =>
  and(eq(d.siteId, siteId), eq(d.kind, kind), eq(d.id, id));
/** Condition for the versions of a document. */
export const isVersionOf = ({ siteId }: SiteScope, { kind, id }: DocumentRef) =>
  and(eq(v.siteId, siteId), eq(v.kind, kind), eq(v.documentId, id));
/** Condition for the version of a document's row that one of its columns names. */
export const versionAt = (version: PgColumn) =>
  and(eq(v.siteId, d.siteId), eq(v.kind, d.kind), eq(v.documentId, d.id), eq(v.version, version));

/** A stored body. @throws StoredDocumentError when it is no object */
export const toBody = (value: unknown, { siteId }: SiteScope, { kind, id }: DocumentRef): DocumentBody =>
  toObject(value, `The document ${kind} ${id} of ${siteId}`);

async function readAt(
  scope: SiteScope,
  kinds: readonly DocumentKind[],
  version: PgColumn,
  id?: string,
): Promise<StoredDocument[]> {
  const rows = await scope.tx
    .select({ kind: d.kind, id: d.id, version: v.version, published: d.publishedVersion, body: v.body })
    .from(d)
    .innerJoin(v, versionAt(version))
    .where(
      and(
        eq(d.siteId, scope.siteId),
        inArray(d.kind, [...kinds]),
        eq(d.isArchived, false),
        ...(id === undefined ? [] : [eq(d.id, id)]),
      ),
    )
    .orderBy(asc(d.kind), asc(d.position), asc(d.id));
  return rows.map((row) => {
    const ref = { kind: row.kind as DocumentKind, id: row.id };
    const isPublished = row.published !== null;
    return { ...ref, version: row.version, isPublished, body: toBody(row.body, scope, ref) };
  });
}

/** The published documents of some kinds, each kind in its order. @throws StoredDocumentError */
export const listPublished = (scope: SiteScope, kinds: readonly DocumentKind[]): Promise<StoredDocument[]> =>
  readAt(scope, kinds, d.publishedVersion);

/** The newest versions of all documents of some kinds, published or not, each kind in its order. @throws StoredDocumentError */
export const listDrafts = (scope: SiteScope, kinds: readonly DocumentKind[]): Promise<StoredDocument[]> =>
  readAt(scope, kinds, d.draftVersion);

/** The published version of a document; null when there is none. @throws StoredDocumentError */
export const readPublished = async (
  scope: SiteScope,
  { kind, id }: DocumentRef,
): Promise<StoredDocument | null> => (await readAt(scope, [kind], d.publishedVersion, id))[0] ?? null;

/** The newest version of a document, published or not; null when there is none. @throws StoredDocumentError */
export const readDraft = async (
  scope: SiteScope,
  { kind, id }: DocumentRef,
): Promise<StoredDocument | null> => (await readAt(scope, [kind], d.draftVersion, id))[0] ?? null;

/** The history of a document, newest first. */
export async function listVersions(scope: SiteScope, ref: DocumentRef): Promise<VersionSummary[]> {
  const rows = await scope.tx
    .select({
      version: v.version,
      basedOn: v.basedOn,
      createdAt: v.createdAt,
      createdBy: v.createdBy,
      via: v.via,
      publishedAt: v.publishedAt,
    })
    .from(v)
    .where(isVersionOf(scope, ref))
    .orderBy(desc(v.version));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    publishedAt: row.publishedAt?.getTime() ?? null,
  }));
}

/** The body of one version; null when it does not exist or was pruned. @throws StoredDocumentError */
export async function readVersion(
  scope: SiteScope,
  ref: DocumentRef,
  version: number,
): Promise<DocumentBody | null> {
  const [row] = await scope.tx
    .select({ body: v.body })
    .from(v)
    .where(and(isVersionOf(scope, ref), eq(v.version, version)));
  return row ? toBody(row.body, scope, ref) : null;
}

/** Refuses a body of more than `LIMITS.bytes` bytes of JSON. */
function tooLarge(body: DocumentBody): TooLarge | null {
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return bytes > LIMITS.bytes ? { outcome: 'too-large', bytes, limit: LIMITS.bytes } : null;
}

/** Stores a new document with its first draft, last of its kind. */
export async function createDocument(
  scope: SiteScope,
  draft: Omit<Draft, 'basedOn'>,
): Promise<DocumentCreation> {
  const refused = tooLarge(draft.body);
  if (refused) return refused;
  await lockReferring(scope);
  const { siteId, tx } = scope;
  const { kind, id } = draft;
  const position = sql`(select coalesce(max(position) + 1, 0) from document where site_id = ${siteId} and kind = ${kind})`;
  const created = await tx
    .insert(d)
    .values({ siteId, kind, id, position })
    .onConflictDoNothing()
    .returning({ id: d.id });
  if (created.length === 0) return { outcome: 'taken' };
  await insertVersion(scope, draft, FIRST_VERSION, null);
  return { outcome: 'done', version: FIRST_VERSION };
}

/**
 * Stores a draft that was based on a version; a version that another author stored meanwhile is a conflict. The only
 * document of its kind is stored for the first time by a draft based on `UNSTORED_VERSION`.
 */
export async function saveDraft(scope: SiteScope, draft: Draft): Promise<DraftSave> {
  if (draft.basedOn === UNSTORED_VERSION && isOnlyOne(draft)) {
    const created = await createDocument(scope, draft);
    return created.outcome === 'taken' ? conflictOf(scope, draft) : created;
  }
  const refused = tooLarge(draft.body);
  if (refused) return refused;
  await lockReferring(scope);
  const next = sql`(select max(version) + 1 from document_version
    where site_id = ${scope.siteId} and kind = ${draft.kind} and document_id = ${draft.id})`;
  const [saved] = await scope.tx
    .update(d)
    .set({ draftVersion: next })
    .where(and(isDocument(scope, draft), eq(d.draftVersion, draft.basedOn), eq(d.isArchived, false)))
    .returning({ version: d.draftVersion });
  if (!saved) return conflictOf(scope, draft);
  await insertVersion(scope, draft, saved.version, draft.basedOn);
  await pruneVersions(scope, draft, draft.now);
  return { outcome: 'done', version: saved.version };
}

/**
 * Makes the published version the draft again; discarded versions stay in the history. Without one nothing changes.
 * `version` is the draft that its author discards; another one is a conflict.
 */
export async function discardDraft(
  scope: SiteScope,
  ref: DocumentRef,
  version: number,
): Promise<DraftDiscard> {
  await lockReferring(scope);
  const [row] = await scope.tx
    .update(d)
    .set({ draftVersion: sql`coalesce(${d.publishedVersion}, ${d.draftVersion})` })
    .where(and(isDocument(scope, ref), eq(d.draftVersion, version), eq(d.isArchived, false)))
    .returning({ version: d.draftVersion });
  return row ? { outcome: 'done', version: row.version } : conflictOf(scope, ref);
}

/** Why a change was not made. */
async function conflictOf(scope: SiteScope, ref: DocumentRef): Promise<DraftDiscard> {
  const [row] = await scope.tx
    .select({ version: d.draftVersion })
    .from(d)
    .where(and(isDocument(scope, ref), eq(d.isArchived, false)));
  return row ? { outcome: 'conflict', version: row.version } : { outcome: 'missing' };
}

async function insertVersion(
  { siteId, tx }: SiteScope,
  { kind, id, body, now, by, via = null }: Omit<Draft, 'basedOn'>,
  version: number,
  basedOn: number | null,
): Promise<void> {
  const createdAt = new Date(now);
  await tx
    .insert(v)
    .values({ siteId, kind, documentId: id, version, basedOn, body, createdAt, createdBy: by, via });
}

/** Deletes drafts that exceed the retention above. */
async function pruneVersions(scope: SiteScope, ref: DocumentRef, now: number): Promise<void> {
  const [newest] = await scope.tx
    .select({ version: max(v.version) })
    .from(v)
    .where(isVersionOf(scope, ref));
  await scope.tx
    .delete(v)
    .where(
      and(
        isVersionOf(scope, ref),
        sql`${v.version} <= ${(newest?.version ?? 0) - RETAINED_VERSIONS}`,
        sql`${v.createdAt} < ${new Date(now - RETAINED_DAYS * 86_400_000)}`,
        sql`${v.publishedAt} is null`,
      ),
    );
}
