import { isRecord } from '../../src/api/wire/is-record.ts';
import type { PropertySchema } from '../workspace/schemas.ts';

/** A number or a name that none of the other items has as its id. */
function freeId(items: readonly unknown[], { type }: PropertySchema): string | number {
  const taken = new Set(items.map((item) => (isRecord(item) ? item.id : undefined)));
  let count = items.length + 1;
  const idOf = () => (type === 'integer' ? count : `item-${count}`);
  while (taken.has(idOf())) count += 1;
  return idOf();
}

/** The least that a schema demands of a value; `undefined` where it demands none. */
function least(schema: PropertySchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return '';
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return undefined;
  }
}

/** A new item of a list, with what its schema requires. */
export function newItem(items: readonly unknown[], schema: PropertySchema): unknown {
  if (schema.type !== 'object') return least(schema) ?? '';
  const entries = (schema.required ?? []).flatMap((name): [string, unknown][] => {
    const part = schema.properties?.[name];
    if (!part) return [];
    return [[name, name === 'id' ? freeId(items, part) : least(part)]];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
