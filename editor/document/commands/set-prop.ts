import { withValueAt } from '../json-path.ts';
import type { OpenDocument } from '../page-document.ts';
import { fieldsOf, kindOf, nodeOf, propsOf } from '../tree.ts';
import type { Applied, Sentence, SetProp } from './command.ts';
import { withNodes } from './lists.ts';

/** @throws Error for a node that is not in the document */
export function setProp(document: OpenDocument, { id, path, value }: SetProp): Applied {
  const node = nodeOf(document, id);
  const stored = { ...fieldsOf(node), props: withValueAt(propsOf(node), path, value) };
  return {
    document: withNodes(document, [{ ...node, stored }]),
    inverse: { kind: 'restore', nodes: [node] },
    touched: [id],
  };
}

export const describeSetProp = (document: OpenDocument, { id, path }: SetProp): Sentence => ({
  key: 'changed',
  values: { type: kindOf(nodeOf(document, id)), property: String(path[0] ?? '') },
});
