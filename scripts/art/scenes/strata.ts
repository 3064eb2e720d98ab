import { at, round } from '../kit/pen.ts';
import { crestOf, type Plane } from './land.ts';
import { fill, type Stage, stroke } from './stage.ts';

/** A hill of coloured layers folded into zigzags. */
export function strata(stage: Stage, plane: Plane, bands: readonly string[], thickness: number): void {
  const points = crestOf(stage, plane);
  const clip = stage.define(
    (id) => `<clipPath id="${id}"><path d="M${points.map(at).join('L')}V${stage.height}H0Z"/></clipPath>`,
  );
  const top = Math.min(...points.map((p) => p[1]));
  const fold = stage.width / 9;
  const layers = bands.map((colour, index) => {
    const y = top + plane.amplitude * 0.2 + index * thickness;
    let d = `M${-fold} ${round(y + thickness * 1.5)}`;
    for (let k = 0; k <= 11; k++) {
      const lean = (stage.random() - 0.5) * fold * 0.5;
      d += `L${round((k - 0.5) * fold + lean)} ${round(y - thickness * (0.2 + stage.random() * 1.7))}L${round(k * fold + lean * 0.6)} ${round(y + thickness * (0.2 + stage.random() * 1.2))}`;
    }
    return fill(`${d}V${stage.height}H${-fold}Z`, colour);
  });
  const shade = stage.down(
    [
      [0, plane.foot, 0],
      [1, plane.foot, 0.9],
    ],
    top + plane.amplitude,
    plane.footY ?? stage.height,
  );
  stage.add(
    `<g clip-path="url(#${clip})">${fill(`M0 0H${stage.width}V${stage.height}H0Z`, plane.colour)}${layers.join('')}${fill(`M0 0H${stage.width}V${stage.height}H0Z`, shade)}</g>`,
  );
}

/** Rows of vines or lavender running to a vanishing point; the side towards the light is bright. */
export function rows(
  stage: Stage,
  vanishX: number,
  top: number,
  count: number,
  soil: string,
  light: string,
  dark: string,
): void {
  const low = stage.height + 40;
  const gap = (stage.width * 1.9) / count;
  stage.add(fill(`M0 ${round(top)}H${stage.width}V${stage.height}H0Z`, soil));
  for (let k = -count; k <= count; k++) {
    const x = vanishX + k * gap;
    const topX = vanishX + k * gap * 0.05;
    const w = gap * 0.5;
    stage.add(
      fill(
        `M${round(topX - 1)} ${round(top)}L${round(x - w)} ${low}H${round(x + w * 0.7)}L${round(topX + 1)} ${round(top)}Z`,
        dark,
      ),
      fill(`M${round(topX - 1)} ${round(top)}L${round(x - w)} ${low}H${round(x - w * 0.1)}Z`, light),
    );
  }
}

/** Posts with two wires, marching into the distance. */
export function fence(
  stage: Stage,
  fromX: number,
  y: number,
  count: number,
  height: number,
  colour: string,
): void {
  let posts = '';
  const tops: string[] = [];
  const mids: string[] = [];
  for (let k = 0; k < count; k++) {
    const s = 1 / (1 + k * 0.16);
    const x = fromX + (1 - s) * stage.width * 0.9;
    const foot = stage.horizon + (y - stage.horizon) * s;
    posts += `M${round(x)} ${round(foot)}v${round(-height * s)}`;
    tops.push(`${round(x)} ${round(foot - height * 0.9 * s)}`);
    mids.push(`${round(x)} ${round(foot - height * 0.5 * s)}`);
  }
  stage.add(
    stroke(posts, colour, 5),
    stroke(`M${tops.join('L')}M${mids.join('L')}`, colour, 1.6, ' opacity=".8"'),
  );
}
