import type { SiteConfiguration } from '../../generated/page/types.ts';
import type { BlogPost } from '../domain/blog-post.ts';
import type { LanguageTag } from '../runtime/text/languages.ts';
import { absoluteAddress } from './head.ts';
import { escapeHtml } from './html-document.ts';
import { enabledLanguages, languageOrigin } from './routes.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page that search engines may list, or a post of the blog. */
export interface ListedPage {
  readonly id: string;
  /** The post that the page `blog` shows here; absent for a page. */
  readonly post?: Pick<BlogPost, 'id' | 'slugs'>;
  /** When it was changed last, in epoch milliseconds; `null` where that is not known. */
  readonly changedAt: number | null;
}

interface Entry {
  readonly address: string;
  readonly changedAt: number | null;
}

const xml = (root: string, item: string, entries: readonly Entry[]) =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">`,
    ...entries.map(
      ({ address, changedAt }) =>
        `<${item}><loc>${escapeHtml(address)}</loc>${changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`}</${item}>`,
    ),
    `</${root}>\n`,
  ].join('\n');

const latest = (pages: readonly ListedPage[]): number | null => {
  const times = pages.flatMap(({ changedAt }) => changedAt ?? []);
  return times.length > 0 ? Math.max(...times) : null;
};

/** The languages of a site that live on its own host; others are listed where they live. */
const ownLanguages = (site: SiteConfiguration, origin: string): LanguageTag[] =>
  enabledLanguages(site).filter((language) => (languageOrigin(site, language) ?? origin) === origin);

/** Path of the sitemap of a language. */
export const sitemapPath = (language: string): string => `/sitemap-${language}.xml`;

/** The sitemap index of a site: one sitemap for each language. */
export const sitemapIndex = (site: SiteConfiguration, origin: string, pages: readonly ListedPage[]): string =>
  xml(
    'sitemapindex',
    'sitemap',
    ownLanguages(site, origin).map((language) => ({
      address: origin + sitemapPath(language),
      changedAt: latest(pages),
    })),
  );

/** The sitemap of a language; `null` for a language that the host does not have. */
export function languageSitemap(
  site: SiteConfiguration,
  origin: string,
  { language, pages }: { readonly language: string; readonly pages: readonly ListedPage[] },
): string | null {
  const own = ownLanguages(site, origin).find((tag) => tag === language);
  if (!own) return null;
  const entries = pages.map(({ id, post, changedAt }) => ({
    address: absoluteAddress({ site, origin }, id, own, post),
    changedAt,
  }));
  return xml('urlset', 'url', entries);
}
