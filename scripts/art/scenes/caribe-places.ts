import { round } from '../kit/pen.ts';
import { broadLeaf, caribe, createPaper, disc, field, frond, paperPalm, wavePath } from './paper.ts';
import { createStage, fill, type Stage } from './stage.ts';

const mound = (stage: Stage, from: number, to: number, base: number, top: number, peak = 0.5): string => {
  const x = from + (to - from) * peak;
  return `M${round(from)} ${round(base)}C${round(from + (x - from) * 0.5)} ${round(base)} ${round(x - (x - from) * 0.45)} ${round(top)} ${round(x)} ${round(top)}S${round(to - (to - x) * 0.45)} ${round(base)} ${round(to)} ${round(base)}V${stage.height + 40}H${round(from)}Z`;
};

/** Punta Cana: leaning palms, a thatched hut, bands of water. */
export function puntaCana(): Stage {
  const stage = createStage(1920, 1280, 111);
  const h = stage.horizon;
  field(stage, caribe.foam);
  const paper = createPaper(stage);
  disc(stage, 560, 360, 150, caribe.sun, caribe.glow, paper.filter);
  paper.sheet(
    'M920 240C930 180 1010 160 1050 190C1080 130 1180 130 1200 190C1260 170 1310 210 1290 260C1260 290 980 290 940 270C924 262 918 252 920 240Z',
    caribe.sand,
  );
  paper.sheet(wavePath(stage, h + 10, 14, 300, 0), caribe.teal);
  paper.sheet(wavePath(stage, h + 90, 26, 460, 0.4), caribe.lagoon);
  paper.sheet(wavePath(stage, h + 170, 34, 560, 0.1), caribe.shallow);
  paper.sheet(wavePath(stage, h + 246, 40, 680, 0.6), caribe.sand);
  paper.sheet(`M-40 1320V1130C280 1040 620 1150 960 1060S1640 950 1980 1000V1320Z`, caribe.dune);
  paper.group(
    () =>
      fill('M1240 1010V900H1252V1010ZM1530 1000V890H1542V1000ZM1300 1012h190v-86h-190Z', '#8c5a3c') +
      fill(
        'M1180 918C1260 860 1330 780 1392 742C1450 780 1530 850 1610 908C1560 900 1540 916 1500 904C1470 918 1430 904 1392 916C1350 904 1320 920 1280 908C1250 920 1220 908 1180 918Z',
        caribe.sun,
      ) +
      fill(
        'M1392 742C1450 780 1530 850 1610 908C1560 900 1540 916 1500 904C1470 918 1440 908 1420 910Z',
        '#e0a21f',
      ),
  );
  paper.group(() => paperPalm(1700, 1110, 720, -0.16, caribe.leaf, caribe.fern, '#8c5a3c'));
  paper.group(() => paperPalm(1800, 1150, 520, 0.1, '#14a37f', caribe.fern, '#7a4c33'));
  paper.group(() => paperPalm(250, 1180, 760, 0.12, caribe.leaf, caribe.fern, '#8c5a3c'));
  paper.sheet(
    'M700 930C760 960 900 962 990 922C970 976 930 1000 850 1000C770 1000 724 976 700 930Z',
    caribe.coral,
  );
  stage.add(fill('M846 924V800L930 910Z', caribe.sand), fill('M838 924V812L780 906Z', caribe.glow));
  return stage;
}

