import { fractalAt } from '../kit/noise.ts';
import { at, type Point, round } from '../kit/pen.ts';
import { fill, type Stage, stroke } from './stage.ts';

/** A gravel track across the canvas, with ruts and stones; y is its middle. */
export function gravelRoad(stage: Stage, y: number, light: string, dark: string, thickness = 62): void {
  const edge = (base: number, seed: number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= stage.width + 20; x += 24)
      points.push([x, base + fractalAt(seed, x / 420, 0.5, 3) * 12]);
    return points;
  };
  const top = edge(y - thickness / 2, 7);
  const low = edge(y + thickness / 2, 9);
  stage.add(
    fill(
      `M${[...top, ...low.slice().reverse()].map(at).join('L')}Z`,
      stage.down(
        [
          [0, light],
          [1, dark],
        ],
        y - thickness,
        y + thickness,
      ),
    ),
  );
  for (const [offset, seed] of [
    [-0.16, 3],
    [0.2, 5],
  ] as const) {
    stage.add(
      stroke(
        `M${edge(y + thickness * offset, seed)
          .map(at)
          .join('L')}`,
        dark,
        7,
        ' opacity=".45"',
      ),
    );
  }
  let stones = '';
  for (let k = 0; k < 150; k++) {
    const x = stage.random() * stage.width;
    const sy = y + (stage.random() - 0.5) * thickness * 0.9;
    stones += `M${round(x)} ${round(sy)}h${round(2 + stage.random() * 7)}`;
  }
  stage.add(stroke(stones, light, 2.4, ' opacity=".7"'));
  stage.add(stroke(`M${top.map(at).join('L')}`, light, 3, ' opacity=".5"'));
}

/** Dry grass in drifts between two heights; the blades towards the light are lit. */
export function tufts(
  stage: Stage,
  count: number,
  from: number,
  to: number,
  light: string,
  dark: string,
  size = 1,
): void {
  let lit = '';
  let dim = '';
  for (let k = 0; k < count; k++) {
    const y = from + (to - from) * Math.sqrt(stage.random());
    const x = stage.random() * stage.width;
    // Grass grows in drifts, and the bare patches let the eye rest.
    if (fractalAt(77, x / 260, y / 90, 2) < -0.05) continue;
    const s = (0.35 + ((y - stage.horizon) / (stage.height - stage.horizon)) * 0.75) * size;
    for (const blade of [-1, 0, 1]) {
      const reach = 9 + stage.random() * 9;
      const d = `M${round(x + blade * 2 * s)} ${round(y)}q${round(blade * s)} ${round(-reach * 0.6 * s)} ${round((blade * 5 - 1) * s)} ${round(-reach * s)}`;
      if (blade < 0) lit += d;
      else dim += d;
    }
  }
  stage.add(stroke(dim, dark, 2 * size), stroke(lit, light, 1.6 * size, ' opacity=".8"'));
}

/** A track running away from the viewer in bends, from wide at its foot to a thread. */
export function trail(
  stage: Stage,
  points: readonly (readonly [x: number, y: number, width: number])[],
  colour: string,
  opacity = 1,
): void {
  const centre: (readonly [number, number, number])[] = [];
  points.slice(1).forEach(([x, y, w], index) => {
    const [fromX, fromY, fromW] = points[index]!;
    for (let k = index === 0 ? 0 : 1; k <= 14; k++) {
      const s = k / 14;
      const swing = s * s * (3 - 2 * s);
      centre.push([
        fromX + (x - fromX) * swing,
        fromY + (y - fromY) * (s * 0.75 + swing * 0.25),
        fromW + (w - fromW) * s,
      ]);
    }
  });
  const side = (sign: number): Point[] =>
    centre.map(([x, y, w], index) => {
      const before = centre[Math.max(0, index - 1)]!;
      const after = centre[Math.min(centre.length - 1, index + 1)]!;
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
      // Lying on the ground, a road looks wide across the view and thin along it.
      return [x + (sign * nx * w) / 2, y + sign * ny * w * 0.2];
    });
  stage.add(
    fill(`M${[...side(1), ...side(-1).reverse()].map(at).join('L')}Z`, colour, ` opacity="${opacity}"`),
  );
}
