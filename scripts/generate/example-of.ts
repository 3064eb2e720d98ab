import type { Schema } from './schemas.ts';

/** Deeper parts of an example tell a reader nothing new. */
const MAX_DEPTH = 6;

/**
 * A value that a schema allows: what is required, and what has an example of its own. Undefined for a text whose
 * pattern only an example could match.
 */
export function exampleOf(
  schema: Schema,
  schemas: ReadonlyMap<string, Schema>,
  root = schema,
  depth = 0,
): unknown {
  const part = (inner: Schema, from = root) => exampleOf(inner, schemas, from, depth + 1);
  const { $ref, examples, enum: choices, properties = {}, required = [], items } = schema;
  if (typeof $ref === 'string') {
    if ($ref.startsWith('#/$defs/'))
      return part((root.$defs as Record<string, Schema>)[$ref.slice(8)] as Schema);
    const target = $ref === '#' ? root : (schemas.get($ref) as Schema);
    return part(target, target);
  }
  if (Array.isArray(examples)) return examples[0];
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(choices)) return choices[0];
  const type = [schema.type].flat()[0];
  if (type === 'object') {
    const shown = Object.entries(properties as Record<string, Schema>).filter(
      ([name, property]) => (required as string[]).includes(name) || property.examples !== undefined,
    );
    const values = shown.map(([name, property]) => [name, part(property)] as const);
    return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
  }
  if (type === 'array') {
    const item = depth < MAX_DEPTH && items ? part(items as Schema) : undefined;
    return item === undefined ? [] : [item];
  }
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  return schema.pattern === undefined ? 'text' : undefined;
}
