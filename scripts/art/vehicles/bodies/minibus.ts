import type { Body } from '../body.ts';

/** High-roofed minibus for up to fifteen. */
export const minibus: Body = {
  length: 5930,
  height: 2350,
  wheelbase: 3665,
  frontOverhang: 1000,
  wheelDiameter: 704,
  rimShare: 0.6,
  clearance: 200,
  archGap: 38,
  tail: [
    [130, 270, 50],
    [30, 340, 60, 4],
    [0, 560, 60, 2],
    [20, 660, 30],
    [28, 1200, 90],
  ],
  rearScreen: { angle: 86.5, topY: 2220, round: 90 },
  roofRear: [
    [110, 2300, 80],
    [420, 2326, 200],
  ],
  roof: { peakX: 3300, round: 1300, frontY: 2150, frontRound: 520 },
  screen: { cowlBack: 900, cowlY: 1340, angle: 48, cowlRound: 160 },
  bonnetBow: 26,
  nose: [
    [150, 1020, 190, 6],
    [24, 820, 90],
    [0, 580, 90, 4],
    [26, 330, 60],
    [130, 210, 50],
  ],
  glass: {
    rear: [
      [220, 1330, 50],
      [236, 1960, 70],
    ],
    beltFrontY: 1230,
    pillarWidth: 100,
    roofInset: 330,
    belt: [[3980, 1290, 160]],
  },
  posts: [
    [3760, 3750, 130],
    [2330, 2330, 80],
    [1180, 1180, 80],
  ],
  crease: [
    [24, 1080, 0, -2],
    [2700, 1074, 600, 4],
    [5930, 960],
  ],
  lowerCrease: [
    [30, 560, 0],
    [1100, 540, 300],
    [4100, 460, 500],
    [4700, 480, 200],
    [5930, 560],
  ],
  doors: { splitX: 3760, rearX: 2330, sliding: true },
  handleY: 1080,
  headlamp: [
    [470, 1080, 60, 6],
    [210, 990, 60, 6],
    [60, 900, 30],
    [66, 790, 30, -4],
    [300, 820, 80],
  ],
  tailLamp: [
    [24, 760, 14],
    [32, 1180, 20],
    [130, 1170, 30, 4],
    [140, 800, 40],
  ],
  intake: [
    [18, 520, 20],
    [30, 320, 30],
    [280, 330, 60],
    [190, 480, 40],
  ],
  cladding: false,
};
