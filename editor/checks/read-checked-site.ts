import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { anchorsByPage, sharedAnchorsOf } from '../../src/runtime/checks/anchors.ts';
import { readCheckedDocument } from '../../src/runtime/checks/checked-document.ts';
import {
  type CheckedSite,
  knownPictures,
  pictureBytesOf,
  type Visibility,
} from '../../src/runtime/checks/checked-site.ts';
import {
  defaultLanguage,
  enabledLanguages,
  leadsSomewhere,
  pageAt,
  routeIds,
} from '../../src/site/routes.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { OpenSite } from '../canvas/open-site.ts';

const REFERRED = [
  'page',
  'sharedComponent',
  'layout',
  'menu',
  'form',
] as const satisfies readonly DocumentKind[];

const allPublished = (ids: readonly string[]): ReadonlyMap<string, Visibility> =>
  new Map(ids.map((id) => [id, 'published']));

/** What the checks must know of an open site. Rejects with ApiError. */
export async function readCheckedSite(api: EditorApi, open: OpenSite): Promise<CheckedSite> {
  const { site, seo } = open.settings;
  const preferred = defaultLanguage(site);
  const [places, fleet, lists] = await Promise.all([
    open.api.places(preferred),
    open.api.fleet(preferred),
    Promise.all(REFERRED.map((kind) => api.call('documents', { site: open.id, path: { kind } }))),
  ]);
  const known = new Map<string, ReadonlyMap<string, Visibility>>();
  let pageAnchors: CheckedSite['pageAnchors'] = new Map();
  for (const [at, kind] of REFERRED.entries()) {
    const there = (lists[at] ?? []).filter(({ isArchived }) => !isArchived);
    if (kind === 'page') pageAnchors = anchorsByPage(there);
    const visibility = there.map(
      ({ id, publishedVersion }) => [id, publishedVersion === null ? 'unpublished' : 'published'] as const,
    );
    known.set(kind, new Map(visibility));
  }
  known.set('page', new Map([...(known.get('page') ?? []), ...allPublished(routeIds(site))]));
  known.set('place', allPublished(places.map(({ id }) => id)));
  known.set('category', allPublished(fleet.map(({ id }) => id)));
  known.set('model', allPublished(fleet.flatMap(({ models }) => models.map(({ modelId }) => modelId))));
  known.set('picture', knownPictures(open.pictures));
  return {
    languages: [preferred, ...enabledLanguages(site).filter((language) => language !== preferred)],
    theme: site.theme,
    known,
    routes: site.routes,
    hasPath: (path) => leadsSomewhere(site, path),
    pageAt: (path) => pageAt(site, path),
    pageAnchors,
    shared: (id) => {
      // As its draft is at each check.
      const draft = open.shared.find(id);
      return draft ? readCheckedDocument('sharedComponent', id, draft.body) : null;
    },
    sharedAnchors: sharedAnchorsOf(open.shared.list().map(({ body }) => body)),
    pictureBytes: pictureBytesOf(open.pictures),
    hasSeo: Object.keys(seo.title).length > 0,
  };
}
