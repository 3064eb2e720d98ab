import { isRecord } from '../../src/api/wire/is-record.ts';
import { type Difference, valuesOf } from '../document/compare.ts';
import { isSameJson } from '../document/same-json.ts';
import type { PropertySchema } from '../workspace/schemas.ts';

/** One value that differs between two versions of settings. */
export interface SettingChange {
  /** English titles of the fields that it is in, the outermost first; positions of items and tags of languages as they are. */
  readonly titles: readonly string[];
  /** What it was and what it is, '' for nothing; `null` where that cannot be shown in a line. */
  readonly values: Difference['values'];
}

const namesOf = (...values: readonly unknown[]) => [
  ...new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : []))),
];

type Pair = readonly [was: unknown, is: unknown, position: number];

const idOf = (item: unknown): unknown => (isRecord(item) ? item.id : undefined);

/** The items of two lists side by side: by their ids where those that both have kept their order, else by position. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const [earlier, later] = [before.map(idOf), after.map(idOf)] as const;
  const isKnown = [earlier, later].every(
    (ids) => !ids.includes(undefined) && new Set(ids).size === ids.length,
  );
  const kept = later.filter((id) => earlier.includes(id));
  if (
    !isKnown ||
    !isSameJson(
      kept,
      earlier.filter((id) => later.includes(id)),
    )
  )
    return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [
      before[at],
      after[at],
      at + 1,
    ]);
  return [
    ...before.flatMap((item, at): Pair[] => (kept.includes(earlier[at]) ? [] : [[item, undefined, at + 1]])),
    ...after.map((item, at): Pair => [before[earlier.indexOf(later[at])], item, at + 1]),
  ];
}

type PartSchema = Partial<Pick<PropertySchema, 'title' | 'properties' | 'items' | 'x-localized'>>;

/** The values that differ, by the schema of the settings; what no schema describes is named by its key. */
export function settingChanges(
  schema: PartSchema,
  before: unknown,
  after: unknown,
  titles: readonly string[] = [],
): SettingChange[] {
  if (isSameJson(before, after)) return [];
  const isObject = [before, after].every((value) => value === undefined || isRecord(value));
  const part = (name: string): unknown[] => [before, after].map((value) => isRecord(value) && value[name]);
  if (isObject && schema['x-localized'])
    return namesOf(before, after).flatMap((language) => {
      const [was, is] = part(language).map((text) => text || undefined);
      return settingChanges({}, was, is, [...titles, language]);
    });
  if (isRecord(before) && isRecord(after))
    return namesOf(before, after).flatMap((name) => {
      const own = schema.properties?.[name];
      return settingChanges(own ?? {}, before[name], after[name], [...titles, own?.title ?? name]);
    });
  if (Array.isArray(before) && Array.isArray(after) && schema.items)
    return pairsOf(before, after).flatMap(([was, is, position]) =>
      settingChanges(schema.items ?? {}, was, is, [...titles, String(position)]),
    );
  return [{ titles, values: valuesOf(before ?? undefined, after ?? undefined) }];
}
