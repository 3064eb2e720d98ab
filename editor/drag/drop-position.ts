import type { OpenDocument, NodePosition } from '../document/page-document.ts';
import { listsOf } from '../document/slots.ts';
import { listOf, nodeOf } from '../document/tree.ts';

/** Where something is dropped, seen from a node. */
export type Where = 'before' | 'inside' | 'after';

type Manifests = Parameters<typeof listsOf>[2];

/** Whether what is dragged comes from a list of its own, or from a position in the same list. */
export type From = 'elsewhere' | 'above' | 'below';

/** The share of a line that is before it, where nothing can be dropped inside: its position is taken, from either side. */
const BEFORE: Readonly<Record<From, number>> = { elsewhere: 0.5, above: 0.25, below: 0.75 };

/** The part of a line that the pointer is over: its middle is `inside` where that is possible. */
export function whereIn(offset: number, size: number, canHold: boolean, from: From): Where {
  const share = size === 0 ? 0.5 : offset / size;
  if (!canHold) return share < BEFORE[from] ? 'before' : 'after';
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'inside';
}

/**
 * The position beside or inside a node, whose index does not count those that are moved there. `inside` is at the end of
 * its first list; `undefined` for a node without lists.
 */
export function positionAt(
  document: OpenDocument,
  id: string,
  where: Where,
  moved: ReadonlySet<string>,
  manifests: Manifests,
): NodePosition | undefined {
  const [into] = where === 'inside' ? listsOf(document, id, manifests) : [nodeOf(document, id).parent];
  if (into === undefined) return undefined;
  const list = listOf(document, into);
  const end = where === 'inside' ? list.length : list.indexOf(id) + (where === 'after' ? 1 : 0);
  return { into, at: list.slice(0, end).filter((other) => !moved.has(other)).length };
}

/** Where the first of some nodes is dragged from, seen from another node. */
export function fromWhere(document: OpenDocument, moved: ReadonlySet<string>, id: string): From {
  const [first] = moved;
  if (first === undefined) return 'elsewhere';
  const list = listOf(document, nodeOf(document, id).parent);
  const at = list.indexOf(first);
  if (at < 0) return 'elsewhere';
  return at < list.indexOf(id) ? 'above' : 'below';
}

/** A position as it is said: beside a neighbour, or inside of a node; `null` for the only position of an empty page. */
export function neighbourAt(
  document: OpenDocument,
  { into, at }: NodePosition,
  moved: ReadonlySet<string>,
): { readonly id: string; readonly where: Where } | null {
  const others = listOf(document, into).filter((id) => !moved.has(id));
  const [next, last] = [others[at], others.at(-1)];
  if (next !== undefined) return { id: next, where: 'before' };
  if (last !== undefined) return { id: last, where: 'after' };
  return into && { id: into.node, where: 'inside' };
}
