import type { Theme } from '../../generated/page/types.ts';
import { baseCss } from '../runtime/theme/base-css.ts';
import { fontFaceCss } from '../runtime/theme/fonts.ts';
import { themeCss } from '../runtime/theme/theme-css.ts';

const foundations = new WeakMap<Theme, string>();

/** Fonts, theme and base rules; derived once for each theme that was read. */
export function foundationOf(theme: Theme): string {
  let css = foundations.get(theme);
  if (css === undefined) {
    css = fontFaceCss(theme) + themeCss(theme) + baseCss;
    foundations.set(theme, css);
  }
  return css;
}
