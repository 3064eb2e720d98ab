import { isRecord } from '../../src/api/wire/is-record.ts';

/** Whether two JSON values are the same; the order of properties does not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isSameJson(part, other[at]));
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) || Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}
