import type { Vertex } from '../kit/pen.ts';
import type { Body } from './body.ts';
import type { Frame } from './frame.ts';
import type { PaintTones } from './paints.ts';
import type { Trim } from './trims.ts';

/** What a drawing of one vehicle needs. */
export interface VehicleLook {
  body: Body;
  trim: Trim;
  paint: PaintTones;
  /** Prefix of the drawing's ids, unique on a page. */
  id: string;
}

/** A look with the tools that put it on the canvas. */
export interface Ink extends VehicleLook {
  frame: Frame;
}

/** Vertices measured back from the front bumper, as positions from the rear. */
export const fromFront = (body: Body, vertices: readonly Vertex[]): Vertex[] =>
  vertices.map(([x, y, rounding, bow]) => [body.length - x, y, rounding ?? 0, bow ?? 0]);
