import { type CollisionDetection, type DragStartEvent, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { Load, Point } from '../canvas/canvas-positions.ts';
import { useDropRefusal } from '../canvas/use-drop-refusal.ts';
import { isSection } from '../document/own-section.ts';
import type { ListRef, OpenDocument, NodePosition } from '../document/page-document.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';
import { listsOf } from '../document/slots.ts';
import { nodeOf, outermost, typeOf } from '../document/tree.ts';
import { useLatest } from '../workspace/use-latest.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import {
  type CanvasSurface,
  type Draggable,
  type Dragged,
  type DragState,
  type DropTarget,
  NO_DRAG,
} from './drag-state.ts';
import { pointOf } from './pointer.ts';
import { fromWhere, neighbourAt, positionAt, whereIn } from './drop-position.ts';
import { currentIndex, keyboardPositions } from './keyboard-positions.ts';

const NOTHING: ReadonlySet<string> = new Set();

const movedIds = (dragged: Dragged | null): ReadonlySet<string> =>
  dragged?.kind === 'nodes' ? new Set(dragged.ids) : NOTHING;

/** Whether all that is dragged are sections of the page, or components that are put among them. */
const standsAmongSections = (document: OpenDocument, dragged: Dragged): boolean =>
  dragged.kind === 'nodes'
    ? dragged.ids
        .map((id) => nodeOf(document, id))
        .every((node) => node.parent === null && isSection(typeOf(node)))
    : isSection(dragged.type);

const isSameTarget = (one: DropTarget | null, other: DropTarget | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A line of the outline in the window. */
interface OutlineLine extends Pick<DOMRect, 'top' | 'height'> {
  readonly id: string;
}

/** The line at a point, below what is dragged. */
function lineAt({ x, y }: Point): OutlineLine | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const line = element.closest<HTMLElement>('[data-row]');
    const id = line?.dataset.row;
    if (!line || id === undefined) continue;
    const { top, height } = line.getBoundingClientRect();
    return { id, top, height };
  }
  return null;
}

/** How a drag by a pointer ends. */
const RELEASES = ['mouseup', 'touchend', 'touchcancel'] as const;

/** A drag by the keyboard: the positions it can go to, and the one where it is. */
interface KeyboardDrag {
  readonly positions: readonly NodePosition[];
  readonly at: number;
}

