import type { PreviewLink, PreviewLinkRequest } from '../../../generated/api/types.ts';
import type { PreviewAccess } from '../../content/preview-access.ts';
import type { PreviewGrant } from '../../content/preview-token.ts';
import type { SiteIdentity } from '../../http/site-identity.ts';
import { CallRefusal, invalidRequest } from './call-refusal.ts';

const HOUR_MS = 3_600_000;
const FRONT_PAGE = 'home';

export interface PreviewLinkOptions {
  readonly preview: PreviewAccess;
  /** Whether a site is shown in a language. */
  readonly hasLanguage: (site: SiteIdentity, language: string) => Promise<boolean>;
  /** The path of the page at which a link opens; `null` when what it shows does not exist. */
  readonly pathOf: (site: SiteIdentity, grant: PreviewGrant, startPageId: string) => Promise<string | null>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Creates a link that opens drafts, in the name of an account. Rejects with CallRefusal. */
export type CreatePreviewLink = (
  site: SiteIdentity,
  request: PreviewLinkRequest,
  by: string,
) => Promise<PreviewLink>;

export const createPreviewLinks =
  ({ preview, hasLanguage, pathOf, now }: PreviewLinkOptions): CreatePreviewLink =>
  async (site, requested, by) => {
    const { pageId, hours = 1, version = null, language = null, scenario = null } = requested;
    const startPageId = pageId ?? requested.startPageId ?? FRONT_PAGE;
    if (version !== null && pageId === null)
      throw invalidRequest('invalidRequest', { '/version': 'names a version of no page' });
    if (language !== null && !(await hasLanguage(site, language)))
      throw invalidRequest('invalidRequest', { '/language': 'is no language of the site' });
    const grant = { pageId, version, language, scenario };
    const path = await pathOf(site, grant, startPageId);
    if (path === null) throw new CallRefusal('pageNotFound');
    const expiresAt = now() + hours * HOUR_MS;
    const token = await preview.issue(site.id, grant, hours * HOUR_MS, by);
    return { url: `${site.origin}${encodeURI(path)}?preview=${token}`, expiresAt };
  };
