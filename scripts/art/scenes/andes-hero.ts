import { mix } from '../kit/colour.ts';
import { plane } from './land.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { gravelRoad, trail, tufts } from './ground.ts';
import { createStage, type Stage } from './stage.ts';
import { beam, park } from './vehicle.ts';

const petrol = '#0f4c5c';
const haze = '#eab68e';

interface Cast {
  readonly sunX: number;
  /** Middle and scale of the pick-up. */
  readonly truckX: number;
  readonly scale: number;
  /** A trail winds from the road to the ridges. */
  readonly hasTrail: boolean;
}

/** Dusk over five ridges, a pick-up on gravel before them. */
function range(stage: Stage, { sunX, truckX, scale, hasTrail }: Cast): void {
  const h = stage.horizon;
  sky(stage, [
    [0, '#123f4f'],
    [0.34, '#3f7078'],
    [0.62, '#a9a79a'],
    [0.82, '#e9b58c'],
    [1, '#f6d3a6'],
  ]);
  sun(stage, sunX, h - 120, 46, '#fff0d2', '#ffd9a0', 11);
  clouds(stage, 9, 110, h - 230, '#f2c9a3', 0.32);
  const tone = (share: number): string => mix(petrol, haze, share);
  plane(stage, {
    seed: 5,
    y: h - 76,
    amplitude: 160,
    breadth: 330,
    sharp: true,
    octaves: 5,
    step: 15,
    colour: tone(0.66),
    foot: tone(0.92),
    footY: h + 90,
    shade: tone(0.4),
    shadeOpacity: 0.55,
    glow: '#ffe3bd',
    glowOpacity: 0.75,
    lift: (s) => 90 * Math.max(0, s - 0.35) * 1.6,
    snow: { colour: '#fbe6cf', shade: '#c9a997', depth: 60 },
  });
  mist(stage, h + 50, 130, '#f5cfa3', 0.6);
  plane(stage, {
    seed: 12,
    y: h + 20,
    amplitude: 95,
    breadth: 300,
    sharp: true,
    octaves: 5,
    step: 15,
    colour: tone(0.36),
    foot: tone(0.7),
    footY: h + 160,
    shade: tone(0.14),
    shadeOpacity: 0.5,
    glow: '#ffd3a1',
    glowOpacity: 0.4,
    lift: (s) => 70 * Math.abs(s - 0.45),
  });
  mist(stage, h + 120, 120, '#e9bf98', 0.5);
  plane(stage, {
    seed: 23,
    y: h + 90,
    amplitude: 80,
    breadth: 380,
    sharp: true,
    octaves: 4,
    step: 17,
    colour: tone(0.14),
    foot: tone(0.42),
    footY: h + 250,
    shade: '#0a3340',
    shadeOpacity: 0.45,
    glow: '#f2b98a',
    glowOpacity: 0.26,
    lift: (s) => 110 * Math.max(0, 0.35 - s),
  });
  mist(stage, h + 200, 120, '#c9a78c', 0.35);
  plane(stage, {
    seed: 31,
    y: h + 175,
    amplitude: 52,
    breadth: 520,
    octaves: 4,
    colour: '#10404d',
    foot: tone(0.22),
    footY: h + 330,
    shade: '#08303c',
    shadeOpacity: 0.4,
  });
  plane(stage, {
    seed: 44,
    y: h + 240,
    amplitude: 26,
    breadth: 760,
    octaves: 5,
    colour: '#17444f',
    foot: '#22424a',
    footY: stage.height,
  });
  tufts(stage, 500, h + 215, 850, '#a98a68', '#0f3640', 0.8);
  if (hasTrail)
    trail(
      stage,
      [
        [330, h + 232, 420],
        [560, h + 188, 120],
        [250, h + 152, 44],
        [420, h + 128, 18],
        [330, h + 114, 7],
      ],
      '#8d7a6b',
      0.9,
    );
  gravelRoad(stage, h + 240, '#9a8474', '#5a5450');
  tufts(stage, 220, h + 198, h + 214, '#b99468', '#0f3640', 0.8);
  beam(stage, truckX + Math.round(272 * scale), h + 194, 420, '#ffe6b8', 0.5);
  park(stage, {
    body: 'pickup',
    trim: 'b',
    paint: 'red',
    x: truckX,
    groundY: h + 260,
    scale,
    light: [0.84, 0.76, 0.74],
  });
  plane(stage, {
    seed: 57,
    y: h + 314,
    amplitude: 26,
    breadth: 620,
    octaves: 4,
    colour: '#123740',
    foot: '#0b262e',
  });
  tufts(stage, 900, h + 292, stage.height - 2, '#7d6750', '#071d24', 0.95);
}

/** The wide hero; the pick-up stands in the lower right, clear of the words. */
export function andesHero(): Stage {
  const stage = createStage(1920, 1080, 41);
  range(stage, { sunX: 560, truckX: 1400, scale: 0.86, hasTrail: true });
  return stage;
}

/** The same dusk for upright screens: words above, the whole pick-up below them. */
export function andesHeroTall(): Stage {
  const stage = createStage(960, 1200, 41);
  range(stage, { sunX: 880, truckX: 480, scale: 0.92, hasTrail: false });
  return stage;
}
