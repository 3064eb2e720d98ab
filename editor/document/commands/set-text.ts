import type { JsonObject, OpenDocument } from '../page-document.ts';
import { withValueAt } from '../json-path.ts';
import { inOrder, nodeOf, propsOf } from '../tree.ts';
import type { Applied, Sentence, SetText } from './command.ts';

/** Whether a stored value contains a text key. */
const contains = (value: unknown, key: string): boolean =>
  value === key ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => contains(part, key)));

/** Ids by key, of nodes that stay the same while texts alone are typed. */
const found = new WeakMap<OpenDocument['nodes'], Map<string, readonly string[]>>();

/** Ids of the nodes whose properties contain a key: those that show its text. */
export function nodesWithKey(document: OpenDocument, key: string): readonly string[] {
  const { nodes } = document;
  const byKey = found.get(nodes) ?? new Map<string, readonly string[]>();
  found.set(nodes, byKey);
  const ids =
    byKey.get(key) ?? inOrder(document).filter((id) => contains(propsOf(nodeOf(document, id)), key));
  byKey.set(key, ids);
  return ids;
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
