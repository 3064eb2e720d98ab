import {
  type CanvasLayout,
  type CanvasPosition,
  distanceToLine,
  positionAtPoint,
} from './canvas-positions.ts';
import { isSameList, listOf } from '../document/tree.ts';

/** So near to a line between two components, in pixels of the screen, it is offered to insert something there. */
const NEAR = 9;

interface Options {
  readonly frame: Document;
  readonly layout: () => CanvasLayout;
  /** Size of the frame's pixels on the screen. */
  readonly scale: () => number;
  /** The last movement of the pointer over the page, before it was watched. */
  readonly last: PointerEvent | null;
  /** Called when the pointer comes near to another position, or with `null` to none. @param x where it is in the frame */
  readonly onPosition: (position: CanvasPosition | null, x: number) => void;
}

const isSame = (one: CanvasPosition | null, other: CanvasPosition | null) =>
  one === null || other === null ? one === other : isSameList(one.into, other.into) && one.at === other.at;

/** Watches the pointer over the page for positions where something could be inserted. @returns stops */
export function watchInsertPoints({ frame, layout, scale, last, onPosition }: Options): () => void {
  const stop = new AbortController();
  let pending = 0;
  let shown: CanvasPosition | null = null;
  const say = (position: CanvasPosition | null, x: number) => {
    if (isSame(position, shown)) return;
    shown = position;
    onPosition(position, x);
  };
  const leave = () => {
    cancelAnimationFrame(pending);
    pending = 0;
    say(null, 0);
  };
  const find = (point: { readonly x: number; readonly y: number }) => {
    pending = 0;
    const now = layout();
    const position = positionAtPoint(now, point);
    const isEmpty = position !== null && listOf(now.document, position.into).length === 0;
    const isNear = position !== null && distanceToLine(position.line, point) * scale() <= NEAR;
    say(isEmpty || isNear ? position : null, point.x);
  };
  const follow = ({ clientX: x, clientY: y, pointerType, buttons }: PointerEvent) => {
    // A finger does not hover.
    if (pointerType === 'touch' || buttons !== 0) return;
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(() => find({ x, y }));
  };
  const on = (type: string, handle: (event: Event) => void) =>
    frame.addEventListener(type, handle, { capture: true, passive: true, signal: stop.signal });
  on('pointermove', (event) => follow(event as PointerEvent));
  on('scroll', leave);
  on('keydown', leave);
  frame.documentElement.addEventListener('pointerleave', leave, { signal: stop.signal });
  if (last) follow(last);
  return () => {
    stop.abort();
    cancelAnimationFrame(pending);
  };
}
