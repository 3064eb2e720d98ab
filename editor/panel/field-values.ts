import type { JsonPath } from '../document/json-path.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import type { FieldTarget } from './field-target.ts';

/** The value of a field: the stored one, else its default. */
export const storedOrDefault = (
  { read }: FieldTarget,
  path: JsonPath,
  { default: initial }: PropertySchema,
) => read(path) ?? initial;

/** Whether a property of what is at a path is shown: its condition in the schema holds for the other properties. */
export function isShown(
  target: FieldTarget,
  schema: PropertySchema,
  all: Readonly<Record<string, PropertySchema>>,
  parent: JsonPath = [],
): boolean {
  const when = schema['x-when'];
  const other = when && all[when.property];
  if (!when || !other) return true;
  return storedOrDefault(target, [...parent, when.property], other) === when.is;
}
