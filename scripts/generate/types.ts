import type { ComponentSchema, Schema } from './schemas.ts';
import { typeName } from './type-name.ts';

const OPTIONS = {
  bannerComment: '',
  additionalProperties: false,
  unreachableDefinitions: true,
  strictIndexSignatures: false,
} as const;

/**
 * Types describe documents after reading: what has a default is always there.
 * Extra keywords are dropped so that the output depends on shapes alone.
 */
function asRead(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asRead);
  if (typeof schema !== 'object' || schema === null) return schema;
  const source = schema as Schema;
  const result: Schema = {};
  for (const [key, value] of Object.entries(source)) {
    if (
      ['$id', '$schema', 'examples', 'default', 'title', 'pattern', 'minItems', 'maxItems'].includes(key) ||
      key.startsWith('x-')
    )
      continue;
    if (key === 'properties' || key === '$defs') {
      result[key] = Object.fromEntries(
        Object.entries(value as Schema).map(([name, part]) => [name, asRead(part)]),
      );
    } else if (key === 'patternProperties') {
      // A map: types know nothing of what its keys look like.
      result.additionalProperties = asRead(Object.values(value as Schema)[0]);
    } else if (!(key === 'additionalProperties' && source.patternProperties)) result[key] = asRead(value);
  }
  if (source.properties) {
    const properties = source.properties as Record<string, Schema>;
    const always = Object.keys(properties).filter((name) => 'default' in (properties[name] ?? {}));
    result.required = [...new Set([...((source.required as string[]) ?? []), ...always])];
  }
  return result;
}

/** Removes what only the wrapping schema caused: its own interface and the remarks about it. */
const tidy = (text: string) =>
  text
    .replace(/export interface Unused \{\s*\}\n?/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
    .replace(/ \*\s?\n \* This interface was referenced by[\s\S]*?\*\//g, ' */');

const banner = (from: string) => `// Generated from ${from} by \`npm run generate\`. Do not edit.\n\n`;

/** Interfaces of definitions. The compiler and its formatter are loaded here, for most runs find stored what they need. */
async function compiled($defs: Schema): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const wrapping = { $defs, type: 'object', additionalProperties: false };
  return tidy(await compile(wrapping as never, 'Unused', OPTIONS));
}

/** The interface of a component's properties. */
export const componentInterface = (name: string, schema: ComponentSchema): Promise<string> =>
  compiled({ [`${name}Props`]: asRead(schema) });

/** The interfaces of all components, the map of them, and the union of names. */
export const componentTypes = (interfaces: ReadonlyMap<string, string>): string =>
  `${banner('schemas/components')}${[...interfaces.values()].join('')}
/** Props of every component, by its registered name. */
export interface ComponentPropsMap {
${[...interfaces.keys()].map((name) => `  ${name}: ${name}Props;\n`).join('')}}

/** Registered name of a component. */
export type ComponentName = keyof ComponentPropsMap;
`;

/** References between documents become references to definitions of one schema. */
function localRefs(schema: unknown, self: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => localRefs(part, self));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as Schema;
  if (typeof $ref !== 'string')
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, localRefs(value, self)]));
  // Words beside a reference would make the type generator write the same type again.
  if ($ref === '#') return { $ref: `#/$defs/${self}` };
  return { $ref: `#/$defs/${typeName($ref.replace(/^#\/\$defs\//, ''))}` };
}

/** Types of the documents of one folder of schemas. */
export async function documentTypes(schemas: ReadonlyMap<string, Schema>, from: string): Promise<string> {
  const $defs: Schema = {};
  for (const [stem, schema] of schemas) {
    const { $defs: own, ...rest } = schema as { $defs?: Record<string, Schema> };
    $defs[typeName(stem)] = localRefs(asRead(rest), typeName(stem));
    for (const [name, part] of Object.entries(own ?? {}))
      $defs[typeName(name)] = localRefs(asRead(part), typeName(stem));
  }
  const text = await compiled($defs);
  const names = [...schemas.keys()].map(typeName);
  const byName = names.map((name) => `  ${name}: ${name};\n`).join('');
  return `${banner(from)}${text}\n/** Type of every schema, by its name. */\nexport interface SchemaTypes {\n${byName}}\n`;
}
