import type { Theme } from '../../../generated/page/types.ts';
import { contrastBetween, CONTROL_CONTRAST as CONTROL, TEXT_CONTRAST as TEXT } from './contrast.ts';
import { themeVariables } from './theme-css.ts';

export type PaletteColor = keyof Theme['palette'];

/** Two colours of a palette that stand on each other, and the least contrast of WCAG AA for what they are. */
interface Pair {
  readonly color: PaletteColor;
  readonly on: PaletteColor;
  readonly ratio: number;
}

export const PALETTE_PAIRS: readonly Pair[] = [
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
const SHOWN_AS: Partial<Record<PaletteColor, string>> = { primary: '--primary-text' };

/** How well a pair can be seen. */
export interface PairContrast extends Pair {
  readonly foreground: string;
  readonly background: string;
  readonly contrast: number;
  readonly isEnough: boolean;
  /** What visitors get in place of the two colours; `null` where they get these. */
  readonly shown: { readonly foreground: string; readonly background: string } | null;
}

/** The contrast of all pairs of a theme's palette. */
export function paletteContrast(theme: Theme): PairContrast[] {
  const { palette } = theme;
  const variables = themeVariables(theme);
  const shownOf = (color: PaletteColor) => variables[SHOWN_AS[color] ?? `--${color}`] ?? palette[color];
  return PALETTE_PAIRS.map((pair) => {
    const shown = { foreground: shownOf(pair.color), background: shownOf(pair.on) };
    const [foreground, background] = [palette[pair.color], palette[pair.on]];
    const contrast = contrastBetween(foreground, background);
    return {
      ...pair,
      foreground,
      background,
      contrast,
      isEnough: contrast >= pair.ratio,
      shown: shown.foreground === foreground && shown.background === background ? null : shown,
    };
  });
}
