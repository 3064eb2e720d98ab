import type { Schema } from './schemas.ts';

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMA = new Set([
  'items',
  'additionalProperties',
  'if',
  'then',
  'else',
  'not',
  'contains',
  'propertyNames',
]);
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const WORDS = new Set(['$schema', 'title', 'description', 'examples']);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NONE: ReadonlySet<string> = new Set();

/**
 * A schema without what people read: validators carry a copy of theirs, and browsers would have to load it.
 * @param extensions keywords of our own that stay
 */
export function rulesOnly(schema: unknown, extensions = NONE): unknown {
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !WORDS.has(keyword) && (!keyword.startsWith('x-') || extensions.has(keyword)))
      .map(([keyword, value]) => {
        if (SCHEMA.has(keyword)) return [keyword, rulesOnly(value, extensions)];
        if (LIST.has(keyword) && Array.isArray(value))
          return [keyword, value.map((part) => rulesOnly(part, extensions))];
        if (!BY_NAME.has(keyword) || !isSchema(value)) return [keyword, value];
        const parts = Object.entries(value).map(([name, part]) => [name, rulesOnly(part, extensions)]);
        return [keyword, Object.fromEntries(parts)];
      }),
  );
}
