import { round } from '../kit/pen.ts';
import { broadLeaf, caribe, createPaper, disc, field, paperPalm, wavePath } from './paper.ts';
import { createStage, fill, type Stage, stroke } from './stage.ts';

const STONE = '#e9c48d';
const SHADE = '#c99a5f';

/** Puerto Plata: the old fort on its point, the cable car, the mountain with its cloud. */
export function puertoPlata(): Stage {
  const stage = createStage(1920, 1280, 121);
  const h = stage.horizon;
  field(stage, caribe.shallow);
  const paper = createPaper(stage);
  disc(stage, 470, 330, 150, caribe.sun, caribe.glow, paper.filter);
  paper.sheet(
    `M560 ${h + 60}C820 ${h + 20} 980 ${h - 190} 1130 ${h - 330}C1230 ${h - 430} 1380 ${h - 452} 1490 ${h - 372}C1650 ${h - 260} 1780 ${h - 60} 2080 ${h + 20}V1320H560Z`,
    caribe.leaf,
  );
  paper.sheet(
    `M900 ${h + 70}C1100 ${h + 30} 1250 ${h - 150} 1420 ${h - 210}C1580 ${h - 250} 1720 ${h - 60} 2080 ${h + 10}V1320H900Z`,
    caribe.fern,
  );
  // The cable runs from the valley to the cloud; one cabin is on its way.
  stage.add(stroke(`M560 ${h + 20}Q1080 ${h - 130} 1440 ${h - 420}`, caribe.night, 5));
  paper.group(
    () =>
      stroke(`M1130 ${h - 212}v44`, caribe.night, 6) +
      fill(`M1070 ${h - 152}q0 -18 18 -18h84q18 0 18 18v66q0 24 -24 24h-72q-24 0 -24 -24Z`, caribe.coral) +
      fill(`M1086 ${h - 150}h38v42h-38ZM1136 ${h - 150}h38v42h-38Z`, caribe.foam),
  );
  paper.sheet(
    'M1130 348C1150 292 1230 296 1256 326C1290 262 1400 268 1414 330C1470 306 1540 344 1514 398C1480 436 1230 432 1176 408C1140 400 1122 374 1130 348Z',
    caribe.sand,
  );
  paper.sheet(wavePath(stage, h + 80, 16, 360, 0.2), caribe.teal);
  paper.sheet(wavePath(stage, h + 160, 26, 480, 0.6), caribe.lagoon);
  const y = h + 236;
  const battlements = Array.from({ length: 7 }, (_, k) => `M${330 + k * 96} ${y - 190}v-36h52v36Z`).join('');
  paper.group(
    () =>
      fill(`M270 ${y}L300 ${y - 190}H1010L1044 ${y}Z`, STONE) +
      fill(battlements, STONE) +
      fill(`M800 ${y - 190}H1010L1044 ${y}H830Z`, SHADE) +
      fill(`M420 ${y}v-74a40 40 0 0 1 80 0v74Z`, caribe.night) +
      fill(`M600 ${y - 120}h26v34h-26ZM700 ${y - 120}h26v34h-26ZM884 ${y - 116}h22v32h-22Z`, caribe.night),
  );
  paper.group(
    () =>
      fill(`M232 ${y - 150}h128v-120a64 64 0 0 0 -128 0Z`, STONE) +
      fill(`M318 ${y - 150}h42v-120a64 64 0 0 0 -42 -60Z`, SHADE) +
      fill(`M222 ${y - 150}h148l-34 56h-80Z`, SHADE) +
      fill(
        `M226 ${y - 268}C240 ${y - 346} 276 ${y - 372} 296 ${y - 396}C316 ${y - 372} 352 ${y - 346} 366 ${y - 268}Z`,
        caribe.coral,
      ) +
      fill(`M280 ${y - 236}h30v56h-30Z`, caribe.night),
  );
  paper.sheet(wavePath(stage, h + 236, 30, 620, 0.1), caribe.shallow);
  paper.sheet(wavePath(stage, h + 312, 36, 760, 0.5), caribe.foam);
  paper.sheet(`M-40 1320V1190C320 1120 760 1230 1160 1170S1720 1090 1980 1140V1320Z`, caribe.dune);
  paper.group(() => paperPalm(1740, 1230, 520, 0.06, '#14a37f', caribe.teal, '#7a4c33'));
  return stage;
}

