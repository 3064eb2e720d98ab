import type { SiteConfiguration } from '../../generated/page/types.ts';
import type { HeadTag } from './head.ts';

/** What the icons of a site are made from: its browser icon, else its logo; '' without either. */
export const iconSource = ({ featureFlags, header }: SiteConfiguration): string =>
  featureFlags.favicon || header.logo.src;

/** Paths of the icons that the server draws from it. */
export const FAVICON_PATH = '/favicon.ico';
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';
export const LOGO_PATH = '/icon-512.png';

/** The icons of a site; `fileOf` returns the address of a source's file. */
export function iconTags(site: SiteConfiguration, fileOf: (src: string) => string): HeadTag[] {
  const { favicon } = site.featureFlags;
  const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
    tag: 'link',
    attributes: { rel, href, ...more },
  });
  if (iconSource(site) === '') return [];
  return [
    // First, for search results and old browsers; browsers that can take the drawing.
    link('icon', FAVICON_PATH, { sizes: '48x48' }),
    ...(favicon ? [link('icon', fileOf(favicon))] : []),
    link('apple-touch-icon', TOUCH_ICON_PATH),
  ];
}
