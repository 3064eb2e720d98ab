import { adria, adriaSky, adriatic, huddle, islands, limestone } from './adria-sea.ts';
import { campanile } from './buildings.ts';
import { plane } from './land.ts';
import { cypress, shrub, stonePine } from './plants.ts';
import { parapet, sideRoad } from './road.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, type Stage } from './stage.ts';
import { park } from './vehicle.ts';
import { glitter, sailboat } from './water.ts';

const rise = (share: number): number => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** Coast road, campanile, islands and a convertible; middle is where a narrow crop looks, in canvas units. */
function coast(stage: Stage, middle: number, unit: number, pineX: number): void {
  const h = stage.horizon;
  const w = stage.width;
  const u = (value: number): number => value * unit;
  sky(stage, adriaSky.morning);
  sun(stage, middle - u(250), h - u(400), u(44), '#fffaf0', '#fff3d6', 8);
  clouds(stage, 8, u(90), h - u(190), '#ffffff', 0.6);
  islands(stage, 12, h + u(8), u(120), '#e6e6da');
  mist(stage, h, u(70), '#f6efdf', 0.6);
  adriatic(stage, h + u(6));
  glitter(stage, middle - u(250), h + u(8), h + u(170), '#fffbe9', 0.6);
  sailboat(stage, middle - u(330), h + u(70), u(64), '#fffaf0', '#e3d8c4', adria.navy);
  sailboat(stage, middle - u(60), h + u(34), u(34), '#fffaf0', '#e3d8c4', adria.terracotta);
  // The town stands on a headland that comes in from the right.
  const town = middle + u(190);
  plane(stage, {
    seed: 33,
    y: h + u(96),
    amplitude: u(14),
    breadth: u(300),
    octaves: 4,
    colour: '#8a9a76',
    foot: '#4f7468',
    footY: h + u(150),
    step: 8,
    lift: (s) => rise((s * w - town + u(270)) / u(200)) * u(330) - u(260),
  });
  huddle(stage, town - u(10), h + u(72), u(520), 3, u(84), limestone);
  campanile(stage, town + u(78), h + u(40), u(66), u(420), limestone);
  huddle(stage, town - u(70), h + u(104), u(720), 1, u(92), limestone);
  for (let k = 0; k < 6; k++)
    cypress(
      stage,
      town - u(96) + k * u(17),
      h + u(112) - k * u(2),
      u(100 + ((k * 37) % 48)),
      '#5d8061',
      '#244f4c',
    );
  for (let k = 0; k < 14; k++)
    shrub(stage, town - u(150) + k * u(64), h + u(134), u(30 + ((k * 13) % 16)), '#7f9a6c', '#3d6656');
  parapet(stage, h + u(276), u(44), '#f6ecd8', '#d3c3a6');
  sideRoad(stage, h + u(274), u(112), '#6a7077', '#e9dfcb', '#fbf8f2');
  park(stage, {
    body: 'convertible',
    trim: 'b',
    paint: 'red',
    x: middle - u(20),
    groundY: h + u(346),
    scale: unit * 1.28,
  });
  plane(stage, {
    seed: 63,
    y: h + u(398),
    amplitude: u(9),
    breadth: u(420),
    colour: '#7e8f68',
    foot: '#3c5a4c',
  });
  for (let k = 0; k < 20; k++)
    shrub(stage, k * (w / 19), stage.height + u(8), u(42 + ((k * 29) % 30)), '#8aa06f', '#3b5d4d');
  stonePine(stage, pineX, stage.height + u(10), u(640), '#5e8565', '#264f4b', '#6d5646');
}

/** The wide hero; its subject sits right of the middle, where the arch is cut. */
export function adriaHero(): Stage {
  const stage = createStage(1920, 1080, 71, 0.58);
  coast(stage, 1180, 1.06, 130);
  return stage;
}

/** The same coast composed for an upright arch. */
export function adriaHeroTall(): Stage {
  const stage = createStage(960, 1200, 71, 0.58);
  coast(stage, 480, 1, 0);
  return stage;
}
