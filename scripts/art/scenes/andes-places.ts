import { andes, andesSky, range } from './andes-range.ts';
import { tufts } from './ground.ts';
import { plane } from './land.ts';
import { cardon, cypress, fir, shrub } from './plants.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, fill, type Stage } from './stage.ts';
import { rows, strata } from './strata.ts';
import { glitter, water } from './water.ts';

/** Mendoza: vines and poplars under the snow line. */
export function mendoza(): Stage {
  const stage = createStage(1920, 1280, 11);
  const h = stage.horizon;
  sky(stage, andesSky.clear);
  sun(stage, 420, 300, 60, '#fff6e2', '#fff0d0', 7);
  clouds(stage, 6, 160, 420, '#fff8ec', 0.55);
  range(stage, {
    seed: 61,
    y: h - 190,
    height: 210,
    haze: '#e6ddcb',
    snow: 120,
    planes: 3,
    lift: (s) => 120 * Math.max(0, 1 - Math.abs(s - 0.66) * 3),
  });
  plane(stage, { seed: 19, y: h + 6, amplitude: 34, breadth: 540, colour: '#5f8a80', foot: '#8aa58c' });
  rows(stage, 1120, h + 44, 13, '#b98456', '#7c9a5e', '#2d5a4a');
  for (let k = 0; k < 26; k++)
    cypress(
      stage,
      40 + k * 34 + stage.random() * 12,
      h + 62 + k * 0.6,
      150 + stage.random() * 70 - k * 2.4,
      '#6f9367',
      '#21504a',
      0.1,
    );
  for (let k = 0; k < 12; k++)
    shrub(stage, 1010 + k * 84, h + 54, 34 + stage.random() * 20, '#789a6a', '#2b5c50');
  return stage;
}

/** Bariloche: a lake, firs and rock needles. */
export function bariloche(): Stage {
  const stage = createStage(1920, 1280, 22, 0.58);
  const h = stage.horizon;
  sky(stage, andesSky.clear);
  sun(stage, 520, 250, 56, '#fff6e2', '#fff0d0', 7);
  clouds(stage, 7, 140, 400, '#ffffff', 0.5);
  range(stage, { seed: 87, y: h - 240, height: 230, haze: '#d7dfd8', snow: 150, planes: 3 });
  plane(stage, {
    seed: 14,
    y: h - 34,
    amplitude: 46,
    breadth: 460,
    colour: '#2f6b6b',
    foot: '#3f7c78',
    footY: h,
    lift: (s) => 70 * Math.abs(s - 0.5),
  });
  water(
    stage,
    h,
    [
      [0, '#9cc0bf'],
      [0.25, '#4f8f98'],
      [1, '#0f4c5c'],
    ],
    { light: '#e2f0ec', dark: '#0d4453', count: 240, opacity: 0.32 },
  );
  glitter(stage, 520, h, h + 260, '#fff3d8', 0.6);
  plane(stage, {
    seed: 29,
    y: h + 420,
    amplitude: 46,
    breadth: 640,
    colour: '#1d4a49',
    foot: '#0c2c34',
    lift: (s) => 260 * Math.max(0, s - 0.6) ** 1.4 + 150 * Math.max(0, 0.24 - s),
  });
  for (const [x, y, s] of [
    [60, 1140, 300],
    [190, 1190, 240],
    [300, 1230, 190],
    [1390, 1180, 210],
    [1500, 1140, 300],
    [1620, 1110, 380],
    [1740, 1090, 450],
    [1860, 1060, 520],
    [1680, 1230, 260],
    [1810, 1240, 300],
  ] as const)
    fir(stage, x, y, s, '#3f7a69', '#0d3a40');
  return stage;
}

