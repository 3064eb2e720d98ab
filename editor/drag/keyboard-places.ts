import type { Load } from '../canvas/canvas-places.ts';
import type { ListRef, OpenDocument, Place } from '../document/page-document.ts';
import { listsOf } from '../document/slots.ts';
import { indexOf, isSameList, listOf, nodeOf } from '../document/tree.ts';

/**
 * All places that a load can be moved to, in the order of the page; positions do not count the moved nodes. A section can go
 * into lists that are empty, beside those of the page.
 */
export function keyboardPlaces(
  document: OpenDocument,
  { moved, takes, isSection }: Load,
  manifests: Parameters<typeof listsOf>[2],
): Place[] {
  const places: Place[] = [];
  const walk = (into: ListRef) => {
    const others = listOf(document, into).filter((id) => !moved.has(id));
    const isTaken = takes(into) && !(isSection && into !== null && others.length > 0);
    for (const [at, id] of others.entries()) {
      if (isTaken) places.push({ into, at });
      for (const list of listsOf(document, id, manifests)) walk(list);
    }
    if (isTaken) places.push({ into, at: others.length });
  };
  walk(null);
  return places;
}

/** The position, among places, of where a node is now. */
export function currentPlace(
  document: OpenDocument,
  id: string,
  moved: ReadonlySet<string>,
  places: readonly Place[],
): number {
  const { parent } = nodeOf(document, id);
  const before = listOf(document, parent).slice(0, indexOf(document, id));
  const at = before.filter((other) => !moved.has(other)).length;
  return places.findIndex((place) => isSameList(place.into, parent) && place.at === at);
}
