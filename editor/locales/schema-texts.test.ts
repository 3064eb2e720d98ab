import { describe, expect, it } from 'vitest';
import { SETTINGS_GROUPS } from '../app/settings/settings-kinds.ts';
import { HEADING } from '../document/tree.ts';
import { choiceName, choiceNames } from '../panel/choice-name.ts';
import { documentSchema } from '../panel/document-schemas.ts';
import { fieldAt } from '../panel/schema-reader.ts';
import { settingsFields, settingsHelp } from '../settings/settings-schemas.ts';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { COLOR_TOKENS } from '../../src/runtime/theme/color-value.ts';
import { allManifests, loadManifests, type PropertySchema } from '../workspace/schemas.ts';

await loadManifests();

const files = import.meta.glob<Readonly<Record<string, string>>>('./schemas/*.json', {
  eager: true,
  import: 'default',
});

/** Choices that are the same in all languages, such as sizes, formats, codes and names of fonts. */
const SAME_EVERYWHERE =
  /^(\d.*|H[1-6]|[A-Z][a-z]( [a-z]{2})?|[DMY./-]+|(Noi|I)ndex, .*|Archivo|Source serif 4|Commissioner|Bricolage grotesque|Figtree)$/;

/** Languages are named as their speakers do. */
const LANGUAGES: ReadonlySet<string> = new Set(Object.values(NATIVE_NAMES));

/** What the editor shows of a schema and of everything inside of it; an entry of a menu contains entries. */
function textsOf(schema: PropertySchema, seen: ReadonlySet<PropertySchema> = new Set()): string[] {
  if (seen.has(schema)) return [];
  const inside = new Set([...seen, schema]);
  const { title, description, properties = {}, patternProperties = {}, items } = schema;
  const choices = choiceNames(schema).filter((name) => name !== '');
  const parts = Object.entries(properties).flatMap(([name, part]) => (name === 'id' ? [] : [part]));
  return [
    title,
    description,
    ...choices.filter((choice) => !SAME_EVERYWHERE.test(choice) && !LANGUAGES.has(choice)),
    ...[...parts, ...Object.values(patternProperties), ...(items ? [items] : [])].flatMap((part) =>
      textsOf(part, inside),
    ),
  ].filter((text) => text !== undefined);
}

const PAGE = documentSchema('Page');
const TEMPLATE = documentSchema('PageTemplate');
const SHARED = fieldAt(documentSchema('SiteConfiguration'), 'sharedComponents');
const KINDS = [...Object.values(SETTINGS_GROUPS).flat(), 'media'] as const;
const shownTexts = new Set([
  HEADING,
  ...COLOR_TOKENS.map(choiceName),
  ...allManifests().flatMap(({ title, description, slots, properties }) => [
    title,
    description,
    ...Object.values(slots).map((slot) => slot.title),
    ...Object.values(properties).flatMap((property) => textsOf(property)),
  ]),
  ...KINDS.flatMap((kind) => [
    settingsHelp(kind),
    ...settingsFields(kind).flatMap(([, schema]) => textsOf(schema)),
  ]),
  ...[
    ...['menuLabel', 'slugs', 'layoutId', 'showBreadcrumb', 'seo'].map((name) => fieldAt(PAGE, name)),
    fieldAt(PAGE, 'builder', 'pageCSS'),
    fieldAt(PAGE, 'builder', 'scripts'),
    ...['name', 'description', 'layoutId', 'showBreadcrumb'].map((name) => fieldAt(TEMPLATE, name)),
    ...['name', 'wrapperTag'].map((name) => fieldAt(SHARED.items ?? SHARED, name)),
  ].flatMap((schema) => textsOf(schema)),
]);

describe.each(['es', 'de', 'pt', 'hr'])('the texts of schemas in %s', (language) => {
  const texts = files[`./schemas/${language}.json`] ?? {};
  const file = `editor/locales/schemas/${language}.json`;

  it('are all there: the editor shows English until they are added', () => {
    const missing = [...shownTexts].filter((text) => !Object.hasOwn(texts, text));
    expect(missing.map((text) => `add to ${file}: ${JSON.stringify(text)}`)).toEqual([]);
  });

  it('belong to schemas', () => {
    const unused = Object.keys(texts).filter((text) => !shownTexts.has(text) && !SAME_EVERYWHERE.test(text));
    expect(unused.map((text) => `remove from ${file}: ${JSON.stringify(text)}`)).toEqual([]);
  });

  it('are neither empty nor padded', () => {
    expect(Object.values(texts).filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });
});
