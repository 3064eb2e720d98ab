import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { i18n } from 'i18next';
import {
  matchLanguage,
  NATIVE_NAMES,
  parseAcceptLanguage,
  SUPPORTED_LANGUAGES,
} from '../../src/runtime/text/languages.ts';
import { OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import { enabledLanguages, routePath } from '../../src/site/routes.ts';
import { DEMO_SITE_COOKIE } from '../http/app.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { findMail, listMails } from '../db/repositories/inbox.ts';
import { isSecure } from '../http/is-secure.ts';
import { queryOf } from '../http/request.ts';
import type { HostTable } from '../http/hosts.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import type { MediaNames } from '../pages/media-files.ts';
import type { SiteRuntime } from '../pages/site-runtime.ts';
import { demoAccountsOn, DEMO_PASSWORD } from './demo-accounts.ts';
import { demoPage } from './demo-page.tsx';
import type { DemoPreviews } from './demo-previews.ts';
import { InboxPage } from './inbox-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { reachesSites, siteAddress } from './site-address.ts';
import { StartPage, type StartPageAccount, type StartPageSite } from './start-page.tsx';

/** Without these elements the browser logs an error for the page transition, and requests an icon that does not exist. */
const MAIL_PAGE_HEAD = '<style>@view-transition{navigation:auto}</style><link rel="icon" href="data:,">';

/** Names the zone, because the server's is not always the reader's; the styles of `Intl` take no zone. */
const TIME_WITH_ZONE = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The accounts of a site, each with the address that signs it in and opens the list of pages. */
const accountsOf = async (
  database: Database,
  siteId: string,
  editorOrigin: string,
): Promise<StartPageAccount[]> =>
  (await demoAccountsOn(database, siteId)).map(({ name, email, role }) => {
    const query = new URLSearchParams({ account: email, to: `/sites/${siteId}/pages` });
    return { name, role, href: `${editorOrigin}/sign-in?${query}` };
  });

export interface DemoOptions {
  readonly database: Database;
  readonly hosts: HostTable;
  /** Configured origin of the start page. */
  readonly publicOrigin: string;
  /** Origin of the editor; `null` where there is none. */
  readonly editorOrigin: string | null;
  readonly runtime: SiteRuntime;
  readonly nameOf: MediaNames;
  readonly previews: DemoPreviews;
  readonly texts: i18n;
  /** Whether this server answers the product API and documents it. */
  readonly hasApiDocs: boolean;
  readonly hasStorybook: boolean;
}

/** Pages of the demo: each site's inbox, and the start page, which is shown on hosts without a site. */
export function demoRoutes(
  app: FastifyInstance,
  {
    database,
    hosts,
    publicOrigin,
    editorOrigin,
    runtime,
    nameOf,
    previews,
    texts,
    hasApiDocs,
    hasStorybook,
  }: DemoOptions,
) {
  const languageOf = (request: FastifyRequest) =>
    matchLanguage(parseAcceptLanguage(request.headers['accept-language'] ?? ''), SUPPORTED_LANGUAGES) ??
    'en-US';

  const cookieOptions = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

  /** Sends the not-found page, which links to the sites. */
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request);
    const t = translateFor(texts, language);
    const { html, headers } = demoPage(<MissingPage t={t} />, t('errors.notFound'), language);
    return reply.code(404).headers(headers).send(html);
  };

  /** Address of a picture of a site for the start page; `null` for one that its library does not have. */
  const pictureOf = async (site: SiteIdentity, source: string): Promise<string | null> => {
    const name = await nameOf(site, source);
    return name ? `/media/${site.id}/${name}` : null;
  };

  const describe = async (site: SiteIdentity, isReachable: boolean): Promise<StartPageSite> => {
    const { value: settings } = await runtime.settingsOf(site);
    const logo = settings.site.header.logo.src;
    // That of an imported copy keeps the name of the site that it was made from.
    const pictures = logo.slice(0, logo.lastIndexOf('/'));
    const isOnlyOne = hosts.sites().filter(({ name }) => name === site.name).length === 1;
    const token = previews.tokenOf(site.id);
    const languages = enabledLanguages(settings.site);
    // The page that the demo's content has a draft of.
    const drafted = routePath(settings.site, 'offers', languages[0] as string) ?? '/';
    const address = (path: string) => siteAddress(site, path, isReachable);
    // On such a host the editor answers as well.
    const editor = isReachable ? editorOrigin : '';
    return {
      id: site.id,
      name: isOnlyOne ? site.name : `${site.name} (${site.id})`,
      accounts: editorOrigin === null ? [] : await accountsOf(database, site.id, editor ?? ''),
      href: address('/'),
      previewHref: token && address(`${drafted}?preview=${token}`),
      inboxHref: address('/dev/inbox'),
      logo: await pictureOf(site, logo),
      picture:
        (await pictureOf(site, `${pictures}/hero-640.webp`)) ??
        (await pictureOf(site, `${pictures}/hero.svg`)),
      languages: [...new Set(languages.map((language) => NATIVE_NAMES[language]))],
    };
  };

  app.get<{ Params: { site: string } }>('/open/:site', async (request, reply) => {
    const site = hosts.siteById(request.params.site);
    if (!site) return sendNotFound(request, reply);
    const to = queryOf(request).get('to') ?? '/';
    // Only ASCII paths of this host: other values are invalid in the header, or redirect to another host.
    const isOwnPath = /^\/(?![/\\])[!-[\]-~]*$/.test(to);
    return reply
      .setCookie(DEMO_SITE_COOKIE, site.id, cookieOptions(request))
      .redirect(isOwnPath ? to : '/', 302);
  });

  app.get('/close', (request, reply) =>
    // On a site's own host, `/` would show the site.
    reply
      .clearCookie(DEMO_SITE_COOKIE, cookieOptions(request))
      .redirect(request.isOnOwnHost ? publicOrigin : '/', 302),
  );

  app.get('/dev/inbox', async (request, reply) => {
    const { site } = request;
    if (!site) return reply.redirect('/', 302);
    const language = languageOf(request);
    const t = translateFor(texts, language);
    const mails = await inSite(database, site.id, listMails);
    const clock = new Intl.DateTimeFormat(language, TIME_WITH_ZONE);
    const entries = mails.map((mail) => ({
      href: `/dev/inbox/${mail.id}`,
      subject: mail.subject,
      recipient: mail.recipient,
      sentAt: clock.format(mail.createdAt),
      attachments: mail.attachments.map(({ fileName }) => ({
        href: `/dev/inbox/${mail.id}/${encodeURIComponent(fileName)}`,
        fileName,
      })),
    }));
    const title = t('demo.inboxTitle', { site: site.name });
    const { html, headers } = demoPage(
      <InboxPage t={t} siteName={site.name} homeHref="/" mails={entries} />,
      title,
      language,
    );
    return reply.headers(headers).send(html);
  });

  const mailOf = async (site: SiteIdentity | null, id: string) =>
    site && /^\d{1,12}$/.test(id) ? inSite(database, site.id, (scope) => findMail(scope, Number(id))) : null;

  app.get<{ Params: { id: string } }>('/dev/inbox/:id', async (request, reply) => {
    const { site } = request;
    const mail = await mailOf(site, request.params.id);
    if (!site || !mail) return sendNotFound(request, reply);
    // As in mail programs: inline styles apply, scripts are blocked, only pictures of the site are loaded.
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src ${site.origin} data:; sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation`,
        'cache-control': 'no-store',
      })
      .send(mail.html.replace('</head>', `${MAIL_PAGE_HEAD}</head>`));
  });

  app.get<{ Params: { id: string; file: string } }>('/dev/inbox/:id/:file', async (request, reply) => {
    const mail = await mailOf(request.site, request.params.id);
    const file = mail?.attachments.find(({ fileName }) => fileName === request.params.file);
    if (!file) return sendNotFound(request, reply);
    // Always downloaded: its content never runs as a page of the site.
    return reply
      .headers({
        'content-type': file.contentType,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      })
      .send(file.content);
  });

  const startPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0];
    // Its examples are those of a site.
    const [first] = hosts.sites();
    if (path === OPERATIONS.documentation.path && first)
      return reply.redirect(siteAddress(first, path, reachesSites(request, publicOrigin)), 302);
    if (path !== '/') return sendNotFound(request, reply);
    const language = languageOf(request);
    const t = translateFor(texts, language);
    const isReachable = reachesSites(request, publicOrigin);
    const sites = await Promise.all(hosts.sites().map((site) => describe(site, isReachable)));
    const { html, headers } = demoPage(
      <StartPage
        t={t}
        hostWithoutSite={isReachable ? null : (URL.parse(`http://${request.host}`)?.host ?? '')}
        sites={sites}
        password={editorOrigin === null ? null : DEMO_PASSWORD}
        hasApiDocs={hasApiDocs}
        hasStorybook={hasStorybook}
      />,
      t('demo.startTitle'),
      language,
    );
    return reply.headers(headers).send(html);
  };
  return { startPage, sendNotFound };
}
