import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { documentSchema, fieldAt } from '../panel/document-schemas.ts';
import type { PropertySchema } from '../workspace/manifests.ts';

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
  globalConfiguration: documentSchema('GlobalConfiguration'),
};

/** The fields of settings of a kind, as their documents store them. */
export const settingsFields = (kind: SettingsKind): readonly (readonly [string, PropertySchema])[] =>
  Object.entries(SCHEMAS[kind].properties ?? {}).filter(
    ([name]) => name !== 'id' && !(kind === 'site' && DOCUMENTS.includes(name)),
  );

/** What settings of a kind are for. */
export const settingsHelp = (kind: SettingsKind): string => SCHEMAS[kind].description;
