/** Kinds of which a site has several documents, distinguished by id. */
const LISTS = [
  'page',
  'pageTemplate',
  'sharedComponent',
  'layout',
  'menu',
  'form',
  'media',
  'blogPost',
] as const;

/** Kinds of which a site has one document, whose id is `main`. */
const SINGLES = [
  /** Languages and flags: the site configuration without what has a document of its own. */
  'site',
  'theme',
  'header',
  /** Paths of the routes that are no pages. */
  'routes',
  'seo',
  'globalConfiguration',
  'advancedConfiguration',
  'bookingSettings',
  'bookingConfiguration',
] as const;

/** All kinds of documents. */
export const DOCUMENT_KINDS = [...LISTS, ...SINGLES];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Id of the only document of its kind. */
export const SINGLE_ID = 'main';

/** Id of the layout of pages that name none; a site without it has a plain one. */
export const DEFAULT_LAYOUT = 'default';

/** Whether a site has one document of a kind. */
export const isSingle = (kind: DocumentKind): boolean => (SINGLES as readonly string[]).includes(kind);

/** Version of a document of such a kind, with an empty body, before it is stored for the first time. */
export const UNSTORED_VERSION = 0;

/** Kinds whose publication takes an administrator: they decide how the whole site works. */
const ADMINISTERED: ReadonlySet<DocumentKind> = new Set([
  'site',
  'routes',
  'globalConfiguration',
  'advancedConfiguration',
  'bookingSettings',
  'bookingConfiguration',
]);

/** Whether documents of a kind are published, unpublished and archived by administrators only. */
export const isAdministered = (kind: DocumentKind): boolean => ADMINISTERED.has(kind);
