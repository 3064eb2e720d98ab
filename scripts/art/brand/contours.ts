import { fractalAt } from '../kit/noise.ts';
import { at, type Point } from '../kit/pen.ts';

type Segment = readonly [Point, Point];

/** A seamless height field on a square tile; answers a level for a place. */
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

/** Path data of the contour line of a level, smoothed between the grid's crossings; it meets itself across the tile's edges. */
export function contourPath(field: Field, level: number): string {
  return chains(segmentsAt(field, level))
    .map((line) => {
      if (line.length < 3) return `M${line.map(at).join('L')}`;
      const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      let d = `M${at(line[0]!)}`;
      for (let k = 1; k < line.length - 1; k++) d += `Q${at(line[k]!)} ${at(middle(line[k]!, line[k + 1]!))}`;
      return `${d}L${at(line[line.length - 1]!)}`;
    })
    .join('');
}
