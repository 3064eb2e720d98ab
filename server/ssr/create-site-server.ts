import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../src/api/wire/is-record.ts';
import type { CurrencyStyle } from '../../src/runtime/text/format.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import { createApp } from '../app.ts';
import type { Database } from '../db/engine/database.ts';
import { listenSiteVersions, listHostRows } from '../db/repositories/sites.ts';
import type { ComposeOptions } from '../mail/compose-mail.ts';
import { createHostTable } from '../plugins/hosts.ts';
import { createPreviewAccess } from '../preview/preview-access.ts';
import { bookingRoutes } from '../routes/booking.ts';
import { configurationRoutes } from '../routes/configuration.ts';
import { fileRoutes, hasWorkshop, workshopRoutes } from '../routes/files.ts';
import { forwardedApiRoutes } from '../routes/forwarded-api.ts';
import { healthRoutes } from '../routes/health.ts';
import { pageRoutes } from '../routes/pages.ts';
import type { Settings } from '../settings.ts';
import { inProcessTransport, outsideForward, outsideTransport } from './api-transport.ts';
import type { BrowserAssets } from './assets.ts';
import { loadPageRenderer, loadTexts, type Report } from './create-page-renderer.ts';
import { DEMO_BAR_CSS, demoBar } from './demo/demo-bar.tsx';
import { demoRoutes } from './demo/demo-routes.tsx';
import { createHtmlCache } from './html-cache.ts';
import { createMailSites } from './mail-sites.ts';
import { type CurrenciesOf, createPageHandler } from './page-handler.ts';
import { createSiteRuntime, type SiteIdentity, type SiteRuntime } from './site-runtime.ts';

export interface SiteServerOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly assets: BrowserAssets;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Root folder of the project. */
  readonly root: string;
  /** Fastify's logger options; `false` for none. */
  readonly log: boolean | object;
  /** Called after a booking was stored, so that its mail leaves at once. */
  readonly onBooked: () => void;
}

/** The server, and what mails need of it. */
export interface SiteServer {
  readonly app: FastifyInstance;
  readonly mailSite: ComposeOptions['siteFor'];
  /** Name and address of every site. */
  readonly sites: readonly Pick<SiteIdentity, 'name' | 'origin'>[];
}

/** Scheme and port of the public origin, on a site's own host. */
function originOf(settings: Settings, host: string): string {
  const { protocol, port } = new URL(settings.publicOrigin);
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
}

const NO_BODY_END = { html: '', css: '' };

/** The whole server of sites: pages, product API, files, health, and in demo mode the demo's own pages. */
export async function createSiteServer({
  settings,
  database,
  assets,
  now,
  root,
  log,
  onBooked,
}: SiteServerOptions): Promise<SiteServer> {
  const hosts = await createHostTable(
    () => listHostRows(database),
    (host) => originOf(settings, host),
  );
  const app = await createApp({ settings, hosts, log });
  const stopListening = await listenSiteVersions(database, () => {
    hosts
      .refresh()
      .catch((error: unknown) => app.log.error({ err: error }, 'the host table could not be read'));
  });
  app.addHook('onClose', stopListening);

  const report: Report = (message, details) => app.log.warn(details, message);
  const texts = loadTexts(report);
  const preview = createPreviewAccess(database, settings.previewSecret, now);
  const transport =
    settings.productApiUrl === null
      ? inProcessTransport(() => app)
      : outsideTransport(settings.productApiUrl);
  const runtime = createSiteRuntime(transport, now, (document, warning) =>
    report('setting replaced by its default', { document, ...warning }),
  );
  const currenciesOf = createCurrenciesOf(runtime, now);
  const isDemo = settings.mode === 'demo' || settings.mode === 'development';

  healthRoutes(app, async () => (await database.pool.query('select 1')).rowCount === 1);
  await fileRoutes(app, root);
  if (settings.productApiUrl === null) {
    configurationRoutes(app, database, preview);
    bookingRoutes(app, {
      database,
      now,
      textsOf: (language) => translateFor(texts, language),
      nameIn: (names, language) => pickText(names ?? undefined, language),
      onBooked,
      rateLimitFactor: settings.rateLimitFactor,
    });
  } else forwardedApiRoutes(app, outsideForward(settings.productApiUrl));
  // For developers: on a company's own host in production it would be a page of the company.
  const hasStorybook = isDemo && hasWorkshop(root);
  if (hasStorybook) await workshopRoutes(app, root);
  const { publicOrigin } = settings;
  const demo = isDemo
    ? demoRoutes(app, { database, hosts, publicOrigin, runtime, preview, texts, hasStorybook })
    : null;
  pageRoutes(
    app,
    createPageHandler({
      runtime,
      renderPage: await loadPageRenderer(root, assets, texts, report),
      cache: createHtmlCache(now),
      currenciesOf,
      opensPreview: (site, token, pageId) => preview.opens(site.id, token, pageId),
      editorOrigin: settings.editorHost === null ? null : originOf(settings, settings.editorHost),
      bodyEnd: isDemo
        ? (_site, language) => ({ html: demoBar(translateFor(texts, language), '/close'), css: DEMO_BAR_CSS })
        : () => NO_BODY_END,
      report,
    }),
    demo?.startPage ?? ((_request, reply) => reply.callNotFound()),
  );
  return { app, mailSite: createMailSites({ hosts, runtime, currenciesOf, texts }), sites: hosts.sites() };
}

const CURRENCY_AGE_MS = 900_000;

/** How amounts of a site's currencies are written, asked once per site version. */
function createCurrenciesOf(runtime: SiteRuntime, now: () => number): CurrenciesOf {
  const kept = new Map<
    string,
    { version: number; expires: number; styles: Promise<readonly CurrencyStyle[]> }
  >();
  return (site) => {
    const known = kept.get(site.id);
    if (known && known.version === site.version && known.expires > now()) return known.styles;
    const styles = runtime
      .apiOf(site)
      .get('/api/currencies')
      .then(toCurrencyStyles, () => {
        // Asked again next time: only answers are kept.
        kept.delete(site.id);
        return [];
      });
    kept.set(site.id, { version: site.version, expires: now() + CURRENCY_AGE_MS, styles });
    return styles;
  };
}

const toCurrencyStyles = (body: unknown): CurrencyStyle[] =>
  (Array.isArray(body) ? body : [])
    .filter(isRecord)
    .flatMap(({ isoCode, symbol, showSymbolAsSuffix, decimals }) =>
      typeof isoCode === 'string' && typeof symbol === 'string'
        ? [
            {
              isoCode,
              symbol,
              showSymbolAsSuffix: showSymbolAsSuffix === true,
              decimals: typeof decimals === 'number' ? decimals : 2,
            },
          ]
        : [],
    );