/** Santo Domingo: painted façades, a cathedral tower, balconies. */
export function santoDomingo(): Stage {
  const stage = createStage(1920, 1280, 112);
  field(stage, caribe.petal);
  const paper = createPaper(stage);
  disc(stage, 470, 380, 160, caribe.sun, caribe.glow, paper.filter);
  const arch = (x: number, y: number, w: number, tall: number): string =>
    `M${x} ${y}v${-(tall - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`;
  paper.group(
    () =>
      fill('M1190 900V330H1230V270H1260V330H1370V270H1400V330H1440V900Z', '#f2a58c') +
      fill(arch(1240, 520, 60, 130) + arch(1330, 520, 60, 130), caribe.night) +
      fill('M1180 560h270v26h-270Z', caribe.blush),
  );
  paper.group(
    () =>
      fill('M1200 340C1210 230 1280 190 1315 170C1350 190 1420 230 1430 340Z', caribe.coral) +
      fill('M1310 172V110h10v62Z', caribe.night),
  );
  const front = (x: number, w: number, tall: number, wall: string, trim: string, shutter: string): void => {
    const y = 1120;
    paper.group(() => {
      let s =
        fill(`M${x} ${y}v${-tall}h${w}v${tall}Z`, wall) +
        fill(`M${x - 12} ${y - tall}h${w + 24}v34h${-(w + 24)}Z`, trim);
      const bays = Math.round(w / 130);
      const gap = w / bays;
      for (let k = 0; k < bays; k++) {
        const cx = x + gap * (k + 0.5);
        s += fill(arch(Math.round(cx - 36), y, 72, 210), caribe.night);
        s +=
          fill(`M${round(cx - 34)} ${y - tall + 90}h68v140h-68Z`, caribe.night) +
          fill(
            `M${round(cx - 54)} ${y - tall + 86}h26v148h-26ZM${round(cx + 28)} ${y - tall + 86}h26v148h-26Z`,
            shutter,
          );
      }
      s += fill(`M${x + 14} ${y - tall + 226}h${w - 28}v12h${-(w - 28)}Z`, caribe.night);
      for (let k = 0; k < w / 22 - 2; k++)
        s += fill(`M${round(x + 20 + k * 22)} ${y - tall + 196}h5v34h-5Z`, caribe.night);
      s += fill(`M${x + 14} ${y - tall + 192}h${w - 28}v7h${-(w - 28)}Z`, caribe.night);
      return s;
    });
  };
  front(-40, 420, 560, caribe.teal, caribe.sand, caribe.sun);
  front(380, 400, 480, caribe.sun, caribe.sand, caribe.teal);
  front(780, 400, 600, caribe.coral, caribe.sand, caribe.glow);
  front(1180, 420, 500, caribe.shallow, caribe.sand, caribe.coral);
  front(1600, 400, 580, caribe.dusk, caribe.sand, caribe.blush);
  paper.sheet('M-40 1320V1110H1980V1320Z', caribe.dune);
  paper.sheet('M-40 1320V1180H1980V1320Z', caribe.sand);
  paper.group(() => paperPalm(960, 1220, 560, 0.08, caribe.leaf, caribe.fern, '#7a4c33'));
  paper.group(() => paperPalm(160, 1230, 470, -0.06, '#14a37f', caribe.fern, '#8c5a3c'));
  return stage;
}

/** Cancún: a stepped pyramid in the green, sea on the horizon. */
export function cancun(): Stage {
  const stage = createStage(1920, 1280, 113);
  const h = stage.horizon;
  field(stage, caribe.glow);
  const paper = createPaper(stage);
  disc(stage, 540, 340, 150, caribe.coral, caribe.petal, paper.filter);
  paper.sheet(wavePath(stage, h - 40, 16, 340, 0.2), caribe.lagoon);
  paper.sheet(wavePath(stage, h + 20, 20, 420, 0.6), caribe.shallow);
  paper.sheet(mound(stage, -200, 900, h + 200, h + 30), '#14a37f');
  paper.sheet(mound(stage, 1200, 2300, h + 220, h + 10), '#14a37f');
  paper.sheet(wavePath(stage, h + 170, 30, 700, 0.3), '#14a37f');
  const steps = 8;
  for (let k = 0; k < steps; k++) {
    const half = 520 - k * 50;
    const y = h + 210 - k * 66;
    stage.add(
      fill(
        `M${1080 - half} ${y}L${1080 - half + 18} ${y - 66}H${1080 + half - 18}L${1080 + half} ${y}Z`,
        k % 2 ? '#f3d9a6' : caribe.dune,
        paper.filter,
      ),
      fill(
        `M${1080 + half * 0.45} ${y}V${y - 66}H${1080 + half - 18}L${1080 + half} ${y}Z`,
        '#cda873',
        ' opacity=".55"',
      ),
    );
  }
  paper.group(
    () =>
      fill(`M960 ${h - 318}v-104h240v104Z`, '#f3d9a6') +
      fill(`M1140 ${h - 318}v-104h60v104Z`, '#cda873') +
      fill(`M944 ${h - 422}h272v-24h-272Z`, caribe.sand) +
      fill(`M1000 ${h - 318}v-66h36v66ZM1064 ${h - 318}v-66h36v66ZM1128 ${h - 318}v-66h36v66Z`, caribe.night),
  );
  paper.sheet(`M1000 ${h + 214}L1026 ${h - 320}H1134L1160 ${h + 214}Z`, caribe.sand);
  let rungs = '';
  for (let k = 0; k < 30; k++)
    rungs += `M${round(1027 - k * 0.85)} ${h - 312 + k * 17.6}h${round(106 + k * 1.7)}v4h${round(-(106 + k * 1.7))}Z`;
  stage.add(fill(rungs, '#cda873'));
  paper.sheet(mound(stage, -300, 1100, h + 420, h + 170, 0.36), caribe.leaf);
  paper.sheet(mound(stage, 900, 2300, h + 430, h + 180, 0.62), caribe.leaf);
  paper.sheet(wavePath(stage, h + 380, 60, 900, 0.4), caribe.fern);
  paper.group(() =>
    [
      [40, 1290, 420, 62],
      [180, 1310, 360, 40],
      [330, 1330, 320, 100],
      [1880, 1290, 440, 118],
      [1720, 1320, 380, 96],
      [1580, 1340, 300, 66],
    ]
      .map(([x, y, l, a], k) => broadLeaf(x!, y!, l!, a!, k % 2 ? '#14a37f' : caribe.teal, caribe.night))
      .join(''),
  );
  return stage;
}

