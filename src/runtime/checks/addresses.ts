import { claimPaths, ownersOf, pathsOf } from '../document/site-paths.ts';
import { type CheckFinding, found } from './check-finding.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/**
 * Paths of a page that another page or route has already. Publishing refuses them, unless the other gives its path up at
 * the same moment.
 */
export function checkAddresses(document: CheckedDocument, { routes }: CheckedSite): CheckFinding[] {
  if (document.kind !== 'page') return [];
  const others = { routes: routes.filter(({ id }) => id !== document.id) };
  const owners = ownersOf(pathsOf({ kind: 'routes', id: '' }, others));
  return claimPaths(pathsOf(document, document.body), owners).map(({ pointer, address, by }) =>
    found('warning', 'slug-taken', null, pointer, { address, by }),
  );
}
