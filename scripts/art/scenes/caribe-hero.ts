import { broadLeaf, caribe, createPaper, disc, field, frond, wavePath } from './paper.ts';
import { createStage, type Stage } from './stage.ts';
import { park } from './vehicle.ts';

/** Two fields of colour meet in a wave; a car is cut out across both. */
export function caribeHero(): Stage {
  const stage = createStage(1920, 1080, 101);
  const h = stage.horizon;
  field(stage, caribe.teal);
  const paper = createPaper(stage);
  disc(stage, 1420, 320, 165, caribe.sun, '#2d8a73', paper.filter);
  paper.sheet(
    `M1480 ${h + 40}C1540 ${h - 110} 1640 ${h - 190} 1760 ${h - 150}S1900 ${h - 60} 1990 ${h - 100}V${h + 200}H1480Z`,
    '#0a5a5e',
  );
  paper.sheet(
    `M-60 ${h + 60}C60 ${h - 40} 160 ${h - 70} 290 ${h - 20}S480 ${h + 30} 560 ${h + 60}V${h + 200}H-60Z`,
    '#0a5a5e',
  );
  paper.sheet(wavePath(stage, h + 46, 44, 520, 0.1), caribe.lagoon);
  paper.sheet(wavePath(stage, h + 104, 58, 640, 0.55), caribe.shallow);
  paper.sheet(wavePath(stage, h + 166, 66, 760, 0.2), caribe.foam);
  paper.sheet(wavePath(stage, h + 214, 72, 880, 0.62), caribe.sun);
  paper.sheet(wavePath(stage, h + 372, 30, 1100, 0.3), '#f0b323');
  park(stage, {
    body: 'compact-suv',
    trim: 'c',
    paint: 'red',
    x: 1215,
    groundY: h + 254,
    scale: 1.64,
    cutOut: { width: 13, colour: caribe.sand, filter: paper.filter },
  });
  paper.group(() =>
    [
      frond(1960, 40, 560, 212, caribe.leaf, caribe.fern),
      frond(1990, -30, 520, 240, caribe.fern, caribe.leaf),
      frond(1980, 130, 420, 186, '#14a37f', caribe.fern),
      broadLeaf(1960, 1120, 360, 140, caribe.coral, '#8f1a14'),
      broadLeaf(1840, 1140, 260, 108, caribe.leaf, caribe.fern),
    ].join(''),
  );
  return stage;
}