/** San José: a volcano over cloud forest. */
export function sanJose(): Stage {
  const stage = createStage(1920, 1280, 114);
  const h = stage.horizon;
  field(stage, caribe.shallow);
  const paper = createPaper(stage);
  disc(stage, 500, 330, 150, caribe.sun, caribe.glow, paper.filter);
  paper.sheet(
    'M1180 250C1190 170 1290 150 1330 190C1360 120 1480 120 1500 190C1570 170 1640 220 1610 280C1560 330 1300 330 1240 300C1210 300 1180 280 1180 250Z',
    caribe.sand,
  );
  paper.sheet(
    `M520 ${h + 160}C760 ${h + 40} 900 ${h - 200} 1010 ${h - 370}C1060 ${h - 350} 1120 ${h - 350} 1170 ${h - 376}C1290 ${h - 180} 1430 ${h + 40} 1700 ${h + 160}V1320H520Z`,
    caribe.dusk,
  );
  stage.add(
    fill(
      `M1110 ${h - 356}C1130 ${h - 356} 1150 ${h - 364} 1170 ${h - 376}C1290 ${h - 180} 1430 ${h + 40} 1700 ${h + 160}H1300C1240 ${h} 1200 ${h - 60} 1180 ${h - 140}C1150 ${h - 220} 1150 ${h - 290} 1110 ${h - 356}Z`,
      caribe.night,
      ' opacity=".55"',
    ),
    fill(
      `M1010 ${h - 370}C1060 ${h - 350} 1120 ${h - 350} 1170 ${h - 376}L1216 ${h - 296}C1180 ${h - 250} 1160 ${h - 290} 1130 ${h - 200}C1104 ${h - 270} 1080 ${h - 250} 1060 ${h - 150}C1046 ${h - 240} 1010 ${h - 240} 950 ${h - 276}Z`,
      caribe.blush,
    ),
  );
  paper.sheet(
    `M-40 ${h + 60}C180 ${h - 60} 380 ${h - 40} 560 ${h + 60}S960 ${h + 140} 1160 ${h + 70}S1600 ${h - 70} 1980 ${h + 40}V1320H-40Z`,
    '#2aa18a',
  );
  paper.sheet(
    `M-40 ${h + 150}C240 ${h + 60} 480 ${h + 90} 720 ${h + 170}S1240 ${h + 190} 1480 ${h + 110}S1800 ${h + 60} 1980 ${h + 120}V1320H-40Z`,
    caribe.leaf,
  );
  paper.sheet(
    `M520 ${h + 230}C760 ${h + 190} 1200 ${h + 190} 1440 ${h + 230}C1360 ${h + 300} 640 ${h + 300} 520 ${h + 230}Z`,
    caribe.foam,
  );
  paper.sheet(
    `M-40 ${h + 290}C260 ${h + 190} 520 ${h + 290} 860 ${h + 330}S1560 ${h + 240} 1980 ${h + 230}V1320H-40Z`,
    caribe.teal,
  );
  paper.sheet(wavePath(stage, h + 440, 70, 1000, 0.1), caribe.fern);
  paper.group(() =>
    [
      frond(-20, 1240, 520, 48, caribe.leaf, caribe.fern),
      frond(-30, 1320, 560, 22, '#14a37f', caribe.fern),
      broadLeaf(1900, 1300, 460, 124, caribe.leaf, caribe.night),
      broadLeaf(1720, 1330, 380, 92, '#14a37f', caribe.fern),
      broadLeaf(1940, 1180, 340, 158, caribe.coral, '#8f1a14'),
      broadLeaf(420, 1340, 320, 84, caribe.sun, '#d39a12'),
    ].join(''),
  );
  return stage;
}
