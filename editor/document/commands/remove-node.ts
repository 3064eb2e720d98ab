import { fragmentOf } from '../fragment.ts';
import type { OpenDocument } from '../page-document.ts';
import { indexOf, kindOf, nodeOf } from '../tree.ts';
import type { Applied, RemoveNode, Sentence } from './command.ts';
import { ownerOf, takeFrom } from './lists.ts';

/** @throws Error for a node that is not in the document */
export function removeNode(document: OpenDocument, { id }: RemoveNode): Applied {
  const { parent } = nodeOf(document, id);
  const fragment = fragmentOf(document, id);
  const at = indexOf(document, id);
  const shortened = takeFrom(document, parent, id);
  const nodes = new Map(shortened.nodes);
  for (const removed of fragment.nodes) nodes.delete(removed.id);
  return {
    document: { ...shortened, nodes },
    inverse: { kind: 'insert', fragment, into: parent, at },
    touched: [...ownerOf(parent), ...fragment.nodes.map((removed) => removed.id)],
  };
}

export const describeRemove = (document: OpenDocument, { id }: RemoveNode): Sentence => ({
  key: 'removed',
  values: { type: kindOf(nodeOf(document, id)) },
});
