import type { Schema } from './schemas.ts';
import { typeName } from './type-name.ts';

/** Keywords that are for this project's own tools, or that validators and the OpenAPI document do not read. */
const isDropped = (key: string) => ['$schema', '$id', 'examples'].includes(key) || key.startsWith('x-');

/** Where a reference leads, as Fastify spells it: `Place#`, or `Builder#/$defs/node` for a part. */
const referenceTo = (to: string, stem: string) =>
  to.startsWith('#') ? `${typeName(stem)}${to}` : `${typeName(to)}#`;

function toShared(schema: unknown, stem: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => toShared(part, stem));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as Schema;
  if (typeof $ref === 'string') return { $ref: referenceTo($ref, stem) };
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (isDropped(key) ? [] : [[key, toShared(value, stem)]])),
  );
}

/** The schemas of the product API's bodies, which the server registers: a list, each with its type name as `$id`. */
export function wireSchemas(schemas: ReadonlyMap<string, Schema>): string {
  const shared = [...schemas].map(([stem, schema]) => ({
    $id: typeName(stem),
    ...(toShared(schema, stem) as Schema),
  }));
  return `${JSON.stringify(shared, null, 1)}\n`;
}
