import { andesSky, range } from './andes-range.ts';
import { tufts } from './ground.ts';
import { plane } from './land.ts';
import { fir } from './plants.ts';
import { straightRoad } from './road.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, fill, polygon, type Stage, stroke } from './stage.ts';
import { beam, park } from './vehicle.ts';

/** Route 40: an empty straight road to a volcano. */
export function route40(): Stage {
  const stage = createStage(1920, 1280, 51, 0.58);
  const h = stage.horizon;
  sky(stage, andesSky.dawn);
  // Beside the frame: its disc would shine through the headline's shade.
  sun(stage, -140, h - 210, 54, '#fff2d4', '#ffdfae', 9);
  clouds(stage, 8, 150, h - 240, '#f8d9b6', 0.45);
  range(stage, { seed: 142, y: h - 60, height: 90, haze: '#f0c79c', planes: 1 });
  const cone = (dx: number, y: number): [number, number] => [1120 + dx, h + 20 - y];
  stage.add(
    fill(
      polygon([
        cone(-520, 0),
        cone(-230, 150),
        cone(-70, 330),
        cone(-30, 340),
        cone(10, 326),
        cone(60, 338),
        cone(90, 310),
        cone(280, 130),
        cone(560, 0),
      ]),
      stage.down(
        [
          [0, '#6f7f84'],
          [1, '#d9b391'],
        ],
        h - 320,
        h + 20,
      ),
    ),
    fill(
      polygon([
        cone(10, 326),
        cone(60, 338),
        cone(90, 310),
        cone(280, 130),
        cone(560, 0),
        cone(160, 0),
        cone(120, 120),
        cone(60, 180),
        cone(70, 240),
      ]),
      '#2a5763',
      ' opacity=".42"',
    ),
    fill(
      polygon([
        cone(-150, 240),
        cone(-70, 330),
        cone(-30, 340),
        cone(10, 326),
        cone(60, 338),
        cone(90, 310),
        cone(168, 236),
        cone(120, 214),
        cone(96, 254),
        cone(60, 196),
        cone(20, 262),
        cone(-30, 210),
        cone(-62, 262),
        cone(-100, 220),
      ]),
      '#fdf0de',
    ),
    fill(
      polygon([
        cone(10, 326),
        cone(60, 338),
        cone(90, 310),
        cone(168, 236),
        cone(120, 214),
        cone(96, 254),
        cone(60, 196),
        cone(52, 250),
      ]),
      '#b9b3ab',
    ),
  );
  mist(stage, h + 20, 130, '#f6d3a8', 0.7);
  plane(stage, { seed: 33, y: h + 28, amplitude: 14, breadth: 700, colour: '#d0a066', foot: '#86623f' });
  straightRoad(stage, [1080, h + 24], [420, 1240], '#39474c', '#f5e6cd');
  tufts(stage, 1100, h + 60, 1270, '#f0c98e', '#6b5236', 1.5);
  stage.add(
    fill(
      polygon([
        [1080, h + 25],
        [410, 1290],
        [1250, 1290],
      ]),
      '#39474c',
    ),
  );
  straightRoad(stage, [1080, h + 24], [420, 1240], '#39474c', '#f5e6cd');
  plane(stage, {
    seed: 63,
    y: 1180,
    amplitude: 12,
    breadth: 500,
    colour: '#7d5d3c',
    foot: '#5c452e',
    // A bank that rises beside the road, out of the plain.
    lift: (s) => -140 * Math.max(0, Math.min(1, (0.95 - s) / 0.29)) ** 1.6,
  });
  park(stage, {
    body: 'compact-suv',
    trim: 'a',
    paint: 'white',
    x: 1470,
    groundY: 1110,
    scale: 1.1,
    light: [1, 0.92, 0.84],
  });
  return stage;
}

/** Winter: a refuge, firs and fresh snow. */
export function snow(): Stage {
  const stage = createStage(1920, 1280, 52, 0.6);
  const h = stage.horizon;
  sky(stage, andesSky.night);
  sun(stage, 400, 270, 44, '#f4efe0', '#cfe0dc', 7);
  for (let k = 0; k < 90; k++)
    stage.add(
      `<circle cx="${Math.round(stage.random() * 1920)}" cy="${Math.round(stage.random() * 420)}" r="${(0.8 + stage.random() * 1.6).toFixed(1)}" fill="#eef3ee" opacity="${(0.3 + stage.random() * 0.6).toFixed(2)}"/>`,
    );
  range(stage, {
    seed: 171,
    y: h - 200,
    height: 230,
    haze: '#a9c2bf',
    snow: 300,
    glow: '#f2ede0',
    tone: '#123f4d',
  });
  plane(stage, {
    seed: 24,
    y: h + 60,
    amplitude: 60,
    breadth: 640,
    colour: '#d9e4e1',
    foot: '#a9c2c1',
    shade: '#7fa3a7',
    shadeOpacity: 0.3,
  });
  for (let k = 0; k < 30; k++)
    fir(stage, 40 + stage.random() * 900, h + 60 + k * 4, 80 + k * 4, '#5d8a80', '#123f49');
  stage.add(
    fill('M1240 880h330v-120h-330Z', '#5a4233'),
    fill('M1460 880h110v-120h-110Z', '#3c2d27'),
    fill('M1200 776L1400 640L1620 776L1600 792L1400 668L1222 792Z', '#eef2ee'),
    fill('M1240 764L1400 656L1570 764Z', '#6a4c39'),
    fill('M1290 800h54v44h-54ZM1376 800h54v80h-54ZM1490 806h50v40h-50Z', '#ffd48c'),
    fill('M1500 640h34v90h-34Z', '#3c2d27'),
    fill('M1494 634h46v14h-46Z', '#eef2ee'),
  );
  plane(stage, {
    seed: 55,
    y: h + 136,
    amplitude: 36,
    breadth: 760,
    colour: '#eef3ef',
    foot: '#9dbabd',
    footY: 1280,
  });
  for (const [x, y, s] of [
    [1690, 960, 300],
    [1800, 1000, 380],
    [1890, 1050, 460],
    [1600, 930, 200],
  ] as const)
    fir(stage, x, y, s, '#4f8076', '#0c333d');
  stage.add(
    stroke(`M-20 1108C400 1090 1200 1120 1940 1092`, '#86a9ae', 60, ' opacity=".55"'),
    stroke(`M-20 1100C400 1082 1200 1112 1940 1084`, '#d6e2df', 10, ' opacity=".8"'),
  );
  beam(stage, 1090, 1020, 520, '#ffe6b8', 0.6);
  park(stage, {
    body: 'large-suv',
    trim: 'b',
    paint: 'forest',
    x: 740,
    groundY: 1122,
    scale: 1.4,
    light: [0.86, 0.92, 0.96],
  });
  plane(stage, { seed: 75, y: 1196, amplitude: 20, breadth: 520, colour: '#e7eeea', foot: '#a7c1c3' });
  return stage;
}
