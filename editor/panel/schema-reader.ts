import type { PropertySchema } from '../workspace/schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads the fields of documents by their names, such as `Theme`; each is the same object whenever it is asked for. */
export function createSchemaReader(stored: Readonly<Record<string, Json>>): (name: string) => PropertySchema {
  const entries = new Map<string, PropertySchema>();
  /** A value in which what is referred to stands in the place of each reference; an entry of a menu contains entries. */
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as Json;
    const own = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, resolve(part)]));
    if (typeof $ref !== 'string') return own;
    return Object.keys(own).length === 0 ? entryOf($ref) : { ...entryOf($ref), ...own };
  };
  const entryOf = (name: string): PropertySchema => {
    const known = entries.get(name);
    if (known) return known;
    const entry = {} as PropertySchema;
    entries.set(name, entry);
    return Object.assign(entry, resolve(stored[name] ?? {}));
  };
  return entryOf;
}

/** A field inside of a schema; the items of a list are those of its field. @throws Error where there is none */
export function fieldAt(schema: PropertySchema, ...path: readonly string[]): PropertySchema {
  let field = schema;
  for (const name of path) {
    const next = field.properties?.[name];
    if (!next) throw new Error(`there is no field ${name} in ${schema.title}`);
    field = next;
  }
  return field;
}
