import type { ApiTransport } from '../../src/api/http/caller.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { type OpenSite, openSite } from '../canvas/open-site.ts';
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
  await site.components.load([...nodes.values()].map(typeOf));
  return { site, body, version, publishedVersion, isArchived };
}
