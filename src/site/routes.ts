import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { defaultLanguage, enabledLanguages } from '../domain/site-languages.ts';
import { HOME, SYSTEM_ROUTES } from '../domain/system-routes.ts';
import {
  fallbackChain,
  LAST_RESORT,
  type LanguageTag,
  matchLanguage,
  primarySubtag,
} from '../runtime/text/languages.ts';
import type { BlogPost } from '../domain/blog-post.ts';
import { pickText } from '../runtime/text/resolve-text.ts';

/** The page that shows a post; its address is that of the blog with the id and name of the post. */
export const POST_PAGE = 'blog-post';

/** System pages without an address of their own. */
export const ADDRESSLESS_PAGES = ['not-found', 'error', POST_PAGE] as const;

export { defaultLanguage, enabledLanguages, HOME, SYSTEM_ROUTES };

/** Scheme and host that a language lives on, where it has a site of its own; `null` otherwise. */
export function languageOrigin(site: SiteConfiguration, language: LanguageTag): string | null {
  const url = site.languages.find(({ isoLanguageName }) => isoLanguageName === language)?.url ?? '';
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).origin : null;
}

interface SiteRoute {
  readonly id: string;
  readonly path: Readonly<Record<string, string>>;
  /** Where it names no path: by language without its region. */
  readonly system: Readonly<Record<string, string>>;
}

const ENGLISH = 'en';

/** The paths that a route has on every site, as far as no page of the site has them; the English ones always. */
function systemPaths(id: string, taken: ReadonlySet<string>): Readonly<Record<string, string>> {
  if (!Object.hasOwn(SYSTEM_ROUTES, id)) return {};
  const paths = Object.entries(SYSTEM_ROUTES[id as keyof typeof SYSTEM_ROUTES]);
  return Object.fromEntries(paths.filter(([subtag, path]) => subtag === ENGLISH || !taken.has(path)));
}

const routesOf = new WeakMap<SiteConfiguration, readonly SiteRoute[]>();

/** The routes of a site by id; found once for each version of its configuration, because every link needs them. */
function siteRoutes(site: SiteConfiguration): readonly SiteRoute[] {
  const known = routesOf.get(site) ?? allRoutes(site);
  routesOf.set(site, known);
  return known;
}

/** The site's own routes, then the system ones that it does not name. */
function allRoutes(site: SiteConfiguration): SiteRoute[] {
  const own = site.routes.filter(({ id }) => !(ADDRESSLESS_PAGES as readonly string[]).includes(id));
  const missing = Object.entries(SYSTEM_ROUTES).filter(([id]) => !own.some((route) => route.id === id));
  const named = [...own, ...missing.map(([id]) => ({ id, path: {} as SiteRoute['path'] }))];
  const all = named.map((route): SiteRoute => {
    const others = own.filter(({ id }) => id !== route.id).flatMap(({ path }) => Object.values(path));
    return { ...route, system: systemPaths(route.id, new Set(others)) };
  });
  return site.blog?.enabled !== false ? all : all.filter(({ id }) => id !== 'blog');
}

/** Ids of everything that a link of the site can lead to. */
export const routeIds = (site: SiteConfiguration): string[] => siteRoutes(site).map(({ id }) => id);

/** The path of a route in a language, without the language segment; a missing one falls back to the English. */
function localizedPath(route: SiteRoute, language: string): string {
  if (route.id === HOME) return '';
  const own = (tags: readonly string[]) =>
    tags.map((tag) => (Object.hasOwn(route.path, tag) ? route.path[tag] : '')).find(Boolean);
  const subtag = primarySubtag(language);
  return (
    own(fallbackChain(language).filter((tag) => primarySubtag(tag) === subtag)) ||
    route.system[subtag] ||
    own(fallbackChain(LAST_RESORT)) ||
    route.system[ENGLISH] ||
    pickText(route.path, language) ||
    route.id
  );
}

/** The address of a route in a language, such as `/de/suche`; `null` for an id the site does not have. */
export function routePath(site: SiteConfiguration, id: string, language: string): string | null {
  const route = siteRoutes(site).find((candidate) => candidate.id === id);
  if (!route) return null;
  const path = localizedPath(route, language);
  return `/${language}${path === '' ? '/' : `/${path}`}`;
}

/** What the address of a post names. */
export interface PostAddress {
  readonly id: string;
  /** The last part, which follows from the post; '' without one. */
  readonly slug: string;
}

/** The address of a post in a language; `null` where the site has no blog. */
export function postPath(
  site: SiteConfiguration,
  { id, slugs }: Pick<BlogPost, 'id' | 'slugs'>,
  language: string,
) {
  const blog = routePath(site, 'blog', language);
  if (blog === null) return null;
  const slug = pickText(slugs, language);
  return `${blog}/${[id, slug].filter(Boolean).join('/')}`;
}

/** The post that a path below the blog names, and whether the blog is spelled as in the language of the path. */
function readPost(site: SiteConfiguration, language: LanguageTag, pathname: string) {
  const path = decoded(pathname);
  const blog = siteRoutes(site).find(({ id }) => id === 'blog');
  if (!path || !blog) return null;
  const here = `/${language}/`;
  const names = [localizedPath(blog, language), ...Object.values(blog.path), ...Object.values(blog.system)];
  const prefix = names.find((name) => path.startsWith(`${here}${name}/`));
  if (prefix === undefined) return null;
  const [id = '', slug = '', ...rest] = path.slice(here.length + prefix.length + 1).split('/');
  return id === '' || rest.some((part) => part !== '') ? null : { id, slug };
}

