import type { OpenDocument } from '../page-document.ts';
import { isSameJson } from '../same-json.ts';
import type { Applied, ReplaceDocument } from './command.ts';

/** Touches the nodes that differ; those that stay the same are not rendered again. */
export function replaceDocument(before: OpenDocument, { document, sentence }: ReplaceDocument): Applied {
  const hasTexts = before.translations !== document.translations;
  const isTouched = (id: string) => hasTexts || !isSameJson(before.nodes.get(id), document.nodes.get(id));
  return {
    document,
    inverse: { kind: 'replace', document: before, sentence },
    touched: [...new Set([...before.nodes.keys(), ...document.nodes.keys()])].filter(isTouched),
  };
}
