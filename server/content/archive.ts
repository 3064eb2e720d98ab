import { eq, and } from 'drizzle-orm';
import type { Finding } from '../../src/runtime/document/finding.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable } from '../db/tables/content.ts';
import { type DocumentRef, isDocument, readVersion } from './documents.ts';
import { lockPaths, takenPaths } from './paths.ts';

const d = documentTable;

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

/** Removes a document from the site but keeps its versions. @returns false when there is none */
export const archive = (scope: SiteScope, ref: DocumentRef): Promise<boolean> =>
  setArchived(scope, ref, true);

/** The result of restoring a document; findings name its paths that another page or route has by now. */
export type Restoration =
  | { readonly outcome: 'done' | 'missing' }
  | { readonly outcome: 'invalid'; readonly findings: readonly Finding[] };

/** Makes an archived document part of the site again, as it was. */
export async function restore(scope: SiteScope, ref: DocumentRef): Promise<Restoration> {
  await lockPaths(scope, [ref]);
  const [row] = await scope.tx
    .select({ version: d.publishedVersion })
    .from(d)
    .where(and(isDocument(scope, ref), eq(d.isArchived, true)))
    .for('update');
  const body = row?.version ? await readVersion(scope, ref, row.version) : null;
  const findings = body ? ((await takenPaths(scope, new Map([[ref, body]]))).get(ref) ?? []) : [];
  if (findings.length > 0) return { outcome: 'invalid', findings };
  return { outcome: (await setArchived(scope, ref, false)) ? 'done' : 'missing' };
}
