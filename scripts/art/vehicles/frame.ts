import { drawContour, type Point, type Project, type Vertex } from '../kit/pen.ts';
import type { Body } from './body.ts';

/** Canvas of every vehicle: 640 units are 6.2 m, wheels stand on y = 252. */
export const canvas = { width: 640, height: 280, groundY: 252, unitsPerMm: 640 / 6200 } as const;

/** Drawing tools of one vehicle: millimetres in, canvas text out. */
export interface Frame {
  project: Project;
  /** Millimetres to canvas units. */
  scale: (mm: number) => number;
  path: (vertices: readonly Vertex[], closed?: boolean) => string;
}

/** Centres a body on the canvas and stands it on the common ground line. */
export function createFrame(body: Body): Frame {
  const left = (canvas.width - body.length * canvas.unitsPerMm) / 2;
  const project: Project = ([x, y]: Point) => [
    left + x * canvas.unitsPerMm,
    canvas.groundY - y * canvas.unitsPerMm,
  ];
  return {
    project,
    scale: (mm) => mm * canvas.unitsPerMm,
    path: (vertices, closed = false) => drawContour(vertices, project, closed),
  };
}
