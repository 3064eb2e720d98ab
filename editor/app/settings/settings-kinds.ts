import type { DocumentKind } from '../../../src/api/wire/document-kinds.ts';

/** The kinds of settings that have a screen, by the groups of their list. */
export const SETTINGS_GROUPS = {
  look: ['theme', 'header', 'menu', 'layout'],
  booking: ['bookingSettings', 'bookingConfiguration'],
  site: ['site', 'seo', 'globalConfiguration'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>;

export type SettingsKind = (typeof SETTINGS_GROUPS)[keyof typeof SETTINGS_GROUPS][number];

/** Whether settings of a kind have a screen. */
export const isSettingsKind = (kind: string): kind is SettingsKind =>
  Object.values(SETTINGS_GROUPS).some((kinds) => (kinds as readonly string[]).includes(kind));
