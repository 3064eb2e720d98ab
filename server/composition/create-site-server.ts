import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDateFormat } from '../../src/runtime/text/date-format.ts';
import { answerRefusalText } from '../../src/booking/checkout/form/answer-refusal-text.ts';
import { extraRefusalText } from '../../src/booking/checkout/extras/extra-refusal-text.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { sampleCurrency } from '../../src/api/http/scenario-api.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import { createApp } from '../http/app.ts';
import { createLocalLimits, createSharedLimits, type RateLimits } from '../http/rate-limits.ts';
import type { Database } from '../db/engine/database.ts';
import { listenSiteVersions, listHostRows } from '../db/repositories/sites.ts';
import type { ComposeOptions } from '../mail/compose-mail.ts';
import { createHostTable, type HostTable } from '../http/hosts.ts';
import { readDraft } from '../content/documents.ts';
import { listPreviewPages } from '../content/preview-pages.ts';
import { createPreviewAccess } from '../content/preview-access.ts';
import { blogRoutes } from '../api/routes/blog.ts';
import { bookingFileRoutes } from '../api/routes/booking-files.ts';
import { bookingRoutes } from '../api/routes/booking.ts';
import { contactRoutes } from '../api/routes/contact.ts';
import { configurationRoutes } from '../api/routes/configuration.ts';
import { extraRoutes } from '../api/routes/extras.ts';
import { exampleValues } from '../api/example-values.ts';
import { addPreviewCalls } from '../api/preview-calls.ts';
import { addOpenApi } from '../api/open-api.ts';
import { exampleFilmRoutes, fileRoutes, hasStorybookBuild, storybookRoutes } from '../http/files.ts';
import { formRoutes } from '../api/routes/forms.ts';
import { forwardedApiRoutes } from '../api/routes/forwarded-api.ts';
import { drawnPictureRoutes } from '../pages/drawn-picture-routes.ts';
import { createMediaNames } from '../pages/media-files.ts';
import { mediaRoutes } from '../pages/media-routes.ts';
import { searchEngineRoutes } from '../pages/search-engine-routes.ts';
import { listMedia, readMedia } from '../content/media.ts';
import { NO_HISTORY, readPageHistory } from '../content/published-pages.ts';
import { readDraftConfiguration } from '../content/site-configuration.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { newestPostId } from '../content/blog-posts.ts';
import { inSite } from '../db/in-site.ts';
import { healthRoutes } from '../http/health.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { geodataRoutes } from '../api/routes/geodata.ts';
import { placeRoutes } from '../api/routes/places.ts';
import { originOf } from '../environment/origin-of.ts';
import { type Settings, showsDemo } from '../environment/settings.ts';
import type { NameIn, TextsOf } from '../api/wire/texts.ts';
import { createBookingCalls } from '../api/calls/booking-calls.ts';
import { createContactCalls } from '../api/calls/contact-calls.ts';
import { createRentalCalls } from '../api/calls/rental-calls.ts';
import { reportUnread } from '../booking/site-catalogue.ts';
import { createInProcessApis } from '../in-process/in-process-api.ts';
import { httpApis, outsideForward, outsideTransport } from '../pages/api-transport.ts';
import type { BrowserAssets } from '../pages/assets.ts';
import { loadPageRenderer, loadTexts } from '../pages/create-page-renderer.ts';
import type { Report } from '../pages/system-page.ts';
import { DEMO_BAR_CSS, demoBar } from '../demo/demo-bar.tsx';
import { demoPage } from '../demo/demo-page.tsx';
import { issueDemoPreviews } from '../demo/demo-previews.ts';
import { demoRoutes } from '../demo/demo-routes.tsx';
import { liveReload } from '../demo/live-reload.ts';
import { TRY_ROUTE } from '../demo/examples.ts';
import { tryRoutes } from '../demo/try-routes.tsx';
import { docsRoutes } from '../docs/docs-routes.tsx';
import { editorFileRoutes, editorShell } from '../editor/editor-files.ts';
import { editorRoutes, sendEditor } from '../editor/editor-routes.ts';
import { createCaptcha } from '../access/captcha.ts';
import { signLink } from '../access/account-links.ts';
import { createSessions } from '../access/sessions.ts';
import { editingRoutes } from './editing-routes.ts';
import { createHtmlCache } from '../pages/html-cache.ts';
import { createHtmlCleaner } from '../html/html-cleaner.ts';
import { htmlFrameRoutes } from '../pages/html-frame-routes.ts';
import { createBookingAccess } from '../access/booking-access.ts';
import { bookingCalendar } from '../mail/booking-calendar.ts';
import { createMailSites } from './mail-sites.ts';
import { createCanvasFrame } from '../pages/canvas-frame.ts';
import { canvasRoutes } from '../pages/canvas-routes.ts';
import { createPageHandler } from '../pages/page-handler.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { createSiteRuntime } from '../pages/site-runtime.ts';

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
  /** Called after a mail was put into the outbox, so that it leaves at once. */
  readonly onMail: () => void;
}

