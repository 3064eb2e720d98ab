import type { BlogPost } from '../../domain/blog-post.ts';
import type { MapTiles } from '../../domain/map-points.ts';
import type { CleanHtmlOf } from '../html/clean-html.ts';
import type { LanguageTag } from '../text/languages.ts';

/** Id of the main element: target of the skip link, and of the focus after a navigation. */
export const CONTENT_ID = 'content';

/** Where a link of a page document leads. */
export interface ResolvedLink {
  readonly href: string;
  /** Leads to another host. */
  readonly isExternal: boolean;
}

/** Files of a picture, ready for an `<img>`. */
export interface Picture {
  readonly src: string;
  readonly srcSet: string | undefined;
  /** Sources of better formats, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** `object-position`, from the picture's focal point. */
  readonly position: string;
  readonly color: string | undefined;
  /** It is the first one of the page's first section: fetched at once, because visitors see it first. */
  readonly isLead?: boolean;
  /** The same motif composed for upright screens. */
  readonly tall?: Picture;
}

/** The same page in another language. */
export interface LanguageChoice {
  readonly language: LanguageTag;
  readonly nativeName: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A currency in which the page can show its amounts. */
export interface CurrencyChoice {
  readonly isoCode: string;
  readonly symbol: string;
  /** In the language of the page. */
  readonly name: string;
  /** Where the page shows its amounts in it. */
  readonly href: string;
  readonly isCurrent: boolean;
  /** The company's own, in which prices are stored; amounts in others are converted from it. */
  readonly isOwn: boolean;
}

/** What a component knows of its page and site; areas of the site add their own settings. */
export interface PageContext {
  readonly siteId: string;
  readonly siteName: string;
  readonly language: LanguageTag;
  /** Route or page id of the page shown. */
  readonly routeId: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly languages: readonly LanguageChoice[];
  /** The currencies of which visitors choose one; none where somebody books, or a booking is shown. */
  readonly currencies: readonly CurrencyChoice[];
  /** Resolves a link of a document; `null` when it leads nowhere or to a forbidden scheme. */
  readonly link: (link: { readonly pageId?: string; readonly url?: string }) => ResolvedLink | null;
  /** The localized address of a route or page; `query` is what follows the `?`. */
  readonly routePath: (routeId: string, query?: string) => string;
  /** The address of a post, or of the blog itself for `null`; `null` where the site has no blog. */
  readonly blogPath: (post: Pick<BlogPost, 'id' | 'slugs'> | null) => string | null;
  /** How many posts a page of the blog has. */
  readonly postsPerPage: number;
  /** The address of the page itself with its search. */
  readonly ownHref: string;
  /** Where operators sign in; `null` where the site has no editor. */
  readonly signInHref: string | null;
  /** From where maps are loaded; `null` where none are shown. */
  readonly mapTiles: MapTiles | null;
  /** The value of `preview` that forms send along to stay in a preview; `null` on published pages. */
  readonly previewOf: (routeId: string) => string | null;
  /** The files of a picture; `null` when the source is empty. */
  readonly picture: (src: string) => Picture | null;
  /** HTML of an operator, made safe; '' for what the component did not name in its `html`. */
  readonly html: CleanHtmlOf;
  /** Address of HTML of an operator as a page of its own, for a frame; `null` where there is none, as in an editor. */
  readonly htmlFrame: (source: string) => string | null;
}
