import type { FastifyInstance } from 'fastify';
import { withPageRoute } from '../../src/site/draft-route.ts';
import { enabledLanguages, routePath } from '../../src/site/routes.ts';
import type { Sessions } from '../access/sessions.ts';
import { createAccountLinks } from '../access/account-links.ts';
import { createAccessTokens } from '../access/access-tokens.ts';
import { createPreviewLinks } from '../api/calls/preview-links.ts';
import { accountLinkRoutes } from '../api/routes/account-links.ts';
import { accessTokenRoutes } from '../api/routes/access-tokens.ts';
import { activityRoutes } from '../api/routes/activity.ts';
import { documentRoutes } from '../api/routes/documents.ts';
import { mediaLibraryRoutes } from '../api/routes/media.ts';
import { operatorRoutes } from '../api/routes/operators.ts';
import { peopleRoutes } from '../api/routes/people.ts';
import { previewRoutes } from '../api/routes/previews.ts';
import { publicationRoutes } from '../api/routes/publications.ts';
import type { PreviewAccess } from '../content/preview-access.ts';
import { listPreviewPages } from '../content/preview-pages.ts';
import type { PreviewGrant } from '../content/preview-token.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { readOperatorNames } from '../db/repositories/operators.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoAccountsOn } from '../demo/demo-accounts.ts';
import type { HostTable } from '../http/hosts.ts';
import { createMailLimits } from '../http/mail-limits.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { createSignInLimits } from '../http/sign-in-limits.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { mcpRoutes } from '../mcp/mcp-routes.ts';
import type { HtmlCleaner } from '../html/html-cleaner.ts';
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
  readonly sharedLimits: RateLimits['shared'];
  /** Signs the links in mails about accounts. */
  readonly secret: string;
  /** Called after a mail was put into the outbox. */
  readonly onMail: () => void;
  readonly cleanSvg: HtmlCleaner['cleanSvg'];
}

/** The operations of the editor, and its tools for programs. */
export function editingRoutes(
  app: FastifyInstance,
  {
    database,
    sessions,
    hosts,
    preview,
    runtime,
    isDemo,
    now,
    factor,
    sharedLimits,
    secret,
    onMail,
    cleanSvg,
  }: EditingRouteOptions,
) {
  const { siteById } = hosts;
  const limits = createSignInLimits({ database, now, factor });
  const demoAccounts = async () => {
    const sites = await Promise.all(
      hosts.sites().map(async ({ id, name }) => ({ id, name, people: await demoAccountsOn(database, id) })),
    );
    return {
      password: DEMO_PASSWORD,
      accounts: DEMO_ACCOUNTS.map(({ name, email }) => ({
        name,
        email,
        sites: sites.flatMap(({ people, ...site }) =>
          people.filter((one) => one.email === email).map(({ role }) => ({ ...site, role })),
        ),
      })),
    };
  };
  const languagesOf = async (site: SiteIdentity) =>
    enabledLanguages((await runtime.settingsOf(site)).value.site);
  const pathOf = async (
    site: SiteIdentity,
    grant: PreviewGrant,
    startPageId: string,
  ): Promise<string | null> => {
    const { value } = await runtime.settingsOf(site);
    const pages = await inSite(database, site.id, (scope) => listPreviewPages(scope, grant));
    // A system page that the site has no document for has no versions.
    if (grant.version !== null && pages.length === 0) return null;
    const [first] = enabledLanguages(value.site);
    const drafts = pages.reduce(withPageRoute, value.site);
    return routePath(drafts, startPageId, grant.language ?? first ?? '');
  };
  operatorRoutes(app, {
    database,
    sessions,
    limits,
    siteById,
    demoAccounts: isDemo ? demoAccounts : null,
    now,
  });
  const mailLimits = createMailLimits({ database, now, factor });
  const links = createAccountLinks({ database, secret, now, onMail });
  accountLinkRoutes(app, { links, mailLimits, siteById });
  peopleRoutes(app, { database, links, mailLimits, now });
  activityRoutes(app, database);
  documentRoutes(app, { database, now });
  mediaLibraryRoutes(app, { database, now, cleanSvg });
  publicationRoutes(app, { database, now });
  const createLink = createPreviewLinks({
    preview,
    hasLanguage: async (site, language) => (await languagesOf(site)).some((tag) => tag === language),
    pathOf,
    now,
  });
  previewRoutes(app, { preview, createLink, namesOf: (ids) => readOperatorNames(database, ids) });
  const tokens = createAccessTokens(database, now);
  accessTokenRoutes(app, tokens);
  mcpRoutes(app, { database, tokens, siteById, limits: sharedLimits, createLink, now });
}
