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

/** What no field edits, by kind: documents of their own, what a picture gets with its files, and what nothing reads yet. */
const LEFT_OUT: Readonly<Partial<Record<SettingsKind, readonly string[]>>> = {
  site: [...DOCUMENTS, 'myAccount', 'featureFlags.selfCheckIn'],
  globalConfiguration: ['featureFlags.selfCheckIn'],
  bookingConfiguration: ['gasolineTankFractions'],
  media: ['src', 'hash', 'width', 'height', 'files'],
};

/** A schema without the parts that no field edits; `path` is where it is. */
function withoutLeftOut(schema: PropertySchema, path: string, leftOut: readonly string[]): PropertySchema {
  const { properties } = schema;
  if (!properties) return schema;
  const kept = Object.entries(properties).filter(([name]) => !leftOut.includes(`${path}.${name}`));
  return { ...schema, properties: Object.fromEntries(kept) };
}

/** The fields of settings of a kind, as their documents store them. */
export const settingsFields = (kind: SettingsKind): readonly (readonly [string, PropertySchema])[] => {
  const leftOut = LEFT_OUT[kind] ?? [];
  return Object.entries(SCHEMAS[kind].properties ?? {})
    .filter(([name]) => name !== 'id' && !leftOut.includes(name))
    .map(([name, schema]) => [name, withoutLeftOut(schema, name, leftOut)] as const);
};

/** The same by their names. */
export const settingsProperties = (kind: SettingsKind): Readonly<Record<string, PropertySchema>> =>
  Object.fromEntries(settingsFields(kind));

/** What settings of a kind are for. */
export const settingsHelp = (kind: SettingsKind): string => SCHEMAS[kind].description;
