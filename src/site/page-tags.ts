import * as read from '../../generated/page/read.js';
import type { Script, Seo } from '../../generated/page/types.ts';
import type { SiteSettings } from '../api/product-api.ts';
import { isRecord } from '../api/wire/is-record.ts';
import { readList } from '../api/wire/read-settings.ts';
import type { PageTags } from '../runtime/consent/consent.ts';
import { MANIFESTS } from '../runtime/document/manifest.ts';

/** The id of a tag container; a tag configuration may have another one, which loads nothing. */
const CONTAINER_ID = /^GTM-[A-Z0-9]{4,10}$/;

/** The screens with scripts of the operator; on all others a script could take tokens, data of customers or of cards. */
const OPEN_SCREENS: ReadonlySet<string> = new Set(['SearchResults', 'NotFound', 'GeneralError', 'BlogPost']);

/** Whether a component is a screen on whose page no script of the operator runs. */
export const isProtected = (type: string): boolean =>
  MANIFESTS.get(type)?.category === 'screen' && !OPEN_SCREENS.has(type);

/** The scripts of a page's builder document; what is no script is left out. */
const scriptsOf = (builder: unknown): readonly Script[] =>
  isRecord(builder) && Array.isArray(builder.scripts)
    ? readList<Script>(read.Script, builder.scripts, 'scripts')
    : [];

/** The container of a page: its own, that of the site, or that of the tag configuration; '' without any. */
const containerOf = ({ seo, global }: Pick<SiteSettings, 'seo' | 'global'>, pageSeo: Partial<Seo>): string =>
  pageSeo.googleTagManager || seo.googleTagManager || (CONTAINER_ID.test(global.tag.id) ? global.tag.id : '');

/** Whether a page tells a tag container what is looked at and booked. */
export const tracksEcommerce = (
  settings: Pick<SiteSettings, 'seo' | 'global'>,
  pageSeo: Partial<Seo>,
): boolean => {
  const { id, ecommerce } = settings.global.tag;
  return id !== '' && ecommerce && containerOf(settings, pageSeo) !== '';
};

/** What a page runs for its operator: the tag container, the scripts of the site, and its own where that is allowed. */
export function pageTags(
  { seo, advanced, global }: Pick<SiteSettings, 'seo' | 'advanced' | 'global'>,
  { builder, pageSeo }: { readonly builder: unknown; readonly pageSeo: Partial<Seo> },
): PageTags {
  const gtm = containerOf({ seo, global }, pageSeo);
  const scripts = [...advanced.scripts, ...(global.allowsPageScripts ? scriptsOf(builder) : [])];
  const byId = new Map(scripts.filter(({ src, code }) => src || code.trim()).map((one) => [one.id, one]));
  return {
    scripts: [...byId.values()].map(({ src, code, position, purpose }) => ({ src, code, position, purpose })),
    container: gtm ? { gtm } : null,
  };
}

const CONTAINER_HOSTS = [
  'https://www.googletagmanager.com',
  'https://www.google-analytics.com',
  'https://ssl.google-analytics.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
];

/** What a page's policy permits for its tags: hosts of files, and code by its text. */
export interface TagSources {
  readonly hosts: readonly string[];
  readonly code: readonly string[];
}

/** The sources of a page's tags; `null` for a page without any. */
export function tagSources({ scripts, container }: PageTags): TagSources | null {
  if (scripts.length === 0 && !container) return null;
  const files = scripts.filter(({ src }) => src);
  return {
    hosts: [
      ...new Set([...files.map(({ src }) => new URL(src).origin), ...(container ? CONTAINER_HOSTS : [])]),
    ],
    code: scripts.filter(({ src }) => !src).map(({ code }) => code),
  };
}
