import type { FastifyInstance } from 'fastify';
import { enabledLanguages, routePath } from '../../src/site/routes.ts';
import type { Sessions } from '../access/sessions.ts';
import { createAccessTokens } from '../access/access-tokens.ts';
import { createPreviewLinks } from '../api/calls/preview-links.ts';
import { accessTokenRoutes } from '../api/routes/access-tokens.ts';
import { documentRoutes } from '../api/routes/documents.ts';
import { operatorRoutes } from '../api/routes/operators.ts';
import { previewRoutes } from '../api/routes/previews.ts';
import { publicationRoutes } from '../api/routes/publications.ts';
import type { PreviewAccess } from '../content/preview-access.ts';
import type { Database } from '../db/engine/database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import type { HostTable } from '../http/hosts.ts';
import { createSignInLimits } from '../http/sign-in-limits.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { mcpRoutes } from '../mcp/mcp-routes.ts';
import type { SiteRuntime } from '../pages/site-runtime.ts';

export interface EditingRouteOptions {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly hosts: HostTable;
  readonly preview: PreviewAccess;
  readonly runtime: SiteRuntime;
  readonly isDemo: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Multiplies every rate limit. */
  readonly factor: number;
}

/** The operations of the editor, and its tools for programs. */
export function editingRoutes(
  app: FastifyInstance,
  { database, sessions, hosts, preview, runtime, isDemo, now, factor }: EditingRouteOptions,
) {
  const { siteById } = hosts;
  const limits = createSignInLimits({ database, now, factor });
  const demoAccounts = () => ({
    password: DEMO_PASSWORD,
    accounts: DEMO_ACCOUNTS.map(({ name, email, roles }) => ({
      name,
      email,
      sites: Object.entries(roles).flatMap(([id, role]) => {
        const site = siteById(id);
        return site ? [{ id, name: site.name, role }] : [];
      }),
    })),
  });
  const pathOf = async (site: SiteIdentity, pageId: string): Promise<string | null> => {
    const configuration = (await runtime.settingsOf(site)).value.site;
    const [language] = enabledLanguages(configuration);
    return (language && routePath(configuration, pageId, language)) ?? null;
  };
  operatorRoutes(app, { database, sessions, limits, siteById, demoAccounts: isDemo ? demoAccounts : null });
  documentRoutes(app, { database, now });
  publicationRoutes(app, { database, now });
  const createLink = createPreviewLinks({ preview, pathOf, now });
  previewRoutes(app, { preview, createLink });
  const tokens = createAccessTokens(database, now);
  accessTokenRoutes(app, tokens);
  mcpRoutes(app, { database, tokens, siteById, createLink, now });
}
