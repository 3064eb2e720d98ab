import type { OpenDocument } from './page-document.ts';
import { isSameList, listOf, nodeOf } from './tree.ts';

/** Positions of a longest increasing run of numbers; they need not be neighbours. */
function longestIncreasing(numbers: readonly number[]): number[] {
  // By length of the runs so far: the position at which the run with the smallest last number ends.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    before[at] = ends[low - 1];
    ends[low] = at;
  }
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.unshift(at);
  return run;
}

/**
 * Ids of the nodes of both documents that stand in another list, or elsewhere among those that stayed in theirs; as few as
 * explain the order.
 */
export function movedNodes(before: OpenDocument, after: OpenDocument): Set<string> {
  const moved = new Set<string>();
  const isInSameList = (id: string) => {
    const earlier = before.nodes.get(id);
    return earlier !== undefined && isSameList(earlier.parent, nodeOf(after, id).parent);
  };
  const compareList = (ids: readonly string[], earlier: readonly string[]) => {
    if (ids === earlier) return;
    const stayed = ids.filter(isInSameList);
    for (const id of ids) if (before.nodes.has(id) && !isInSameList(id)) moved.add(id);
    const indexById = new Map(earlier.map((id, at) => [id, at]));
    const inOrder = new Set(longestIncreasing(stayed.map((id) => indexById.get(id) as number)));
    for (const [at, id] of stayed.entries()) if (!inOrder.has(at)) moved.add(id);
  };
  compareList(after.sections, before.sections);
  for (const { id, slots } of after.nodes.values())
    for (const [slot, ids] of Object.entries(slots)) compareList(ids, listOf(before, { node: id, slot }));
  return moved;
}
