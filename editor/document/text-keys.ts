import type { ComponentManifest } from '../../src/runtime/document/manifest.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { type JsonPath, withValueAt } from './json-path.ts';
import type { DocumentNode, JsonObject } from './page-document.ts';
import { fieldsOf, propsOf, typeOf } from './tree.ts';

export type LocalizedPaths = ReadonlyMap<string, Pick<ComponentManifest, 'localized'>>;

/** A text key of a node and the property that holds it. */
export interface PlacedKey {
  readonly path: JsonPath;
  readonly key: string;
}

function keysAt(value: unknown, [step, ...rest]: readonly string[], path: JsonPath): PlacedKey[] {
  if (step === undefined) return typeof value === 'string' && value !== '' ? [{ path, key: value }] : [];
  if (step === '*')
    return Array.isArray(value)
      ? value.flatMap((entry: unknown, at) => keysAt(entry, rest, [...path, at]))
      : [];
  return isRecord(value) && Object.hasOwn(value, step) ? keysAt(value[step], rest, [...path, step]) : [];
}

/** The text keys of a node, by the schema of its component; none for an unknown component. */
export function textKeysOf(node: DocumentNode, manifests: LocalizedPaths): PlacedKey[] {
  const props = propsOf(node);
  return (manifests.get(typeOf(node))?.localized ?? []).flatMap((path) => keysAt(props, path, []));
}

/** The texts that keys have in all languages, under other keys. */
function copiedTexts(
  translations: JsonObject,
  renamed: ReadonlyMap<string, string>,
): [language: string, key: string, text: string][] {
  return Object.entries(translations).flatMap(([language, texts]) =>
    [...renamed].flatMap(([key, copy]): [string, string, string][] => {
      const text = isRecord(texts) && Object.hasOwn(texts, key) ? texts[key] : undefined;
      return typeof text === 'string' ? [[language, copy, text]] : [];
    }),
  );
}

/** Nodes whose texts have keys of their own, so that an edit of a copy leaves the original alone. */
export function withOwnKeys(
  nodes: readonly DocumentNode[],
  translations: JsonObject,
  manifests: LocalizedPaths,
): { readonly nodes: DocumentNode[]; readonly texts: [language: string, key: string, text: string][] } {
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
  return { nodes: rekeyed, texts: copiedTexts(translations, renamed) };
}
