import { isRecord } from '../../src/api/wire/is-record.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { defaultLanguage, enabledLanguages } from '../../src/domain/site-languages.ts';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import type { SiteScope } from '../db/in-site.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentKind, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import { siteConfigurationOf } from '../../src/api/wire/site-configuration-of.ts';
import { type DocumentRef, listDrafts, listPublished, readPublished } from './documents.ts';

/** Documents that the site configuration is assembled from. */
const PARTS: readonly DocumentKind[] = [
  'site',
  'theme',
  'header',
  'layout',
  'sharedComponent',
  'menu',
  'routes',
  'page',
];

/** A document that has no versions yet. */
export interface NewDocument extends DocumentRef {
  readonly body: DocumentBody;
}

const isWithId = (entry: unknown): entry is DocumentBody & { readonly id: string } =>
  isRecord(entry) && typeof entry.id === 'string';

/**
 * The documents that a site configuration is made of: the inverse of `siteConfigurationOf`, but for the routes of the
 * given pages, which belong to those.
 */
export function documentsOf(configuration: DocumentBody, pageIds: ReadonlySet<string>): NewDocument[] {
  const { theme, header, layouts, sharedComponents, menus, routes, ...site } = configuration;
  const single = (kind: DocumentKind, body: unknown) =>
    isRecord(body) ? [{ kind, id: SINGLE_ID, body }] : [];
  const list = (kind: DocumentKind, entries: unknown) =>
    (Array.isArray(entries) ? entries : []).filter(isWithId).map(({ id, ...body }) => ({ kind, id, body }));
  const others = (Array.isArray(routes) ? routes : []).filter(
    (route) => !(isWithId(route) && pageIds.has(route.id)),
  );
  return [
    ...single('site', site),
    ...single('theme', theme),
    ...single('header', header),
    ...list('layout', layouts),
    ...list('sharedComponent', sharedComponents),
    ...list('menu', menus),
    ...single('routes', { routes: others }),
  ];
}

/** The paths that a site configuration gives a page; `undefined` when it gives none. */
export function slugsOf({ routes }: DocumentBody, pageId: string): unknown {
  const route = (Array.isArray(routes) ? routes : []).find((entry) => isWithId(entry) && entry.id === pageId);
  return isWithId(route) ? route.path : undefined;
}

/** The published site configuration. @throws StoredDocumentError */
export const readSiteConfiguration = async (scope: SiteScope): Promise<DocumentBody> =>
  siteConfigurationOf(await listPublished(scope, PARTS));

/** Parts of a site that previews of a page show as drafts around it; languages and addresses stay those of visitors. */
const SHOWN_AS_DRAFT: readonly DocumentKind[] = ['theme', 'header', 'layout', 'sharedComponent', 'menu'];

/**
 * The site configuration with the drafts of what stands around pages; `null` for a site without documents.
 * @throws StoredDocumentError
 */
export async function readDraftConfiguration(scope: SiteScope): Promise<DocumentBody | null> {
  const drafts = await listDrafts(scope, SHOWN_AS_DRAFT);
  const others = PARTS.filter((kind) => !SHOWN_AS_DRAFT.includes(kind));
  const documents = [...drafts, ...(await listPublished(scope, others))];
  return documents.length === 0 ? null : siteConfigurationOf(documents);
}

/** The languages of the published site, the default one first. */
export async function publishedLanguages(scope: SiteScope): Promise<CheckedSite['languages']> {
  const site = toSiteConfiguration(await readSiteSettings(scope, 'site'), () => undefined);
  if (!site) return [];
  const preferred = defaultLanguage(site);
  return [preferred, ...enabledLanguages(site).filter((language) => language !== preferred)];
}

/** The published settings of a kind; empty when there are none. @throws StoredDocumentError */
export const readSiteSettings = async (scope: SiteScope, kind: DocumentKind): Promise<DocumentBody> =>
  (await readPublished(scope, { kind, id: SINGLE_ID }))?.body ?? {};
