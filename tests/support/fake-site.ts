import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiRequest, ApiResponse } from '../../src/api/client/product-api.ts';
import type { Translations } from '../../src/runtime/text/resolve-text.ts';
import { createApp } from '../../server/app.ts';
import { createHostTable } from '../../server/plugins/hosts.ts';
import { pageRoutes } from '../../server/routes/pages.ts';
import { type AppMode, readSettings } from '../../server/settings.ts';
import { loadPageRenderer, loadTexts } from '../../server/ssr/create-page-renderer.ts';
import { createHtmlCache } from '../../server/ssr/html-cache.ts';
import { createPageHandler } from '../../server/ssr/page-handler.ts';
import { createSiteRuntime } from '../../server/ssr/site-runtime.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Addresses of browser files that were never built. */
export const FAKE_ASSETS = { loader: '/assets/loader.js', part: (name: string) => `/assets/part-${name}.js` };

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

export interface FakeSiteOptions {
  /** Answers by path with their query, such as `/api/Pages/home`; an Error or a status number fails. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly mode?: AppMode;
  /** Answers `true` for preview tokens that open a page. */
  readonly opensPreview?: (token: string, pageId: string | null) => boolean;
}

export interface Asked {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server of pages over a product API that answers from a table. */
export interface FakeSite {
  readonly app: FastifyInstance;
  /** May be changed at any time; `raiseVersion` makes the server notice. */
  readonly answers: Record<string, unknown>;
  readonly calls: (ApiRequest & { readonly site: string })[];
  readonly reports: { readonly message: string; readonly details: Readonly<Record<string, unknown>> }[];
  readonly clock: { now: number };
  /** Every call fails while this is true. */
  readonly outage: { isOn: boolean };
  raiseVersion(): Promise<void>;
  get(path: string, asked?: Asked): Promise<Answer>;
}

export interface Answer {
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
  answers: given = {},
  mode = 'test',
  opensPreview = () => false,
}: FakeSiteOptions = {}): Promise<FakeSite> {
  const answers: Record<string, unknown> = {
    '/api/siteconfig': siteConfiguration(),
    '/api/siteseo': { title: { 'en-US': 'Test Cars' } },
    '/api/globalConfigs': {},
    '/api/bookingsettings': {},
    '/api/data/bookings-configuration': {},
    '/api/currencies': [],
    ...given,
  };
  const calls: FakeSite['calls'] = [];
  const reports: FakeSite['reports'] = [];
  const clock = { now: Date.UTC(2026, 4, 1, 9) };
  const outage = { isOn: false };
  const report = (message: string, details: Readonly<Record<string, unknown>>) =>
    void reports.push({ message, details });

  const answer = async (request: ApiRequest, site: string): Promise<ApiResponse> => {
    calls.push({ ...request, site });
    if (outage.isOn) throw new Error('connection refused');
    const found = answers[request.path];
    if (found === undefined) return { status: 404, body: { error: 'not found' } };
    if (typeof found === 'number') return { status: found, body: { error: `answers ${found}` } };
    if (found instanceof Error) throw found;
    return { status: 200, body: JSON.parse(JSON.stringify(found)) };
  };

  let siteVersion = 1;
  const hosts = await createHostTable(
    async () =>
      ['test.localhost', 'www.test.localhost'].map((host, position) => ({
        host,
        siteId: 'test',
        siteName: 'Test Cars',
        siteVersion,
        isPrimary: position === 0,
      })),
    (host) => `http://${host}:4000`,
  );
  const settings = readSettings({
    APP_MODE: mode,
    PUBLIC_ORIGIN: 'http://localhost:4000',
    MAIL_FROM: 'a@b.example',
    PREVIEW_SECRET: 'p'.repeat(40),
  });
  const app = await createApp({ settings, hosts, log: false });
  const now = () => clock.now;
  const texts = loadTexts(report);
  const runtime = createSiteRuntime(
    (site) => (request) => answer(request, site.id),
    now,
    (document, warning) => report('setting replaced by its default', { document, ...warning }),
  );
  pageRoutes(
    app,
    createPageHandler({
      runtime,
      renderPage: await loadPageRenderer(ROOT, FAKE_ASSETS, texts, report),
      cache: createHtmlCache(now),
      currenciesOf: async () => [],
      opensPreview: async (_site, token, pageId) => opensPreview(token, pageId),
      editorOrigin: null,
      bodyEnd: () => ({ html: '', css: '' }),
      report,
    }),
    (_request, reply) => reply.callNotFound(),
  );

  return {
    app,
    answers,
    calls,
    reports,
    clock,
    outage,
    async raiseVersion() {
      siteVersion += 1;
      await hosts.refresh();
    },
    async get(path, { host = 'test.localhost:4000', headers = {} } = {}) {
      const response = await app.inject({ url: path, headers: { host, ...headers } });
      return { status: response.statusCode, headers: textHeaders(response.headers), body: response.body };
    },
  };
}
