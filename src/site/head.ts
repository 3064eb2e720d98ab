import type { Seo, SiteConfiguration } from '../../generated/page/types.ts';
import type { LanguageTag } from '../runtime/text/languages.ts';
import { primarySubtag } from '../runtime/text/languages.ts';
import { pickText } from '../runtime/text/resolve-text.ts';
import { screenTitle } from '../runtime/text/screen-title.ts';
import { defaultLanguage, enabledLanguages, languageOrigin, routePath } from './routes.ts';
import type { PageAddress } from './page-context.ts';

/** A tag of the document's head; text and attribute values are escaped when it is written. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface HeadInput {
  readonly address: PageAddress;
  readonly pageSeo: Partial<Seo>;
  readonly siteSeo: Seo;
  /** Name of the screen, for pages without a title of their own. */
  readonly screenName: string;
  readonly isIndexable: boolean;
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** What names a page in a language. */
export interface TitleInput extends Pick<HeadInput, 'pageSeo' | 'siteSeo' | 'screenName'> {
  readonly address: Pick<PageAddress, 'language' | 'siteName'>;
}

/** The title: the page's own, else "{screen name} | {site title}", else the site's. */
export function documentTitle({ address, pageSeo, siteSeo, screenName }: TitleInput): string {
  const own = pickText(pageSeo.title, address.language);
  if (own) return own;
  const site = pickText(siteSeo.title, address.language) || address.siteName;
  return screenName ? screenTitle(screenName, site) : site;
}

/** The description: the page's own, else the site's; '' without one. */
export const documentDescription = ({ address, pageSeo, siteSeo }: Omit<TitleInput, 'screenName'>): string =>
  pickText(pageSeo.description, address.language) || pickText(siteSeo.description, address.language);

/** Address of a page in a language, on the host that the language lives on. */
function absolute(address: PageAddress, language: LanguageTag): string {
  const origin = languageOrigin(address.site, language) ?? address.origin;
  return origin + encodeURI(routePath(address.site, address.routeId, language) ?? `/${language}/`);
}

function alternates(address: PageAddress): HeadTag[] {
  const enabled = enabledLanguages(address.site);
  const link = (hreflang: string, language: LanguageTag): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: absolute(address, language) },
  });
  // Search engines fall back from es-UY to es, but not to es-AR: each language with variants has a catch-all.
  const catchAll = ['es', 'en'].flatMap((language) => {
    const first = enabled.find((tag) => primarySubtag(tag) === language);
    return first && !enabled.includes(language as LanguageTag) ? [link(language, first)] : [];
  });
  return [
    ...enabled.map((tag) => link(tag, tag)),
    ...catchAll,
    link('x-default', defaultLanguage(address.site)),
  ];
}

const OPEN_GRAPH_NAME = /^(og|article|twitter):[a-z:_]{1,40}$/;

/** Metadata of a page; page values win over the site's, field by field. */
export function headTags(input: HeadInput): HeadTag[] {
  const { address, pageSeo, siteSeo, isIndexable } = input;
  const title = documentTitle(input);
  const description = documentDescription(input);
  const robots = isIndexable ? pageSeo.robots || siteSeo.robots || 'index, follow' : 'noindex, nofollow';
  const canonical = absolute(address, address.language);
  const openGraph = {
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': address.language.replace('-', '_'),
    'og:site_name': address.siteName,
    ...siteSeo.ogTags,
    ...pageSeo.ogTags,
  };
  const verification = pageSeo.googleSiteVerification || siteSeo.googleSiteVerification;
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(description ? [meta('description', description)] : []),
    meta('robots', robots),
    ...(verification ? [meta('google-site-verification', verification)] : []),
    ...(isIndexable
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }, ...alternates(address)]
      : []),
    ...Object.entries(openGraph)
      .filter(([name, content]) => OPEN_GRAPH_NAME.test(name) && content !== '')
      .map(([name, content]) => property(name, content)),
  ];
}

/** The icon of a site; `fileOf` returns the address of a source's file. */
export const faviconTag = (
  { featureFlags: { favicon } }: SiteConfiguration,
  fileOf: (src: string) => string,
): HeadTag[] => (favicon ? [{ tag: 'link', attributes: { rel: 'icon', href: fileOf(favicon) } }] : []);
