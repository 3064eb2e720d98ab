import { round } from '../kit/pen.ts';
import { caribe, createPaper, disc, field, paperPalm, wavePath } from './paper.ts';
import { createStage, fill, type Stage } from './stage.ts';

/** Interlude: nothing but waves and the disc. */
export function waves(): Stage {
  const stage = createStage(1920, 1080, 125);
  const h = stage.horizon;
  field(stage, caribe.sun);
  const paper = createPaper(stage);
  disc(stage, 620, h - 130, 240, caribe.coral, '#f7a23a', paper.filter);
  [
    [caribe.night, 0.1],
    [caribe.dusk, 0.5],
    [caribe.teal, 0.25],
    [caribe.lagoon, 0.7],
    [caribe.shallow, 0.4],
    [caribe.foam, 0.05],
    [caribe.sand, 0.55],
  ].forEach(([colour, phase], k) =>
    paper.sheet(wavePath(stage, h + k * 62, 40 + k * 7, 420 + k * 90, phase as number), colour as string),
  );
  return stage;
}

/** Interlude: islands in flat light. */
export function islands(): Stage {
  const stage = createStage(1920, 1080, 126);
  const h = stage.horizon;
  field(stage, caribe.foam);
  const paper = createPaper(stage);
  disc(stage, 480, 270, 130, caribe.sun, caribe.glow, paper.filter);
  paper.sheet(
    'M1000 220C1010 160 1090 150 1130 176C1160 120 1260 120 1284 180C1340 164 1384 200 1362 244C1330 270 1060 270 1024 254C1006 246 998 232 1000 220Z',
    caribe.sand,
  );
  paper.sheet(wavePath(stage, h, 12, 300, 0), caribe.lagoon);
  paper.sheet(
    `M1160 ${h + 30}C1260 ${h - 120} 1380 ${h - 210} 1500 ${h - 190}S1760 ${h - 60} 1880 ${h + 30}Z`,
    caribe.leaf,
  );
  paper.sheet(
    `M180 ${h + 34}C280 ${h - 60} 380 ${h - 100} 480 ${h - 80}S680 ${h - 20} 760 ${h + 34}Z`,
    '#14a37f',
  );
  paper.sheet(wavePath(stage, h + 56, 22, 420, 0.5), caribe.teal);
  paper.sheet(`M760 ${h + 140}C860 ${h + 60} 1180 ${h + 60} 1300 ${h + 140}Z`, caribe.glow);
  paper.group(
    () =>
      paperPalm(980, h + 96, 300, -0.12, caribe.leaf, caribe.fern, '#8c5a3c') +
      paperPalm(1060, h + 100, 240, 0.14, '#14a37f', caribe.fern, '#7a4c33'),
  );
  paper.sheet(wavePath(stage, h + 150, 36, 560, 0.2), caribe.lagoon);
  paper.sheet(wavePath(stage, h + 240, 48, 700, 0.65), caribe.shallow);
  paper.sheet(wavePath(stage, h + 330, 54, 840, 0.3), caribe.foam);
  paper.sheet(
    `M420 ${h + 214}C480 ${h + 240} 600 ${h + 240} 680 ${h + 208}C664 ${h + 256} 630 ${h + 276} 560 ${h + 276}C486 ${h + 276} 440 ${h + 256} 420 ${h + 214}Z`,
    caribe.coral,
  );
  paper.group(
    () =>
      fill(`M552 ${h + 208}V${h + 60}L644 ${h + 196}Z`, caribe.sand) +
      fill(`M542 ${h + 208}V${h + 84}L474 ${h + 200}Z`, caribe.sun),
  );
  return stage;
}

/** Not found: one palm on a very small island, a bottle in the water. */
export function lost(): Stage {
  const stage = createStage(1920, 1080, 127);
  const h = stage.horizon;
  field(stage, caribe.night);
  const paper = createPaper(stage);
  for (let k = 0; k < 40; k++)
    stage.add(
      `<circle cx="${round(stage.random() * 1920)}" cy="${round(stage.random() * 520)}" r="${round(2 + stage.random() * 3.6)}" fill="${caribe.sand}" opacity="${(0.4 + stage.random() * 0.6).toFixed(2)}"/>`,
    );
  disc(stage, 640, 280, 140, caribe.glow, caribe.dusk, paper.filter);
  paper.sheet(wavePath(stage, h + 10, 18, 380, 0.2), '#0a4f5a');
  paper.sheet(wavePath(stage, h + 80, 30, 520, 0.6), caribe.teal);
  paper.sheet(`M1040 ${h + 170}C1140 ${h + 40} 1420 ${h + 40} 1540 ${h + 170}Z`, caribe.glow);
  paper.group(() => paperPalm(1290, h + 92, 430, -0.14, '#14a37f', caribe.fern, '#8c5a3c'));
  paper.sheet(wavePath(stage, h + 166, 40, 640, 0.1), caribe.lagoon);
  paper.group(
    () =>
      `<g transform="translate(560 ${h + 196}) rotate(-64)">${fill('M-34 150V20C-34 -10 -14 -20 -14 -50V-90H14V-50C14 -20 34 -10 34 20V150C34 166 24 170 0 170S-34 166 -34 150Z', caribe.foam)}${fill('M-18 130V30H18V130Z', caribe.sand)}${fill('M-16 -112H16V-84H-16Z', '#b8763f')}</g>`,
  );
  paper.sheet(wavePath(stage, h + 246, 50, 760, 0.5), caribe.shallow);
  paper.sheet(wavePath(stage, h + 340, 50, 900, 0.15), '#0a4f5a');
  return stage;
}
