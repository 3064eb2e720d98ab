import type { ListRef, OpenDocument } from '../document/page-document.ts';
import type { Place } from '../document/edits.ts';
import { indexOf, nodeOf } from '../document/tree.ts';

/** Where something is dropped, seen from a node. */
export type Where = 'before' | 'inside' | 'after';

/** The part of a line, or of an element, that the pointer is over: its middle is `inside` where that is possible. */
export function whereIn(offset: number, size: number, canHold: boolean): Where {
  const share = size === 0 ? 0.5 : offset / size;
  if (!canHold) return share < 0.5 ? 'before' : 'after';
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'inside';
}

/** The list of a node that takes what is dropped inside it: its first slot. */
export const firstList = (
  document: OpenDocument,
  id: string,
  slots: readonly string[],
): ListRef | undefined => {
  const stored = Object.keys(nodeOf(document, id).slots);
  const slot = stored[0] ?? slots[0];
  return slot === undefined ? undefined : { node: id, slot };
};

/**
 * The place beside or inside a node, for a node that is moved there; positions do not count the moved one.
 * @param slots names of the slots that the node may have
 */
export function placeAt(
  document: OpenDocument,
  id: string,
  where: Where,
  slots: readonly string[],
  moved: string | null,
): Place | undefined {
  if (where === 'inside') {
    const into = firstList(document, id, slots);
    if (!into) return undefined;
    const children = document.nodes.get(id)?.slots[into?.slot ?? ''] ?? [];
    return { into, at: children.filter((child) => child !== moved).length };
  }
  const into = nodeOf(document, id).parent;
  const at = indexOf(document, id) + (where === 'after' ? 1 : 0);
  const movedBefore = moved !== null && isBefore(document, moved, id, into) ? 1 : 0;
  return { into, at: at - movedBefore };
}

/** Whether a node stands in the same list before another. */
function isBefore(document: OpenDocument, one: string, other: string, list: ListRef): boolean {
  const { parent } = nodeOf(document, one);
  const isSame =
    parent === list ||
    (parent !== null && list !== null && parent.node === list.node && parent.slot === list.slot);
  return isSame && indexOf(document, one) < indexOf(document, other);
}
