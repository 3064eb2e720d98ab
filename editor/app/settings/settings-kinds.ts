import type { DocumentKind } from '../../../src/api/wire/document-kinds.ts';

/** The kinds of settings that have a screen, by the groups of their list. */
export const SETTINGS_GROUPS = {
  look: ['theme', 'header', 'menu', 'layout'],
  booking: ['bookingSettings', 'bookingConfiguration'],
  site: ['site', 'seo', 'globalConfiguration'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>;

type ListedKind = (typeof SETTINGS_GROUPS)[keyof typeof SETTINGS_GROUPS][number];

/** What is edited by the fields of its schema: settings, and the pictures of the library, which have a list of their own. */
export type SettingsKind = ListedKind | 'media';

/** Whether settings of a kind have a screen. */
export const isSettingsKind = (kind: string): kind is ListedKind =>
  Object.values(SETTINGS_GROUPS).some((kinds) => (kinds as readonly string[]).includes(kind));
