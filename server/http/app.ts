import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ANONYMOUS, type Principal } from '../access/principal.ts';
import type { Sessions } from '../access/sessions.ts';
import { addDraining } from './drain.ts';
import { EDITOR_PATHS, type EditorEntrance, enterEditor, siteIdOf, withoutSite } from './editor-host.ts';
import { addErrorHandling, respondToSocketError } from './error-handling.ts';
import { shareSerializers } from './response-serializers.ts';
import { sendError } from './send-error.ts';
import { safeLog } from './log.ts';
import type { HostTable } from './hosts.ts';
import { normalizeHost } from './normalize-host.ts';
import { type Settings, showsDemo } from '../environment/settings.ts';
import { FIXED_HEADERS, SECURE_HEADERS } from './content-security.ts';
import { isSecure } from './is-secure.ts';
import type { SiteIdentity } from './site-identity.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site that the request's host names; `null` on hosts of no site. */
    site: SiteIdentity | null;
    /** The site was named by its own host, not by a cookie of the demo. */
    isOnOwnHost: boolean;
    /** The request is for the editor, whose site its address names. */
    isOfEditor: boolean;
    /** Who makes the request. */
    principal: Principal;
  }
  interface FastifyContextConfig {
    /** The route responds with pages, whose calls have time limits of their own. */
    isPage?: true;
    /** The route takes files, which need time to arrive and to be encoded. */
    isUpload?: true;
    /** Key of the text for visitors whose request is refused for what its body says. */
    refusedText?: string;
  }
}

/** Cookie by which a visitor of the demo opens a site on a host of no site. */
export const DEMO_SITE_COOKIE = 'demo-site';

const HANDLER_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

/** Paths that are served on every host. */
const HOSTLESS = /^\/(health|assets|editor-assets)\//;

/** The database refuses NUL even in a look-up, so an address has what malformed text becomes in its place. */
const REPLACEMENT = '%EF%BF%BD';

/** Whether a trusted proxy forwards several hosts, of which the visitor's is unknown. */
const isListed = ({ host, headers }: FastifyRequest): boolean =>
  host !== headers.host && String(headers['x-forwarded-host']).includes(',');

/**
 * An address that can be decoded: the router would answer others by itself, without our headers and not-found page.
 * Malformed escapes, and addresses that are no path, are replaced by a character that matches no route.
 */
const readableUrl = (url: string): string =>
  (url.startsWith('/') ? url : `/${REPLACEMENT}`)
    .replaceAll('%00', REPLACEMENT)
    .replace(/(?:%[0-9a-f]{0,2})+/gi, (escapes) => (decode(escapes) === null ? REPLACEMENT : escapes));

/** The result is used: a bundler removes calls of `decodeURIComponent` whose result is not. */
function decode(escapes: string): string | null {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return null;
  }
}

export interface AppOptions {
  readonly settings: Settings;
  readonly hosts: HostTable;
  /** Sessions of operators; `null` where the editor is not served. */
  readonly sessions?: Sessions | null;
  readonly log: boolean | object;
  /** A text for visitors by its key, in a language. */
  readonly errorText?: (key: string, language: string) => string;
  /** How long a handler may take, its body included, in milliseconds. */
  readonly handlerTimeout?: number;
}

/** The bare HTTP server: limits, headers, errors, and the site of each request. Routes are added by the caller. */
export async function createApp({
  settings,
  hosts,
  sessions = null,
  log,
  errorText = (key) => key,
  handlerTimeout = HANDLER_TIMEOUT_MS,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: safeLog(log) as boolean,
    bodyLimit: 262_144,
    // Of the headers; bodies have the time of their handler.
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: UPLOAD_TIMEOUT_MS,
    // Nothing is sent while a picture waits for its turn and is encoded: the connection must not count as idle.
    connectionTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildSerializer: shareSerializers() } },
    // Runs for each request, and nearly every address is a path without escapes.
    rewriteUrl: ({ url = '/' }) => {
      const readable = url.includes('%') || !url.startsWith('/') ? readableUrl(url) : url;
      return sessions ? withoutSite(readable) : readable;
    },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        allowUnionTypes: true,
      },
    },
    clientErrorHandler: (error, socket) => respondToSocketError(app, error, socket),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  // Cross-site forms may post text/plain without asking first: such a body is never read.
  app.removeContentTypeParser('text/plain');
  // A timer for each request would be a fifth of the work on a cached page.
  app.addHook('onRoute', (route) => {
    if (route.config?.isPage) return;
    route.handlerTimeout = route.config?.isUpload ? UPLOAD_TIMEOUT_MS : handlerTimeout;
  });
  await app.register(cookie);
  // Files are compressed when they are built, and pages when they are cached.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  // A cache between us and the visitors keeps the compressed response apart from the one that is not.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json')) reply.header('vary', 'accept-encoding');
    done(null, payload);
  });
  addDraining(app);
  app.decorate(
    'isAlwaysSecure',
    settings.publicOrigin.startsWith('https:') && settings.trustProxy.length === 0,
  );
  app.decorate('errorText', errorText);
  app.decorateRequest('site', null);
  app.decorateRequest('principal');
  app.decorateRequest('isOnOwnHost', false);
  app.decorateRequest('isOfEditor', false);

  const isDemo = showsDemo(settings);
  const editorHost = normalizeHost(settings.editorHost ?? undefined);
  const isOfEditor = ({ originalUrl }: FastifyRequest, host: string): boolean =>
    host === editorHost || (isDemo && hosts.siteOf(host) === null && EDITOR_PATHS.test(originalUrl));
  const demoSite = (request: FastifyRequest): SiteIdentity | null => {
    const id = isDemo ? request.cookies[DEMO_SITE_COOKIE] : undefined;
    return id === undefined ? null : hosts.siteById(id);
  };

  async function enter(
    entrance: EditorEntrance,
    request: FastifyRequest,
    reply: FastifyReply,
    done: (error?: Error) => void,
  ): Promise<void> {
    try {
      if (!(await enterEditor(entrance, request, reply))) return;
    } catch (error) {
      return done(error as Error);
    }
    done();
  }

  // Without a promise, because it runs for every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isSecure(request) ? SECURE_HEADERS : FIXED_HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') reply.header('cache-control', 'no-store');
    const host = isListed(request) ? null : normalizeHost(request.host ?? '');
    const site = host === null ? null : hosts.siteOf(host);
    request.principal = ANONYMOUS;
    if (sessions && host !== null && isOfEditor(request, host)) {
      request.isOfEditor = true;
      return void enter({ sessions, siteById: hosts.siteById }, request, reply, done);
    }
    // Sites are in addresses of the editor alone.
    if (sessions && siteIdOf(request) !== null) return sendError(reply, 'notFound');
    request.isOnOwnHost = site !== null;
    request.site = site ?? (host === null ? null : demoSite(request));
    if (request.site || HOSTLESS.test(request.url)) return done();
    if (host === null || !isDemo) return sendError(reply, 'unknownHost');
    done();
  });

  addErrorHandling(app);
  return app;
}
