import type { DocumentNode, JsonObject, OpenDocument } from '../page-document.ts';
import { withValueAt } from '../json-path.ts';
import { inOrder, propsOf } from '../tree.ts';
import type { Applied, Sentence, SetText } from './command.ts';

/** The strings in a stored value. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** By node, which is another object once anything of it has changed. */
const strings = new WeakMap<DocumentNode, ReadonlySet<string>>();

/** The strings in the properties of a node, among them the keys of its texts. */
function stringsOf(node: DocumentNode): ReadonlySet<string> {
  const known = strings.get(node) ?? new Set(stringsIn(propsOf(node)));
  strings.set(node, known);
  return known;
}

/** Ids of the nodes whose properties contain a key, in the order of the page: those that show its text. */
export function nodesWithKey(document: OpenDocument, key: string): readonly string[] {
  const found = new Set<string>();
  for (const [id, node] of document.nodes) if (stringsOf(node).has(key)) found.add(id);
  return found.size > 1 ? inOrder(document).filter((id) => found.has(id)) : [...found];
}

export function setText(document: OpenDocument, { language, key, text }: SetText): Applied {
  const touched = nodesWithKey(document, key);
  const translations = withValueAt(document.translations, [language, key], text) as JsonObject;
  return {
    document: { ...document, translations },
    inverse: { kind: 'restore', translations: document.translations, touched },
    touched,
  };
}

export const describeSetText = (_document: OpenDocument, { language }: SetText): Sentence => ({
  key: 'changedText',
  values: { language },
});
