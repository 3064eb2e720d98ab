import type { ApiTransport } from '../../src/api/http/caller.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { type OpenSite, openSite } from '../canvas/open-site.ts';
import type { SharedDraft } from '../canvas/shared-drafts.ts';
import { isMarkup } from '../../src/runtime/html/clean-html.ts';
import { type JsonObject, openDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';
import type { ComposedKind } from './workspace.ts';

/** A page that was loaded for editing. */
export interface LoadedPage {
  readonly site: OpenSite;
  readonly body: JsonObject;
  /** Version of the draft. */
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly isArchived: boolean;
}

interface SiteOptions {
  readonly api: EditorApi;
  readonly transport: ApiTransport;
  readonly site: { readonly id: string; readonly name: string; readonly origin: string };
}

/** The newest versions of the shared sections of a site, without archived ones. Rejects with ApiError. */
async function readSharedDrafts(api: EditorApi, site: string): Promise<readonly SharedDraft[]> {
  const kind = 'sharedComponent';
  const all = await api.call('documents', { site, path: { kind } });
  return Promise.all(
    all
      .filter(({ isArchived }) => !isArchived)
      .map(async ({ id, publishedVersion }) => {
        const { body, version } = await api.call('document', { site, path: { kind, id } });
        return { id, name: typeof body.name === 'string' ? body.name : '', body, version, publishedVersion };
      }),
  );
}

/** Loads what a site is rendered with, for its operators. Rejects with ApiError. */
export const openSiteForEditing = ({
  api,
  transport,
  site: { id, name, origin },
}: SiteOptions): Promise<OpenSite> =>
  openSite({
    id,
    name,
    origin,
    transport,
    readPictures: () => api.call('media', { site: id }),
    readShared: () => readSharedDrafts(api, id),
    // Settings that cannot be read are replaced by their defaults, as for visitors.
    report: () => undefined,
  });

/** Loads a page, or a shared component, and the site around it. Rejects with ApiError. */
export async function openPage({
  kind,
  pageId,
  ...options
}: SiteOptions & { readonly kind: ComposedKind; readonly pageId: string }): Promise<LoadedPage> {
  const { api, site: inSite } = options;
  const [site, document] = await Promise.all([
    openSiteForEditing(options),
    api.call('document', { site: inSite.id, path: { kind, id: pageId } }),
  ]);
  const { body, version, publishedVersion, isArchived } = document;
  const { nodes } = openDocument(body);
  await Promise.all([
    site.components.load([...nodes.values()].map(typeOf)),
    isMarkup(JSON.stringify(body)) && site.purifier.load(),
  ]);
  return { site, body, version, publishedVersion, isArchived };
}
