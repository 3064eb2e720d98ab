import type { OpenDocument } from '../page-document.ts';
import { ancestors, indexOf, kindOf, listOf, nodeOf } from '../tree.ts';
import type { Applied, MoveNode, Sentence } from './command.ts';
import { insertInto, ownerOf, restoreSlot, takeFrom, withNodes } from './lists.ts';

/** @throws Error when the list is below the node itself, or not in the document */
export function moveNode(document: OpenDocument, { id, into, at }: MoveNode): Applied {
  const node = nodeOf(document, id);
  if (into && (into.node === id || ancestors(document, into.node).includes(id)))
    throw new Error(`the node ${id} cannot be moved into itself`);
  const from = { into: node.parent, at: indexOf(document, id) };
  const taken = takeFrom(document, node.parent, id);
  return {
    document: insertInto(withNodes(taken, [{ ...node, parent: into }]), into, id, at),
    inverse: { kind: 'batch', commands: [{ kind: 'move', id, ...from }, ...restoreSlot(document, into)] },
    touched: [...new Set([...ownerOf(node.parent), ...ownerOf(into), id])],
  };
}

/** The node above which a node is moved, else the one that it is moved into; `null` for the end of the page. */
export const movedTo = (document: OpenDocument, { id, into, at }: MoveNode): string | null =>
  listOf(document, into).filter((other) => other !== id)[at] ?? into?.node ?? null;

/** Names the neighbour that the node is moved above; without one, what it is moved into or the end of the page. */
export function describeMove(document: OpenDocument, { id, into, at }: MoveNode): Sentence {
  const type = kindOf(nodeOf(document, id));
  const next = listOf(document, into).filter((other) => other !== id)[at];
  if (next) return { key: 'movedAbove', values: { type, other: kindOf(nodeOf(document, next)) } };
  if (into) return { key: 'movedInto', values: { type, other: kindOf(nodeOf(document, into.node)) } };
  return { key: 'movedToEnd', values: { type } };
}
