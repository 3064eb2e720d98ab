import { join } from 'node:path';
import { cleanInTest } from './clean-html.ts';
import type { FastifyInstance } from 'fastify';
import { type ApiRequest, type ApiResponse, CALL_TIMEOUT_MS } from '../../src/api/http/caller.ts';
import type { Translations } from '../../src/runtime/text/resolve-text.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import { createApp } from '../../server/http/app.ts';
import { createLocalLimits } from '../../server/http/rate-limits.ts';
import type { PreviewGrant } from '../../server/content/preview-token.ts';
import { createHostTable } from '../../server/http/hosts.ts';
import { NO_HISTORY, type PageHistory } from '../../server/content/published-pages.ts';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { searchEngineRoutes } from '../../server/pages/search-engine-routes.ts';
import { type AppMode, readSettings } from '../../server/environment/settings.ts';
import { loadPageRenderer, loadTexts } from '../../server/pages/create-page-renderer.ts';
import { createHtmlCache } from '../../server/pages/html-cache.ts';
import { createPageHandler } from '../../server/pages/page-handler.ts';
import { httpApis } from '../../server/pages/api-transport.ts';
import { createSiteRuntime } from '../../server/pages/site-runtime.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Addresses of browser files that were never built. */
export const FAKE_ASSETS = {
  loader: '/assets/loader.js',
  consent: '/assets/consent.js',
  analytics: '/assets/analytics.js',
  fonts: '/assets/fonts.js',
  island: (name: string) => `/assets/island-${name}.js`,
};

/** A paragraph as a node of a document; its text stands under a key of the same name as its id. */
export const paragraph = (id: string, props: object = {}) => ({
  id,
  type: 'Paragraph',
  v: 1,
  props: { text: id, ...props },
});

/** Texts for nodes made by `paragraph`: each key is its own text, in one language. */
export const textsOf = (...keys: string[]): Translations => ({
  'en-US': Object.fromEntries(keys.map((key) => [key, key])),
});

interface FakePage {
  readonly sections?: unknown;
  readonly translations?: unknown;
  readonly [name: string]: unknown;
}

/** A page as the product API answers it: published, in its first version, unless `fields` says otherwise. */
export const wirePage = (id: string, { sections = [], translations = {}, ...fields }: FakePage = {}) => ({
  id,
  status: 1,
  version: 1,
  builder: { format: 1, sections, translations },
  seo: {},
  layoutId: 'default',
  showBreadcrumb: false,
  ...fields,
});

const LANGUAGES = ['en-US', 'de', 'hr', 'es-AR'] as const;

/** A small site in four languages, German first. */
export const siteConfiguration = (changes: object = {}) => ({
  languages: LANGUAGES.map((isoLanguageName) => ({ isoLanguageName, isDefault: isoLanguageName === 'de' })),
  layouts: [{ id: 'default', layoutItems: [{ type: 'header' }, { type: 'content' }] }],
  routes: [
    { id: 'offers', path: { 'en-US': 'offers', de: 'angebote', hr: 'ponude' } },
    { id: 'search', path: { de: 'suche' } },
  ],
  menus: [],
  ...changes,
});

/** As a response: the call is taken and never answered. */
export const SILENCE = Symbol('silence');

export interface FakeSiteOptions {
  /** Responses by path with their query, such as `/api/Pages/home`; an Error or a status number fails, SILENCE never ends. */
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly mode?: AppMode;
  /** What preview tokens open. */
  readonly grants?: Readonly<Record<string, PreviewGrant>>;
  /** Earlier versions of the pages. */
  readonly history?: PageHistory;
}

export interface RequestOptions {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server of pages over a product API that answers from a table. */
export interface FakeSite {
  readonly app: FastifyInstance;
  /** May be changed at any time; `raiseVersion` makes the server notice. */
  readonly responses: Record<string, unknown>;
  readonly calls: (ApiRequest & { readonly site: string })[];
  readonly reports: { readonly message: string; readonly details: Readonly<Record<string, unknown>> }[];
  readonly clock: { now: number };
  /** While it is on, every call fails: by SILENCE or by an error. */
  readonly outage: { isOn: boolean; isSilent: boolean };
  raiseVersion(): Promise<void>;
  get(path: string, requested?: RequestOptions): Promise<SiteResponse>;
}

export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Headers of an injected response, lists joined. */
export const textHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('; ') : String(value),
    ]),
  );

export const FAKE_ORIGIN = 'http://test.localhost:4000';

