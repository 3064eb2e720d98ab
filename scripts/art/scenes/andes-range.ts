import { mix } from '../kit/colour.ts';
import { plane } from './land.ts';
import { mist } from './sky.ts';
import type { Stage } from './stage.ts';

/** Colours of the expedition atlas, and the light of its hours. */
export const andes = {
  petrol: '#0f4c5c',
  copper: '#b84a14',
  paper: '#f7f5f1',
  ink: '#1b1f23',
  night: '#0b2a33',
} as const;

/** Skies of the day over the Andes, top to horizon. */
export const andesSky = {
  dusk: [
    [0, '#123f4f'],
    [0.34, '#3f7078'],
    [0.62, '#a9a79a'],
    [0.82, '#e9b58c'],
    [1, '#f6d3a6'],
  ],
  clear: [
    [0, '#3a7d8d'],
    [0.45, '#84b1b6'],
    [0.8, '#d3dcd2'],
    [1, '#f5e6cd'],
  ],
  dawn: [
    [0, '#2b5a6c'],
    [0.4, '#8b8d8c'],
    [0.7, '#dba07c'],
    [1, '#f9d9ab'],
  ],
  night: [
    [0, '#081f28'],
    [0.5, '#124452'],
    [0.85, '#3f7880'],
    [1, '#89a8a2'],
  ],
} as const;

/** Where a range stands, how high and in which light. */
export interface Range {
  seed: number;
  y: number;
  height: number;
  haze: string;
  tone?: string;
  snow?: number;
  planes?: number;
  glow?: string;
  lift?: (share: number) => number;
}

/** Two to four receding ridges, the farthest palest, with mist between. */
export function range(stage: Stage, options: Range): void {
  const { seed, y, height, haze } = options;
  const tone = options.tone ?? andes.petrol;
  const planes = options.planes ?? 3;
  for (let k = 0; k < planes; k++) {
    const near = (k + 1) / planes;
    const share = 0.74 - near * 0.58;
    plane(stage, {
      seed: seed + k * 7,
      y: y + k * height * 0.42,
      amplitude: height * (1 - k * 0.22),
      breadth: 300 + k * 70,
      sharp: true,
      octaves: 5,
      step: 14,
      colour: mix(tone, haze, share),
      foot: mix(tone, haze, Math.min(0.95, share + 0.3)),
      footY: y + k * height * 0.42 + height * 1.3,
      shade: mix(tone, haze, share * 0.45),
      shadeOpacity: 0.62,
      glow: options.glow ?? '#ffe3bd',
      glowOpacity: 0.5 - k * 0.14,
      lift: k === 0 ? options.lift : undefined,
      snow:
        options.snow && k === 0 ? { colour: '#fbefe0', shade: haze, depth: options.snow * 0.6 } : undefined,
    });
    mist(stage, y + k * height * 0.42 + height * 0.95, height, haze, 0.4 - k * 0.08);
  }
}