/** What happens during a drag, for dnd-kit; and what is dragged over what. */
export function useDrag() {
  const { store, edits, refuse, insertAndWrite } = useWorkspace();
  const surface = useRef<CanvasSurface | null>(null);
  const setSurface = useCallback((next: CanvasSurface | null) => {
    surface.current = next;
  }, []);
  const [state, setState] = useState<DragState>(NO_DRAG);
  /** The state as the last event left it, which dnd-kit asks for before it is rendered. */
  const latest = useRef<DragState>(NO_DRAG);
  /** Where the pointer is in the window; `null` while the keyboard drags. */
  const pointer = useRef<Point | null>(null);
  const keyboard = useRef<KeyboardDrag | null>(null);
  /** Whether the last drag ended at a position that takes what was dragged. */
  const wasDropped = useRef(false);

  const dropRefusal = useDropRefusal(edits);
  /** Why lists do not take what is dragged; nothing is edited meanwhile. */
  const refusals = useRef(new Map<string, EditRefusal | null>());
  const refusalOf = (dragged: Dragged, into: ListRef): EditRefusal | null => {
    const key = into ? `${into.node}/${into.slot}` : '';
    const known = refusals.current.get(key);
    if (known !== undefined) return known;
    const refusal = dropRefusal(dragged, into);
    refusals.current.set(key, refusal);
    return refusal;
  };

  const loadOf = (dragged: Dragged): Load => ({
    moved: movedIds(dragged),
    takes: (list) => refusalOf(dragged, list) === null,
    isSection: standsAmongSections(store.document(), dragged),
  });
  const overCanvas = (dragged: Dragged): DropTarget | null => {
    const found = pointer.current && surface.current?.positionAt(pointer.current, loadOf(dragged));
    if (!found) return null;
    const { line, ...position } = found;
    return { position, refusal: refusalOf(dragged, position.into), row: null, line };
  };
  const overOutline = (dragged: Dragged): DropTarget | null => {
    const document = store.document();
    const moved = movedIds(dragged);
    const row = pointer.current && lineAt(pointer.current);
    if (!row || !pointer.current || !document.nodes.has(row.id) || moved.has(row.id)) return null;
    const { id } = row;
    // What cannot be inside is put beside it, wherever on the line it is dropped.
    const [inside] = listsOf(document, id, MANIFESTS);
    const canHold = inside !== undefined && refusalOf(dragged, inside) === null;
    const from = fromWhere(document, moved, id);
    const where = whereIn(pointer.current.y - row.top, row.height, canHold, from);
    const position = positionAt(document, id, where, moved, MANIFESTS);
    return position
      ? { position, refusal: refusalOf(dragged, position.into), row: { id, where }, line: null }
      : null;
  };
  const become = (next: DragState) => {
    latest.current = next;
    setState(next);
  };
  const aim = (target: DropTarget | null) => {
    if (!isSameTarget(latest.current.target, target)) become({ ...latest.current, target });
  };

  const aimAtPointer = (dragged: Dragged) => aim(overCanvas(dragged) ?? overOutline(dragged));

  /** One position further, for an arrow key. */
  const step = (by: -1 | 1) => {
    const { dragged } = latest.current;
    const { positions, at } = keyboard.current ?? { positions: [], at: -1 };
    const next = Math.min(Math.max(at + by, 0), positions.length - 1);
    const position = positions[next];
    if (!dragged || !position) return;
    keyboard.current = { positions, at: next };
    const moved = movedIds(dragged);
    const row = neighbourAt(store.document(), position, moved);
    aim({ position, refusal: null, row, line: surface.current?.reveal(position, moved) ?? null });
  };
  const nextCoordinates = useLatest<KeyboardCoordinateGetter>((event, { currentCoordinates: { x, y } }) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.code] as 1 | -1 | undefined;
    if (by === undefined) return undefined;
    step(by);
    // What is shown beside the pointer elsewhere moves a little, which tells dnd-kit that something changed.
    return { x, y: y + by };
  });
  const keyboardCoordinates = useCallback<KeyboardCoordinateGetter>(
    (...args) => nextCoordinates.current(...args),
    [nextCoordinates],
  );

  const collisionDetection: CollisionDetection = (args) => {
    pointer.current = args.pointerCoordinates;
    // Where it can be dropped is looked up at the pointer.
    return [];
  };
  /** Aims once more where the pointer is released: a quick drag is over before its positions are measured. */
  const followRelease = () => {
    const end = (event: MouseEvent | TouchEvent) => {
      for (const type of RELEASES) removeEventListener(type, end, true);
      const { dragged } = latest.current;
      const point = pointOf(event);
      if (!dragged || !point) return;
      pointer.current = point;
      aimAtPointer(dragged);
      // dnd-kit does not say that a drag has ended whose beginning it has not rendered yet.
      setTimeout(onDragEnd);
    };
    for (const type of RELEASES) addEventListener(type, end, true);
  };
  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const picked = active.data.current as Draggable;
    if (picked.kind === 'node' && !store.selection().includes(picked.id)) store.select([picked.id]);
    const document = store.document();
    const dragged: Dragged =
      picked.kind === 'node' ? { kind: 'nodes', ids: outermost(document, store.selection()) } : picked;
    keyboard.current = null;
    refusals.current.clear();
    if (activatorEvent instanceof KeyboardEvent) {
      const load = loadOf(dragged);
      const positions = keyboardPositions(document, load, MANIFESTS);
      const first = dragged.kind === 'nodes' ? dragged.ids[0] : undefined;
      const at = first === undefined ? -1 : currentIndex(document, first, load.moved, positions);
      keyboard.current = { positions, at };
    }
    become({ dragged, target: null });
    if (!keyboard.current) followRelease();
  };
  const onDragMove = () => {
    const { dragged } = latest.current;
    if (dragged && !keyboard.current) aimAtPointer(dragged);
  };
  const onDragCancel = () => become(NO_DRAG);
  const onDragEnd = () => {
    const { dragged } = latest.current;
    if (!dragged) return;
    const { target } = latest.current;
    wasDropped.current = target !== null && target.refusal === null;
    become(NO_DRAG);
    if (!target) return;
    if (dragged.kind === 'nodes') refuse(edits.move(dragged.ids, target.position));
    else insertAndWrite(dragged.template, target.position);
  };

  const scroll = useLatest(() => {
    if (pointer.current && surface.current?.scrollAt(pointer.current)) onDragMove();
  });
  const isDragging = state.dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    let pending = 0;
    const tick = () => {
      scroll.current();
      pending = requestAnimationFrame(tick);
    };
    pending = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(pending);
  }, [isDragging, scroll]);

  return {
    state,
    latest,
    wasDropped,
    setSurface,
    keyboardCoordinates,
    handlers: {
      collisionDetection,
      onDragStart,
      onDragMove,
      onDragCancel,
      onDragEnd,
    },
  };
}
