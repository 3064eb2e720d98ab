import type { PreviewLink, PreviewLinkRequest } from '../../../generated/api/types.ts';
import type { PreviewAccess } from '../../content/preview-access.ts';
import type { SiteIdentity } from '../../http/site-identity.ts';

const HOUR_MS = 3_600_000;
const FRONT_PAGE = 'home';

export interface PreviewLinkOptions {
  readonly preview: PreviewAccess;
  /** The path of a published page in the first language of its site; `null` when it has none. */
  readonly pathOf: (site: SiteIdentity, pageId: string) => Promise<string | null>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Makes a link that opens the draft of a page, or of all pages; `null` where the page has no path. */
export type CreatePreviewLink = (
  site: SiteIdentity,
  request: PreviewLinkRequest,
) => Promise<PreviewLink | null>;

export const createPreviewLinks =
  ({ preview, pathOf, now }: PreviewLinkOptions): CreatePreviewLink =>
  async (site, { pageId, hours = 1 }) => {
    const path = await pathOf(site, pageId ?? FRONT_PAGE);
    if (path === null) return null;
    const expiresAt = now() + hours * HOUR_MS;
    const token = await preview.issue(site.id, pageId, hours * HOUR_MS);
    return { url: `${site.origin}${encodeURI(path)}?preview=${token}`, expiresAt };
  };
