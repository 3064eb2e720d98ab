import { isRecord } from '../../src/api/wire/is-record.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';
import { isSameJson } from './same-json.ts';
import { propsOf } from './tree.ts';

/** A text that two documents have differently in a language; `undefined` where one has none. */
export interface TextDifference {
  readonly language: string;
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The texts that differ, by their keys. */
export function textDifferences(before: JsonObject, after: JsonObject): Map<string, TextDifference[]> {
  const found = new Map<string, TextDifference[]>();
  if (before === after) return found;
  for (const language of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [earlier, later] = [textsIn(before, language), textsIn(after, language)];
    for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
      const difference = { language, key, before: textOf(earlier, key), after: textOf(later, key) };
      if (!isSameJson(difference.before, difference.after))
        found.set(key, [...(found.get(key) ?? []), difference]);
    }
  }
  return found;
}

/** The texts of a language; a stored value that is no list of texts counts as one text without a key. */
const textsIn = (translations: JsonObject, language: string): JsonObject => {
  const texts = Object.hasOwn(translations, language) ? translations[language] : {};
  return isRecord(texts) ? texts : { '': texts };
};
const textOf = (texts: JsonObject, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);

/** What two keys say in the languages in which their texts differ; nothing for values that are no keys of texts. */
export function rekeyedTexts(
  before: JsonObject,
  after: JsonObject,
  was: unknown,
  is: unknown,
): TextDifference[] {
  const text = (translations: JsonObject, language: string, key: unknown) =>
    typeof key === 'string' && key !== '' ? textOf(textsIn(translations, language), key) : undefined;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((language) => {
    const [earlier, later] = [text(before, language, was), text(after, language, is)];
    return isSameJson(earlier, later) ? [] : [{ language, key: String(is), before: earlier, after: later }];
  });
}

/** Keys of the given ones that a node shows, each with the property that contains it. */
export function shownKeys(
  document: OpenDocument,
  id: string,
  isWanted: (key: string) => boolean,
): Map<string, string> {
  const shown = new Map<string, string>();
  const search = (property: string, value: unknown) => {
    if (typeof value === 'string') {
      if (isWanted(value) && !shown.has(value)) shown.set(value, property);
    } else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) search(property, part);
  };
  const node = document.nodes.get(id);
  if (node) for (const [property, value] of Object.entries(propsOf(node))) search(property, value);
  return shown;
}
