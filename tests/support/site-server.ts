import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/engine/database.ts';
import { seedSite, type SiteSeed } from '../../server/testing/seed-site.ts';
import { ALL_DRAFTS, createPreviewAccess, type PreviewAccess } from '../../server/content/preview-access.ts';
import { readSettings } from '../../server/environment/settings.ts';
import * as source from '../../server/composition/create-site-server.ts';
import { openDemoDatabase, openTestDatabase } from '../../server/testing/database.ts';
import { FAKE_ASSETS, ROOT } from './fake-site.ts';

/** Instant at which the whole server is tested, unless a test moves its clock. */
export const TEST_NOW = Date.UTC(2026, 4, 1, 9);

export const PREVIEW_SECRET = 'a secret of the tests, long enough';

export interface SiteServerUnderTest
  extends Pick<source.SiteServer, 'mailSite' | 'accountLinkUrl' | 'sites'> {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** What the server takes for now; at first the instant of the seeding. */
  readonly clock: { now: number };
  readonly preview: PreviewAccess;
  /** A token that opens the draft of one page, or of all with `null`. */
  issuePreview(siteId: string, pageId: string | null): Promise<string>;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** The demo's companies, or sites of the test. */
  readonly sites?: 'demo' | readonly SiteSeed[];
  /** Variables of the environment that differ. */
  readonly env?: Readonly<Record<string, string>>;
  /** When the sites are seeded. */
  readonly seededAt?: number;
  /** Whether the server of `dist` is asked, which must have been built, and not the one of the sources. */
  readonly isBuilt?: boolean;
  /** Fastify's logger options; without, nothing is logged. */
  readonly log?: object;
}

const builtServer = async () => (await import(join(ROOT, 'dist/server/site-server.js'))) as typeof source;

/** The whole server on a database of its own, asked through `app.inject` or after `listen`. */
export async function openSiteServer({
  sites = 'demo',
  env = {},
  seededAt = TEST_NOW,
  isBuilt = false,
  log,
}: ServerOptions = {}): Promise<SiteServerUnderTest> {
  const database = sites === 'demo' ? await openDemoDatabase(seededAt) : await openTestDatabase();
  if (sites !== 'demo') for (const site of sites) await seedSite(database, site, seededAt);
  const settings = readSettings({ APP_MODE: 'test', PREVIEW_SECRET, RATE_LIMIT_FACTOR: '1000', ...env });
  const { createSiteServer } = isBuilt ? await builtServer() : source;
  const clock = { now: seededAt };
  const now = () => clock.now;
  const {
    app,
    mailSite,
    accountLinkUrl,
    sites: all,
  } = await createSiteServer({
    settings,
    database,
    assets: FAKE_ASSETS,
    now,
    root: ROOT,
    log: log ?? false,
    onMail: () => undefined,
  });
  await app.ready();
  const preview = createPreviewAccess(database, settings.previewSecret, now);
  return {
    app,
    database,
    clock,
    mailSite,
    accountLinkUrl,
    sites: all,
    preview,
    issuePreview: (siteId, pageId) => preview.issue(siteId, { ...ALL_DRAFTS, pageId }, 3_600_000, null),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
