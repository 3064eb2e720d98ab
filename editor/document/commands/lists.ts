import type { DocumentNode, ListRef, OpenDocument } from '../page-document.ts';
import { listOf, nodeOf } from '../tree.ts';
import type { Restore } from './command.ts';

/** The document with another list of ids in a slot, or as its sections. */
export function withList(document: OpenDocument, list: ListRef, ids: readonly string[]): OpenDocument {
  if (list === null) return { ...document, sections: ids };
  const node = nodeOf(document, list.node);
  return withNodes(document, [{ ...node, slots: { ...node.slots, [list.slot]: ids } }]);
}

/** The document with nodes added or replaced. */
export function withNodes(document: OpenDocument, changed: Iterable<DocumentNode>): OpenDocument {
  const nodes = new Map(document.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...document, nodes };
}

/** Puts an id into a list, at its end where the position is beyond it. */
export const insertInto = (document: OpenDocument, list: ListRef, id: string, at: number): OpenDocument =>
  withList(document, list, listOf(document, list).toSpliced(at, 0, id));

/** Takes an id out of a list. A slot stays when it is empty, as it may have been stored that way. */
export const takeFrom = (document: OpenDocument, list: ListRef, id: string): OpenDocument =>
  withList(
    document,
    list,
    listOf(document, list).filter((other) => other !== id),
  );

/** What else takes back an insertion into a list: a slot that was not there is not left behind empty. */
export function restoreSlot(document: OpenDocument, list: ListRef): Restore[] {
  if (list === null) return [];
  const node = nodeOf(document, list.node);
  return Object.hasOwn(node.slots, list.slot) ? [] : [{ kind: 'restore', nodes: [node] }];
}

/** The node whose list it is, as a list of touched ids. */
export const ownerOf = (list: ListRef): string[] => (list === null ? [] : [list.node]);
