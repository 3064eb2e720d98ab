import { createContext, useContext } from 'react';
import type { CanvasPosition, Line, Load, Point } from '../canvas/canvas-positions.ts';
import type { Template } from '../document/edits.ts';
import type { NodePosition } from '../document/page-document.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';
import type { Where } from './drop-position.ts';

/** What can be picked up: a node of the page, with the others that are selected, or a component of the palette. */
export type Draggable =
  | { readonly kind: 'node'; readonly id: string }
  | { readonly kind: 'template'; readonly type: string; readonly template: Template };

/** What is dragged: nodes of the page, or a component of the palette. */
export type Dragged =
  | { readonly kind: 'nodes'; readonly ids: readonly string[] }
  | Extract<Draggable, { readonly kind: 'template' }>;

/** Where what is dragged would be dropped now. */
export interface DropTarget {
  readonly position: NodePosition;
  readonly refusal: EditRefusal | null;
  /** The line of the outline that shows the position, `null` for none. */
  readonly row: { readonly id: string; readonly where: Where } | null;
  /** The line that shows the position on the canvas, `null` for none. */
  readonly line: Line | null;
}

/** What the canvas knows of a drag. */
export interface CanvasSurface {
  /** The position for a load at a point of the window; `null` beside the page. */
  readonly positionAt: (point: Point, load: Load) => CanvasPosition | null;
  /** Where a position is on the page; it is scrolled there. @param moved ids that its index does not count */
  readonly reveal: (position: NodePosition, moved: ReadonlySet<string>) => Line | null;
  /** Scrolls the page where a point of the window is near to its upper or lower edge. @returns whether it did */
  readonly scrollAt: (point: Point) => boolean;
}

export interface DragState {
  readonly dragged: Dragged | null;
  readonly target: DropTarget | null;
}

export const NO_DRAG: DragState = { dragged: null, target: null };
export const DragStateContext = createContext<DragState>(NO_DRAG);
export const CanvasSurfaceContext = createContext<(surface: CanvasSurface | null) => void>(() => {});

/** What is dragged now, and over what. */
export const useDragState = () => useContext(DragStateContext);

/** Tells the drags what the canvas knows of them; `null` when it goes. */
export const useCanvasSurfaceSetter = () => useContext(CanvasSurfaceContext);
