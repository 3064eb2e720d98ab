import type { FastifyInstance } from 'fastify';
import type { PreviewLink, PreviewLinkRequest, PreviewRevocation } from '../../../generated/api/types.ts';
import type { PreviewAccess } from '../../content/preview-access.ts';
import type { SiteIdentity } from '../../http/site-identity.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal } from '../calls/call-refusal.ts';

const HOUR_MS = 3_600_000;
const FRONT_PAGE = 'home';

export interface PreviewRouteOptions {
  readonly preview: PreviewAccess;
  /** The path of a published page in the first language of its site; `null` when it has none. */
  readonly pathOf: (site: SiteIdentity, pageId: string) => Promise<string | null>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Links that open drafts without a sign-in. */
export function previewRoutes(app: FastifyInstance, { preview, pathOf, now }: PreviewRouteOptions) {
  addOperation(app, 'createPreviewLink', async (request): Promise<PreviewLink> => {
    const { pageId, hours = 1 } = request.body as PreviewLinkRequest;
    const site = siteOf(request);
    const path = await pathOf(site, pageId ?? FRONT_PAGE);
    if (path === null) throw new CallRefusal('pageNotFound');
    const expiresAt = now() + hours * HOUR_MS;
    const token = await preview.issue(site.id, pageId, hours * HOUR_MS);
    return { url: `${site.origin}${encodeURI(path)}?preview=${token}`, expiresAt };
  });

  addOperation(app, 'revokePreviewLinks', async (request, reply) => {
    const { pageId } = request.body as PreviewRevocation;
    await preview.revoke(siteOf(request).id, pageId);
    return reply.code(204).send();
  });
}
