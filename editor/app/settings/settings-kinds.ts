import type { DocumentKind } from '../../../src/api/wire/document-kinds.ts';

/** The kinds of settings that have a screen, by the groups of their list. */
export const SETTINGS_GROUPS = {
  content: ['blogPost'],
  look: ['theme', 'header', 'menu', 'layout'],
  booking: ['form', 'bookingSettings', 'bookingConfiguration'],
  site: ['site', 'seo', 'advancedConfiguration', 'globalConfiguration'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>;

/** What the list of settings leads to: settings, and where the screens are found, which is edited with their pages. */
export const SETTINGS_SCREENS: Readonly<Record<string, readonly DocumentKind[]>> = {
  ...SETTINGS_GROUPS,
  booking: [...SETTINGS_GROUPS.booking, 'routes'],
};

type ListedKind = (typeof SETTINGS_GROUPS)[keyof typeof SETTINGS_GROUPS][number];

/** What is edited by the fields of its schema: settings, and the pictures of the library, which have a list of their own. */
export type SettingsKind = ListedKind | 'media';

/** Whether settings of a kind have a screen. */
export const isSettingsKind = (kind: string): kind is ListedKind =>
  Object.values(SETTINGS_GROUPS).some((kinds) => (kinds as readonly string[]).includes(kind));

/** Kinds of which operators create documents among the settings. */
export const CREATED_KINDS = [
  'menu',
  'layout',
  'form',
  'sharedComponent',
  'pageTemplate',
  'blogPost',
] as const satisfies readonly DocumentKind[];
export type CreatedKind = (typeof CREATED_KINDS)[number];

export const isCreatedKind = (kind: string): kind is CreatedKind =>
  (CREATED_KINDS as readonly string[]).includes(kind);

/** What a post of the blog begins with besides its title. */
interface Begun {
  /** Default language of the site, in which the title is written. */
  readonly language: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What a new document of a kind begins with. */
export const newSettings = (
  kind: CreatedKind,
  name: string,
  { language, today }: Begun = { language: 'en-US', today: '' },
): Readonly<Record<string, unknown>> => {
  switch (kind) {
    case 'blogPost':
      return { title: { [language]: name }, createdOn: today };
    case 'menu':
      return { name, menuItems: [] };
    case 'layout':
      return { name, layoutItems: [{ type: 'header' }, { type: 'content' }] };
    case 'form':
      return { name, type: 1, fields: [] };
    case 'pageTemplate':
      return { name, builder: { format: 1, sections: [], translations: {} } };
    case 'sharedComponent':
      return { name, wrapperTag: 'section', builder: { format: 1, sections: [], translations: {} } };
  }
};
