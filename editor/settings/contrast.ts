import { hsl, parseToHsl } from 'polished';
import type { Theme } from '../../generated/page/types.ts';
import {
  contrastBetween,
  CONTROL_CONTRAST as CONTROL,
  TEXT_CONTRAST as TEXT,
} from '../../src/runtime/theme/contrast.ts';
import { themeVariables } from '../../src/runtime/theme/theme-css.ts';

type Color = keyof Theme['palette'];

/** Two colours of a palette that stand on each other, and the least contrast of WCAG AA for what they are. */
interface Pair {
  readonly color: Color;
  readonly on: Color;
  readonly ratio: number;
}

const PAIRS: readonly Pair[] = [
  { color: 'ink', on: 'paper', ratio: TEXT },
  { color: 'ink', on: 'surface', ratio: TEXT },
  { color: 'muted', on: 'paper', ratio: TEXT },
  { color: 'muted', on: 'surface', ratio: TEXT },
  { color: 'primary', on: 'paper', ratio: TEXT },
  { color: 'error', on: 'paper', ratio: TEXT },
  { color: 'success', on: 'paper', ratio: TEXT },
  { color: 'accent', on: 'paper', ratio: CONTROL },
  { color: 'offer', on: 'paper', ratio: CONTROL },
  { color: 'line', on: 'paper', ratio: CONTROL },
];

/** The variables that visitors see a colour in, where they are not called like it. */
const SHOWN_AS: Partial<Record<Color, string>> = { primary: '--primary-text' };

/** How well a pair can be seen. */
export interface PairContrast extends Pair {
  /** Text is read; lines and buttons are only seen. */
  readonly isText: boolean;
  readonly foreground: string;
  readonly background: string;
  readonly contrast: number;
  readonly isEnough: boolean;
  /** The nearest colour that passes on all its backgrounds; `null` where this one does, or none can. */
  readonly suggestion: string | null;
  /** What visitors get in place of the two colours; `null` where they get these. */
  readonly shown: { readonly foreground: string; readonly background: string } | null;
}

/** Steps between black and white: as many as a grey has. */
const STEPS = 255;

/** The colour that is nearest in lightness and has enough contrast on its backgrounds; `null` where there is none. */
export function nearestPassing(
  color: string,
  demands: readonly { readonly background: string; readonly ratio: number }[],
): string | null {
  const { hue, saturation, lightness } = parseToHsl(color);
  const passes = (candidate: string) =>
    demands.every(({ background, ratio }) => contrastBetween(candidate, background) >= ratio);
  if (passes(color)) return color;
  for (let step = 1; step <= STEPS; step += 1)
    for (const moved of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (moved < 0 || moved > 1) continue;
      // In the long form, as themes store colours.
      const candidate = longHex(hsl(hue, saturation, moved));
      if (passes(candidate)) return candidate;
    }
  return null;
}

const longHex = (color: string): string => (color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color);

/** The contrast of all pairs of a theme's palette. */
export function contrastOf(theme: Theme): PairContrast[] {
  const { palette } = theme;
  const variables = themeVariables(theme);
  const shownOf = (color: Color) => variables[SHOWN_AS[color] ?? `--${color}`] ?? palette[color];
  return PAIRS.map((pair) => {
    const shown = { foreground: shownOf(pair.color), background: shownOf(pair.on) };
    const [foreground, background] = [palette[pair.color], palette[pair.on]];
    const contrast = contrastBetween(foreground, background);
    const isEnough = contrast >= pair.ratio;
    const demands = PAIRS.filter(({ color }) => color === pair.color).map(({ on, ratio }) => ({
      background: palette[on],
      ratio,
    }));
    return {
      ...pair,
      isText: pair.ratio === TEXT,
      foreground,
      background,
      contrast,
      isEnough,
      suggestion: isEnough ? null : nearestPassing(foreground, demands),
      shown: shown.foreground === foreground && shown.background === background ? null : shown,
    };
  });
}
