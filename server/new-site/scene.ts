import { createHash } from 'node:crypto';
import { mix } from 'polished';
import type { Theme } from '../../generated/page/types.ts';

/** Size of a scene and where things stand in it, in its own units. */
interface Composition {
  readonly width: number;
  readonly height: number;
  /** Where the land begins, from above. */
  readonly horizon: number;
  /** Where the wheels stand, from above. */
  readonly ground: number;
  readonly car: { readonly x: number; readonly width: number };
  readonly sun: { readonly x: number; readonly radius: number };
}

const COMPOSITIONS = {
  wide: {
    width: 1920,
    height: 900,
    horizon: 520,
    ground: 716,
    car: { x: 1150, width: 580 },
    sun: { x: 1320, radius: 92 },
  },
  tall: {
    width: 800,
    height: 1000,
    horizon: 660,
    ground: 856,
    car: { x: 110, width: 580 },
    sun: { x: 590, radius: 70 },
  },
  card: {
    width: 960,
    height: 640,
    horizon: 400,
    ground: 520,
    car: { x: 200, width: 560 },
    sun: { x: 700, radius: 74 },
  },
} as const satisfies Readonly<Record<string, Composition>>;

/** Planes of hills from far to near: height above the horizon, and how far the haze still covers each. */
const HILLS = [
  { rise: 150, haze: 0.62 },
  { rise: 96, haze: 0.42 },
  { rise: 48, haze: 0.2 },
] as const;
/** Ratio of the drawings of cars, and the share of their height above the wheels' lowest point. */
const CAR_RATIO = 280 / 640;
const WHEELS_AT = 0.9;
const STEPS = 48;

/** A line of hills from edge to edge; each company has its own. */
function ridge(bytes: Buffer, plane: number, base: number, rise: number, width: number, height: number) {
  const waves = [1.3, 2.7, 5.9].map((frequency, at) => ({
    frequency: frequency + (bytes[plane * 6 + at] ?? 0) / 512,
    phase: ((bytes[plane * 6 + at + 3] ?? 0) / 255) * Math.PI * 2,
    share: [0.6, 0.28, 0.12][at] ?? 0,
  }));
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const along = (step / STEPS) * Math.PI * 2;
    const wave = waves.reduce(
      (sum, { frequency, phase, share }) => sum + share * Math.sin(along * frequency + phase),
      0,
    );
    return `${Math.round((step / STEPS) * width)} ${Math.round(base - rise * (0.5 + 0.5 * wave))}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

/** The front page's picture on wide and on upright screens, and that of an offer. */
export type SceneShape = keyof typeof COMPOSITIONS;

/**
 * A picture of a company: its colours as a sky at dusk over hills, and one of its cars.
 * @param seed what the hills are drawn by
 * @param car the drawing of the car, as SVG
 */
export function sceneSvg(
  { primary, accent, ink }: Theme['palette'],
  seed: string,
  car: string,
  shape: SceneShape,
): string {
  const { width, height, horizon, ground, car: carPosition, sun } = COMPOSITIONS[shape];
  const bytes = createHash('sha256').update(seed).digest();
  const zenith = mix(0.72, primary, ink);
  const glow = mix(0.62, accent, primary);
  const land = mix(0.34, primary, ink);
  const hills = HILLS.map(({ rise, haze }, plane) => {
    const path = ridge(bytes, plane, horizon + plane * 26, rise, width, height);
    return `<path d="${path}" fill="${mix(haze, glow, mix(0.6, primary, ink))}"/>`;
  });
  const carHeight = carPosition.width * CAR_RATIO;
  const positioned = car.replace(
    /^[^]*?<svg\b/,
    `<svg x="${carPosition.x}" y="${Math.round(ground - carHeight * WHEELS_AT)}" width="${carPosition.width}" height="${Math.round(carHeight)}"`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".62" stop-color="${mix(0.5, glow, primary)}"/><stop offset="1" stop-color="${glow}"/></linearGradient></defs>`,
    `<path d="M0 0h${width}v${horizon + 40}H0z" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${horizon - 130}" r="${sun.radius}" fill="${mix(0.75, accent, '#ffffff')}"/>`,
    ...hills,
    `<path d="M0 ${ground - 74}h${width}v${height}H0z" fill="${land}"/>`,
    `<path d="M0 ${ground - 34}h${width}v62H0z" fill="${mix(0.5, land, ink)}"/>`,
    `<path d="M0 ${ground + 2}h${width}" stroke="${mix(0.5, accent, land)}" stroke-width="4" stroke-dasharray="56 44"/>`,
    positioned,
    '</svg>',
  ].join('');
}
