import { isRecord } from '../../src/api/wire/is-record.ts';
import { type Difference, valuesOf } from '../document/compare.ts';
import { isSameJson } from '../document/same-json.ts';
import type { PropertySchema } from '../workspace/schemas.ts';

/** One value that differs between two versions of settings. */
export interface SettingChange {
  /** English titles of the fields that it is in, the outermost first; positions of items and tags of languages as they are. */
  readonly place: readonly string[];
  /** What it was and what it is, '' for nothing; `null` where that cannot be shown in a line. */
  readonly values: Difference['values'];
}

const namesOf = (...values: readonly unknown[]) => [
  ...new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : []))),
];

type PartSchema = Partial<Pick<PropertySchema, 'title' | 'properties' | 'items' | 'x-localized'>>;

/** The values that differ, by the schema of the settings; what no schema describes is named by its key. */
export function settingChanges(
  schema: PartSchema,
  before: unknown,
  after: unknown,
  place: readonly string[] = [],
): SettingChange[] {
  if (isSameJson(before, after)) return [];
  const isObject = [before, after].every((value) => value === undefined || isRecord(value));
  const part = (name: string): unknown[] => [before, after].map((value) => isRecord(value) && value[name]);
  if (isObject && schema['x-localized'])
    return namesOf(before, after).flatMap((language) => {
      const [was, is] = part(language).map((text) => text || undefined);
      return settingChanges({}, was, is, [...place, language]);
    });
  if (isRecord(before) && isRecord(after))
    return namesOf(before, after).flatMap((name) => {
      const own = schema.properties?.[name];
      return settingChanges(own ?? {}, before[name], after[name], [...place, own?.title ?? name]);
    });
  if (Array.isArray(before) && Array.isArray(after) && schema.items)
    return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, at) =>
      settingChanges(schema.items ?? {}, before[at], after[at], [...place, String(at + 1)]),
    );
  return [{ place, values: valuesOf(before ?? undefined, after ?? undefined) }];
}
