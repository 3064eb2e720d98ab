import type { FastifyInstance } from 'fastify';
import type { PreviewLink, PreviewLinkRequest, PreviewRevocation } from '../../../generated/api/types.ts';
import type { PreviewAccess } from '../../content/preview-access.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal } from '../calls/call-refusal.ts';
import type { CreatePreviewLink } from '../calls/preview-links.ts';

export interface PreviewRouteOptions {
  readonly preview: PreviewAccess;
  readonly createLink: CreatePreviewLink;
}

/** Links that open drafts without a sign-in. */
export function previewRoutes(app: FastifyInstance, { preview, createLink }: PreviewRouteOptions) {
  addOperation(app, 'createPreviewLink', async (request): Promise<PreviewLink> => {
    const link = await createLink(siteOf(request), request.body as PreviewLinkRequest);
    if (!link) throw new CallRefusal('pageNotFound');
    return link;
  });

  addOperation(app, 'revokePreviewLinks', async (request, reply) => {
    const { pageId } = request.body as PreviewRevocation;
    await preview.revoke(siteOf(request).id, pageId);
    return reply.code(204).send();
  });
}
