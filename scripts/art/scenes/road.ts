import { type Point, at, round } from '../kit/pen.ts';
import { fill, type Stage, stroke } from './stage.ts';

/** A paved road seen from its side, across the canvas: verge, asphalt, dashes, and a rail where the drop begins. */
export function sideRoad(
  stage: Stage,
  y: number,
  thickness: number,
  asphalt: string,
  edge: string,
  line: string,
): void {
  const w = stage.width;
  const middle = y + thickness * 0.42;
  stage.add(
    fill(
      `M0 ${round(y)}H${w}V${round(y + thickness)}H0Z`,
      stage.down(
        [
          [0, asphalt],
          [1, asphalt],
        ],
        y,
        y + thickness,
      ),
    ),
    fill(`M0 ${round(y)}H${w}v${round(thickness * 0.07)}H0Z`, edge),
    `<path d="M-20 ${round(middle)}H${w + 20}" stroke="${line}" stroke-width="${round(thickness * 0.045)}" stroke-dasharray="${round(thickness * 0.8)} ${round(thickness * 0.7)}" opacity=".85"/>`,
    fill(`M0 ${round(y + thickness * 0.92)}H${w}V${round(y + thickness)}H0Z`, edge, ' opacity=".8"'),
  );
}

/** Low stone parapet between the road and the sea. */
export function parapet(stage: Stage, y: number, height: number, light: string, shade: string): void {
  const block = height * 2.4;
  let joints = '';
  for (let x = -10; x < stage.width; x += block * (0.7 + stage.random() * 0.6)) {
    joints += `M${round(x)} ${round(y - height * 0.72)}v${round(height * 0.34)}`;
    joints += `M${round(x + block * 0.4)} ${round(y - height * 0.36)}v${round(height * 0.34)}`;
  }
  stage.add(
    fill(`M0 ${round(y - height * 0.8)}H${stage.width}V${round(y)}H0Z`, shade),
    fill(`M0 ${round(y - height)}H${stage.width}V${round(y - height * 0.74)}H0Z`, light),
    stroke(`${joints}M0 ${round(y - height * 0.37)}H${stage.width}`, light, 1.6, ' opacity=".45"'),
  );
}

/** A road running from the viewer to a vanishing point, with a dashed middle. */
export function straightRoad(
  stage: Stage,
  vanish: Point,
  foot: readonly [left: number, right: number],
  asphalt: string,
  line: string,
): void {
  const low = stage.height;
  const middle = (foot[0] + foot[1]) / 2;
  stage.add(
    fill(
      `M${at([vanish[0] - 2, vanish[1]])}L${at([foot[0], low])}H${round(foot[1])}L${at([vanish[0] + 2, vanish[1]])}Z`,
      asphalt,
    ),
  );
  let dashes = '';
  for (let k = 0; k < 11; k++) {
    // Equal lengths on the ground shrink with the square of their distance on the picture.
    const from = (k / 11) ** 2.6;
    const to = ((k + 0.45) / 11) ** 2.6;
    const point = (share: number, side: number): string =>
      at([
        vanish[0] + (middle - vanish[0]) * share + side * (1 + share * (foot[1] - foot[0]) * 0.012),
        vanish[1] + (low - vanish[1]) * share,
      ]);
    dashes += `M${point(from, -1)}L${point(to, -1)}L${point(to, 1)}L${point(from, 1)}Z`;
  }
  stage.add(fill(dashes, line, ' opacity=".9"'));
  for (const side of [0.03, 0.97]) {
    const x = foot[0] + (foot[1] - foot[0]) * side;
    stage.add(fill(`M${at(vanish)}L${at([x - 7, low])}L${at([x + 7, low])}Z`, line, ' opacity=".6"'));
  }
}
