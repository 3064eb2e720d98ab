import { sql } from 'drizzle-orm';
import { documentFinding, type Finding } from '../../src/runtime/document/finding.ts';
import { claimPaths, ownersOf, pathsOf } from '../../src/runtime/document/site-paths.ts';
import type { SiteScope } from '../db/in-site.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentRef, listPublished } from './documents.ts';

/** Kinds of documents that contain paths of the site. */
const KINDS: readonly DocumentKind[] = ['page', 'routes'];

/** Lets one transaction at a time publish or restore documents with paths, so that it sees those of the one before. */
export async function lockPaths({ tx, siteId }: SiteScope, refs: readonly DocumentRef[]): Promise<void> {
  if (refs.some(({ kind }) => KINDS.includes(kind)))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paths of ${siteId}`}, 0))`);
}

/** Findings for paths that another page or route has, among published documents or those that are published with them. */
export async function takenPaths<Ref extends DocumentRef>(
  scope: SiteScope,
  bodies: ReadonlyMap<Ref, DocumentBody>,
): Promise<Map<Ref, Finding[]>> {
  const changed = [...bodies].filter(([{ kind }]) => KINDS.includes(kind));
  if (changed.length === 0) return new Map();
  const isChanged = ({ kind, id }: DocumentRef) =>
    changed.some(([ref]) => ref.kind === kind && ref.id === id);
  const unchanged = (await listPublished(scope, KINDS)).filter((document) => !isChanged(document));
  const owners = ownersOf(unchanged.flatMap((document) => pathsOf(document, document.body)));
  return new Map(
    changed.map(([ref, body]) => [
      ref,
      claimPaths(pathsOf(ref, body), owners).map(({ pointer, address, by }) =>
        documentFinding(pointer, 'slug-taken', { by, address }),
      ),
    ]),
  );
}