/** Makes the hosts `test.localhost` and `www.test.localhost` of one site answer. */
export async function openFakeSite({
  responses: given = {},
  mode = 'test',
  grants = {},
  history = NO_HISTORY,
}: FakeSiteOptions = {}): Promise<FakeSite> {
  const responses: Record<string, unknown> = {
    '/api/siteconfig': siteConfiguration(),
    '/api/siteseo': { title: { 'en-US': 'Test Cars' } },
    '/api/globalConfigs': {},
    '/api/advancedconfig': {},
    '/api/bookingsettings': {},
    '/api/data/bookings-configuration': {},
    '/api/currencies': [],
    ...given,
  };
  const calls: FakeSite['calls'] = [];
  const reports: FakeSite['reports'] = [];
  const clock = { now: Date.UTC(2026, 4, 1, 9) };
  const outage = { isOn: false, isSilent: false };
  const report = (message: string, details: Readonly<Record<string, unknown>>) =>
    void reports.push({ message, details });

  const timers: { readonly at: number; readonly controller: AbortController }[] = [];
  const startTimer = (milliseconds: number) => {
    const controller = new AbortController();
    timers.push({ at: clock.now + milliseconds, controller });
    timers.sort((a, b) => a.at - b.at);
    return controller.signal;
  };
  /** Waits without a response: whenever nothing else is left to do, time goes on to the next timer. */
  const silence = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      const next = () => {
        if (signal.aborted) return reject(signal.reason);
        const timer = timers.shift();
        if (!timer) {
          // Nobody but the time-out of every call ends it.
          clock.now += CALL_TIMEOUT_MS;
          return reject(new Error('the time is over'));
        }
        clock.now = Math.max(clock.now, timer.at);
        timer.controller.abort(new Error('the time is over'));
        setImmediate(next);
      };
      setImmediate(next);
    });

  const respond = async (request: ApiRequest, site: string): Promise<ApiResponse> => {
    calls.push({ ...request, site });
    if (outage.isOn && !outage.isSilent) throw new Error('connection refused');
    const found = outage.isOn ? SILENCE : responses[request.path];
    if (found === SILENCE) return silence(request.signal as AbortSignal);
    if (found === undefined) return { status: 404, body: { error: 'not found' } };
    if (typeof found === 'number') return { status: found, body: { error: `answers ${found}` } };
    if (found instanceof Error) throw found;
    return { status: 200, body: JSON.parse(JSON.stringify(found)) };
  };

  let siteVersion = 1;
  const hosts = createHostTable({
    readRows: async () =>
      ['test.localhost', 'www.test.localhost'].map((host, position) => ({
        host,
        siteId: 'test',
        siteName: 'Test Cars',
        siteVersion,
        isPrimary: position === 0,
      })),
    originOf: (host) => `http://${host}:4000`,
    report: () => undefined,
  });
  await hosts.read();
  const settings = readSettings({
    APP_MODE: mode,
    PUBLIC_ORIGIN: 'http://localhost:4000',
    MAIL_FROM: 'a@b.example',
    PREVIEW_SECRET: 'p'.repeat(40),
  });
  const app = await createApp({ settings, hosts, log: false });
  const now = () => clock.now;
  const texts = loadTexts(report);
  const runtime = createSiteRuntime({
    openApi: httpApis(
      (site, headers) => (request) =>
        respond({ ...request, headers: { ...headers, ...request.headers } }, site.id),
    ),
    readMedia: async () => [],
    readHistory: async () => history,
    now,
    report: (document, warning) => report('setting replaced by its default', { document, ...warning }),
    startTimer,
  });
  searchEngineRoutes(app, runtime);
  pageRoutes(
    app,
    createPageHandler({
      runtime,
      renderPage: await loadPageRenderer(FAKE_ASSETS, texts, { report, cleanHtml: cleanInTest }),
      cache: createHtmlCache(now),
      now,
      previews: {
        grantOf: async (_site, token) =>
          Object.hasOwn(grants, token)
            ? { ...(grants[token] as PreviewGrant), expiresAt: clock.now + 3_600_000 }
            : null,
        siteOf: () => Promise.resolve(null),
        pagesOf: async () => [],
      },
      textsOf: (language) => translateFor(texts, language),
      editorOrigin: null,
      mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example maps' },
      bodyEnd: () => ({ html: '', css: '' }),
      report,
    }),
    createLocalLimits({ now, factor: 1_000 }),
    (_request, reply) => reply.callNotFound(),
  );

  return {
    app,
    responses,
    calls,
    reports,
    clock,
    outage,
    async raiseVersion() {
      siteVersion += 1;
      await hosts.read();
    },
    async get(path, { host = 'test.localhost:4000', headers = {} } = {}) {
      const response = await app.inject({ url: path, headers: { host, ...headers } });
      return { status: response.statusCode, headers: textHeaders(response.headers), body: response.body };
    },
  };
}
