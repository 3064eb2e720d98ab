import type { ListRef, OpenDocument, Place } from '../document/page-document.ts';
import { listsOf } from '../document/slots.ts';
import { indexOf, isSameList, listOf, nodeOf } from '../document/tree.ts';

/**
 * All places that nodes can be moved to, in the order of the page; positions do not count the moved nodes.
 * @param takes whether a list takes them
 */
export function keyboardPlaces(
  document: OpenDocument,
  moved: ReadonlySet<string>,
  manifests: Parameters<typeof listsOf>[2],
  takes: (list: ListRef) => boolean,
): Place[] {
  const places: Place[] = [];
  const walk = (into: ListRef) => {
    const isTaken = takes(into);
    const others = listOf(document, into).filter((id) => !moved.has(id));
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
