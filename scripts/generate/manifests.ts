import { rulesOnly } from './rules-only.ts';
import type { ComponentSchema, Schema } from './schemas.ts';

/** What editor, Storybook and server know of a component without its code. */
export function componentManifest(schemas: ReadonlyMap<string, ComponentSchema>): Schema {
  return Object.fromEntries(
    [...schemas].map(([name, schema]) => [
      name,
      {
        name,
        title: schema.title,
        description: schema.description,
        version: schema['x-version'],
        category: schema['x-category'],
        icon: schema['x-icon'],
        hydrate: schema['x-hydrate'] ?? 'never',
        slots: schema['x-slots'] ?? {},
        page: schema['x-page'] ?? null,
        required: schema.required ?? [],
        properties: schema.properties,
        localized: localizedPaths(schema.properties),
        examples: schema.examples,
      },
    ]),
  );
}

/** What the checks of a page read of properties, beside their rules. */
const CHECKED: ReadonlySet<string> = new Set(['x-reference', 'x-control']);

/** What rendering, composing and checking need of the manifest: without what is read in the palette and beside fields. */
export const componentRules = (manifest: Schema): Schema =>
  Object.fromEntries(
    Object.entries(manifest as Record<string, Schema>).map(
      ([name, { description: _description, examples: _examples, properties, ...rest }]) => [
        name,
        { ...rest, properties: (rulesOnly({ properties }, CHECKED) as Schema).properties },
      ],
    ),
  );

/** What reference pages say of the components; apart from the manifest, because browsers load that. */
export const componentDocs = (schemas: ReadonlyMap<string, ComponentSchema>): Schema =>
  Object.fromEntries([...schemas].map(([name, schema]) => [name, schema['x-docs']]));

/** Paths of the properties that hold text keys; `*` stands for the items of a list. */
function localizedPaths(properties: Record<string, Schema>, prefix: string[] = []): string[][] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = [...prefix, name];
    if (property['x-localized']) return [path];
    if (property.properties) return localizedPaths(property.properties as Record<string, Schema>, path);
    const items = property.items as Schema | undefined;
    if (items?.['x-localized']) return [[...path, '*']];
    if (items?.properties) return localizedPaths(items.properties as Record<string, Schema>, [...path, '*']);
    return [];
  });
}
