import { adria, adriaSky, adriatic, huddle, islands, limestone } from './adria-sea.ts';
import { arcade, campanile, house, rampart } from './buildings.ts';
import { roundTower } from './towers.ts';
import { plane } from './land.ts';
import { cypress, palm } from './plants.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, fill, type Stage, stroke } from './stage.ts';
import { glitter, sailboat } from './water.ts';

const stone = { wall: '#ecdcbf', shade: '#bfa985', roof: '#c8603f', roofShade: '#93412c', hole: '#4a4a52' };

/** Dubrovnik: roofs behind ramparts, a round tower in the sea. */
export function dubrovnik(): Stage {
  const stage = createStage(1920, 1280, 81, 0.58);
  const h = stage.horizon;
  sky(stage, adriaSky.noon);
  sun(stage, 420, 260, 54, '#fffaf0', '#fff3d6', 8);
  clouds(stage, 7, 130, 400, '#ffffff', 0.65);
  islands(stage, 21, h + 8, 130, '#e2e8de', 2);
  adriatic(stage, h + 6);
  glitter(stage, 420, h + 8, h + 300, '#fffbe9', 0.55);
  plane(stage, {
    seed: 41,
    y: h - 20,
    amplitude: 40,
    breadth: 600,
    colour: '#7f9474',
    foot: '#5f7f6c',
    footY: h + 200,
    lift: (s) => -900 + 1160 * Math.min(1, Math.max(0, (s - 0.36) * 2)) ** 0.55,
    shade: '#3f6655',
    shadeOpacity: 0.3,
  });
  for (let k = 0; k < 40; k++)
    cypress(
      stage,
      1100 + stage.random() * 820,
      h - 60 - stage.random() * 70,
      60 + stage.random() * 60,
      '#6d8f68',
      '#2d5a52',
    );
  huddle(stage, 800, h + 140, 1180, 5, 110, limestone);
  campanile(stage, 1210, h + 60, 62, 330, limestone, true);
  house(stage, 1420, h + 40, 190, 150, limestone);
  stage.add(
    fill(`M1450 ${h - 110}a66 66 0 0 1 132 0Z`, '#7fa59c'),
    fill(`M1522 ${h - 176}a66 66 0 0 1 60 66h-50Z`, '#4f7f7b'),
    stroke(`M1516 ${h - 176}v-30`, '#3d4a5c', 4),
  );
  rampart(stage, 740, h + 330, 1240, 210, stone);
  roundTower(stage, 760, h + 350, 230, 320, stone);
  roundTower(stage, 1330, h + 345, 180, 270, stone);
  plane(stage, {
    seed: 52,
    y: h + 344,
    amplitude: 14,
    breadth: 120,
    octaves: 5,
    step: 10,
    colour: '#b5a283',
    foot: '#7d7868',
    footY: h + 400,
    lift: (s) => (s > 0.32 ? 0 : -300),
  });
  adriaticFront(stage, h + 390);
  sailboat(stage, 430, h + 330, 170, '#fffaf0', '#e3d8c4', adria.navy);
  return stage;
}

function adriaticFront(stage: Stage, y: number): void {
  stage.add(
    fill(
      `M0 ${y + 12}Q240 ${y - 6} 480 ${y + 8}T960 ${y + 4}T1440 ${y + 8}T1920 ${y}V${stage.height}H0Z`,
      stage.down(
        [
          [0, '#2b7486'],
          [1, '#174c66'],
        ],
        y,
        stage.height,
      ),
    ),
  );
  let d = '';
  for (let k = 0; k < 60; k++)
    d += `M${Math.round(stage.random() * 1920)} ${Math.round(y + 16 + stage.random() * (stage.height - y))}h${Math.round(30 + stage.random() * 90)}`;
  stage.add(stroke(d, '#d9eee8', 2.4, ' opacity=".3"'));
}

/** Split: a palace arcade, the bell tower behind, palms on the waterfront. */
export function split(): Stage {
  const stage = createStage(1920, 1280, 82, 0.6);
  const h = stage.horizon;
  sky(stage, adriaSky.morning);
  sun(stage, 400, 290, 54, '#fffaf0', '#fff3d6', 8);
  clouds(stage, 7, 130, 430, '#ffffff', 0.6);
  plane(stage, {
    seed: 61,
    y: h - 150,
    amplitude: 120,
    breadth: 520,
    sharp: true,
    step: 14,
    colour: '#a9bdb9',
    foot: '#e4e2d3',
    footY: h + 60,
    shade: '#7e9ea3',
    shadeOpacity: 0.4,
    glow: '#fff6e4',
    glowOpacity: 0.5,
  });
  mist(stage, h - 30, 200, '#f3ecdf', 0.6);
  huddle(stage, 60, h + 30, 1800, 3, 130, limestone);
  campanile(stage, 1240, h + 40, 130, 720, stone);
  arcade(stage, 120, h + 190, 1680, 190, 14, stone);
  stage.add(fill(`M120 ${h + 0}h1680v-26h-1680Z`, '#d8c7a6'));
  for (let k = 0; k < 6; k++)
    stage.add(
      fill(`M${160 + k * 290} ${h + 190}l34 -56h150l34 56Z`, k % 2 ? '#fbf8f2' : adria.terracotta),
      fill(`M${182 + k * 290} ${h + 190}h174v10h-174Z`, '#7f3120', ' opacity=".5"'),
    );
  stage.add(
    fill(
      `M0 ${h + 236}H1920V${h + 330}H0Z`,
      stage.down(
        [
          [0, '#f1e6d0'],
          [1, '#cdbb9b'],
        ],
        h + 236,
        h + 330,
      ),
    ),
    fill(`M0 ${h + 190}H1920V${h + 240}H0Z`, '#e3d3b5'),
  );
  for (let k = 0; k < 7; k++)
    palm(
      stage,
      90 + k * 285,
      h + 262,
      260 + ((k * 53) % 60),
      k % 2 ? 0.05 : -0.04,
      '#6f9666',
      '#2c5c4d',
      '#8a6f52',
    );
  stage.add(fill(`M0 ${h + 326}H1920v18H0Z`, '#a08d70'));
  adriaticFront(stage, h + 340);
  sailboat(stage, 520, h + 440, 150, '#fffaf0', '#e3d8c4', adria.terracotta);
  sailboat(stage, 1480, h + 410, 110, '#fffaf0', '#e3d8c4', adria.navy);
  return stage;
}
