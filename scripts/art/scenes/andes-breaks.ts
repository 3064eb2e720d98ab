import { andesSky, range } from './andes-range.ts';
import { viaduct } from './buildings.ts';
import { tufts } from './ground.ts';
import { plane } from './land.ts';
import { fir } from './plants.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, fill, type Stage, stroke } from './stage.ts';
import { park } from './vehicle.ts';
import { glitter, water } from './water.ts';

/** One way: a wagon crossing a viaduct. */
export function oneWay(): Stage {
  const stage = createStage(1920, 1280, 53, 0.6);
  const h = stage.horizon;
  sky(stage, andesSky.clear);
  sun(stage, 380, 250, 58, '#fff6e2', '#fff0d0', 7);
  clouds(stage, 6, 140, 360, '#ffffff', 0.5);
  range(stage, { seed: 190, y: h - 170, height: 200, haze: '#dfdccb', snow: 160 });
  plane(stage, {
    seed: 77,
    y: h + 200,
    amplitude: 90,
    breadth: 420,
    sharp: true,
    step: 14,
    colour: '#3f7370',
    foot: '#7fa096',
    shade: '#1d525a',
    lift: (s) => 220 * Math.abs(s - 0.5),
  });
  mist(stage, 1120, 300, '#dfe2d0', 0.6);
  stage.add(
    stroke('M-20 1240C500 1200 700 1290 1100 1250S1700 1210 1960 1260', '#a9c9c4', 46, ' opacity=".7"'),
  );
  viaduct(stage, 880, 1330, 330, {
    wall: '#d3bd9d',
    shade: '#8b8270',
    roof: '#e8d6b8',
    roofShade: '#7c6a58',
    hole: '#4d5a58',
  });
  park(stage, { body: 'wagon', trim: 'b', paint: 'blue', x: 1180, groundY: 884, scale: 1.2 });
  return stage;
}

/** A weekend by the lake: tent, fire-lit dusk. */
export function weekend(): Stage {
  const stage = createStage(1920, 1280, 54, 0.58);
  const h = stage.horizon;
  sky(stage, andesSky.dusk);
  sun(stage, 520, h - 150, 50, '#fff0d2', '#ffd9a0', 10);
  clouds(stage, 7, 120, h - 260, '#f2c9a3', 0.35);
  range(stage, { seed: 205, y: h - 110, height: 150, haze: '#eab68e', snow: 100 });
  water(
    stage,
    h + 30,
    [
      [0, '#f0c497'],
      [0.25, '#8f9d94'],
      [1, '#17505e'],
    ],
    { light: '#fbe0b8', dark: '#12424f', opacity: 0.35 },
  );
  glitter(stage, 520, h + 30, h + 240, '#ffe9c4', 0.75);
  plane(stage, {
    seed: 91,
    y: 1020,
    amplitude: 22,
    breadth: 600,
    colour: '#3c5a4c',
    foot: '#122f33',
    lift: (s) => 40 * s,
  });
  stage.add(
    fill('M330 1090L520 860L560 856L800 1090Z', '#d9763e'),
    fill('M330 1090L520 860L600 1090Z', '#f0a56c'),
    fill('M430 1090L520 872L560 1090Z', '#ffdf9f'),
    fill('M478 1090L520 884L524 1090Z', '#a8512a'),
    stroke('M520 860L516 846M330 1090L296 1102M800 1090L838 1100', '#2b2d2b', 4),
  );
  stage.add(
    `<circle cx="960" cy="1070" r="220" fill="${stage.glow(
      [
        [0, '#ffb45a', 0.6],
        [1, '#ffb45a', 0],
      ],
      960,
      1070,
      220,
    )}"/>`,
    fill('M936 1090C920 1050 952 1040 948 1006C978 1030 996 1056 984 1090Z', '#ffb347'),
    fill('M950 1090C946 1064 962 1056 962 1040C976 1058 980 1074 972 1090Z', '#fff0b8'),
    stroke('M920 1098L1000 1084M920 1084L1002 1098', '#3a2a22', 9),
  );
  park(stage, {
    body: 'compact-suv',
    trim: 'b',
    paint: 'silver',
    x: 1330,
    groundY: 1112,
    scale: 1.2,
    light: [0.9, 0.8, 0.76],
  });
  for (const [x, y, s] of [
    [60, 1090, 420],
    [170, 1120, 300],
    [1760, 1080, 460],
    [1860, 1110, 380],
  ] as const)
    fir(stage, x, y, s, '#37665a', '#0c2f36');
  plane(stage, { seed: 15, y: 1190, amplitude: 18, breadth: 480, colour: '#15393a', foot: '#081f25' });
  tufts(stage, 700, 1150, 1275, '#8f7a58', '#06191e', 1);
  return stage;
}
