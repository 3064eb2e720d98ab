import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { documentSchema } from '../panel/document-schemas.ts';
import { fieldAt } from '../panel/schema-reader.ts';
import type { PropertySchema } from '../workspace/schemas.ts';

const SITE = documentSchema('SiteConfiguration');
/** Parts of the site configuration that are documents of their own. */
const DOCUMENTS: readonly string[] = ['theme', 'header', 'layouts', 'sharedComponents', 'routes', 'menus'];

const itemsOf = (name: string): PropertySchema => fieldAt(SITE, name).items ?? fieldAt(SITE, name);

const SCHEMAS: Readonly<Record<SettingsKind, PropertySchema>> = {
  theme: documentSchema('Theme'),
  header: fieldAt(SITE, 'header'),
  menu: itemsOf('menus'),
  layout: itemsOf('layouts'),
  bookingSettings: documentSchema('BookingSettings'),
  bookingConfiguration: documentSchema('BookingConfiguration'),
  site: SITE,
  seo: documentSchema('Seo'),
  advancedConfiguration: documentSchema('AdvancedConfiguration'),
  globalConfiguration: documentSchema('GlobalConfiguration'),
  media: documentSchema('Media'),
  form: documentSchema('Form'),
  blogPost: documentSchema('BlogPost'),
};

/** What no field edits, by kind: documents of their own, and what a picture gets with its files. */
const LEFT_OUT: Readonly<Partial<Record<SettingsKind, readonly string[]>>> = {
  site: DOCUMENTS,
  media: ['src', 'hash', 'width', 'height', 'files'],
};

/** The fields of settings of a kind, as their documents store them. */
export const settingsFields = (kind: SettingsKind): readonly (readonly [string, PropertySchema])[] =>
  Object.entries(SCHEMAS[kind].properties ?? {}).filter(
    ([name]) => name !== 'id' && !LEFT_OUT[kind]?.includes(name),
  );

/** What settings of a kind are for. */
export const settingsHelp = (kind: SettingsKind): string => SCHEMAS[kind].description;
