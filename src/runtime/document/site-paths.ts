import { isRecord } from '../../api/wire/is-record.ts';
import type { DocumentBody } from '../../api/wire/document-body.ts';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';

/** A path of a page or route in a language. */
export interface SitePath {
  /** Id of the page or route. */
  readonly owner: string;
  /** JSON pointer in the body of the document. */
  readonly pointer: string;
  /** Language and path, such as `de/angebote`. */
  readonly key: string;
}

/** A path that another page or route has. */
export interface TakenPath {
  readonly pointer: string;
  readonly address: string;
  /** Id of the other page or route. */
  readonly by: string;
}

const pathsIn = (owner: string, slugs: unknown, pointer: string): SitePath[] =>
  Object.entries(isRecord(slugs) ? slugs : {}).flatMap(([language, slug]) =>
    typeof slug === 'string' && slug !== ''
      ? [{ owner, pointer: `${pointer}/${language}`, key: `${language}/${slug}` }]
      : [],
  );

/** The paths that a document contains: those of a page, or of the routes without a page. */
export function pathsOf(
  { kind, id }: { readonly kind: DocumentKind; readonly id: string },
  { slugs, routes }: DocumentBody,
): SitePath[] {
  if (kind === 'page') return pathsIn(id, slugs, '/slugs');
  if (kind !== 'routes' || !Array.isArray(routes)) return [];
  return routes.flatMap((route, index) =>
    isRecord(route) && typeof route.id === 'string'
      ? pathsIn(route.id, route.path, `/routes/${index}/path`)
      : [],
  );
}

/** Who has the paths, by their keys. */
export const ownersOf = (paths: readonly SitePath[]): Map<string, string> =>
  new Map(paths.map(({ key, owner }) => [key, owner]));

/**
 * Those of the paths that another page or route has. Keys are compared as they are: what a redirect or another language
 * leads to is free.
 *
 * @param owners - gets the paths that nobody had
 */
export function claimPaths(paths: readonly SitePath[], owners: Map<string, string>): TakenPath[] {
  return paths.flatMap(({ owner, pointer, key }) => {
    const by = owners.get(key) ?? owner;
    owners.set(key, by);
    return by === owner ? [] : [{ pointer, address: `/${key}`, by }];
  });
}
