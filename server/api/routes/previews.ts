import type { FastifyInstance } from 'fastify';
import type {
  ListedPreviewLink,
  PreviewLink,
  PreviewLinkRequest,
  PreviewRevocation,
} from '../../../generated/api/types.ts';
import type { PreviewAccess } from '../../content/preview-access.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal } from '../calls/call-refusal.ts';
import { authorOf } from '../calls/editing-calls.ts';
import type { CreatePreviewLink } from '../calls/preview-links.ts';

export interface PreviewRouteOptions {
  readonly preview: PreviewAccess;
  readonly createLink: CreatePreviewLink;
  /** Names of accounts by their ids. */
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Links that open drafts without a sign-in. */
export function previewRoutes(app: FastifyInstance, { preview, createLink, namesOf }: PreviewRouteOptions) {
  addOperation(app, 'createPreviewLink', (request): Promise<PreviewLink> => {
    const requested = request.body as PreviewLinkRequest;
    return createLink(siteOf(request), requested, authorOf(request.principal));
  });

  addOperation(app, 'previewLinks', async (request): Promise<ListedPreviewLink[]> => {
    const links = await preview.list(siteOf(request).id);
    const names = await namesOf(links.flatMap(({ createdBy }) => createdBy ?? []));
    return links.map((link) => ({ ...link, createdBy: names.get(link.createdBy ?? '') ?? null }));
  });

  addOperation(app, 'revokePreviewLink', async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!(await preview.revokeLink(siteOf(request).id, id))) throw new CallRefusal('previewLinkNotFound');
    return reply.code(204).send();
  });

  addOperation(app, 'revokePreviewLinks', async (request, reply) => {
    const { pageId } = request.body as PreviewRevocation;
    await preview.revoke(siteOf(request).id, pageId);
    return reply.code(204).send();
  });
}
