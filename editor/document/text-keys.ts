import type { ComponentManifest } from '../../src/runtime/document/manifest.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { type KeyLocation, textKeysIn } from '../../src/runtime/document/text-locations.ts';
import { nodesWithKey } from './commands/set-text.ts';
import { withValueAt } from './json-path.ts';
import type { DocumentNode, JsonObject, OpenDocument } from './page-document.ts';
import { fieldsOf, propsOf, typeOf } from './tree.ts';

export type LocalizedPaths = ReadonlyMap<string, Pick<ComponentManifest, 'localized'>>;

/** The text keys of a node, by the schema of its component; none for an unknown component. */
export const textKeysOf = (node: DocumentNode, manifests: LocalizedPaths): KeyLocation[] =>
  textKeysIn(propsOf(node), manifests.get(typeOf(node))?.localized ?? []);

/** A key that nothing shows, and that has no text: an item of a list may have moved, and kept the key of another position. */
export function freeKey(document: OpenDocument, wanted: string): string {
  const isTaken = (key: string) =>
    nodesWithKey(document, key).length > 0 ||
    Object.values(document.translations).some((texts) => isRecord(texts) && Object.hasOwn(texts, key));
  let key = wanted;
  for (let count = 2; isTaken(key); count += 1) key = `${wanted}.${count}`;
  return key;
}

/** Values by language and key, under other keys: texts, or states of translations. */
export const underOwnKeys = (
  byLanguage: JsonObject,
  renamed: ReadonlyMap<string, string>,
): (readonly [language: string, key: string, value: unknown])[] =>
  Object.entries(byLanguage).flatMap(([language, values]) =>
    [...renamed].flatMap(([key, copy]) =>
      isRecord(values) && Object.hasOwn(values, key) ? [[language, copy, values[key]] as const] : [],
    ),
  );

/** Nodes whose texts have keys of their own, so that an edit of a copy leaves the original alone. */
export function withOwnKeys(
  nodes: readonly DocumentNode[],
  manifests: LocalizedPaths,
): {
  readonly nodes: DocumentNode[];
  /** The own key for each key that was there. */
  readonly renamed: ReadonlyMap<string, string>;
} {
  const renamed = new Map<string, string>();
  const rekeyed = nodes.map((node) => {
    const keys = textKeysOf(node, manifests);
    if (keys.length === 0) return node;
    const props = keys.reduce<unknown>((current, { path, key }) => {
      const own = `${node.id}.${path.join('.')}`;
      renamed.set(key, renamed.get(key) ?? own);
      return withValueAt(current, path, renamed.get(key));
    }, propsOf(node));
    return { ...node, stored: { ...fieldsOf(node), props } };
  });
  return { nodes: rekeyed, renamed };
}
