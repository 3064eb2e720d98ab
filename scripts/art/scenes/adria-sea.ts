import { mix } from '../kit/colour.ts';
import { plane } from './land.ts';
import type { Masonry } from './buildings.ts';
import { house } from './buildings.ts';
import type { Stage, Stops } from './stage.ts';
import { water } from './water.ts';

/** Colours of the quiet Mediterranean. */
export const adria = {
  navy: '#1f3a6e',
  ink: '#14233a',
  paper: '#fbf8f2',
  stone: '#f3ecdf',
  terracotta: '#a8412a',
  sea: '#1f6b7d',
} as const;

/** Skies over the Adriatic, top to horizon. */
export const adriaSky = {
  morning: [
    [0, '#7fb0bf'],
    [0.45, '#bcd6d6'],
    [0.8, '#f0e9da'],
    [1, '#fbf0dc'],
  ],
  noon: [
    [0, '#5f9fb6'],
    [0.5, '#a4cbd1'],
    [1, '#eef0e2'],
  ],
  evening: [
    [0, '#5c7397'],
    [0.4, '#b39a9f'],
    [0.75, '#eebf9b'],
    [1, '#fbe0b8'],
  ],
  fog: [
    [0, '#9fb4b8'],
    [0.6, '#cfd8d4'],
    [1, '#ece9de'],
  ],
} as const satisfies Record<string, Stops>;

/** Walls and roofs in the morning light. */
export const limestone: Masonry = {
  wall: '#f3e7d0',
  shade: '#cbb899',
  roof: '#c8603f',
  roofShade: '#93412c',
  hole: '#3d4a5c',
};

/** Water between the islands, from horizon to viewer. */
export function adriatic(stage: Stage, top: number, low = stage.height): void {
  water(
    stage,
    top,
    [
      [0, '#b9d5d2'],
      [0.1, '#74acb2'],
      [0.45, '#2f7f90'],
      [1, '#1b5670'],
    ],
    { light: '#eaf4ee', dark: '#174d68', count: 260, opacity: 0.34 },
    low,
  );
}

/** Islands one behind the other, paler with distance. */
export function islands(
  stage: Stage,
  seed: number,
  base: number,
  height: number,
  haze: string,
  count = 3,
): void {
  for (let k = 0; k < count; k++) {
    const share = 0.7 - k * 0.22;
    plane(stage, {
      seed: seed + k * 5,
      y: base - height * (0.12 - k * 0.03),
      amplitude: height * (1 - k * 0.12),
      breadth: 520 - k * 60,
      octaves: 5,
      step: 12,
      colour: mix('#2f6272', haze, share),
      foot: mix('#4d8a92', haze, share),
      footY: base + 6,
      shade: mix('#1d4660', haze, share),
      shadeOpacity: 0.34,
      glow: '#fff1d6',
      glowOpacity: 0.3,
      lift: (s) => height * (k % 2 ? 0.5 - s : s - 0.55),
    });
  }
}

/** A huddle of houses climbing a slope; the front row comes last. */
export function huddle(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  rows: number,
  size: number,
  m: Masonry,
): void {
  for (let row = rows - 1; row >= 0; row--) {
    const shrink = 1 - row * 0.1;
    const span = width * (1 - row * 0.12);
    const count = Math.max(2, Math.round(span / (size * shrink * 0.86)));
    for (let k = 0; k < count; k++) {
      const w = size * shrink * (0.8 + stage.random() * 0.45);
      const px = x + (width - span) / 2 + (k / count) * span;
      house(
        stage,
        px,
        y - row * size * 0.42 + stage.random() * size * 0.08,
        w,
        size * shrink * (0.62 + stage.random() * 0.4),
        m,
        stage.random() > 0.55,
      );
    }
  }
}
