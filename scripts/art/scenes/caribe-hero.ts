import { broadLeaf, caribe, createPaper, disc, field, frond, wavePath } from './paper.ts';
import { createStage, type Stage } from './stage.ts';
import { park } from './vehicle.ts';

interface Cast {
  readonly sunX: number;
  readonly sunRadius: number;
  /** Height of the sun's middle over the waves. */
  readonly sunRise: number;
  /** A cape closes the bay on the right. */
  readonly hasCape: boolean;
  /** Middle and scale of the car. */
  readonly carX: number;
  readonly scale: number;
  /** How far the beach lies above the place it has in the wide picture. */
  readonly rise: number;
}

/** The sun behind the waves and a car cut out across both; returns the sheets for what lies on top. */
function beach(stage: Stage, { sunX, sunRadius, sunRise, hasCape, carX, scale, rise }: Cast) {
  const h = stage.horizon - rise;
  const w = stage.width;
  field(stage, caribe.teal);
  const paper = createPaper(stage);
  disc(stage, sunX, h - sunRise, sunRadius, caribe.sun, '#2d8a73', paper.filter);
  if (hasCape)
    paper.sheet(
      `M${w - 440} ${h - 10}C${w - 380} ${h - 160} ${w - 280} ${h - 240} ${w - 160} ${h - 200}S${w - 20} ${h - 110} ${w + 70} ${h - 150}V${h + 150}H${w - 440}Z`,
      '#0a5a5e',
    );
  paper.sheet(
    `M-60 ${h + 10}C60 ${h - 90} 160 ${h - 120} 290 ${h - 70}S480 ${h - 20} 560 ${h + 10}V${h + 150}H-60Z`,
    '#0a5a5e',
  );
  paper.sheet(wavePath(stage, h - 24, 44, 520, 0.1), caribe.lagoon);
  paper.sheet(wavePath(stage, h + 24, 54, 640, 0.55), caribe.shallow);
  paper.sheet(wavePath(stage, h + 74, 58, 760, 0.2), caribe.foam);
  paper.sheet(wavePath(stage, h + 112, 64, 880, 0.62), caribe.sun);
  paper.sheet(wavePath(stage, h + 300, 30, 1100, 0.3), '#f0b323');
  park(stage, {
    body: 'compact-suv',
    trim: 'c',
    paint: 'red',
    x: carX,
    groundY: h + 152,
    scale,
    cutOut: { width: 13, colour: caribe.sand, filter: paper.filter },
  });
  return paper;
}

/** Two fields of colour meet in a wave. Sun and car stay together, so that a low window shows both. */
export function caribeHero(): Stage {
  const stage = createStage(1920, 1080, 101);
  const paper = beach(stage, {
    sunX: 1500,
    sunRadius: 130,
    sunRise: 236,
    hasCape: true,
    carX: 1290,
    scale: 1.5,
    rise: 0,
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

/** The same beach for upright screens: words in the sky, below them the rising sun and the whole car. */
export function caribeHeroTall(): Stage {
  const stage = createStage(960, 1200, 101);
  beach(stage, {
    sunX: 724,
    sunRadius: 140,
    // Lower than the longest titles reach: white letters could not be read on the sun.
    sunRise: -40,
    hasCape: false,
    carX: 480,
    scale: 1.12,
    rise: -128,
  });
  return stage;
}
