import { mix, parseToRgb } from 'polished';

/** Least contrasts of WCAG 2 level AA: of text, and of controls and large text. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

export const WHITE = '#ffffff';
export const BLACK = '#000000';
const NEARLY_BLACK = '#14161a';

type Channels = readonly [number, number, number];

const linear = (level: number) =>
  level <= 10.31475 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;

function linearOf(color: string): Channels {
  const { red, green, blue } = parseToRgb(color);
  return [linear(red), linear(green), linear(blue)];
}

const luminanceOfLinear = ([red, green, blue]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance. That of polished has three decimals, so that pairs just below a limit would pass. */
export const luminanceOf = (color: string): number => luminanceOfLinear(linearOf(color));

/** The contrast of two relative luminances. */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of two colours, from 1 to 21, not rounded. */
export const contrastBetween = (one: string, other: string): number =>
  contrastOfLuminances(luminanceOf(one), luminanceOf(other));

const toCone = ([red, green, blue]: Channels): Channels => [
  Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
  Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
  Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
];

/** Relative luminance of CSS `color-mix(in oklab, color share, other)`; the matrices are those of Oklab. */
export function luminanceOfOklabMix(share: number, color: string, other: string): number {
  const [long, medium, short] = toCone(linearOf(color));
  const [otherLong, otherMedium, otherShort] = toCone(linearOf(other));
  const mixed = (one: number, two: number) => (share * one + (1 - share) * two) ** 3;
  const [l, m, s] = [mixed(long, otherLong), mixed(medium, otherMedium), mixed(short, otherShort)];
  return luminanceOfLinear([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** Whether a colour has enough contrast on all grounds. */
export function reaching(grounds: readonly string[], ratio: number): (color: string) => boolean {
  const luminances = grounds.map(luminanceOf);
  return (color) => {
    const own = luminanceOf(color);
    return luminances.every((luminance) => contrastOfLuminances(own, luminance) >= ratio);
  };
}

/** White or near-black, whichever has more contrast on the colour; black where neither has enough. */
export function readableOn(background: string): string {
  const [onWhite, onBlack] = [contrastBetween(WHITE, background), contrastBetween(NEARLY_BLACK, background)];
  if (Math.max(onWhite, onBlack) < TEXT_CONTRAST) return BLACK;
  return onWhite >= onBlack ? WHITE : NEARLY_BLACK;
}

/** Black or white as the end of what text may move to: on both backgrounds if one of them is read there, else on the first. */
export function strongestOn(text: string, first: string, second: string): string {
  const ends = luminanceOf(text) < luminanceOf(first) ? [BLACK, WHITE] : [WHITE, BLACK];
  const readOn = (...grounds: string[]) => ends.find(reaching(grounds, TEXT_CONTRAST));
  return readOn(first, second) ?? readOn(first) ?? BLACK;
}

const STEPS = 20;

/** The first colour on the way from one to another that passes; the other one where none before it does. */
export function firstPassing(from: string, to: string, passes: (color: string) => boolean): string {
  if (passes(from)) return from;
  for (let step = 1; step < STEPS; step += 1) {
    const candidate = mix(step / STEPS, to, from);
    if (passes(candidate)) return candidate;
  }
  return to;
}

/** The colour mixed with the text colour `ink` until its contrast on all `grounds` reaches `ratio`. */
export const withContrast = (color: string, grounds: readonly string[], ratio: number, ink: string): string =>
  firstPassing(color, ink, reaching(grounds, ratio));

/** The ground moved towards the paper until the text `ink`, which is read on the paper, is read on it. */
export const readableGround = (ground: string, paper: string, ink: string): string =>
  firstPassing(ground, paper, reaching([ink], TEXT_CONTRAST));
