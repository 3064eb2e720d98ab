import type { Load } from '../canvas/canvas-positions.ts';
import type { ListRef, OpenDocument, NodePosition } from '../document/page-document.ts';
import { listsOf } from '../document/slots.ts';
import { indexOf, isSameList, listOf, nodeOf } from '../document/tree.ts';

/**
 * All positions that a load can be moved to, in the order of the page; their indexes do not count the moved nodes. A section can go
 * into lists that are empty, beside those of the page.
 */
export function keyboardPositions(
  document: OpenDocument,
  { moved, takes, isSection }: Load,
  manifests: Parameters<typeof listsOf>[2],
): NodePosition[] {
  const positions: NodePosition[] = [];
  const walk = (into: ListRef) => {
    const others = listOf(document, into).filter((id) => !moved.has(id));
    const isTaken = takes(into) && !(isSection && into !== null && others.length > 0);
    for (const [at, id] of others.entries()) {
      if (isTaken) positions.push({ into, at });
      for (const list of listsOf(document, id, manifests)) walk(list);
    }
    if (isTaken) positions.push({ into, at: others.length });
  };
  walk(null);
  return positions;
}

/** The index, among positions, of where a node is now. */
export function currentIndex(
  document: OpenDocument,
  id: string,
  moved: ReadonlySet<string>,
  positions: readonly NodePosition[],
): number {
  const { parent } = nodeOf(document, id);
  const before = listOf(document, parent).slice(0, indexOf(document, id));
  const at = before.filter((other) => !moved.has(other)).length;
  return positions.findIndex((position) => isSameList(position.into, parent) && position.at === at);
}