/** Samaná: a whale goes down in a bay between green hills. */
export function samana(): Stage {
  const stage = createStage(1920, 1280, 122);
  const h = stage.horizon;
  field(stage, caribe.glow);
  const paper = createPaper(stage);
  disc(stage, 500, 350, 160, caribe.coral, caribe.petal, paper.filter);
  paper.sheet(
    'M1130 250C1144 190 1230 180 1262 218C1294 156 1392 160 1406 220C1464 200 1522 238 1498 290C1462 328 1220 324 1172 302C1138 294 1122 276 1130 250Z',
    caribe.sand,
  );
  const hill = (from: number, peak: number, to: number, top: number): string =>
    `M${from} ${h + 90}C${round(from + (peak - from) * 0.4)} ${h + 60} ${round(peak - (peak - from) * 0.35)} ${top} ${peak} ${top}S${round(to - (to - peak) * 0.4)} ${h + 70} ${to} ${h + 90}V1320H${from}Z`;
  paper.sheet(hill(-420, 60, 760, h - 230), '#2aa18a');
  paper.sheet(hill(1180, 1800, 2400, h - 250), '#2aa18a');
  paper.sheet(hill(-500, -60, 520, h - 110), caribe.leaf);
  paper.sheet(hill(1420, 2010, 2500, h - 120), caribe.leaf);
  paper.sheet(wavePath(stage, h + 60, 14, 340, 0.1), caribe.teal);
  paper.sheet(wavePath(stage, h + 150, 24, 460, 0.5), caribe.lagoon);
  const [x, y] = [960, h + 290];
  const fluke = (side: 1 | -1): string => {
    const at = (dx: number, dy: number): string => `${round(x + side * dx)} ${round(y + dy)}`;
    return `M${at(0, -356)}C${at(60, -432)} ${at(196, -470)} ${at(352, -404)}C${at(300, -372)} ${at(288, -330)} ${at(236, -300)}C${at(176, -268)} ${at(112, -262)} ${at(72, -214)}C${at(66, -120)} ${at(86, -60)} ${at(150, 30)}L${at(0, 40)}Z`;
  };
  paper.group(
    () =>
      fill(fluke(-1), caribe.night) +
      fill(fluke(1), caribe.dusk) +
      fill(
        `M${x - 300} ${y - 392}C${x - 220} ${y - 410} ${x - 130} ${y - 400} ${x - 40} ${y - 330}C${x - 120} ${y - 360} ${x - 210} ${y - 366} ${x - 300} ${y - 392}Z`,
        caribe.dusk,
      ),
  );
  const drops = [
    [-220, -90, 16],
    [-268, -150, 11],
    [-180, -170, 9],
    [236, -100, 15],
    [286, -168, 10],
    [196, -190, 8],
  ] as const;
  stage.add(
    drops
      .map(([dx, dy, r]) => `<circle cx="${x + dx}" cy="${round(y + dy)}" r="${r}" fill="${caribe.sand}"/>`)
      .join(''),
  );
  paper.sheet(
    `M${x - 330} ${y + 60}C${x - 280} ${y - 10} ${x - 236} ${y - 44} ${x - 196} ${y - 6}C${x - 150} ${y - 70} ${x - 96} ${y - 40} ${x - 60} ${y + 4}C${x - 10} ${y - 34} ${x + 50} ${y - 30} ${x + 84} ${y + 2}C${x + 130} ${y - 62} ${x + 190} ${y - 56} ${x + 216} ${y - 2}C${x + 262} ${y - 36} ${x + 300} ${y} ${x + 340} ${y + 60}Z`,
    caribe.foam,
  );
  paper.sheet(wavePath(stage, h + 316, 34, 640, 0.2), caribe.shallow);
  paper.sheet(wavePath(stage, h + 404, 40, 820, 0.6), caribe.foam);
  paper.group(() => paperPalm(1740, 1330, 780, -0.06, caribe.leaf, caribe.fern, '#8c5a3c'));
  paper.group(() =>
    [
      broadLeaf(20, 1310, 420, 58, '#14a37f', caribe.fern),
      broadLeaf(180, 1340, 330, 84, caribe.coral, '#8f1a14'),
    ].join(''),
  );
  return stage;
}
