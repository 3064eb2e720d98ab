import type { Theme } from '../../generated/page/types.ts';
import { baseCss } from '../runtime/theme/base-css.ts';
import { type Alphabet, type FontDisplay, fontFaceCss } from '../runtime/theme/fonts.ts';
import { themeCss } from '../runtime/theme/theme-css.ts';

const foundations = new WeakMap<Theme, Map<string, string>>();

/** Fonts, theme and base rules; derived once for each theme that was read. */
export function foundationOf(theme: Theme, alphabet: Alphabet, display: FontDisplay): string {
  const ofTheme = foundations.get(theme) ?? new Map<string, string>();
  foundations.set(theme, ofTheme);
  const kind = `${alphabet} ${display}`;
  const css = ofTheme.get(kind) ?? fontFaceCss(theme, alphabet, display) + themeCss(theme) + baseCss;
  ofTheme.set(kind, css);
  return css;
}