/** A path with every segment escaped. */
export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Route objects of one language, as matchRoutes takes them. */
function routeObjects(site: SiteConfiguration, language: LanguageTag): RouteObject[] {
  return siteRoutes(site).map((route) => ({
    id: route.id,
    path: `/${language}/${localizedPath(route, language)}`,
    caseSensitive: true,
  }));
}

export type Address =
  | {
      readonly kind: 'page';
      readonly language: LanguageTag;
      readonly routeId: string;
      readonly path: string;
      /** The post that a page of the blog shows. */
      readonly post?: PostAddress;
    }
  | { readonly kind: 'redirect'; readonly path: string; readonly isPermanent: boolean }
  | { readonly kind: 'not-found'; readonly language: LanguageTag };

/**
 * The language for visitors who want these, best first: cookie, then Accept-Language. Where the site has none of them,
 * English; where it has no English or nothing is wanted, its default.
 */
export function detectLanguage(site: SiteConfiguration, wanted: readonly string[]): LanguageTag {
  const orEnglish = wanted.length > 0 ? [...wanted, LAST_RESORT] : wanted;
  return matchLanguage(orEnglish, enabledLanguages(site)) ?? defaultLanguage(site);
}

/**
 * What a path of a site means. A path without a language is redirected to the detected one (temporarily: it differs
 * between visitors); a misspelt language or a path of another language is redirected permanently.
 */
export function resolveAddress(
  site: SiteConfiguration,
  pathname: string,
  wanted: readonly string[],
): Address {
  const enabled = enabledLanguages(site);
  const parts = pathname.split('/').slice(1);
  const segment = parts[0] ?? '';
  const rest = parts.slice(1).join('/');
  const language = enabled.find((tag) => tag === segment);
  if (!language) {
    const otherwiseSpelled = enabled.find((tag) => tag.toLowerCase() === segment.toLowerCase());
    if (otherwiseSpelled)
      return { kind: 'redirect', path: `/${otherwiseSpelled}/${rest}`, isPermanent: true };
    const [named, tail] = looksLikeLanguage(segment) ? [[segment], rest] : [[], parts.join('/')];
    const detected = matchLanguage(named, enabled) ?? detectLanguage(site, wanted);
    return { kind: 'redirect', path: `/${detected}/${tail}`, isPermanent: false };
  }
  const match = safeMatch(routeObjects(site, language), pathname);
  if (match) {
    const path = routePath(site, match, language) as string;
    return samePath(path, pathname)
      ? { kind: 'page', language, routeId: match, path }
      : { kind: 'redirect', path: encodePath(path), isPermanent: true };
  }
  const post = readPost(site, language, pathname);
  if (post) return { kind: 'page', language, routeId: POST_PAGE, path: pathname, post };
  const foreign = foreignRoute(site, rest);
  if (foreign)
    return {
      kind: 'redirect',
      path: encodePath(routePath(site, foreign, language) as string),
      isPermanent: true,
    };
  return { kind: 'not-found', language };
}

/** Paths that are no pages: files and calls. */
const NO_PAGE = /^\/(?:media|assets|api|odata)\/|\.[a-z0-9]{2,5}$/i;
/** Redirects that a visitor follows: to the language, and to the spelling of the path. */
const MOST_REDIRECTS = 3;

/** Whether an address below the site, such as `/de/suche?from=…`, leads to a page of it, or to what is no page. */
export const leadsSomewhere = (site: SiteConfiguration, url: string): boolean =>
  NO_PAGE.test(url.split(/[?#]/)[0] ?? '') || pageAt(site, url) !== null;

/** Id of the page that a path of the site leads to, redirects followed; `null` for none. */
export function pageAt(site: SiteConfiguration, url: string): string | null {
  let [path = ''] = url.split(/[?#]/);
  for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
    const address = resolveAddress(site, path, []);
    if (address.kind !== 'redirect') return address.kind === 'page' ? address.routeId : null;
    ({ path } = address);
  }
  return null;
}

const looksLikeLanguage = (segment: string) =>
  /^[A-Za-z]{2}(-[A-Za-z]{2})?$/.test(segment) && primarySubtag(segment).length === 2;

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

const samePath = (expected: string, actual: string) => decoded(actual) === expected || actual === expected;

function safeMatch(routes: RouteObject[], pathname: string): string | null {
  if (decoded(pathname) === null) return null;
  return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
}

/** The route that has this path, in whatever case, in some language or in English. */
function foreignRoute(site: SiteConfiguration, rest: string): string | null {
  const path = decoded(rest)?.replace(/\/$/, '').toLowerCase();
  if (!path) return null;
  const route = siteRoutes(site).find(
    ({ id, path: paths, system }) =>
      id !== HOME &&
      [...Object.values(paths), ...Object.values(system)].some((known) => known.toLowerCase() === path),
  );
  return route?.id ?? null;
}
