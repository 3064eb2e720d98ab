import { isRecord } from '../../src/api/wire/is-record.ts';

/** Where a value stands in a JSON value: names of properties and positions in lists. */
export type JsonPath = readonly (string | number)[];

/** The value at a path; `undefined` where there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const step of path) {
    if (Array.isArray(current) && typeof step === 'number') current = current[step];
    else if (isRecord(current) && typeof step === 'string' && Object.hasOwn(current, step))
      current = current[step];
    else return undefined;
  }
  return current;
}

/** A copy with another value at a path; `undefined` removes the property. Missing parents are made. */
export function withValueAt(value: unknown, path: JsonPath, replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.with(step, withValueAt(list[step], rest, replacement));
  }
  const object = isRecord(value) ? value : {};
  if (rest.length === 0 && replacement === undefined)
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
  return {
    ...object,
    [step]: withValueAt(Object.hasOwn(object, step) ? object[step] : undefined, rest, replacement),
  };
}
