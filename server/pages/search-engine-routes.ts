import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageSitemap, sitemapIndex } from '../../src/site/sitemap.ts';
import { normalizeHost } from '../http/normalize-host.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import type { SiteRuntime } from './site-runtime.ts';

const HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';
/** Hosts without a site are none of search engines. */
const NOTHING = 'User-agent: *\nDisallow: /\n';

/** `robots.txt`, the sitemap index and the sitemaps of the languages of every site. */
export function searchEngineRoutes(app: FastifyInstance, runtime: SiteRuntime) {
  /** Hosts on which a site is edited have no sitemaps; their pages say themselves that they are not to be listed. */
  const isListed = async (site: SiteIdentity, host: string) =>
    !(await runtime.settingsOf(site)).value.global.builderHosts.includes(normalizeHost(host) ?? '');
  const send = (reply: FastifyReply, type: string, text: string | null) =>
    text === null
      ? reply.callNotFound()
      : reply.type(type).header('cache-control', HOUR).header('vary', 'accept-encoding').send(text);

  app.get('/robots.txt', async ({ site, host, isOfEditor }, reply) => {
    if (!site || isOfEditor) return send(reply, 'text/plain; charset=utf-8', NOTHING);
    const sitemap = (await isListed(site, host)) ? `\nSitemap: ${site.origin}/sitemap.xml\n` : '';
    // Nothing is disallowed: a page that is not to be listed says so itself, and must be read for that.
    return send(reply, 'text/plain; charset=utf-8', `User-agent: *\nDisallow:\n${sitemap}`);
  });

  app.get('/sitemap.xml', async ({ site, host, isOfEditor }, reply) => {
    if (!site || isOfEditor || !(await isListed(site, host))) return reply.callNotFound();
    const [{ value: settings }, { value: pages }] = await Promise.all([
      runtime.settingsOf(site),
      runtime.listedPagesOf(site),
    ]);
    return send(reply, XML, sitemapIndex(settings.site, site.origin, pages));
  });

  app.get<{ Params: { language: string } }>(
    '/sitemap-:language.xml',
    async ({ site, host, isOfEditor, params }, reply) => {
      if (!site || isOfEditor || !(await isListed(site, host))) return reply.callNotFound();
      const [{ value: settings }, { value: pages }] = await Promise.all([
        runtime.settingsOf(site),
        runtime.listedPagesOf(site),
      ]);
      const { language } = params;
      return send(reply, XML, languageSitemap(settings.site, site.origin, { language, pages }));
    },
  );
}
