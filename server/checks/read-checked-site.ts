import { Theme as readTheme } from '../../generated/page/read.js';
import type { Theme } from '../../generated/page/types.ts';
import { DOCUMENT_KINDS, type DocumentKind, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import { readSettings } from '../../src/api/wire/read-settings.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
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
import { listDocuments } from '../content/document-list.ts';
import { listDrafts, readPublished } from '../content/documents.ts';
import { listMedia } from '../content/media.ts';
import { readSiteConfiguration } from '../content/site-configuration.ts';
import { listModels } from '../db/repositories/fleet.ts';
import { listPlaces } from '../db/repositories/places.ts';
import type { SiteScope } from '../db/in-site.ts';

/** Kinds of documents that others refer to by their id. */
const REFERRED: readonly DocumentKind[] = DOCUMENT_KINDS.filter((kind) =>
  ['page', 'sharedComponent', 'layout', 'menu', 'form'].includes(kind),
);

const allPublished = (ids: readonly string[]): ReadonlyMap<string, Visibility> =>
  new Map(ids.map((id) => [id, 'published']));

/** What the checks must know of a site. @throws StoredDocumentError, TypeError when its configuration cannot be read */
export async function readCheckedSite(scope: SiteScope): Promise<CheckedSite> {
  const site = toSiteConfiguration(await readSiteConfiguration(scope), () => undefined);
  if (!site) throw new TypeError(`the site ${scope.siteId} has no configuration`);
  const known = new Map<string, ReadonlyMap<string, Visibility>>();
  let pageAnchors: CheckedSite['pageAnchors'] = new Map();
  for (const kind of REFERRED) {
    const documents = (await listDocuments(scope, kind)).filter(({ isArchived }) => !isArchived);
    if (kind === 'page') pageAnchors = anchorsByPage(documents);
    known.set(
      kind,
      new Map(
        documents.map(({ id, publishedVersion }) => [
          id,
          publishedVersion === null ? 'unpublished' : 'published',
        ]),
      ),
    );
  }
  known.set('page', new Map([...(known.get('page') ?? []), ...allPublished(routeIds(site))]));
  const models = await listModels(scope);
  known.set('model', allPublished(models.map(({ model }) => model.id)));
  known.set('category', allPublished(models.map(({ category }) => category.id)));
  known.set('place', allPublished((await listPlaces(scope)).map(({ place }) => place.id)));
  const pictures = await listMedia(scope);
  known.set('picture', knownPictures(pictures));
  const theme = readSettings<Theme>(readTheme, site.theme).value;
  if (!theme) throw new TypeError('schema of the theme lacks a default');
  const preferred = defaultLanguage(site);
  const drafts = await listDrafts(scope, ['sharedComponent']);
  const shared = new Map(
    drafts.map(({ id, body }) => [id, readCheckedDocument('sharedComponent', id, body)] as const),
  );
  return {
    languages: [preferred, ...enabledLanguages(site).filter((language) => language !== preferred)],
    theme,
    known,
    routes: site.routes,
    hasPath: (path) => leadsSomewhere(site, path),
    pageAt: (path) => pageAt(site, path),
    pageAnchors,
    shared: (id) => shared.get(id) ?? null,
    sharedAnchors: sharedAnchorsOf(drafts.map(({ body }) => body)),
    pictureBytes: pictureBytesOf(pictures),
    hasSeo: (await readPublished(scope, { kind: 'seo', id: SINGLE_ID })) !== null,
  };
}
