import { eq, and } from 'drizzle-orm';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { Finding } from '../../src/runtime/document/finding.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable } from '../db/tables/content.ts';
import { type DocumentRef, isDocument, readVersion } from './documents.ts';
import { brokenReferences } from './broken-references.ts';
import { lockPaths, takenPaths } from './paths.ts';
import { lockReferred, lockReferring } from './reference-lock.ts';
import { type Use, usesThatKeep } from './uses.ts';

const d = documentTable;

/** Kinds of references that a document is not shown without. */
const PARTS: ReadonlySet<string> = new Set(['sharedComponent', 'layout', 'menu', 'form']);

/** Takes a document from the site or brings it back, without a check of its paths. @returns false when there is none */
export const setArchived = async (
  scope: SiteScope,
  ref: DocumentRef,
  isArchived: boolean,
): Promise<boolean> => {
  const rows = await scope.tx
    .update(d)
    .set({ isArchived })
    .where(isDocument(scope, ref))
    .returning({ id: d.id });
  return rows.length > 0;
};

/** The result of archiving a document; uses are what names it still. */
export type Archiving =
  | { readonly outcome: 'done' | 'missing' }
  | { readonly outcome: 'in-use'; readonly usedBy: readonly Use[] };

/** Removes a document that nothing needs from the site but keeps its versions. */
export async function archive(scope: SiteScope, ref: DocumentRef): Promise<Archiving> {
  await lockReferred(scope);
  const usedBy = await usesThatKeep(scope, ref);
  if (usedBy.length > 0) return { outcome: 'in-use', usedBy };
  return { outcome: (await setArchived(scope, ref, true)) ? 'done' : 'missing' };
}

/**
 * What a document is made of and was archived since. Links and pictures may be gone: pages that link to each other would
 * never come back.
 */
const missingParts = (scope: SiteScope, bodies: ReadonlyMap<DocumentRef, DocumentBody>) =>
  brokenReferences(scope, bodies, ({ kind }) => PARTS.has(kind));

/**
 * The result of restoring a document; findings name its paths that another page or route has by now, and what it refers to
 * that is archived.
 */
export type Restoration =
  | { readonly outcome: 'done' | 'missing' }
  | { readonly outcome: 'invalid'; readonly findings: readonly Finding[] };

/** Makes an archived document part of the site again, as it was. */
export async function restore(scope: SiteScope, ref: DocumentRef): Promise<Restoration> {
  await lockReferring(scope);
  await lockPaths(scope, [ref]);
  const [row] = await scope.tx
    .select({ version: d.publishedVersion })
    .from(d)
    .where(and(isDocument(scope, ref), eq(d.isArchived, true)))
    .for('update');
  const body = row?.version ? await readVersion(scope, ref, row.version) : null;
  const bodies = new Map(body ? [[ref, body]] : []);
  const found = [await takenPaths(scope, bodies), await missingParts(scope, bodies)];
  const findings = found.flatMap((byRef) => byRef.get(ref) ?? []);
  if (findings.length > 0) return { outcome: 'invalid', findings };
  return { outcome: (await setArchived(scope, ref, false)) ? 'done' : 'missing' };
}
