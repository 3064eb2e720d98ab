import { andesSky, range } from './andes-range.ts';
import { gravelRoad, trail, tufts } from './ground.ts';
import { plane } from './land.ts';
import { fir } from './plants.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, fill, type Stage } from './stage.ts';
import { park } from './vehicle.ts';

/** Interlude: the steppe in the afternoon, a fence and a minibus far off. */
export function steppe(): Stage {
  const stage = createStage(1920, 1080, 55, 0.6);
  const h = stage.horizon;
  sky(stage, andesSky.clear);
  sun(stage, 460, 230, 54, '#fff6e2', '#fff0d0', 7);
  clouds(stage, 11, 110, 430, '#ffffff', 0.55);
  range(stage, { seed: 222, y: h - 60, height: 110, haze: '#e9dfc8', snow: 90, planes: 2 });
  plane(stage, { seed: 18, y: h + 60, amplitude: 26, breadth: 620, colour: '#b9a273', foot: '#a58a5e' });
  plane(stage, { seed: 39, y: h + 120, amplitude: 26, breadth: 720, colour: '#a1814f', foot: '#7d6a48' });
  gravelRoad(stage, h + 176, '#d9bd93', '#a58a6b', 40);
  park(stage, {
    body: 'minibus',
    trim: 'a',
    paint: 'white',
    x: 1320,
    groundY: h + 180,
    scale: 0.62,
    light: [1, 0.95, 0.88],
  });
  plane(stage, { seed: 49, y: h + 262, amplitude: 34, breadth: 780, colour: '#7a6b46', foot: '#3f4636' });
  tufts(stage, 1600, h + 230, 1075, '#e2c48c', '#4b4a34', 1.2);
  return stage;
}

/** Interlude: hairpins up to a pass. */
export function pass(): Stage {
  const stage = createStage(1920, 1080, 56, 0.6);
  const h = stage.horizon;
  sky(stage, andesSky.dusk);
  sun(stage, 470, h - 280, 46, '#fff0d2', '#ffd9a0', 10);
  clouds(stage, 7, 90, h - 260, '#f2c9a3', 0.35);
  range(stage, { seed: 243, y: h - 150, height: 190, haze: '#eab68e', snow: 150, planes: 2 });
  plane(stage, {
    seed: 66,
    y: h + 130,
    amplitude: 60,
    breadth: 900,
    octaves: 3,
    colour: '#2d5d63',
    foot: '#173f48',
    lift: (s) => 330 * Math.max(0, s - 0.34),
  });
  const bends = [
    [620, 1090, 76],
    [1340, 960, 46],
    [860, 880, 32],
    [1480, 812, 23],
    [1140, 760, 16],
    [1640, 716, 11],
    [1450, 682, 7],
    [1700, 650, 4],
  ] as const;
  trail(
    stage,
    bends.map(([x, y, w]) => [x + 6, y + 10, w] as const),
    '#0e3039',
    0.55,
  );
  trail(stage, bends, '#e2bb92');
  plane(stage, {
    seed: 72,
    y: 1016,
    amplitude: 40,
    breadth: 640,
    colour: '#113740',
    foot: '#081f26',
    lift: (s) => 190 * Math.max(0, 0.4 - s),
  });
  tufts(stage, 500, 930, 1075, '#8a7355', '#06181d', 0.9);
  for (const [x, y, s] of [
    [60, 960, 300],
    [170, 980, 230],
    [260, 1000, 170],
  ] as const)
    fir(stage, x, y, s, '#2f5f59', '#0a2a32');
  return stage;
}

/** Not found: a fork in the fog and a signpost with nothing on it. */
export function lost(): Stage {
  const stage = createStage(1920, 1080, 57, 0.6);
  const h = stage.horizon;
  sky(stage, [
    [0, '#4d7780'],
    [0.6, '#a8b9b2'],
    [1, '#dcdccb'],
  ]);
  sun(stage, 520, 300, 56, '#f6f1e0', '#eee9d6', 8);
  range(stage, { seed: 261, y: h - 90, height: 120, haze: '#cfd5c9', planes: 2, tone: '#49757c' });
  mist(stage, h + 20, 320, '#dfe1d4', 0.85);
  plane(stage, { seed: 20, y: h + 60, amplitude: 20, breadth: 700, colour: '#8fa49a', foot: '#5f7d78' });
  stage.add(
    fill(
      'M860 1090C940 930 900 850 560 760C520 750 470 744 400 738L430 732C700 746 930 800 1010 880C1060 800 1240 752 1490 736L1510 742C1260 768 1120 840 1130 920C1136 990 1190 1040 1230 1090Z',
      '#d6ccb0',
      ' opacity=".85"',
    ),
  );
  plane(stage, {
    seed: 28,
    y: 1010,
    amplitude: 26,
    breadth: 560,
    colour: '#4c6d68',
    foot: '#2a4f53',
    lift: (s) => -130 * Math.exp(-(((s - 0.54) / 0.14) ** 2)),
  });
  const post = '#4a3a2e';
  stage.add(
    fill('M1262 1000L1268 560H1292L1298 1000Z', post),
    fill('M1280 560H1292L1298 1000H1284Z', '#34291f'),
    fill('M1300 590H1490L1540 628L1490 666H1252V590Z', '#c98f5c'),
    fill('M1252 656H1502L1490 666H1252Z', '#8c5c37'),
    fill('M1308 700H1080L1030 736L1080 772H1308Z', '#b97c4a'),
    fill('M1068 762H1308V772H1080Z', '#7f5231'),
    fill('M1268 560H1292L1288 546H1272Z', '#dfe6df'),
  );
  tufts(stage, 900, 900, 1075, '#b3b58c', '#2f5250', 1.1);
  mist(stage, 900, 240, '#dfe1d4', 0.35);
  return stage;
}
