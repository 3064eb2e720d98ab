import { hsl, parseToHsl } from 'polished';
import type { Theme } from '../../generated/page/types.ts';
import { contrastBetween, TEXT_CONTRAST } from '../../src/runtime/theme/contrast.ts';
import {
  PALETTE_PAIRS,
  type PairContrast,
  paletteContrast,
} from '../../src/runtime/theme/palette-contrast.ts';

/** How well a pair can be seen, and what can be taken instead. */
interface JudgedPair extends PairContrast {
  /** Text is read; lines and buttons are only seen. */
  readonly isText: boolean;
  /** The nearest colour that passes on all its backgrounds; `null` where this one does, or none can. */
  readonly suggestion: string | null;
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

/** The contrast of all pairs of a theme's palette, with colours that pass in place of those that do not. */
export function contrastOf(theme: Theme): JudgedPair[] {
  const { palette } = theme;
  return paletteContrast(theme).map((pair) => {
    const demands = PALETTE_PAIRS.filter(({ color }) => color === pair.color).map(({ on, ratio }) => ({
      background: palette[on],
      ratio,
    }));
    return {
      ...pair,
      isText: pair.ratio === TEXT_CONTRAST,
      suggestion: pair.isEnough ? null : nearestPassing(pair.foreground, demands),
    };
  });
}
