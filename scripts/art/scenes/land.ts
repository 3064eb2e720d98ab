import { fractalAt } from '../kit/noise.ts';
import { at, type Point, round } from '../kit/pen.ts';
import { fill, type Stage } from './stage.ts';

/** One plane of land. Heights and widths in canvas units. */
export interface Plane {
  seed: number;
  /** Mean height of the crest on the canvas. */
  y: number;
  amplitude: number;
  /** Width of one hill. */
  breadth: number;
  octaves?: number;
  /** Sharp crests for mountains, round ones for hills. */
  sharp?: boolean;
  colour: string;
  /** What the plane dissolves into at its foot. */
  foot: string;
  footY?: number;
  /** Side away from the light, and light on the side towards it (upper left). */
  shade?: string;
  shadeOpacity?: number;
  glow?: string;
  glowOpacity?: number;
  snow?: { colour: string; shade: string; depth: number };
  /** Raises or lowers the crest along the canvas; 0 to 1 in, canvas units out. */
  lift?: (share: number) => number;
  step?: number;
}

/** Crest of a plane from left to right. */
export function crestOf(stage: Stage, plane: Plane): Point[] {
  const step = plane.step ?? 8;
  const points: Point[] = [];
  for (let x = -step * 3; x <= stage.width + step * 3; x += step) {
    const n = fractalAt(plane.seed, x / plane.breadth, plane.seed * 0.37, plane.octaves ?? 4);
    const value = plane.sharp ? 1 - Math.abs(n) * 2.6 : n;
    points.push([x, plane.y - plane.amplitude * value - (plane.lift?.(x / stage.width) ?? 0)]);
  }
  return points;
}

const isTurn = (points: readonly Point[], index: number, reach: number, sign: number): boolean => {
  for (let k = Math.max(0, index - reach); k <= Math.min(points.length - 1, index + reach); k++) {
    if ((points[k]![1] - points[index]![1]) * sign < 0) return false;
  }
  return true;
};

function faces(
  stage: Stage,
  points: readonly Point[],
  footY: number,
  reach: number,
): { dark: string; light: string } {
  const peaks = points.map((_, index) => index).filter((index) => isTurn(points, index, reach, 1));
  let dark = '';
  let light = '';
  for (const peak of peaks) {
    const [px, py] = points[peak]!;
    let right = peak;
    while (right < points.length - 1 && !isTurn(points, right, reach, -1)) right++;
    let left = peak;
    while (left > 0 && !isTurn(points, left, reach, -1)) left--;
    // A face ends a little under its valley: run to the foot, its edge would stand there like a wall.
    const end = points[right]!;
    const depth = Math.min(footY, end[1] + (end[1] - py) * 0.7) - py;
    if (depth < 8) continue;
    const spine: Point[] = [];
    const steps = 7;
    const drift = (stage.random() * 0.5 - 0.1) * (end[0] - px);
    for (let k = 1; k <= steps; k++) {
      const swing = (k % 2 ? 1 : -1) * depth * (0.05 + stage.random() * 0.07) * (1 - k / (steps + 3));
      spine.push([px + (drift * k) / steps + swing, py + (depth * k) / steps]);
    }
    const tail = spine[spine.length - 1]!;
    const hem: Point[] = [
      [end[0] - (end[0] - tail[0]) * 0.3, end[1] + (tail[1] - end[1]) * 0.12],
      [end[0] - (end[0] - tail[0]) * 0.55, end[1] + (tail[1] - end[1]) * 0.62],
    ];
    dark += `M${[...points.slice(peak, right + 1), ...hem, ...spine.slice().reverse()].map(at).join('L')}Z`;
    const start = points[left]!;
    const middle = spine[3]!;
    light += `M${[...points.slice(left, peak + 1), ...spine.slice(0, 4), [middle[0] - (middle[0] - start[0]) * 0.35, middle[1] - depth * 0.14] as Point, [middle[0] - (middle[0] - start[0]) * 0.6, middle[1] + depth * 0.1] as Point].map(at).join('L')}Z`;
  }
  return { dark, light };
}

/** Draws a plane: body dissolving into haze, lit and shaded faces, snow on the tops. */
export function plane(stage: Stage, options: Plane): Point[] {
  const points = crestOf(stage, options);
  const top = Math.min(...points.map((p) => p[1]));
  const footY = options.footY ?? Math.min(stage.height, options.y + options.amplitude * 1.6);
  const base = Math.max(footY, stage.height);
  const contour = `M${points.map(at).join('L')}V${round(base)}H${round(points[0]![0])}Z`;
  stage.add(
    fill(
      contour,
      stage.down(
        [
          [0, options.colour],
          [1, options.foot],
        ],
        top,
        footY,
      ),
    ),
  );
  const reach = Math.max(3, Math.round(options.breadth / 9 / (options.step ?? 8)));
  if (options.snow) snowCaps(stage, points, options, reach);
  if (!options.shade && !options.glow) return points;
  const { dark, light } = faces(stage, points, footY, reach);
  if (options.shade) {
    const o = options.shadeOpacity ?? 0.5;
    stage.add(
      fill(
        dark,
        stage.down(
          [
            [0, options.shade, o],
            [0.75, options.shade, o * 0.35],
            [1, options.shade, 0],
          ],
          top,
          footY,
        ),
      ),
    );
  }
  if (options.glow) {
    const o = options.glowOpacity ?? 0.4;
    stage.add(
      fill(
        light,
        stage.down(
          [
            [0, options.glow, o],
            [0.6, options.glow, o * 0.3],
            [1, options.glow, 0],
          ],
          top,
          footY,
        ),
      ),
    );
  }
  return points;
}

function snowCaps(stage: Stage, points: readonly Point[], options: Plane, reach: number): void {
  const snow = options.snow!;
  let caps = '';
  points.forEach((_, index) => {
    if (!isTurn(points, index, reach, 1)) return;
    const level = points[index]![1] + snow.depth * (0.7 + stage.random() * 0.5);
    let from = index;
    while (from > 0 && points[from]![1] < level) from--;
    let to = index;
    while (to < points.length - 1 && points[to]![1] < level) to++;
    const back: Point[] = [];
    const teeth = Math.max(3, Math.round((to - from) / 3));
    for (let k = teeth - 1; k > 0; k--) {
      const x = points[from]![0] + ((points[to]![0] - points[from]![0]) * k) / teeth;
      const inside = Math.sin((Math.PI * k) / teeth);
      back.push([x, level + inside * snow.depth * (k % 2 ? 0.75 : 0.12) * (0.5 + stage.random() * 0.6)]);
    }
    caps += `M${[...points.slice(from, to + 1), ...back].map(at).join('L')}Z`;
  });
  stage.add(fill(caps, snow.colour));
}
