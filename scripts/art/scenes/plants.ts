import { at, type Point, round } from '../kit/pen.ts';
import { fill, polygon, type Stage, stroke } from './stage.ts';

/** A slim conifer or poplar, lit on its left; x, y is its foot. */
export function cypress(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  light: string,
  dark: string,
  slim = 0.13,
): void {
  const w = height * slim;
  const p = (dx: number, dy: number): string => `${round(x + dx * w)} ${round(y - dy * height)}`;
  stage.add(
    fill(
      `M${p(0, 0)}C${p(-1.3, 0.12)} ${p(-1.1, 0.55)} ${p(0, 1)}C${p(1.1, 0.55)} ${p(1.3, 0.12)} ${p(0, 0)}Z`,
      dark,
    ),
    fill(
      `M${p(-0.2, 0.03)}C${p(-1.3, 0.12)} ${p(-1.1, 0.55)} ${p(0, 1)}C${p(-0.5, 0.6)} ${p(0.15, 0.3)} ${p(-0.2, 0.03)}Z`,
      light,
    ),
  );
}

/** A fir of stacked tiers. */
export function fir(stage: Stage, x: number, y: number, height: number, light: string, dark: string): void {
  const tiers = 4;
  let whole = '';
  let lit = '';
  for (let k = 0; k < tiers; k++) {
    const top = y - height * (1 - k * 0.2);
    const low = y - height * (0.62 - k * 0.19);
    const w = height * (0.13 + k * 0.05);
    whole += polygon([
      [x, top],
      [x + w, low],
      [x + w * 0.3, low - height * 0.03],
      [x - w * 0.3, low - height * 0.03],
      [x - w, low],
    ]);
    lit += polygon([
      [x, top],
      [x - w * 0.12, low - height * 0.07],
      [x - w * 0.42, low - height * 0.035],
      [x - w, low],
    ]);
  }
  stage.add(
    fill(
      `M${round(x - height * 0.025)} ${round(y)}v${round(-height * 0.15)}h${round(height * 0.05)}v${round(height * 0.15)}Z`,
      dark,
    ),
    fill(whole, dark),
    fill(lit, light),
  );
}

/** An umbrella pine. */
export function stonePine(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  light: string,
  dark: string,
  trunk: string,
): void {
  const h = height;
  stage.add(
    stroke(
      `M${round(x)} ${round(y)}C${round(x + h * 0.03)} ${round(y - h * 0.3)} ${round(x - h * 0.05)} ${round(y - h * 0.45)} ${round(x)} ${round(y - h * 0.72)}M${round(x - h * 0.02)} ${round(y - h * 0.5)}L${round(x + h * 0.16)} ${round(y - h * 0.72)}M${round(x - h * 0.02)} ${round(y - h * 0.46)}L${round(x - h * 0.2)} ${round(y - h * 0.7)}`,
      trunk,
      h * 0.045,
    ),
  );
  const cloud = (dx: number, dy: number, rx: number, ry: number, paint: string): string =>
    `<ellipse cx="${round(x + dx * h)}" cy="${round(y - dy * h)}" rx="${round(rx * h)}" ry="${round(ry * h)}" fill="${paint}"/>`;
  stage.add(
    cloud(0.12, 0.76, 0.34, 0.12, dark),
    cloud(-0.14, 0.76, 0.34, 0.12, dark),
    cloud(0, 0.86, 0.34, 0.13, dark),
    cloud(-0.16, 0.8, 0.28, 0.08, light),
    cloud(-0.04, 0.91, 0.25, 0.075, light),
  );
}

/** A broad-leaved crown or shrub made of rounds. */
export function shrub(stage: Stage, x: number, y: number, size: number, light: string, dark: string): void {
  const ball = (dx: number, dy: number, r: number, paint: string): string =>
    `<circle cx="${round(x + dx * size)}" cy="${round(y - dy * size)}" r="${round(r * size)}" fill="${paint}"/>`;
  stage.add(
    ball(-0.42, 0.3, 0.34, dark),
    ball(0.4, 0.28, 0.36, dark),
    ball(0, 0.5, 0.46, dark),
    ball(-0.45, 0.36, 0.24, light),
    ball(-0.12, 0.6, 0.32, light),
  );
}

/** A palm; lean bends its trunk, sizes in canvas units. */
export function palm(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  lean: number,
  light: string,
  dark: string,
  trunk: string,
  wrap = '',
): void {
  const top: Point = [x + lean * height, y - height];
  const w = height * 0.032;
  const trunkPath = `M${round(x - w)} ${round(y)}Q${round(x + lean * height * 0.15 - w)} ${round(y - height * 0.55)} ${at([top[0] - w * 0.6, top[1]])}L${at([top[0] + w * 0.6, top[1]])}Q${round(x + lean * height * 0.15 + w * 1.6)} ${round(y - height * 0.5)} ${round(x + w * 1.5)} ${round(y)}Z`;
  const leaf = (angle: number, length: number, paint: string): string => {
    const a = (angle * Math.PI) / 180;
    const tip: Point = [top[0] + Math.cos(a) * length, top[1] - Math.sin(a) * length + length * 0.34];
    const mid: Point = [
      top[0] + Math.cos(a) * length * 0.5,
      top[1] - Math.sin(a) * length * 0.62 - length * 0.1,
    ];
    const under: Point = [mid[0] - Math.sin(a) * length * 0.02, mid[1] + length * 0.2];
    return fill(`M${at(top)}Q${at(mid)} ${at(tip)}Q${at(under)} ${at(top)}Z`, paint);
  };
  const crown = [-8, 188, 28, 150, 62, 118, 90].map((angle, index) =>
    leaf(angle, height * (index > 5 ? 0.3 : 0.46), index % 2 || index > 5 ? light : dark),
  );
  stage.add(`<g${wrap}>${fill(trunkPath, trunk)}${crown.join('')}</g>`);
}

/** A candelabra cactus of the high desert. */
export function cardon(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  light: string,
  dark: string,
): void {
  const w = height * 0.13;
  const arm = (dx: number, from: number, to: number): string =>
    `M${round(x)} ${round(y - from * height)}H${round(x + dx * height)}V${round(y - to * height)}`;
  const shape = `M${round(x)} ${round(y)}V${round(y - height)}`;
  stage.add(
    stroke(arm(0.2, 0.38, 0.72), dark, w * 0.72),
    stroke(arm(-0.2, 0.3, 0.6), dark, w * 0.72),
    stroke(shape, dark, w),
    stroke(
      `M${round(x - w * 0.22)} ${round(y - 4)}V${round(y - height)}M${round(x - 0.2 * height - w * 0.14)} ${round(y - 0.32 * height)}V${round(y - 0.6 * height)}M${round(x + 0.2 * height - w * 0.14)} ${round(y - 0.4 * height)}V${round(y - 0.72 * height)}`,
      light,
      w * 0.22,
    ),
  );
}
