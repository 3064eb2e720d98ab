import { round } from '../kit/pen.ts';
import { fill, type Stage, type Stops, stroke } from './stage.ts';

/** Open water from a height to the bottom, with ripples that widen towards the viewer. */
export function water(
  stage: Stage,
  top: number,
  stops: Stops,
  ripple: { light: string; dark: string; count?: number; opacity?: number },
  low = stage.height,
): void {
  stage.add(fill(`M0 ${round(top)}H${stage.width}V${round(low)}H0Z`, stage.down(stops, top, low)));
  let lit = '';
  let dim = '';
  const count = ripple.count ?? 190;
  for (let k = 0; k < count; k++) {
    const depth = stage.random() ** 1.7;
    const y = top + 3 + (low - top) * depth;
    const w = (12 + 120 * depth) * (0.4 + stage.random());
    const x = stage.random() * stage.width;
    const d = `M${round(x)} ${round(y)}h${round(w)}`;
    if (k % 3) dim += d;
    else lit += d;
  }
  const o = ripple.opacity ?? 0.3;
  stage.add(
    stroke(dim, ripple.dark, 2.2, ` opacity="${o}"`),
    stroke(lit, ripple.light, 2, ` opacity="${o}"`),
  );
}

/** The sun's path on water: dashes that narrow towards the sun. */
export function glitter(
  stage: Stage,
  x: number,
  top: number,
  low: number,
  colour: string,
  opacity = 0.8,
): void {
  let d = '';
  for (let y = top + 2; y < low; y += 5 + ((y - top) / (low - top)) * 14) {
    const share = (y - top) / (low - top);
    const w = 10 + 46 * stage.random() + 120 * share * stage.random();
    const shift = (stage.random() - 0.5) * (18 + 150 * share);
    d += `M${round(x + shift - w / 2)} ${round(y)}h${round(w)}`;
  }
  stage.add(stroke(d, colour, 3, ` opacity="${opacity}"`));
}

/** A sailing boat; x, y is the middle of its waterline and size the mast's height. */
export function sailboat(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  sail: string,
  shade: string,
  hull: string,
): void {
  const p = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  stage.add(
    fill(`M${p(-0.02, -1)}Q${p(0.3, -0.5)} ${p(0.38, -0.14)}L${p(-0.02, -0.12)}Z`, shade),
    fill(`M${p(-0.05, -0.92)}Q${p(-0.2, -0.5)} ${p(-0.36, -0.14)}L${p(-0.05, -0.12)}Z`, sail),
    fill(
      `M${p(-0.42, -0.08)}L${p(0.46, -0.08)}Q${p(0.36, 0.04)} ${p(0.26, 0.05)}L${p(-0.28, 0.05)}Q${p(-0.38, 0.02)} ${p(-0.42, -0.08)}Z`,
      hull,
    ),
    fill(`M${p(-0.3, 0.06)}L${p(0.3, 0.06)}L${p(0.1, 0.3)}L${p(-0.12, 0.3)}Z`, sail, ' opacity=".16"'),
  );
}
