/** Flags are drawn on a field of this many units, whatever the proportions of the country's own are. */
export const FLAG_WIDTH = 24;
export const FLAG_HEIGHT = 18;

/** A colour, and the outline that it fills as an SVG path. */
export type FlagShape = readonly [fill: string, path: string];

type Band = string | readonly [fill: string, parts: number];

/** Bands that share the field by their parts, one unless it is said. */
function bands(list: readonly Band[], draw: (from: number, to: number) => string): FlagShape[] {
  const parted = list.map((band) => (typeof band === 'string' ? ([band, 1] as const) : band));
  const whole = parted.reduce((sum, [, parts]) => sum + parts, 0);
  let from = 0;
  return parted.map(([fill, parts]) => {
    const to = from + parts / whole;
    const path = draw(from, to);
    from = to;
    return [fill, path];
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const rows = (...list: readonly Band[]) =>
  bands(list, (from, to) => {
    const [top, bottom] = [rounded(from * FLAG_HEIGHT), rounded(to * FLAG_HEIGHT)];
    return `M0 ${top}H${FLAG_WIDTH}V${bottom}H0z`;
  });
const columns = (...list: readonly Band[]) =>
  bands(list, (from, to) => {
    const [start, end] = [rounded(from * FLAG_WIDTH), rounded(to * FLAG_WIDTH)];
    return `M${start} 0H${end}V${FLAG_HEIGHT}H${start}z`;
  });
const disc = (fill: string, x: number, y: number, radius: number): FlagShape => [
  fill,
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
];

const UNION_BLUE = '#012169';
const UNION_RED = '#c8102e';
const STRIPE_RED = '#b22234';

/** Flags by the code of their country, reduced to what can be told apart at the height of a line. */
export const FLAGS: Readonly<Record<string, readonly FlagShape[]>> = {
  AR: [...rows('#74acdf', '#fff', '#74acdf'), disc('#f6b40e', 12, 9, 2.2)],
  BR: [...rows('#009739'), ['#fedd00', 'M12 2 22 9 12 16 2 9z'], disc(UNION_BLUE, 12, 9, 3.6)],
  CL: [
    ...rows('#fff', '#d52b1e'),
    ['#0039a6', 'M0 0H9V9H0z'],
    ['#fff', 'M4.5 1.9 5.9 6.3 2.2 3.6H6.8L3.1 6.3z'],
  ],
  CR: rows('#002b7f', '#fff', ['#ce1126', 2], '#fff', '#002b7f'),
  DE: rows('#000', '#d00', '#ffce00'),
  DO: [
    ...rows('#fff'),
    ['#002d62', 'M0 0H10V7H0zM14 11H24V18H14z'],
    ['#ce1126', 'M14 0H24V7H14zM0 11H10V18H0z'],
  ],
  ES: rows('#aa151b', ['#f1bf00', 2], '#aa151b'),
  FR: columns('#0055a4', '#fff', '#ef4135'),
  GB: [
    ...rows(UNION_BLUE),
    ['#fff', 'M0 0H2.7L24 16V18H21.3L0 2zM24 0V2L2.7 18H0V16L21.3 0z'],
    [
      UNION_RED,
      'M0 0 10 7.5H8L0 1.5zM24 18 14 10.5H16L24 16.5zM24 0 14 7.5H16.5L24 1.5zM0 18 10 10.5H8L0 16.5z',
    ],
    ['#fff', 'M9 0H15V6H24V12H15V18H9V12H0V6H9z'],
    [UNION_RED, 'M10.2 0H13.8V7.2H24V10.8H13.8V18H10.2V10.8H0V7.2H10.2z'],
  ],
  HR: [
    ...rows('#f00', '#fff', '#171796'),
    ['#fff', 'M8.5 4.5H15.5V11.5L12 14 8.5 11.5z'],
    [
      '#f00',
      'M8.5 4.5H10.8V6.9H8.5zM13.2 4.5H15.5V6.9H13.2zM10.8 6.9H13.2V9.3H10.8zM8.5 9.3H10.8V11.5H8.5zM13.2 9.3H15.5V11.5H13.2z',
    ],
  ],
  IT: columns('#009246', '#fff', '#ce2b37'),
  LT: rows('#fdb913', '#006a44', '#c1272d'),
  MX: [...columns('#006847', '#fff', '#ce1126'), disc('#8b5a2b', 12, 9, 2.4), disc('#4f9a3a', 12, 10, 1.2)],
  NI: [...rows('#0067c6', '#fff', '#0067c6'), ['#f0c000', 'M12 6.6 14.4 10.9H9.6z']],
  NL: rows('#ae1c28', '#fff', '#21468b'),
  PL: rows('#fff', '#dc143c'),
  RU: rows('#fff', '#0039a6', '#d52b1e'),
  US: [
    ...rows(...Array.from({ length: 13 }, (_, row) => (row % 2 === 0 ? STRIPE_RED : '#fff'))),
    ['#3c3b6e', 'M0 0H10.5V9.7H0z'],
    [
      '#fff',
      'M2 2H3V3H2zM4.8 2H5.8V3H4.8zM7.6 2H8.6V3H7.6zM3.4 4.4H4.4V5.4H3.4zM6.2 4.4H7.2V5.4H6.2zM2 6.8H3V7.8H2zM4.8 6.8H5.8V7.8H4.8zM7.6 6.8H8.6V7.8H7.6z',
    ],
  ],
};

/** The country whose flag stands for a language: that of its tag, else the one where most of its speakers live. */
export const countryOf = (language: string): string => new Intl.Locale(language).maximize().region ?? '';
