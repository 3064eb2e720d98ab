import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { pathsOf } from '../../src/runtime/document/site-paths.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import { versionAt } from './documents.ts';

const d = documentTable;
const v = documentVersionTable;

/** What the history of a site's pages says beside the pages themselves. */
export interface PageHistory {
  /** When the published version of a page was published, in epoch milliseconds, by its id. */
  readonly publishedAt: ReadonlyMap<string, number>;
  /** Ids of pages and routes by the paths that a published version of theirs had, such as `de/angebote`; the latest wins. */
  readonly formerPaths: ReadonlyMap<string, string>;
}

/** Where nothing of a site's pages is stored. */
export const NO_HISTORY: PageHistory = { publishedAt: new Map(), formerPaths: new Map() };

/** The history of the published pages of a site. */
export async function readPageHistory(scope: SiteScope): Promise<PageHistory> {
  const published = await scope.tx
    .select({ id: d.id, at: v.publishedAt })
    .from(d)
    .innerJoin(v, versionAt(d.publishedVersion))
    .where(and(eq(d.siteId, scope.siteId), eq(d.kind, 'page'), eq(d.isArchived, false)));
  const versions = await scope.tx
    .select({
      kind: v.kind,
      id: v.documentId,
      slugs: sql<unknown>`${v.body} -> 'slugs'`,
      routes: sql<unknown>`${v.body} -> 'routes'`,
    })
    .from(v)
    .where(and(eq(v.siteId, scope.siteId), inArray(v.kind, ['page', 'routes']), isNotNull(v.publishedAt)))
    .orderBy(asc(v.publishedAt), asc(v.version));
  return {
    publishedAt: new Map(published.flatMap(({ id, at }) => (at ? [[id, at.getTime()] as const] : []))),
    formerPaths: new Map(
      versions.flatMap(({ kind, id, slugs, routes }) =>
        pathsOf({ kind: kind === 'page' ? 'page' : 'routes', id }, { slugs, routes }).map(
          ({ key, owner }) => [key, owner] as const,
        ),
      ),
    ),
  };
}
