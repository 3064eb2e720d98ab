import { round } from '../kit/pen.ts';
import { fill, type Stage, type Stops } from './stage.ts';

/** The whole canvas in a vertical gradient that ends a little under the horizon. */
export function sky(stage: Stage, stops: Stops): void {
  stage.add(
    fill(`M0 0H${stage.width}V${stage.height}H0Z`, stage.down(stops, 0, stage.horizon + stage.height * 0.06)),
  );
}

/** The one sun of a scene: a disc in its own haze. */
export function sun(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  core: string,
  haze: string,
  reach = 9,
): void {
  const glow = stage.glow(
    [
      [0, haze, 0.85],
      [0.25, haze, 0.42],
      [1, haze, 0],
    ],
    x,
    y,
    radius * reach,
  );
  stage.add(
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * reach)}" fill="${glow}"/>`,
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${core}"/>`,
  );
}

/** Long lens clouds, flat below and rounded above. */
export function clouds(
  stage: Stage,
  count: number,
  top: number,
  low: number,
  colour: string,
  opacity: number,
): void {
  const lens = (x: number, y: number, w: number, h: number): string =>
    `M${round(x - w)} ${round(y)}C${round(x - w * 0.6)} ${round(y - h * 0.3)} ${round(x - w * 0.45)} ${round(y - h)} ${round(x - w * 0.1)} ${round(y - h)}S${round(x + w * 0.4)} ${round(y - h * 0.25)} ${round(x + w)} ${round(y)}C${round(x + w * 0.3)} ${round(y + h * 0.3)} ${round(x - w * 0.4)} ${round(y + h * 0.3)} ${round(x - w)} ${round(y)}Z`;
  const parts = Array.from({ length: count }, () => {
    const x = stage.random() * stage.width * 1.2 - stage.width * 0.1;
    const y = top + stage.random() * (low - top);
    // Clouds thin out towards the horizon, where one looks along them.
    const w = stage.width * (0.06 + stage.random() * 0.13);
    const h = w * (0.03 + 0.07 * (1 - y / stage.horizon));
    const bank = [
      lens(x, y, w, h),
      lens(x + w * 0.5, y + h * 0.55, w * 0.8, h * 0.6),
      lens(x - w * 0.55, y + h * 0.8, w * 0.6, h * 0.45),
    ];
    return fill(bank.join(''), colour, ` opacity="${(opacity * (0.5 + stage.random() * 0.5)).toFixed(2)}"`);
  });
  stage.add(...parts);
}

/** A veil of haze between two planes. */
export function mist(stage: Stage, y: number, height: number, colour: string, opacity: number): void {
  const paint = stage.down(
    [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ],
    y - height / 2,
    y + height / 2,
  );
  stage.add(fill(`M0 ${round(y - height / 2)}H${stage.width}V${round(y + height / 2)}H0Z`, paint));
}