/** The server, and what mails need of it. */
export interface SiteServer {
  readonly app: FastifyInstance;
  readonly mailSite: ComposeOptions['siteFor'];
  /** Name and address of every site. */
  readonly sites: readonly Pick<SiteIdentity, 'name' | 'origin'>[];
  /** Origin of the editor; `null` where there is none. */
  readonly editorOrigin: string | null;
  /** Address at the editor of a link in a mail by its id; `null` where there is no editor. */
  readonly accountLinkUrl: ComposeOptions['accountLinkUrl'];
}

/** Origin of the editor, with the port of the public origin where its host names none; `null` without an editor. */
function editorOriginOf(settings: Settings): string | null {
  const { editorHost, publicOrigin } = settings;
  if (editorHost === null) return null;
  return editorHost.includes(':')
    ? `${new URL(publicOrigin).protocol}//${editorHost}`
    : originOf(settings, editorHost);
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
  onMail,
}: SiteServerOptions): Promise<SiteServer> {
  const hosts: HostTable = createHostTable({
    readRows: () => listHostRows(database),
    originOf: (host) => originOf(settings, host),
    report: (error) => app.log.error({ err: error }, 'the host table could not be read'),
  });
  // What the editor changes is stored here, so it needs the product API of this server.
  const editorOrigin = settings.productApiUrl === null ? editorOriginOf(settings) : null;
  const sessions = createSessions(database, now);
  const app = await createApp({
    settings,
    hosts,
    sessions: editorOrigin === null ? null : sessions,
    log,
    errorText: (key, language) => textsOf(language)(key),
  });
  // Before the table is read, so that changes made meanwhile are noticed.
  app.addHook('onClose', await listenSiteVersions(database, () => void hosts.refresh()));
  await hosts.read();

  const reloading = settings.mode === 'development' ? liveReload(app) : null;
  const report: Report = (message, details) => {
    app.log.warn(details, message);
    reloading?.noteFailure(message, details.error);
  };
  const htmlCleaner = createHtmlCleaner({ report });
  app.addHook('onClose', htmlCleaner.close);
  const texts = loadTexts(report);
  const preview = createPreviewAccess(database, settings.previewSecret, now);
  const nameIn: NameIn = (names, language) => pickText(names ?? undefined, language);
  const textsOf: TextsOf = (language) => translateFor(texts, language);
  const bookingAccess = createBookingAccess(settings.accountLinkSecret);
  const bookings = createBookingCalls({
    database,
    now,
    textsOf,
    nameIn,
    refusalText: (refusal, language) =>
      extraRefusalText(refusal, textsOf(language), createDateFormat(language)),
    answerText: (field, reason, customer) =>
      answerRefusalText(field, reason, customer, textsOf(customer.language)),
    access: bookingAccess,
    calendarOf: async (siteId, booking, language) =>
      bookingCalendar(siteId, booking, await mailSite(siteId, language)),
    onBooked: onMail,
  });
  const rentals = createRentalCalls({ database, now, nameIn });
  const counting = { database, now, factor: settings.rateLimitFactor };
  const limits: RateLimits = { shared: createSharedLimits(counting), local: createLocalLimits(counting) };
  const readLibrary = (siteId: string) => inSite(database, siteId, listMedia);
  const runtime = createSiteRuntime({
    openApi:
      settings.productApiUrl === null
        ? createInProcessApis({
            database,
            bookings,
            rentals,
            preview,
            limits,
            report: (error) => app.log.error({ err: error }, 'call of the product API failed'),
          })
        : httpApis(outsideTransport(settings.productApiUrl)),
    readMedia: readLibrary,
    // Where the product API is elsewhere, so are the pages.
    readHistory: async (siteId) =>
      settings.productApiUrl === null ? inSite(database, siteId, readPageHistory) : NO_HISTORY,
    now,
    report: (document, warning) => report('setting replaced by its default', { document, ...warning }),
  });
  const mailSite = createMailSites({ hosts, runtime, texts, accessKeyOf: bookingAccess.keyOf });
  const isDemo = showsDemo(settings);

  // Before the routes that it holds for.
  addPreviewCalls(app, {
    preview,
    currencyOf: async (site) => sampleCurrency((await runtime.currenciesOf(site)).value),
    apiOf: runtime.apiOf,
  });
  healthRoutes(app, async () => (await database.pool.query('select 1')).rowCount === 1);
  await fileRoutes(app, root);
  await editorFileRoutes(app, root);
  const readFile = (siteId: string, name: string) =>
    inSite(database, siteId, (scope) => readMedia(scope, name));
  const nameOf = createMediaNames({ listMedia: readLibrary });
  mediaRoutes(app, { siteById: hosts.siteById, readMedia: readFile, nameOf });
  drawnPictureRoutes(app, { runtime, readMedia: readFile, nameOf });
  searchEngineRoutes(app, runtime);
  if (settings.productApiUrl === null) {
    reportUnread(database, (site, document, warning) =>
      report('setting replaced by its default', { site, document, ...warning }),
    );
    await addOpenApi(app);
    configurationRoutes(app, database, preview);
    placeRoutes(app, { calls: rentals });
    geodataRoutes(app);
    extraRoutes(app, rentals, limits.local);
    formRoutes(app, database);
    const captcha = createCaptcha({ secret: settings.previewSecret, now });
    contactRoutes(app, createContactCalls({ database, captcha, now, onMail }), limits);
    blogRoutes(app, database);
    docsRoutes(app, {
      examplesOf: async (siteId) => {
        const postId = await inSite(database, siteId, newestPostId);
        return exampleValues(siteId, { bookings, rentals, postId, now: now() });
      },
      withoutSite: (request, reply) => onHostOfNoSite(request, reply),
      renderPage: demoPage,
    });
    bookingRoutes(app, bookings, limits);
    bookingFileRoutes(app, { database, now }, limits);
    const { rateLimitFactor: factor } = settings;
    editingRoutes(app, {
      database,
      sessions,
      hosts,
      preview,
      runtime,
      isDemo,
      now,
      factor,
      sharedLimits: limits.shared,
      secret: settings.accountLinkSecret,
      onMail,
      cleanSvg: htmlCleaner.cleanSvg,
    });
  } else forwardedApiRoutes(app, outsideForward(settings.productApiUrl));
  // For developers: on a company's own host in production it would be a page of the company.
  const hasStorybook = isDemo && hasStorybookBuild(root);
  if (hasStorybook) await storybookRoutes(app, root);
  if (isDemo) await exampleFilmRoutes(app, root);
  const { publicOrigin } = settings;
  const openDemo = async () => {
    const previews = await issueDemoPreviews(hosts.sites(), preview, (error) =>
      app.log.error({ err: error }, 'the previews of the demo were not renewed'),
    );
    app.addHook('onClose', async () => previews.end());
    return demoRoutes(app, {
      database,
      hosts,
      publicOrigin,
      editorOrigin,
      runtime,
      nameOf,
      previews,
      texts,
      hasApiDocs: settings.productApiUrl === null,
      hasStorybook,
    });
  };
  const demo = isDemo ? await openDemo() : null;
  const shell = editorShell(root);
  const renderPage = await loadPageRenderer(assets, texts, {
    report,
    cleanHtml: async (source) => (await htmlCleaner.clean(source)).html,
  });
  const readSite = async (siteId: string) =>
    toSiteConfiguration(await inSite(database, siteId, readDraftConfiguration), (document, warning) =>
      report('draft', { document, ...warning }),
    );
  if (editorOrigin !== null) {
    editorRoutes(app, shell, editorOrigin);
    canvasRoutes(
      app,
      (siteId, ref) => inSite(database, siteId, (scope) => readDraft(scope, ref)),
      createCanvasFrame({ runtime, renderPage, readMedia: readLibrary, readSite, now, report }),
    );
  }
  htmlFrameRoutes(app, { runtime, localLimits: limits.local, readSite, grantOf: preview.grantOf });
  const onHostOfNoSite = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.isOfEditor) return sendEditor(shell, request, reply);
    return demo ? demo.startPage(request, reply) : reply.callNotFound();
  };
  const pages = createPageHandler({
    runtime,
    renderPage,
    cache: createHtmlCache(now),
    now,
    previews: {
      grantOf: (site, token) => preview.grantOf(site.id, token),
      siteOf: (site) => readSite(site.id),
      pagesOf: (site, grant) => inSite(database, site.id, (scope) => listPreviewPages(scope, grant)),
    },
    // Also where the editor belongs to a product API elsewhere.
    editorOrigin: editorOriginOf(settings),
    mapTiles: settings.mapTiles,
    bodyEnd: isDemo
      ? ({ pageId, language }) => ({
          html:
            demoBar(
              translateFor(texts, language),
              editorOrigin === null || pageId === TRY_ROUTE ? null : pageId,
            ) + (reloading?.html ?? ''),
          css: DEMO_BAR_CSS,
        })
      : () => NO_BODY_END,
    report,
    textsOf,
  });
  if (demo) tryRoutes(app, { hosts, publicOrigin, pages, sendNotFound: demo.sendNotFound });
  pageRoutes(app, pages, limits.local, onHostOfNoSite);
  return {
    app,
    mailSite,
    sites: hosts.sites(),
    editorOrigin,
    // After the #, so that no server on the way stores it.
    accountLinkUrl: (linkId) =>
      editorOrigin && `${editorOrigin}/set-password#${signLink(linkId, settings.accountLinkSecret)}`,
  };
}
