import { and, eq } from 'drizzle-orm';
import { checkJson, DocumentError } from '../../src/runtime/document/limits.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentRef, isDocument, toBody, versionAt } from './documents.ts';

const d = documentTable;
const v = documentVersionTable;

/** A document as an editor opens it: its newest version, archived or not. */
export interface EditedDocument extends DocumentRef {
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly isArchived: boolean;
  /** When the version was stored, in epoch milliseconds, and the id of who did; `null` where it is not known. */
  readonly changedAt: number;
  readonly changedBy: string | null;
  readonly body: DocumentBody;
}

/** A document as an editor opens it; `null` when there is none. @throws StoredDocumentError */
export async function readEdited(
  scope: SiteScope,
  { kind, id }: DocumentRef,
): Promise<EditedDocument | null> {
  const ref = { kind, id };
  const [row] = await scope.tx
    .select({
      version: v.version,
      publishedVersion: d.publishedVersion,
      isArchived: d.isArchived,
      changedAt: v.createdAt,
      changedBy: v.createdBy,
      body: v.body,
    })
    .from(d)
    .innerJoin(v, versionAt(d.draftVersion))
    .where(isDocument(scope, ref));
  if (!row) return null;
  return { ...ref, ...row, changedAt: row.changedAt.getTime(), body: toBody(row.body, scope, ref) };
}

/** Takes a document back from visitors; its versions stay. @returns false when there is none, or it is archived */
export async function unpublish(scope: SiteScope, ref: DocumentRef): Promise<boolean> {
  const rows = await scope.tx
    .update(d)
    .set({ publishedVersion: null })
    .where(and(isDocument(scope, ref), eq(d.isArchived, false)))
    .returning({ id: d.id });
  return rows.length > 0;
}

/** Why a body cannot be a draft, which may be incomplete; `null` when it can. */
export function draftProblem(body: DocumentBody): string | null {
  try {
    checkJson(body);
    return null;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return error.message;
  }
}
