import { adria, adriaSky, adriatic, huddle, islands, limestone } from './adria-sea.ts';
import { campanile, house } from './buildings.ts';
import { plane } from './land.ts';
import { cypress, shrub, stonePine } from './plants.ts';
import { parapet, sideRoad } from './road.ts';
import { clouds, mist, sky, sun } from './sky.ts';
import { createStage, fill, type Stage, stroke } from './stage.ts';
import { rows } from './strata.ts';
import { park } from './vehicle.ts';
import { glitter, sailboat } from './water.ts';

/** Island hopping: a car ferry between islands. */
export function ferry(): Stage {
  const stage = createStage(1920, 1280, 91, 0.58);
  const h = stage.horizon;
  sky(stage, adriaSky.noon);
  sun(stage, 430, 250, 54, '#fffaf0', '#fff3d6', 8);
  clouds(stage, 8, 120, 430, '#ffffff', 0.65);
  islands(stage, 141, h + 8, 170, '#e2e8de', 3);
  adriatic(stage, h + 6);
  glitter(stage, 430, h + 8, h + 260, '#fffbe9', 0.55);
  const y = h + 330;
  stage.add(
    fill(
      `M560 ${y}L600 ${y - 104}H1560L1680 ${y - 150}L1640 ${y + 34}Q1630 ${y + 60} 1580 ${y + 60}H640Q590 ${y + 60} 560 ${y}Z`,
      '#fbf8f2',
    ),
    fill(
      `M566 ${y + 6}H1646L1640 ${y + 34}Q1630 ${y + 60} 1580 ${y + 60}H640Q600 ${y + 60} 566 ${y + 6}Z`,
      adria.navy,
    ),
    fill(`M563 ${y - 4}H1650L1648 ${y + 8}H568Z`, adria.terracotta),
    fill(`M1240 ${y - 108}V${y - 250}H1500L1540 ${y - 108}Z`, '#f3ecdf'),
    fill(`M1270 ${y - 250}V${y - 316}H1440L1476 ${y - 250}Z`, '#fbf8f2'),
    fill(`M1440 ${y - 316}L1476 ${y - 250}H1400L1392 ${y - 316}Z`, '#243b57'),
    fill(`M1300 ${y - 316}l8 -74h56l8 74Z`, adria.terracotta),
    fill(`M1306 ${y - 366}l2 -24h56l2 24Z`, adria.navy),
    fill(`M1340 ${y - 316}v-74h24l8 74Z`, '#7e2f1f', ' opacity=".7"'),
    fill(`M600 ${y - 104}H1240v-10H604Z`, '#c9bda6'),
    fill(`M1456 ${y - 108}V${y - 250}H1500L1540 ${y - 108}Z`, '#cdc1aa', ' opacity=".7"'),
  );
  let ports = '';
  for (let k = 0; k < 6; k++)
    ports += `M${1262 + k * 38} ${y - 206}h24v28h-24ZM${1262 + k * 42} ${y - 152}h26v26h-26Z`;
  stage.add(fill(ports, '#243b57'));
  park(stage, {
    body: 'city',
    trim: 'b',
    paint: 'red',
    x: 760,
    groundY: y - 112,
    scale: 0.62,
    withShadow: false,
  });
  park(stage, {
    body: 'wagon',
    trim: 'a',
    paint: 'blue',
    x: 1060,
    groundY: y - 112,
    scale: 0.62,
    withShadow: false,
  });
  stage.add(
    fill(`M588 ${y - 72}H1600L1660 ${y - 110}L1654 ${y - 60}H572Z`, '#fbf8f2'),
    stroke(`M590 ${y - 138}H1236`, '#8d99a6', 3),
    stroke(Array.from({ length: 14 }, (_, k) => `M${596 + k * 49} ${y - 138}v34`).join(''), '#8d99a6', 3),
  );
  stage.add(
    fill(
      `M470 ${y + 62}Q560 ${y + 34} 660 ${y + 56}T860 ${y + 52}T1100 ${y + 58}T1340 ${y + 52}T1560 ${y + 58}T1720 ${y + 52}Q1780 ${y + 66} 1720 ${y + 74}H520Z`,
      '#eaf4ee',
      ' opacity=".85"',
    ),
  );
  return stage;
}

/** A week on the coast road: pines, parapet, hatchback. */
export function week(): Stage {
  const stage = createStage(1920, 1280, 92, 0.58);
  const h = stage.horizon;
  sky(stage, adriaSky.evening);
  sun(stage, 520, h - 190, 56, '#fff3d8', '#ffdcae', 9);
  clouds(stage, 8, 130, h - 240, '#fbdcc0', 0.5);
  islands(stage, 171, h + 8, 150, '#efc6a2', 3);
  adriatic(stage, h + 6);
  glitter(stage, 520, h + 8, h + 300, '#fff0cf', 0.75);
  sailboat(stage, 1240, h + 110, 120, '#fff3df', '#dcc5ae', adria.navy);
  sailboat(stage, 860, h + 56, 60, '#fff3df', '#dcc5ae', adria.terracotta);
  parapet(stage, h + 330, 52, '#f6e5c8', '#c9ae8b');
  sideRoad(stage, h + 326, 136, '#5f6570', '#e5d3b6', '#fbf3e2');
  park(stage, {
    body: 'hatch',
    trim: 'b',
    paint: 'white',
    x: 1010,
    groundY: h + 412,
    scale: 1.42,
    light: [1, 0.93, 0.86],
  });
  plane(stage, { seed: 83, y: h + 462, amplitude: 10, breadth: 420, colour: '#6f8059', foot: '#2f4c42' });
  stonePine(stage, 1640, 1270, 860, '#5e8059', '#24493f', '#5f4a3d');
  stonePine(stage, 120, 1290, 620, '#5e8059', '#24493f', '#5f4a3d');
  return stage;
}

