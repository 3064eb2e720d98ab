import type { Theme } from '../../generated/page/types.ts';
import { baseCss } from '../runtime/theme/base-css.ts';
import { type FontDisplay, fontFaceCss } from '../runtime/theme/fonts.ts';
import { themeCss } from '../runtime/theme/theme-css.ts';

const foundations = {
  optional: new WeakMap<Theme, string>(),
  swap: new WeakMap<Theme, string>(),
};

/** Fonts, theme and base rules; derived once for each theme that was read. */
export function foundationOf(theme: Theme, display: FontDisplay): string {
  let css = foundations[display].get(theme);
  if (css === undefined) {
    css = fontFaceCss(theme, display) + themeCss(theme) + baseCss;
    foundations[display].set(theme, css);
  }
  return css;
}
