import { fractalAt } from '../kit/noise.ts';
import { at, type Point } from '../kit/pen.ts';

type Segment = readonly [Point, Point];

/** A seamless height field on a square tile; returns a level for a point. */
export interface Field {
  seed: number;
  tile: number;
  cells: number;
  period: number;
  octaves: number;
}

function segmentsAt(field: Field, level: number): Segment[] {
  const { cells, tile } = field;
  const size = tile / cells;
  const value = (i: number, j: number): number => {
    const x = (i / cells) * field.period;
    const y = (j / cells) * field.period;
    // Bending the field hides the lattice the noise is made on; both stay periodic, so the tile stays seamless.
    const bendX = fractalAt(field.seed + 500, x, y, 2, field.period);
    const bendY = fractalAt(field.seed + 900, x, y, 2, field.period);
    return fractalAt(field.seed, x + bendX * 0.55, y + bendY * 0.55, field.octaves, field.period);
  };
  const segments: Segment[] = [];
  for (let i = 0; i < cells; i++) {
    for (let j = 0; j < cells; j++) {
      const corners: Point[] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const crossings: Point[] = [];
      for (let k = 0; k < 4; k++) {
        const a = corners[k]!;
        const b = corners[(k + 1) % 4]!;
        const va = value(a[0], a[1]) - level;
        const vb = value(b[0], b[1]) - level;
        if (va < 0 === vb < 0) continue;
        const share = va / (va - vb);
        crossings.push([(a[0] + (b[0] - a[0]) * share) * size, (a[1] + (b[1] - a[1]) * share) * size]);
      }
      for (let k = 0; k + 1 < crossings.length; k += 2) segments.push([crossings[k]!, crossings[k + 1]!]);
    }
  }
  return segments;
}

function chains(segments: readonly Segment[]): Point[][] {
  const key = ([x, y]: Point): string => `${x.toFixed(3)},${y.toFixed(3)}`;
  const ends = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const point of segment) ends.set(key(point), [...(ends.get(key(point)) ?? []), index]);
  });
  const used = new Set<number>();
  const walk = (line: Point[]): void => {
    for (;;) {
      const tip = line[line.length - 1]!;
      const next = ends.get(key(tip))?.find((index) => !used.has(index));
      if (next === undefined) return;
      used.add(next);
      const [a, b] = segments[next]!;
      line.push(key(a) === key(tip) ? b : a);
    }
  };
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const line: Point[] = [segment[0], segment[1]];
    walk(line);
    line.reverse();
    walk(line);
    return [line];
  });
}

/** How far a control point may lie from where the curve before implies it, in canvas units. */
const TOLERANCE = 0.3;

/**
 * Path data of a line, smoothed between its points. Steps are relative, and most control points are implied by the curve
 * before: a third of the bytes of a path that names them all.
 */
function smoothPath([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let pen = first.map(inTenths) as unknown as Point;
  let control: Point | null = null;
  const step = (to: Point): string => at([to[0] - pen[0], to[1] - pen[1]]);
  let d = `M${at(pen)}`;
  for (const [k, point] of rest.slice(0, -1).entries()) {
    const next = rest[k + 1]!;
    const end = [inTenths((point[0] + next[0]) / 2), inTenths((point[1] + next[1]) / 2)] as const;
    const implied: Point | null = control && [2 * pen[0] - control[0], 2 * pen[1] - control[1]];
    const reached: Point | null =
      implied && Math.hypot(implied[0] - point[0], implied[1] - point[1]) < TOLERANCE ? implied : null;
    d += reached ? `t${step(end)}` : `q${step(point)} ${step(end)}`;
    control = reached ?? [inTenths(point[0]), inTenths(point[1])];
    pen = end;
  }
  return `${d}l${step(rest.at(-1) ?? pen)}`.replaceAll(' -', '-').replaceAll(/(?<!\d)0\./g, '.');
}

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** Path data of the contour line of a level; it meets itself across the tile's edges. */
export const contourPath = (field: Field, level: number): string =>
  chains(segmentsAt(field, level)).map(smoothPath).join('');
