import type { Schema } from './schemas.ts';

/** Texts that a value has where its schema fulfils a condition, with the path of each. */
export function* textsIn(
  schema: Schema,
  value: unknown,
  isMeant: (schema: Schema) => boolean,
  path = '',
): Generator<[path: string, text: string]> {
  if (isMeant(schema) && typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  const { properties = {}, items } = schema as { properties?: Record<string, Schema>; items?: Schema };
  for (const [name, part] of Object.entries(value)) {
    const inner = Array.isArray(value) ? items : properties[name];
    if (inner) yield* textsIn(inner, part, isMeant, `${path}/${name}`);
  }
}
