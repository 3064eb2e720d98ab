import { sql } from 'drizzle-orm';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { documentFinding, type Finding } from '../../src/runtime/document/finding.ts';
import type { SiteScope } from '../db/in-site.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentRef, listPublished } from './documents.ts';

/** Kinds of documents that contain paths of the site. */
const KINDS: readonly DocumentKind[] = ['page', 'routes'];

/** A path of a page or route in a language. */
export interface SitePath {
  /** Id of the page or route. */
  readonly owner: string;
  /** JSON pointer in the body of the document. */
  readonly pointer: string;
  /** Language and path, such as `de/angebote`. */
  readonly key: string;
}

const pathsIn = (owner: string, slugs: unknown, pointer: string): SitePath[] =>
  Object.entries(isRecord(slugs) ? slugs : {}).flatMap(([language, slug]) =>
    typeof slug === 'string' && slug !== ''
      ? [{ owner, pointer: `${pointer}/${language}`, key: `${language}/${slug}` }]
      : [],
  );

/** The paths that a document contains: those of a page, or of the routes without a page. */
export function pathsOf({ kind, id }: DocumentRef, { slugs, routes }: DocumentBody): SitePath[] {
  if (kind === 'page') return pathsIn(id, slugs, '/slugs');
  if (kind !== 'routes' || !Array.isArray(routes)) return [];
  return routes.flatMap((route, place) =>
    isRecord(route) && typeof route.id === 'string'
      ? pathsIn(route.id, route.path, `/routes/${place}/path`)
      : [],
  );
}

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
  const owners = new Map(
    unchanged.flatMap((document) => pathsOf(document, document.body)).map(({ key, owner }) => [key, owner]),
  );
  return new Map(
    changed.map(([ref, body]) => [
      ref,
      pathsOf(ref, body).flatMap(({ owner, pointer, key }) => {
        const by = owners.get(key) ?? owner;
        owners.set(key, by);
        return by === owner ? [] : [documentFinding(pointer, 'slug-taken', { by, address: `/${key}` })];
      }),
    ]),
  );
}
