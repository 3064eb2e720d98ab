import type { Modifier } from '@dnd-kit/core';
import type { Point } from '../canvas/canvas-positions.ts';

/** Where in the window a pointer is; `null` for an event of another kind. */
export function pointOf(event: Event): Point | null {
  // A window without touches has no such class.
  const point = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : event;
  return point && 'clientX' in point ? { x: Number(point.clientX), y: Number(point.clientY) } : null;
}

/** Distance in pixels from the pointer to what follows it. */
const DISTANCE = 12;

/** Puts what follows a drag beside the pointer, wherever on a wide element it began. */
export const besidePointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const start = activatorEvent && pointOf(activatorEvent);
  if (!start || !activeNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + start.x - activeNodeRect.left + DISTANCE,
    y: transform.y + start.y - activeNodeRect.top + DISTANCE,
  };
};
