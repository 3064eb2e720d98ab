import type { FastifyInstance } from 'fastify';
import type {
  ListedPreviewLink,
  PreviewLink,
  PreviewLinkRequest,
  PreviewRevocation,
} from '../../../generated/api/types.ts';
import type { PreviewAccess } from '../../content/preview-access.ts';
import type { PreviewGrant } from '../../content/preview-token.ts';
import type { SiteIdentity } from '../../http/site-identity.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal, invalidRequest } from '../calls/call-refusal.ts';
import { authorOf } from '../calls/editing-calls.ts';

const HOUR_MS = 3_600_000;

export interface PreviewRouteOptions {
  readonly preview: PreviewAccess;
  /** Whether a site is shown in a language. */
  readonly hasLanguage: (site: SiteIdentity, language: string) => Promise<boolean>;
  /** The path at which a link opens: of its page, else of the front page; `null` when what it shows does not exist. */
  readonly pathOf: (site: SiteIdentity, grant: PreviewGrant) => Promise<string | null>;
  /** Names of accounts by their ids. */
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Links that open drafts without a sign-in. */
export function previewRoutes(
  app: FastifyInstance,
  { preview, hasLanguage, pathOf, namesOf, now }: PreviewRouteOptions,
) {
  addOperation(app, 'createPreviewLink', async (request): Promise<PreviewLink> => {
    const asked = request.body as PreviewLinkRequest;
    const { pageId, hours = 1, version = null, language = null, scenario = null } = asked;
    const site = siteOf(request);
    if (version !== null && pageId === null)
      throw invalidRequest('invalidRequest', { '/version': 'names a version of no page' });
    if (language !== null && !(await hasLanguage(site, language)))
      throw invalidRequest('invalidRequest', { '/language': 'is no language of the site' });
    const grant = { pageId, version, language, scenario };
    const path = await pathOf(site, grant);
    if (path === null) throw new CallRefusal('pageNotFound');
    const expiresAt = now() + hours * HOUR_MS;
    const token = await preview.issue(site.id, grant, hours * HOUR_MS, authorOf(request.principal));
    return { url: `${site.origin}${encodeURI(path)}?preview=${token}`, expiresAt };
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
