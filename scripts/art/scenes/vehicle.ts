import { round } from '../kit/pen.ts';
import { type BodyName, bodies } from '../vehicles/bodies.ts';
import { drawRim, drawVehicle } from '../vehicles/draw.ts';
import { canvas } from '../vehicles/frame.ts';
import { type PaintName, paints } from '../vehicles/paints.ts';
import { type TrimName, trimOf } from '../vehicles/trims.ts';
import type { Stage } from './stage.ts';

/** A car standing in a scene: where its wheels touch, its scale, and the light it stands in. */
export interface Parked {
  body: BodyName;
  trim: TrimName;
  paint: PaintName;
  /** Middle of the car and the ground under it. */
  x: number;
  groundY: number;
  scale: number;
  /** Multiplies red, green and blue: dusk cools and dims. */
  light?: readonly [number, number, number];
  tilt?: number;
  withShadow?: boolean;
  flip?: boolean;
  /** Cuts the car out of paper: width of the rim, its colour, and the shadow it throws. */
  cutOut?: { width: number; colour: string; filter: string };
}

/** Parks a car of the fleet in a scene. */
export function park(stage: Stage, car: Parked): void {
  const id = stage.define(() => '');
  const look = {
    body: bodies[car.body],
    trim: trimOf(car.body, car.trim),
    paint: paints[car.paint],
    id: `${id}-`,
  };
  const rim = car.cutOut ? drawRim(look, car.cutOut.width, car.cutOut.colour) : '';
  const inner = rim + drawVehicle(look, car.withShadow ?? !car.cutOut);
  const [r, g, b] = car.light ?? [1, 1, 1];
  const filter = car.light
    ? ` filter="url(#${stage.define((f) => `<filter id="${f}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix values="${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0"/></filter>`)})"`
    : '';
  const move = `translate(${round(car.x)} ${round(car.groundY)})${car.tilt ? ` rotate(${car.tilt})` : ''} scale(${car.flip ? -car.scale : car.scale} ${car.scale}) translate(${-canvas.width / 2} ${-canvas.groundY})`;
  stage.add(`<g${car.cutOut?.filter ?? ''}><g transform="${move}"><g${filter}>${inner}</g></g></g>`);
}

/** Light of a head lamp on the road ahead. */
export function beam(
  stage: Stage,
  x: number,
  y: number,
  reach: number,
  colour: string,
  opacity: number,
): void {
  const paint = stage.glow(
    [
      [0, colour, opacity],
      [0.4, colour, opacity * 0.45],
      [1, colour, 0],
    ],
    x,
    y,
    reach,
  );
  stage.add(
    `<path d="M${round(x)} ${round(y - 6)}L${round(x + reach)} ${round(y - reach * 0.02)}L${round(x + reach)} ${round(y + reach * 0.2)}L${round(x)} ${round(y + 8)}Z" fill="${paint}"/>`,
  );
}
