import type { ComponentManifest } from '../../src/runtime/document/manifest.ts';
import type { ListRef, OpenDocument, NodePosition } from '../document/page-document.ts';
import { listsOf } from '../document/slots.ts';
import { listOf } from '../document/tree.ts';

/** Edges of an element, in CSS pixels of the frame. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a position on the canvas is found by. */
export interface CanvasLayout {
  readonly document: OpenDocument;
  readonly manifests: ReadonlyMap<string, Pick<ComponentManifest, 'slots'>>;
  /** Box of a node, or for `null` of the content of the page; `undefined` where nothing is seen of it. */
  readonly boxOf: (id: string | null) => Box | undefined;
  readonly isRightToLeft: boolean;
}

/** A line between two elements, in CSS pixels of the frame. */
export interface Line {
  readonly left: number;
  readonly top: number;
  readonly length: number;
  readonly isVertical: boolean;
}

/** A position in the document, and the line that shows it. */
export interface CanvasPosition extends NodePosition {
  readonly line: Line;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So near to its edge, in CSS pixels, a position is beside a component that could take it inside. */
const EDGE = 10;

interface NodeBox {
  readonly id: string;
  readonly box: Box;
}

const contains = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Distance of a point from a box; 0 inside it. */
const distanceTo = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Whether two elements stand side by side rather than one below the other. */
function areSideBySide(one: Box, other: Box): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return shared > lower / 2 && (one.right <= other.left + 1 || other.right <= one.left + 1);
}

const isAcross = (nodes: readonly NodeBox[], at: number): boolean => {
  const { box } = nodes[at] as NodeBox;
  return [nodes[at - 1], nodes[at + 1]].some((other) => other !== undefined && areSideBySide(box, other.box));
};

/** How far a point is along a component, from 0 at its beginning to 1 at its end. */
function shareAlong({ left, top, right, bottom }: Box, { x, y }: Point, across: boolean, fromRight: boolean) {
  if (!across) return (y - top) / Math.max(1, bottom - top);
  const share = (x - left) / Math.max(1, right - left);
  return fromRight ? 1 - share : share;
}

/** The middle of the gap between a component and its neighbour on that side; its own edge without one. */
function edgeOf(box: Box, neighbour: Box | undefined, across: boolean, isFarEdge: boolean): number {
  const [near, far, otherNear, otherFar] = across
    ? [box.left, box.right, neighbour?.left, neighbour?.right]
    : [box.top, box.bottom, neighbour?.top, neighbour?.bottom];
  const own = isFarEdge ? far : near;
  const other = isFarEdge ? otherNear : otherFar;
  const isFacing = other !== undefined && (isFarEdge ? other >= own - 1 : other <= own + 1);
  return isFacing ? (own + other) / 2 : own;
}

/** The position before or after one of the components of a list. */
function positionBeside(
  layout: CanvasLayout,
  into: ListRef,
  nodes: readonly NodeBox[],
  at: number,
  isAfter: boolean,
  moved: ReadonlySet<string>,
): CanvasPosition {
  const { id, box } = nodes[at] as NodeBox;
  const across = isAcross(nodes, at);
  const neighbour = nodes[isAfter ? at + 1 : at - 1]?.box;
  const isFarEdge = isAfter !== (across && layout.isRightToLeft);
  const position = edgeOf(box, neighbour, across, isFarEdge);
  const line = across
    ? { left: position, top: box.top, length: box.bottom - box.top, isVertical: true }
    : { left: box.left, top: position, length: box.right - box.left, isVertical: false };
  const list = listOf(layout.document, into);
  const before = list.slice(0, list.indexOf(id) + (isAfter ? 1 : 0));
  return { into, at: before.filter((other) => !moved.has(other)).length, line };
}

/** The only position of a list of which nothing is seen: across the middle of what holds it. */
function positionInEmpty(layout: CanvasLayout, into: ListRef): CanvasPosition | null {
  const box = layout.boxOf(into?.node ?? null);
  if (!box) return null;
  const line = { left: box.left, top: (box.top + box.bottom) / 2, length: box.right - box.left };
  return { into, at: 0, line: { ...line, isVertical: false } };
}

