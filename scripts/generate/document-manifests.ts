import type { Schema } from './schemas.ts';
import { typeName } from './type-name.ts';

/** The keys of a map of texts by language. */
const LANGUAGE_KEYS = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$';

/** Keywords that say nothing of how a field is edited. */
const DROPPED: ReadonlySet<string> = new Set(['$schema', '$id', '$defs', 'additionalProperties']);

/** Where a reference leads in the manifests: `Theme`, or `SiteConfiguration/menuItem` for a part of a document. */
const referenceTo = (to: string, document: string) =>
  to.startsWith('#') ? document + to.replace('#/$defs', '').replace('#', '') : typeName(to);

/** A text by language is a text that is localized; a map of other values keeps its pattern. */
function mapField(pattern: string, value: Schema): Schema {
  return pattern === LANGUAGE_KEYS && value.type === 'string'
    ? { 'x-control': 'line', ...value, 'x-localized': true }
    : { patternProperties: { [pattern]: value } };
}

function toField(schema: unknown, document: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => toField(part, document));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, type, patternProperties, default: initial, ...rest } = schema as Schema;
  const remaining = Object.entries(rest).filter(([key]) => !DROPPED.has(key));
  const [map] = Object.entries((patternProperties ?? {}) as Record<string, Schema>);
  const isNullable = Array.isArray(type) && type.includes('null');
  return {
    ...(map ? mapField(map[0], toField(map[1], document) as Schema) : {}),
    ...(typeof $ref === 'string' ? { $ref: referenceTo($ref, document) } : {}),
    ...(type === undefined || map ? {} : { type: isNullable ? type.find((one) => one !== 'null') : type }),
    ...(isNullable ? { 'x-nullable': true } : {}),
    ...(initial === undefined || map ? {} : { default: initial }),
    ...Object.fromEntries(
      remaining.map(([key, part]) => [
        key,
        key === 'properties' ? toFields(part, document) : toField(part, document),
      ]),
    ),
  };
}

/** Fields by name; a name may be that of a keyword, such as `type`. */
const toFields = (properties: unknown, document: string): Schema =>
  Object.fromEntries(
    Object.entries(properties as Schema).map(([name, schema]) => [name, toField(schema, document)]),
  );

/**
 * What the editor knows of our own documents: the fields of each, and the parts that they refer to, by name.
 * `$ref` names another entry.
 */
export const documentManifests = (documents: ReadonlyMap<string, Schema>): Schema =>
  Object.fromEntries(
    [...documents].flatMap(([name, schema]) => [
      [name, toField(schema, name)],
      ...Object.entries((schema.$defs ?? {}) as Record<string, Schema>).map(([part, definition]) => [
        `${name}/${part}`,
        toField(definition, name),
      ]),
    ]),
  );

/** Names of the entries that a part of a manifest refers to. */
function referredIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referredIn(part),
  );
}

/** The entries of one document: its own, and those that it refers to. */
export function manifestsOf(name: string, manifests: Schema): Schema {
  const found = new Map<string, unknown>();
  const add = (entry: string) => {
    if (found.has(entry)) return;
    found.set(entry, manifests[entry]);
    referredIn(manifests[entry]).forEach(add);
  };
  add(name);
  return Object.fromEntries(found);
}
