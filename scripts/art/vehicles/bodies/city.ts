import type { Body } from '../body.ts';

/** Four-seat city car: upright, wheels at the corners. */
export const city: Body = {
  length: 3600,
  height: 1510,
  wheelbase: 2420,
  frontOverhang: 660,
  wheelDiameter: 606,
  rimShare: 0.66,
  clearance: 170,
  archGap: 30,
  tail: [
    [150, 230, 60],
    [40, 300, 60, 6],
    [0, 560, 60, 4],
    [20, 690, 40],
    [48, 800, 60, 4],
    [82, 1040, 120],
  ],
  rearScreen: { angle: 63, topY: 1372, round: 120 },
  roofRear: [[470, 1440, 220]],
  roof: { peakX: 1700, round: 760, frontY: 1434, frontRound: 300 },
  screen: { cowlBack: 770, cowlY: 1060, angle: 36, cowlRound: 120 },
  bonnetBow: 22,
  nose: [
    [118, 905, 150, 6],
    [20, 760, 90],
    [0, 520, 90, 4],
    [26, 300, 60],
    [120, 185, 50],
  ],
  glass: {
    rear: [
      [560, 1168, 60],
      [680, 1386, 130],
    ],
    beltFrontY: 955,
    pillarWidth: 74,
    roofInset: 66,
  },
  posts: [
    [1690, 1650, 90],
    [820, 845, 40],
  ],
  crease: [
    [30, 930, 0, -4],
    [1700, 880, 500, 4],
    [3600, 850],
  ],
  lowerCrease: [
    [30, 480, 0],
    [900, 420, 300],
    [2300, 376, 500],
    [2750, 400, 200],
    [3600, 480],
  ],
  doors: { splitX: 1690, rearX: 830 },
  handleY: 862,
  headlamp: [
    [400, 890, 60, 6],
    [150, 868, 50, 6],
    [46, 790, 40],
    [60, 720, 30, -4],
    [250, 744, 80],
  ],
  tailLamp: [
    [44, 800, 16],
    [78, 1005, 24],
    [250, 985, 40, 6],
    [240, 860, 50],
    [130, 790, 40],
  ],
  intake: [
    [18, 470, 20],
    [30, 290, 30],
    [210, 300, 60],
    [140, 440, 40],
  ],
  cladding: false,
};

/** The same car with one long door on each side. */
export const cityTwoDoor: Body = {
  ...city,
  posts: [[1540, 1490, 90], ...city.posts.slice(1)],
  doors: { splitX: 1540, rearX: null },
};
