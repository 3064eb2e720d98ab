import { round } from '../kit/pen.ts';
import { broadLeaf, caribe, createPaper, disc, field, frond, paperPalm, wavePath } from './paper.ts';
import { createStage, fill, type Stage } from './stage.ts';
import { park } from './vehicle.ts';

/** Summer: an open car on the sun-yellow beach, surfboards beside it. */
export function summer(): Stage {
  const stage = createStage(1920, 1280, 121);
  const h = stage.horizon;
  field(stage, caribe.blush);
  const paper = createPaper(stage);
  disc(stage, 620, 420, 260, caribe.sun, caribe.petal, paper.filter);
  paper.sheet(wavePath(stage, h - 20, 20, 380, 0.3), caribe.teal);
  paper.sheet(wavePath(stage, h + 50, 34, 520, 0.7), caribe.lagoon);
  paper.sheet(wavePath(stage, h + 120, 46, 640, 0.2), caribe.foam);
  paper.sheet(wavePath(stage, h + 186, 50, 820, 0.55), caribe.sand);
  const board = (x: number, y: number, size: number, turn: number, colour: string, stripe: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${fill('M0 0C-44 -120 -44 -330 0 -440C44 -330 44 -120 0 0Z', colour)}${fill('M-4 -8V-430H4V-8Z', stripe)}${fill('M-36 -150C-38 -180 -38 -210 -37 -240H37C38 -210 38 -180 36 -150Z', stripe)}</g>`;
  paper.group(
    () =>
      board(300, 1100, 1.05, -7, caribe.sun, caribe.coral) +
      board(420, 1110, 0.96, 5, caribe.teal, caribe.sand),
  );
  park(stage, {
    body: 'convertible',
    trim: 'a',
    paint: 'blue',
    x: 1180,
    groundY: 1120,
    scale: 1.86,
    cutOut: { width: 13, colour: caribe.sand, filter: paper.filter },
  });
  paper.group(() => paperPalm(1790, 1180, 760, -0.08, caribe.leaf, caribe.fern, '#8c5a3c'));
  paper.sheet(wavePath(stage, 1236, 30, 900, 0.1), caribe.dune);
  return stage;
}

/** Jungle: a big four-by-four among leaves. */
export function jungle(): Stage {
  const stage = createStage(1920, 1280, 122);
  field(stage, caribe.teal);
  const paper = createPaper(stage);
  disc(stage, 520, 350, 170, caribe.sun, '#2d8a73', paper.filter);
  paper.sheet('M-40 760C180 560 360 620 560 700S900 560 1140 600S1640 480 1980 640V1320H-40Z', '#07807a');
  paper.sheet('M-40 860C260 760 420 800 700 840S1300 760 1520 800S1800 760 1980 780V1320H-40Z', caribe.leaf);
  paper.group(() =>
    [
      frond(1940, 300, 620, 200, caribe.leaf, caribe.fern),
      frond(1960, 160, 560, 224, caribe.fern, caribe.leaf),
      frond(-30, 620, 520, 30, caribe.fern, caribe.leaf),
      frond(-30, 760, 480, 6, '#14a37f', caribe.fern),
    ].join(''),
  );
  paper.sheet('M-40 1010C400 960 900 1030 1300 990S1800 960 1980 990V1320H-40Z', '#b8763f');
  paper.sheet('M-40 1090C400 1050 900 1110 1300 1070S1800 1050 1980 1080V1320H-40Z', '#8c5530');
  park(stage, {
    body: 'large-suv',
    trim: 'b',
    paint: 'sand',
    x: 960,
    groundY: 1116,
    scale: 1.82,
    cutOut: { width: 13, colour: caribe.sand, filter: paper.filter },
  });
  paper.group(() =>
    [
      [-30, 1300, 430, 58],
      [150, 1330, 380, 84],
      [330, 1350, 300, 60],
      [1950, 1290, 460, 126],
      [1760, 1340, 400, 100],
      [1560, 1360, 300, 78],
    ]
      .map(([x, y, l, a], k) =>
        broadLeaf(
          x!,
          y!,
          l!,
          a!,
          [caribe.fern, '#14a37f', caribe.coral][k % 3]!,
          k % 3 === 2 ? '#8f1a14' : caribe.night,
        ),
      )
      .join(''),
  );
  return stage;
}

/** Airport: a plane over an island and a van waiting. */
export function airport(): Stage {
  const stage = createStage(1920, 1280, 123);
  const h = stage.horizon;
  field(stage, caribe.glow);
  const paper = createPaper(stage);
  disc(stage, 420, 380, 170, caribe.sun, caribe.sand, paper.filter);
  paper.sheet(
    'M1300 520C1320 450 1410 440 1450 470C1480 410 1590 410 1610 470C1670 460 1710 500 1690 540C1650 570 1350 570 1320 550C1306 544 1298 534 1300 520Z',
    caribe.sand,
  );
  paper.group(
    () =>
      `<g transform="translate(760 300) rotate(-9)">${fill('M330 20L470 -150H540L470 20Z', '#dfe9e4')}${fill('M-40 20C-40 -20 10 -44 90 -44H640C720 -44 800 -10 830 20C800 54 720 64 640 64H60C0 64 -40 50 -40 20Z', caribe.sand)}${fill('M-40 20C-40 4 -30 -8 -14 -20L-90 -160H-30L60 -40Z', caribe.coral)}${fill('M-36 36C-10 58 20 64 60 64H640C720 64 800 54 830 20C700 34 200 50 -36 36Z', caribe.teal)}${fill('M300 30L180 230H260L450 30Z', '#cfe0da')}${fill('M740 -28H790C806 -20 816 -10 824 2H748Z', caribe.night)}${Array.from({ length: 13 }, (_, k) => `<circle cx="${130 + k * 44}" cy="-8" r="9" fill="${caribe.night}"/>`).join('')}</g>`,
  );
  paper.sheet(wavePath(stage, h - 10, 16, 340, 0.1), caribe.lagoon);
  paper.sheet(wavePath(stage, h + 50, 28, 460, 0.5), caribe.shallow);
  paper.sheet('M980 880C1120 760 1260 700 1420 720S1760 800 1980 760V1320H980Z', caribe.leaf);
  paper.sheet(wavePath(stage, h + 190, 34, 760, 0.7), caribe.sand);
  paper.sheet('M-40 1060H1980V1320H-40Z', caribe.dusk);
  stage.add(
    Array.from({ length: 9 }, (_, k) => fill(`M${30 + k * 230} 1206h120v12h-120Z`, caribe.sun)).join(''),
  );
  park(stage, {
    body: 'van',
    trim: 'b',
    paint: 'white',
    x: 1120,
    groundY: 1160,
    scale: 1.5,
    cutOut: { width: 13, colour: caribe.sand, filter: paper.filter },
  });
  paper.group(() => paperPalm(280, 1090, 560, -0.07, caribe.leaf, caribe.fern, '#8c5a3c'));
  paper.sheet('M60 1062C140 1010 380 1000 500 1062Z', caribe.leaf);
  return stage;
}

/** A week: moonlit palms and a small red car. */
export function nights(): Stage {
  const stage = createStage(1920, 1280, 124);
  const h = stage.horizon;
  field(stage, caribe.night);
  const paper = createPaper(stage);
  for (let k = 0; k < 46; k++)
    stage.add(
      `<circle cx="${round(stage.random() * 1920)}" cy="${round(stage.random() * 620)}" r="${round(2 + stage.random() * 4)}" fill="${k % 5 ? caribe.sand : caribe.sun}" opacity="${(0.4 + stage.random() * 0.6).toFixed(2)}"/>`,
    );
  disc(stage, 560, 360, 180, caribe.glow, caribe.dusk, paper.filter);
  paper.sheet('M900 780C1080 600 1240 560 1400 600S1700 700 1980 620V1320H900Z', '#2a2752');
  paper.sheet(wavePath(stage, h + 10, 20, 400, 0.2), '#0a4f5a');
  paper.sheet(wavePath(stage, h + 80, 34, 540, 0.6), caribe.teal);
  paper.sheet(wavePath(stage, h + 150, 44, 660, 0.1), caribe.lagoon);
  stage.add(
    Array.from({ length: 8 }, (_, k) =>
      fill(
        `M${round(560 - 30 - k * 11)} ${h + 22 + k * 22}h${60 + k * 22}v8h${-(60 + k * 22)}Z`,
        caribe.glow,
        ' opacity=".55"',
      ),
    ).join(''),
  );
  paper.sheet(wavePath(stage, h + 226, 44, 860, 0.5), caribe.blush);
  paper.group(() => paperPalm(300, 1130, 700, 0.08, '#1a6f6a', '#0f4a52', '#5a3a4a'));
  park(stage, {
    body: 'city',
    trim: 'b',
    paint: 'red',
    x: 1190,
    groundY: 1122,
    scale: 1.9,
    cutOut: { width: 13, colour: caribe.sand, filter: paper.filter },
  });
  paper.group(() => paperPalm(1740, 1160, 620, -0.1, '#1a6f6a', '#0f4a52', '#5a3a4a'));
  paper.sheet(wavePath(stage, 1220, 34, 900, 0.2), caribe.coral);
  return stage;
}
