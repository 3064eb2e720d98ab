import type { Seo } from '../../generated/page/types.ts';
import type { BlogPost } from '../domain/blog-post.ts';
import type { LanguageTag } from '../runtime/text/languages.ts';
import { primarySubtag } from '../runtime/text/languages.ts';
import { pickText } from '../runtime/text/resolve-text.ts';
import { screenTitle } from '../runtime/text/screen-title.ts';
import { defaultLanguage, enabledLanguages, languageOrigin, postPath, routePath } from './routes.ts';
import { type PageAddress, pathIn } from './page-context.ts';

/** A tag of the document's head; text and attribute values are escaped when it is written. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The picture by which a page is shown where somebody shares it. */
export interface SharedPicture {
  /** Address of the file: a path of the site, or of another host. */
  readonly src: string;
  /** Pixels; absent for pictures of other hosts. */
  readonly width?: number;
  readonly height?: number;
}

export interface HeadInput {
  readonly address: PageAddress;
  readonly pageSeo: Partial<Seo>;
  readonly siteSeo: Seo;
  /** Name of the screen, for pages without a title of their own. */
  readonly screenName: string;
  readonly isIndexable: boolean;
  /** The lead picture of the page; `null` without one. */
  readonly picture: SharedPicture | null;
  /** What stands for the site where neither page nor site has a picture. */
  readonly sitePicture: SharedPicture | null;
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

/** The robots directive of a page for search engines, where it is for them at all. */
export const robotsOf = (pageSeo: Partial<Seo>, siteSeo: Seo): string =>
  pageSeo.robots || siteSeo.robots || 'index, follow';

/** Address of a path in a language, on the host that the language lives on. */
const absolutePath = (
  { site, origin }: Pick<PageAddress, 'site' | 'origin'>,
  path: string,
  language: LanguageTag,
): string => (languageOrigin(site, language) ?? origin) + encodeURI(path);

/** Address of a route, or of a post of the blog, in a language: on the host that the language lives on. */
export function absoluteAddress(
  { site, origin }: Pick<PageAddress, 'site' | 'origin'>,
  routeId: string,
  language: LanguageTag,
  post?: Pick<BlogPost, 'id' | 'slugs'>,
): string {
  const route = post ? postPath(site, post, language) : routePath(site, routeId, language);
  const path = route ?? `/${language}/`;
  return absolutePath({ site, origin }, path, language);
}

function alternates(address: PageAddress): HeadTag[] {
  const enabled = enabledLanguages(address.site);
  const link = (hreflang: string, language: LanguageTag): HeadTag => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      hreflang,
      href: absolutePath(address, pathIn(address, language), language),
    },
  });
  // Search engines fall back from es-UY to es, but not to es-AR: each language of regional tags alone has a catch-all.
  const catchAll = [...new Set(enabled.map(primarySubtag))].flatMap((language) => {
    const first = enabled.find((tag) => primarySubtag(tag) === language);
    return first && !enabled.includes(language as LanguageTag) ? [link(language, first)] : [];
  });
  return [
    ...enabled.map((tag) => link(tag, tag)),
    ...catchAll,
    link('x-default', defaultLanguage(address.site)),
  ];
}

/** A language as Open Graph spells it: with the region that most of its speakers live in. */
function openGraphLocale(tag: LanguageTag): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

const OPEN_GRAPH_NAME = /^(og|article|twitter):[a-z:_]{1,40}$/;
/** Names whose values are addresses. */
const OPEN_GRAPH_ADDRESS = /^(?:og:(?:url|image|video|audio)|twitter:image)(?::(?:url|secure_url))?$/;

function openGraphTags(input: HeadInput, canonical: string): HeadTag[] {
  const { address, pageSeo, siteSeo, picture, sitePicture } = input;
  const { origin, language, site } = address;
  const given: Readonly<Record<string, string>> = { ...siteSeo.ogTags, ...pageSeo.ogTags };
  // The picture of the page is before that of the site; what the page names itself is before both.
  const own = pageSeo.ogTags?.['og:image'] ? null : picture;
  const shown = own ?? (given['og:image'] ? null : sitePicture);
  const tags: Readonly<Record<string, string>> = {
    'og:title': documentTitle(input),
    'og:description': documentDescription(input),
    'og:type': 'website',
    'og:url': canonical,
    'og:locale': openGraphLocale(language),
    'og:site_name': address.siteName,
    ...given,
    ...(shown
      ? {
          'og:image': shown.src,
          'og:image:width': String(shown.width ?? ''),
          'og:image:height': String(shown.height ?? ''),
        }
      : {}),
  };
  const card = tags['og:image'] ? { 'twitter:card': 'summary_large_image' } : {};
  const absolute = (name: string, content: string) =>
    OPEN_GRAPH_ADDRESS.test(name) && content.startsWith('/') ? origin + content : content;
  return [
    ...Object.entries({ ...card, ...tags })
      .filter(([name, content]) => OPEN_GRAPH_NAME.test(name) && content !== '')
      .map(([name, content]) =>
        (name.startsWith('twitter:') ? meta : property)(name, absolute(name, content)),
      ),
    ...enabledLanguages(site)
      .filter((tag) => tag !== language)
      .map((tag) => property('og:locale:alternate', openGraphLocale(tag))),
  ];
}

/** Metadata of a page; page values win over the site's, field by field. */
export function headTags(input: HeadInput): HeadTag[] {
  const { address, pageSeo, siteSeo, isIndexable } = input;
  const description = documentDescription(input);
  const robots = isIndexable ? robotsOf(pageSeo, siteSeo) : 'noindex, nofollow';
  const canonical = absolutePath(address, pathIn(address, address.language), address.language);
  const verification = pageSeo.googleSiteVerification || siteSeo.googleSiteVerification;
  return [
    { tag: 'title', attributes: {}, text: documentTitle(input) },
    ...(description ? [meta('description', description)] : []),
    meta('robots', robots),
    ...(verification ? [meta('google-site-verification', verification)] : []),
    ...(isIndexable
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }, ...alternates(address)]
      : []),
    ...openGraphTags(input, canonical),
  ];
}