/** Wine country: a hill town over vines and cypresses. */
export function wine(): Stage {
  const stage = createStage(1920, 1280, 93, 0.6);
  const h = stage.horizon;
  sky(stage, adriaSky.morning);
  sun(stage, 420, 280, 56, '#fffaf0', '#fff3d6', 8);
  clouds(stage, 7, 130, 400, '#ffffff', 0.6);
  for (let k = 0; k < 3; k++) {
    plane(stage, {
      seed: 31 + k * 9,
      y: h - 110 + k * 60,
      amplitude: 60,
      breadth: 480 + k * 60,
      colour: ['#b9c9bd', '#98b09a', '#7d9a7c'][k]!,
      foot: ['#dfe3d3', '#c1ceb4', '#9fb48f'][k]!,
      footY: h + 60 + k * 40,
      shade: '#5f8272',
      shadeOpacity: 0.2,
    });
    mist(stage, h - 30 + k * 60, 120, '#f4efdf', 0.45);
  }
  plane(stage, {
    seed: 70,
    y: h + 40,
    amplitude: 10,
    breadth: 700,
    colour: '#7f9a6f',
    foot: '#59795c',
    lift: (s) => 250 * Math.exp(-(((s - 0.68) / 0.17) ** 2)),
  });
  huddle(stage, 1050, h - 140, 520, 4, 78, limestone);
  campanile(stage, 1300, h - 230, 62, 300, limestone);
  for (let k = 0; k < 11; k++)
    cypress(
      stage,
      940 + k * 78,
      h + 96 - 250 * Math.exp(-((((940 + k * 78) / 1920 - 0.68) / 0.17) ** 2)),
      110 + ((k * 41) % 60),
      '#6a8c63',
      '#28524b',
    );
  rows(stage, 760, h + 96, 12, '#c99a6a', '#88a062', '#3a5f48');
  for (let k = 0; k < 9; k++)
    cypress(stage, 60 + k * 58, h + 118 + k * 3, 280 - k * 17, '#6a8c63', '#234a45', 0.11);
  house(stage, 640, h + 118, 190, 92, limestone);
  shrub(stage, 600, h + 124, 60, '#8aa06f', '#3d6656');
  shrub(stage, 866, h + 124, 50, '#8aa06f', '#3d6656');
  return stage;
}

/** Family: a cove, a parasol and a wagon with room for everything. */
export function family(): Stage {
  const stage = createStage(1920, 1280, 94, 0.58);
  const h = stage.horizon;
  sky(stage, adriaSky.noon);
  sun(stage, 460, 250, 56, '#fffaf0', '#fff3d6', 8);
  clouds(stage, 7, 120, 420, '#ffffff', 0.65);
  islands(stage, 201, h + 8, 140, '#e2e8de', 2);
  adriatic(stage, h + 6, h + 320);
  glitter(stage, 460, h + 8, h + 240, '#fffbe9', 0.55);
  sailboat(stage, 700, h + 90, 100, '#fffaf0', '#e3d8c4', adria.terracotta);
  plane(stage, {
    seed: 12,
    y: h + 40,
    amplitude: 40,
    breadth: 300,
    octaves: 5,
    step: 10,
    colour: '#8c9c76',
    foot: '#b9a988',
    footY: h + 260,
    shade: '#5a745f',
    shadeOpacity: 0.4,
    lift: (s) => -520 + 640 * Math.min(1, Math.max(0, (s - 0.62) * 3.4)) ** 0.6,
  });
  for (const [x, y, s] of [
    [1500, h + 30, 190],
    [1650, h - 20, 240],
    [1800, h - 60, 280],
    [1890, h - 10, 220],
  ] as const)
    stonePine(stage, x, y, s, '#648a63', '#2a544b', '#6d5646');
  stage.add(
    fill(
      `M0 ${h + 250}C300 ${h + 220} 700 ${h + 300} 1100 ${h + 240}S1700 ${h + 200} 1920 ${h + 220}V1280H0Z`,
      '#e9f3ec',
      ' opacity=".9"',
    ),
    fill(
      `M0 ${h + 274}C320 ${h + 236} 700 ${h + 322} 1100 ${h + 258}S1700 ${h + 214} 1920 ${h + 236}V1280H0Z`,
      stage.down(
        [
          [0, '#f3e3c2'],
          [1, '#d8bd92'],
        ],
        h + 250,
        1280,
      ),
    ),
  );
  stage.add(
    fill('M392 1120L452 832L462 834L406 1122Z', '#8a6f52'),
    fill('M240 872C300 740 560 700 700 862C620 836 320 836 240 872Z', adria.terracotta),
    fill('M240 872C300 740 400 724 452 762C400 790 380 820 372 846C320 848 270 858 240 872Z', '#fbf8f2'),
    fill(
      'M452 762C520 742 650 790 700 862C660 850 610 846 560 844C548 812 500 780 452 762Z',
      '#fbf8f2',
      ' opacity=".92"',
    ),
    `<ellipse cx="470" cy="1128" rx="200" ry="20" fill="#a98c63" opacity=".45"/>`,
    fill('M560 1098L760 1098L790 1126H586Z', adria.sea),
    fill('M560 1098H620L648 1126H586Z', '#f3ecdf', ' opacity=".85"'),
    fill('M660 1098H700L728 1126H690Z', '#f3ecdf', ' opacity=".85"'),
  );
  park(stage, { body: 'wagon', trim: 'b', paint: 'blue', x: 1290, groundY: 1150, scale: 1.36 });
  for (let k = 0; k < 8; k++) shrub(stage, 1130 + k * 118, 1300, 86 + ((k * 37) % 40), '#8aa06f', '#456a55');
  return stage;
}
