import type { ApiTransport } from '../../src/api/http/caller.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { type OpenSite, openSite } from '../canvas/open-site.ts';
import { type JsonObject, openDocument } from '../document/page-document.ts';
import { typeOf } from '../document/tree.ts';

/** A page that was loaded for editing. */
export interface LoadedPage {
  readonly site: OpenSite;
  readonly body: JsonObject;
  /** Version of the draft. */
  readonly version: number;
  readonly publishedVersion: number | null;
}

interface Options {
  readonly api: EditorApi;
  readonly transport: ApiTransport;
  readonly site: { readonly id: string; readonly name: string; readonly origin: string };
  readonly pageId: string;
}

/** Loads a page and the site around it. Rejects with ApiError. */
export async function openPage({
  api,
  transport,
  site: { id, name, origin },
  pageId,
}: Options): Promise<LoadedPage> {
  const [site, document] = await Promise.all([
    openSite({
      id,
      name,
      origin,
      transport,
      readPictures: () => api.call('media', { site: id }),
      // Settings that cannot be read are replaced by their defaults, as for visitors.
      report: () => undefined,
    }),
    api.call('document', { site: id, path: { kind: 'page', id: pageId } }),
  ]);
  const { body, version, publishedVersion } = document;
  const { nodes } = openDocument(body);
  await site.components.load([...nodes.values()].map(typeOf));
  return { site, body, version, publishedVersion };
}
