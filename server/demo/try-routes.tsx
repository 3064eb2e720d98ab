import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostTable } from '../http/hosts.ts';
import { queryOf } from '../http/request.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { HTML_FRAMES } from '../../src/site/html-frame.ts';
import { sendFrame } from '../pages/html-frame-routes.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import { pageRequestOf } from '../pages/page-routes.ts';
import { demoPage } from './demo-page.tsx';
import { framedExample, TRY_ROUTE, trialOf } from './examples.ts';
import { reachesSites, siteAddress } from './site-address.ts';
import { TRY_TITLE, TryPage } from './try-page.tsx';

export interface TryOptions {
  readonly hosts: HostTable;
  /** Configured origin of the start page. */
  readonly publicOrigin: string;
  readonly pages: Pick<PageHandler, 'compose'>;
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

const PATH = '/try';

/** Pages of the demo for developers: every example of every component, as a site serves it. */
export function tryRoutes(app: FastifyInstance, { hosts, publicOrigin, pages, sendNotFound }: TryOptions) {
  const sendList = (request: FastifyRequest, reply: FastifyReply, chosen: SiteIdentity | null) => {
    const isReachable = reachesSites(request, publicOrigin);
    const sites = hosts.sites();
    const current = chosen ?? sites[0];
    const { html, headers } = demoPage(
      <TryPage
        sites={sites.map((site) => ({
          name: site.name,
          href: siteAddress(site, request.url, isReachable),
          isCurrent: site.id === chosen?.id,
        }))}
        hrefOf={(type, example) =>
          current ? siteAddress(current, `${PATH}/${type}?example=${example}`, isReachable) : PATH
        }
      />,
      TRY_TITLE,
      'en-US',
    );
    return reply.headers(headers).send(html);
  };

  app.get(PATH, (request, reply) => sendList(request, reply, request.site));

  app.get<{ Params: { component: string } }>(`${PATH}/:component`, async (request, reply) => {
    const search = new URLSearchParams(queryOf(request));
    const { site } = request;
    const trial = trialOf(request.params.component, search.get('example'), site?.id ?? '');
    if (!trial) return sendNotFound(request, reply);
    if (!site) return sendList(request, reply, null);
    // What is left is the search of a screen.
    search.delete('example');
    const pageRequest = { ...pageRequestOf(request, site), search };
    const { status, headers, html } = await pages.compose(pageRequest, trial);
    return reply
      .code(status)
      .headers(headers)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .send(html);
  });

  // The HTML that an example has in a frame; its page is stored nowhere.
  app.get<{ Params: { language: string; hash: string } }>(
    `${HTML_FRAMES}/:language/${TRY_ROUTE}/:hash`,
    (request, reply) => {
      const { language, hash } = request.params;
      const html = request.site && framedExample(language, hash);
      return html ? sendFrame(reply, language, html, 'no-store') : reply.callNotFound();
    },
  );
}
