import type { DocumentBody } from './document-body.ts';
import type { DocumentKind } from './document-kinds.ts';
import { isRecord } from './is-record.ts';

/** A published document of a site. */
export interface SitePart {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly body: DocumentBody;
}

/** The route of a page: its path and name per language; nothing for a page without a path. */
function routeOf({ id, body: { slugs, menuLabel } }: SitePart): object[] {
  if (!isRecord(slugs) || Object.keys(slugs).length === 0) return [];
  return [{ id, path: slugs, ...(isRecord(menuLabel) ? { label: menuLabel } : {}) }];
}

/** A shared component as visitors' pages need it: how far its texts are translated is for operators alone. */
function forVisitors({ id, body }: SitePart): DocumentBody {
  if (!isRecord(body.builder)) return { id, ...body };
  const { translationState: _states, ...builder } = body.builder;
  return { id, ...body, builder };
}

/** The site configuration (API-04) assembled from the published documents; readers take defaults for missing parts. */
export function siteConfigurationOf(documents: readonly SitePart[]): DocumentBody {
  const of = (kind: DocumentKind) => documents.filter((document) => document.kind === kind);
  const only = (kind: DocumentKind) => of(kind)[0]?.body;
  const list = (kind: DocumentKind) => of(kind).map(({ id, body }) => ({ id, ...body }));
  const { routes } = only('routes') ?? {};
  const theme = only('theme');
  const header = only('header');
  return {
    ...only('site'),
    ...(theme ? { theme } : {}),
    ...(header ? { header } : {}),
    layouts: list('layout'),
    sharedComponents: of('sharedComponent').map(forVisitors),
    menus: list('menu'),
    routes: [...(Array.isArray(routes) ? routes : []), ...of('page').flatMap(routeOf)],
  };
}
