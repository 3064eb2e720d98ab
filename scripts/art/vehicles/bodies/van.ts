import type { Body } from '../body.ts';

/** Eight-seat van: short sloping bonnet, sliding door. */
export const van: Body = {
  length: 5040,
  height: 1975,
  wheelbase: 3050,
  frontOverhang: 930,
  wheelDiameter: 700,
  rimShare: 0.66,
  clearance: 195,
  archGap: 34,
  tail: [
    [150, 260, 60],
    [36, 330, 60, 4],
    [0, 560, 60, 2],
    [18, 680, 30],
    [30, 1180, 90],
  ],
  rearScreen: { angle: 84, topY: 1860, round: 70 },
  roofRear: [
    [118, 1920, 60],
    [420, 1950, 200],
  ],
  roof: { peakX: 2300, round: 1200, frontY: 1892, frontRound: 420 },
  screen: { cowlBack: 800, cowlY: 1230, angle: 41, cowlRound: 200 },
  bonnetBow: 22,
  nose: [
    [140, 940, 170, 6],
    [24, 760, 80],
    [0, 560, 90, 4],
    [26, 320, 60],
    [130, 205, 50],
  ],
  glass: {
    rear: [
      [250, 1230, 60],
      [290, 1790, 90],
    ],
    beltFrontY: 1148,
    pillarWidth: 86,
    roofInset: 128,
    belt: [[3330, 1180, 140]],
  },
  posts: [
    [3050, 3030, 120],
    [1580, 1580, 90],
  ],
  crease: [
    [24, 1010, 0, -2],
    [2400, 1000, 600, 4],
    [5040, 880],
  ],
  lowerCrease: [
    [30, 520, 0],
    [1100, 500, 300],
    [3400, 430, 500],
    [3900, 450, 200],
    [5040, 520],
  ],
  doors: { splitX: 3050, rearX: 1560, sliding: true },
  handleY: 1010,
  headlamp: [
    [470, 1000, 60, 6],
    [190, 910, 60, 6],
    [56, 830, 30],
    [66, 740, 30, -4],
    [300, 770, 80],
  ],
  tailLamp: [
    [24, 760, 14],
    [34, 1160, 20],
    [140, 1150, 30, 4],
    [150, 800, 40],
  ],
  intake: [
    [18, 500, 20],
    [30, 310, 30],
    [260, 320, 60],
    [180, 470, 40],
  ],
  cladding: false,
};