/** Santiago: a skyline under a wall of snow. */
export function santiago(): Stage {
  const stage = createStage(1920, 1280, 33, 0.62);
  const h = stage.horizon;
  sky(stage, andesSky.dawn);
  sun(stage, 380, 380, 52, '#fff2d4', '#ffdfae', 8);
  clouds(stage, 5, 140, 420, '#f8d9b6', 0.4);
  range(stage, {
    seed: 132,
    y: h - 330,
    height: 260,
    haze: '#ecc39b',
    tone: '#1a5363',
    snow: 170,
    planes: 3,
    lift: (s) => 60 * Math.sin(s * 9),
  });
  mist(stage, h - 30, 260, '#f3cfa6', 0.75);
  const block = (x: number, w: number, tall: number, lit: string, dim: string): void => {
    const y = h + 40;
    stage.add(
      fill(`M${x} ${y - tall}h${w}v${tall + 60}h${-w}Z`, dim),
      fill(`M${x} ${y - tall}h${Math.round(w * 0.55)}v${tall + 60}h${-Math.round(w * 0.55)}Z`, lit),
    );
    let windows = '';
    for (let row = 14; row < tall - 8; row += 17)
      for (let column = 8; column < w - 8; column += 13)
        if (stage.random() > 0.32) windows += `M${x + column} ${Math.round(y - tall + row)}h6v7h-6Z`;
    stage.add(fill(windows, '#ffe2b0', ' opacity=".5"'));
  };
  for (let k = 0; k < 44; k++)
    block(
      Math.round(k * 45 - 20),
      32 + Math.round(stage.random() * 26),
      60 + Math.round(stage.random() * 90 + 90 * Math.exp(-(((k - 27) / 7) ** 2))),
      '#7f9490',
      '#56757a',
    );
  stage.add(
    fill(
      `M1196 ${h + 40}L1204 ${h - 330}L1222 ${h - 372}L1248 ${h - 372}L1266 ${h - 330}L1276 ${h + 40}Z`,
      '#2b5c67',
    ),
    fill(`M1196 ${h + 40}L1204 ${h - 330}L1222 ${h - 372}L1232 ${h - 372}L1236 ${h + 40}Z`, '#82a29f'),
  );
  for (let k = 0; k < 26; k++)
    block(
      Math.round(k * 78 - 30),
      52 + Math.round(stage.random() * 34),
      40 + Math.round(stage.random() * 80 + 70 * Math.exp(-(((k - 15) / 5) ** 2))),
      '#4d7478',
      '#285560',
    );
  for (let row = 0; row < 6; row++) {
    for (let k = 0; k < 34 - row * 3; k++)
      shrub(
        stage,
        stage.random() * 1960 - 20,
        h + 62 + row * 34,
        40 + row * 16,
        row < 2 ? '#5f8a72' : '#3a6a5c',
        '#1a4a4c',
      );
    mist(stage, h + 70 + row * 34, 60, '#e3b78f', 0.16 - row * 0.025);
  }
  plane(stage, {
    seed: 8,
    y: h + 262,
    amplitude: 26,
    breadth: 520,
    octaves: 5,
    colour: '#15424a',
    foot: '#0b2b34',
  });
  return stage;
}

/** Salta: folded hills of many colours and giant cactus. */
export function salta(): Stage {
  const stage = createStage(1920, 1280, 44, 0.6);
  const h = stage.horizon;
  sky(stage, andesSky.clear);
  sun(stage, 460, 260, 60, '#fff6e2', '#fff0d0', 7);
  clouds(stage, 6, 130, 380, '#ffffff', 0.5);
  range(stage, { seed: 71, y: h - 200, height: 130, haze: '#dcd8c8', planes: 1, tone: '#3a6a72' });
  strata(
    stage,
    {
      seed: 95,
      y: h - 70,
      amplitude: 150,
      breadth: 420,
      sharp: true,
      octaves: 4,
      colour: '#c98f6b',
      foot: '#d8b48c',
      footY: h + 260,
    },
    ['#b9603a', '#e2c19a', '#8d4630', '#d99a6c', '#6f7f78', '#eed6b0', '#b84a14', '#7d5a4c', '#dcb083'],
    46,
  );
  mist(stage, h + 90, 160, '#ecd9b8', 0.6);
  plane(stage, {
    seed: 27,
    y: h + 120,
    amplitude: 46,
    breadth: 520,
    colour: '#a8754f',
    foot: '#8d6547',
    shade: '#6b4632',
    shadeOpacity: 0.4,
  });
  plane(stage, { seed: 36, y: h + 270, amplitude: 34, breadth: 700, colour: '#7c5c44', foot: '#4e4539' });
  for (const [x, y, s] of [
    [1420, 1010, 150],
    [1180, 1040, 120],
    [240, 1030, 130],
    [760, 1010, 90],
    [560, 1080, 190],
  ] as const)
    cardon(stage, x, y, s, '#8ba37a', '#2e5848');
  tufts(stage, 500, h + 200, 1270, '#d9b27c', '#4d4433', 1.1);
  for (const [x, y, s] of [
    [1660, 1210, 520],
    [1830, 1180, 330],
    [110, 1230, 400],
  ] as const)
    cardon(stage, x, y, s, '#88a377', andes.petrol);
  return stage;
}
