import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { loadPage } from '../../src/api/site-settings.ts';
import { framedHtml, HTML_FRAMES } from '../../src/site/html-frame.ts';
import type { PreviewAccess } from '../content/preview-access.ts';
import { PREVIEW_COOKIE } from '../content/preview-request.ts';
import { limitPage } from '../http/limit-requests.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { queryOf, siteOf } from '../http/request.ts';
import type { SiteRuntime } from './site-runtime.ts';

interface Options {
  readonly runtime: SiteRuntime;
  readonly localLimits: RateLimits['local'];
  /** The site with its drafts. */
  readonly readSite: (siteId: string) => Promise<SiteConfiguration | null>;
  /** What a preview token opens now; `null` for a wrong one. */
  readonly grantOf: PreviewAccess['grantOf'];
}

/**
 * What runs in the frame has an origin of its own: it reaches neither the page around it, nor cookies, nor storage of
 * the site, wherever the address is opened.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'x-robots-tag': 'noindex',
} as const;

const document = (language: string, html: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title><style>html{color-scheme:light}body{margin:0;font-family:system-ui,sans-serif}</style></head><body>${html}</body></html>`;

/** Answers with the page of framed HTML. */
export const sendFrame = (reply: FastifyReply, language: string, html: string, cacheControl: string) =>
  reply.headers({ ...HEADERS, 'cache-control': cacheControl }).send(document(language, html));

interface Named {
  readonly language: string;
  readonly page: string;
  readonly hash: string;
}

/** HTML that an operator wants in a frame, each at an address of its own that names its text. */
export function htmlFrameRoutes(app: FastifyInstance, { runtime, localLimits, readSite, grantOf }: Options) {
  app.get<{ Params: Named }>(`${HTML_FRAMES}/:language/:page/:hash`, async (request, reply) => {
    if (!request.site || request.isOfEditor) return reply.callNotFound();
    if (limitPage(localLimits, request, reply)) return reply;
    const site = siteOf(request);
    const { language, page: id, hash } = request.params;
    const isDraft = queryOf(request).has('preview');
    const previewToken = request.cookies[PREVIEW_COOKIE];
    const settings = (await runtime.settingsOf(site)).value;
    const mayReadDrafts =
      isDraft && previewToken !== undefined && (await grantOf(site.id, previewToken)) !== null;
    const configuration = (mayReadDrafts && (await readSite(site.id))) || settings.site;
    if (!configuration.languages.some(({ isoLanguageName }) => isoLanguageName === language))
      return reply.callNotFound();
    // A page that cannot be read, or must not, has no frames: those of shared components may still be meant.
    const page = await loadPage(runtime.apiOf(site, { previewToken }), id, () => undefined, {
      isDraft,
    }).catch(() => null);
    const isShown = page !== null && (isDraft || page.status === 1);
    const builders = [
      ...(isShown ? [page.builder] : []),
      ...configuration.sharedComponents.map(({ builder }) => builder),
    ];
    const html = builders.map((builder) => framedHtml(builder, language, hash)).find(Boolean);
    if (!html) return reply.callNotFound();
    return sendFrame(reply, language, html, isDraft ? 'private, no-store' : 'public, max-age=300');
  });
}