const boxesIn = ({ document, boxOf }: CanvasLayout, list: ListRef): NodeBox[] =>
  listOf(document, list).flatMap((id) => {
    const box = boxOf(id);
    return box && box.right > box.left && box.bottom > box.top ? [{ id, box }] : [];
  });

/** Whether a point is so near to the beginning or end of a component that it is meant to be beside it. */
function isAtEdge({ left, top, right, bottom }: Box, { x, y }: Point, across: boolean): boolean {
  const [from, to, value] = across ? [left, right, x] : [top, bottom, y];
  const zone = Math.min(EDGE, (to - from) / 4);
  return value - from < zone || to - value < zone;
}

/** Of several lists that of which something is nearest; the first where nothing is seen of any. */
function nearestList(layout: CanvasLayout, id: string, point: Point): ListRef | undefined {
  const lists = listsOf(layout.document, id, layout.manifests).map((list) => ({
    list,
    distance: Math.min(...boxesIn(layout, list).map(({ box }) => distanceTo(box, point))),
  }));
  return lists.toSorted((one, other) => one.distance - other.distance)[0]?.list;
}

/** What is to be put somewhere. */
export interface Load {
  /** Ids of what is moved: nothing is put inside of these, and indexes do not count them. */
  readonly moved: ReadonlySet<string>;
  /** Whether a list takes it. */
  readonly takes: (list: ListRef) => boolean;
  /** Whether it stands among the sections of a page: inside of one it is put only where nothing is yet. */
  readonly isSection: boolean;
}

const ANYTHING: Load = { moved: new Set(), takes: () => true, isSection: false };

/**
 * The position at a point of the page: in the innermost list there, beside its nearest component; for a section, beside the
 * nearest section. Where that list does not take the load, it is beside or inside of the same component instead, if it can be.
 */
export function positionAtPoint(
  layout: CanvasLayout,
  point: Point,
  load: Load = ANYTHING,
  list: ListRef = null,
): CanvasPosition | null {
  const { moved, takes } = load;
  const nodes = boxesIn(layout, list);
  if (nodes.length === 0) return positionInEmpty(layout, list);
  // Of those that overlap, the last one is painted above the others.
  const hit = nodes.findLastIndex(({ box }) => contains(box, point));
  const distances = nodes.map(({ box }) => distanceTo(box, point));
  const at = hit >= 0 ? hit : distances.indexOf(Math.min(...distances));
  const { id, box } = nodes[at] as NodeBox;
  const across = isAcross(nodes, at);
  const isAfter = shareAlong(box, point, across, layout.isRightToLeft) >= 0.5;
  const beside = positionBeside(layout, list, nodes, at, isAfter, moved);
  const innerList = moved.has(id) ? undefined : nearestList(layout, id, point);
  const inner = innerList ? positionAtPoint(layout, point, load, innerList) : null;
  const staysOutside =
    list === null && load.isSection && inner !== null && boxesIn(layout, inner.into).length > 0;
  const [first, second] =
    hit >= 0 && inner && !staysOutside && !isAtEdge(box, point, across) ? [inner, beside] : [beside, inner];
  return second && !takes(first.into) && takes(second.into) ? second : first;
}

/** Where a position is on the page; `null` where nothing is seen of it. @param moved ids that its index does not count */
export function lineOf(
  layout: CanvasLayout,
  { into, at }: NodePosition,
  moved: ReadonlySet<string>,
): Line | null {
  const others = listOf(layout.document, into).filter((id) => !moved.has(id));
  const later = new Set(others.slice(at));
  const nodes = boxesIn(layout, into).filter(({ id }) => !moved.has(id));
  if (nodes.length === 0) return positionInEmpty(layout, into)?.line ?? null;
  const next = nodes.findIndex(({ id }) => later.has(id));
  return positionBeside(layout, into, nodes, next < 0 ? nodes.length - 1 : next, next < 0, moved).line;
}

/** How far a point is from a line, in CSS pixels. */
export const distanceToLine = ({ left, top, length, isVertical }: Line, point: Point): number =>
  distanceTo(
    { left, top, right: isVertical ? left : left + length, bottom: isVertical ? top + length : top },
    point,
  );
