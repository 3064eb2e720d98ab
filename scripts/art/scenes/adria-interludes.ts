import { adria, adriaSky, adriatic, islands } from './adria-sea.ts';
import { lighthouse } from './towers.ts';
import { plane } from './land.ts';
import { shrub } from './plants.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, fill, type Stage, stroke } from './stage.ts';
import { glitter, sailboat } from './water.ts';

/** Interlude: sails in a bay of islands. */
export function bay(): Stage {
  const stage = createStage(1920, 1080, 95, 0.58);
  const h = stage.horizon;
  sky(stage, adriaSky.morning);
  // At the edge, where no headline runs over it.
  sun(stage, 60, 230, 50, '#fffaf0', '#fff3d6', 8);
  clouds(stage, 8, 100, 340, '#ffffff', 0.6);
  islands(stage, 231, h + 8, 170, '#e6e6da', 3);
  mist(stage, h, 80, '#f6efdf', 0.6);
  adriatic(stage, h + 6);
  glitter(stage, 60, h + 8, 1000, '#fffbe9', 0.55);
  for (const [x, y, s, hull] of [
    [1120, 60, 80, adria.navy],
    [1330, 120, 150, adria.terracotta],
    [1640, 250, 290, adria.navy],
    [860, 90, 96, adria.terracotta],
    [980, 44, 48, adria.navy],
  ] as const)
    sailboat(stage, x, h + y, s, '#fffaf0', '#e3d8c4', hull);
  return stage;
}

/** Interlude: olive terraces above the sea. */
export function olives(): Stage {
  const stage = createStage(1920, 1080, 96, 0.58);
  const h = stage.horizon;
  sky(stage, adriaSky.evening);
  // Beside the frame: its disc would shine through the headline's shade.
  sun(stage, -140, h - 180, 50, '#fff3d8', '#ffdcae', 9);
  clouds(stage, 8, 90, h - 230, '#fbdcc0', 0.5);
  islands(stage, 261, h + 8, 120, '#efc6a2', 3);
  adriatic(stage, h + 6);
  glitter(stage, 20, h + 8, h + 200, '#fff0cf', 0.7);
  for (let k = 0; k < 4; k++) {
    const lift = (s: number): number => 90 * (s - 0.45) * (1 - k * 0.1);
    plane(stage, {
      seed: 44 + k,
      y: h + 150 + k * 84,
      amplitude: 12,
      breadth: 520,
      colour: '#e2c9a0',
      foot: '#b79a76',
      footY: h + 200 + k * 84,
      lift,
    });
    plane(stage, {
      seed: 44 + k,
      y: h + 176 + k * 84,
      amplitude: 12,
      breadth: 520,
      colour: ['#9aa077', '#8a946a', '#76855e', '#61744f'][k]!,
      foot: ['#7c8a66', '#6b7d5b', '#566d50', '#3c5643'][k]!,
      footY: h + 260 + k * 84,
      lift,
    });
    for (let t = 0; t < 9; t++) {
      const x = (t + 0.5 + stage.random() * 0.5) * 215 - k * 60;
      const y = h + 168 + k * 84 - 90 * (x / 1920 - 0.45) * (1 - k * 0.1) + 22;
      stage.add(stroke(`M${Math.round(x)} ${Math.round(y)}q6 -20 -4 -${34 + k * 7}`, '#5d4a3c', 7 + k * 2));
      shrub(stage, x, y - 26 - k * 5, 62 + k * 12, '#b3bd93', '#6c8168');
    }
  }
  return stage;
}

/** Not found: a lighthouse in sea fog and one small boat. */
export function lost(): Stage {
  const stage = createStage(1920, 1080, 97, 0.6);
  const h = stage.horizon;
  sky(stage, adriaSky.fog);
  sun(stage, 480, 250, 50, '#fbf6e6', '#f4eedd', 8);
  islands(stage, 291, h + 8, 110, '#dfe2da', 2);
  stage.add(
    fill(
      `M0 ${h}H1920V1080H0Z`,
      stage.down(
        [
          [0, '#cfdad6'],
          [0.4, '#8fb0b3'],
          [1, '#3f7484'],
        ],
        h,
        1080,
      ),
    ),
  );
  mist(stage, h + 10, 240, '#eeece1', 0.85);
  stage.add(`<path d="M1330 ${h - 214}L-40 ${h - 400}V${h - 60}Z" fill="#fff4cf" opacity=".28"/>`);
  lighthouse(stage, 1360, h + 90, 130, 400, {
    wall: '#fbf8f2',
    shade: '#cdc6b8',
    roof: adria.terracotta,
    roofShade: '#7e2f1f',
    hole: '#3d4a5c',
  });
  plane(stage, {
    seed: 15,
    y: h + 90,
    amplitude: 30,
    breadth: 120,
    octaves: 5,
    step: 10,
    colour: '#8b8d82',
    foot: '#5d7478',
    footY: h + 170,
    shade: '#4f5f62',
    shadeOpacity: 0.4,
    lift: (s) => -260 + 260 * Math.exp(-(((s - 0.71) / 0.1) ** 4)),
  });
  stage.add(
    fill(
      `M0 ${h + 150}Q480 ${h + 120} 960 ${h + 146}T1920 ${h + 136}V1080H0Z`,
      stage.down(
        [
          [0, '#86aab0'],
          [1, '#376b7c'],
        ],
        h + 130,
        1080,
      ),
    ),
  );
  let d = '';
  for (let k = 0; k < 70; k++)
    d += `M${Math.round(stage.random() * 1920)} ${Math.round(h + 165 + stage.random() * 260)}h${Math.round(30 + stage.random() * 110)}`;
  stage.add(stroke(d, '#eef3ec', 2.4, ' opacity=".35"'));
  stage.add(
    fill(`M560 ${h + 246}H820Q800 ${h + 306} 760 ${h + 310}H620Q584 ${h + 306} 560 ${h + 246}Z`, '#fbf8f2'),
    fill(`M560 ${h + 246}H820L816 ${h + 262}H564Z`, adria.terracotta),
    fill(`M600 ${h + 316}H790L740 ${h + 346}H640Z`, '#fbf8f2', ' opacity=".22"'),
    stroke(`M640 ${h + 244}L560 ${h + 300}M730 ${h + 244}L828 ${h + 306}`, '#8a6f52', 7),
  );
  mist(stage, h + 130, 200, '#eeece1', 0.4);
  return stage;
}
