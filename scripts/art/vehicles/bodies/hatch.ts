import type { Body } from '../body.ts';

/** Small five-door hatchback. */
export const hatch: Body = {
  length: 4070,
  height: 1450,
  wheelbase: 2580,
  frontOverhang: 790,
  wheelDiameter: 652,
  rimShare: 0.7,
  clearance: 165,
  archGap: 30,
  tail: [
    [160, 225, 60],
    [44, 296, 60, 6],
    [0, 560, 60, 4],
    [26, 690, 40],
    [70, 790, 60, 4],
    [110, 985, 90],
  ],
  rearScreen: { angle: 52, topY: 1292, round: 40 },
  roofRear: [
    [262, 1346, 16],
    [560, 1394, 260],
  ],
  roof: { peakX: 1840, round: 900, frontY: 1388, frontRound: 330 },
  screen: { cowlBack: 1010, cowlY: 1000, angle: 28.5, cowlRound: 110 },
  bonnetBow: 26,
  nose: [
    [130, 850, 150, 6],
    [20, 720, 80],
    [0, 520, 90, 4],
    [30, 300, 60],
    [130, 180, 50],
  ],
  glass: {
    rear: [
      [640, 1050, 46],
      [880, 1322, 170],
    ],
    beltFrontY: 945,
    pillarWidth: 74,
    roofInset: 62,
  },
  posts: [
    [1900, 1830, 92],
    [1040, 1080, 40],
  ],
  crease: [
    [40, 892, 0, -4],
    [1900, 858, 600, 4],
    [4070, 812],
  ],
  lowerCrease: [
    [40, 470, 0],
    [1000, 420, 300],
    [2600, 360, 500],
    [3100, 390, 200],
    [4070, 470],
  ],
  doors: { splitX: 1900, rearX: 1010 },
  handleY: 842,
  headlamp: [
    [500, 838, 60, 6],
    [170, 820, 40, 6],
    [50, 758, 30],
    [64, 706, 24, -4],
    [310, 728, 60],
  ],
  tailLamp: [
    [58, 790, 16],
    [100, 965, 24],
    [340, 940, 40, 6],
    [310, 870, 40],
    [150, 780, 40],
  ],
  intake: [
    [20, 470, 20],
    [36, 290, 30],
    [230, 300, 60],
    [150, 440, 40],
  ],
  cladding: false,
};
