import type { OpenDocument, Place } from '../document/page-document.ts';
import { listsOf } from '../document/slots.ts';
import { listOf, nodeOf } from '../document/tree.ts';

/** Where something is dropped, seen from a node. */
export type Where = 'before' | 'inside' | 'after';

type Manifests = Parameters<typeof listsOf>[2];

/** The part of a line that the pointer is over: its middle is `inside` where that is possible. */
export function whereIn(offset: number, size: number, canHold: boolean): Where {
  const share = size === 0 ? 0.5 : offset / size;
  if (!canHold) return share < 0.5 ? 'before' : 'after';
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'inside';
}

/**
 * The place beside or inside a node, whose position does not count those that are moved there. `inside` is at the end of
 * its first list; `undefined` for a node without lists.
 */
export function placeAt(
  document: OpenDocument,
  id: string,
  where: Where,
  moved: ReadonlySet<string>,
  manifests: Manifests,
): Place | undefined {
  const [into] = where === 'inside' ? listsOf(document, id, manifests) : [nodeOf(document, id).parent];
  if (into === undefined) return undefined;
  const list = listOf(document, into);
  const end = where === 'inside' ? list.length : list.indexOf(id) + (where === 'after' ? 1 : 0);
  return { into, at: list.slice(0, end).filter((other) => !moved.has(other)).length };
}

/** A place as it is said: beside a neighbour, or inside of a node; `null` for the only place of an empty page. */
export function neighbourAt(
  document: OpenDocument,
  { into, at }: Place,
  moved: ReadonlySet<string>,
): { readonly id: string; readonly where: Where } | null {
  const others = listOf(document, into).filter((id) => !moved.has(id));
  const [next, last] = [others[at], others.at(-1)];
  if (next !== undefined) return { id: next, where: 'before' };
  if (last !== undefined) return { id: last, where: 'after' };
  return into && { id: into.node, where: 'inside' };
}
