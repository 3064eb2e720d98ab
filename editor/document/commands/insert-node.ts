import type { OpenDocument } from '../page-document.ts';
import { kindOf } from '../tree.ts';
import type { Applied, InsertNode, Sentence } from './command.ts';
import { insertInto, ownerOf, restoreSlot, withNodes } from './lists.ts';

/** @throws Error when an id of the fragment is in the document, or the list is not */
export function insertNode(document: OpenDocument, { fragment, into, at }: InsertNode): Applied {
  const taken = fragment.nodes.find(({ id }) => document.nodes.has(id));
  if (taken) throw new Error(`the node ${taken.id} is in the document already`);
  const nodes = fragment.nodes.map((node) => (node.id === fragment.root ? { ...node, parent: into } : node));
  return {
    document: insertInto(withNodes(document, nodes), into, fragment.root, at),
    inverse: {
      kind: 'batch',
      commands: [{ kind: 'remove', id: fragment.root }, ...restoreSlot(document, into)],
    },
    touched: [...ownerOf(into), ...nodes.map(({ id }) => id)],
  };
}

export function describeInsert(_document: OpenDocument, { fragment }: InsertNode): Sentence {
  const root = fragment.nodes.find(({ id }) => id === fragment.root);
  return { key: 'inserted', values: { type: root ? kindOf(root) : '' } };
}
