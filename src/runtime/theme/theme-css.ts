import { getContrast, mix, rgba } from 'polished';
import type { Theme } from '../../../generated/page/types.ts';

type ButtonStyle = Theme['buttons']['primary'];

const WHITE = '#ffffff';
const NEARLY_BLACK = '#14161a';

/** White or near-black, whichever has more contrast on the colour; black where neither has enough. */
export function readableOn(background: string): string {
  const [onWhite, onBlack] = [getContrast(WHITE, background), getContrast(NEARLY_BLACK, background)];
  if (Math.max(onWhite, onBlack) < 4.5) return '#000000';
  return onWhite >= onBlack ? WHITE : NEARLY_BLACK;
}

/** The colour mixed with the text colour `ink` until its contrast on the background `paper` reaches `ratio`. */
export function withContrast(color: string, paper: string, ratio: number, ink: string): string {
  for (let share = 0; share <= 1; share += 0.1) {
    const candidate = share === 0 ? color : mix(share, ink, color);
    if (getContrast(candidate, paper) >= ratio) return candidate;
  }
  return ink;
}

function buttonVariables(
  name: string,
  style: ButtonStyle,
  fill: string,
  paper: string,
  ink: string,
): Record<string, string> {
  const background = style.background || fill;
  const isFilled = style.variant === 'contained';
  const text = style.color || (isFilled ? readableOn(background) : withContrast(background, paper, 4.5, ink));
  return {
    [`--button-${name}-background`]: isFilled ? background : 'transparent',
    [`--button-${name}-hover`]: isFilled
      ? mix(0.86, background, readableOn(background) === WHITE ? '#000000' : WHITE)
      : rgba(background, 0.1),
    [`--button-${name}-pressed`]: isFilled
      ? mix(0.74, background, readableOn(background) === WHITE ? '#000000' : WHITE)
      : rgba(background, 0.18),
    [`--button-${name}-text`]: text,
    [`--button-${name}-border`]:
      style.variant === 'outlined' ? withContrast(background, paper, 3, ink) : 'transparent',
    [`--button-${name}-radius`]: `${style.radius}px`,
    [`--button-${name}-transform`]: style.textTransform,
  };
}

const SHADOWS: Readonly<
  Record<Theme['general']['shadows'], (ink: string) => { raised: string; overlay: string }>
> = {
  none: () => ({ raised: 'none', overlay: 'none' }),
  soft: (ink) => ({
    raised: `0 1px 2px ${rgba(ink, 0.06)}, 0 8px 24px ${rgba(ink, 0.08)}`,
    overlay: `0 4px 12px ${rgba(ink, 0.1)}, 0 24px 64px ${rgba(ink, 0.18)}`,
  }),
  flat: (ink) => ({ raised: `6px 6px 0 ${rgba(ink, 0.1)}`, overlay: `10px 10px 0 ${rgba(ink, 0.16)}` }),
};

/** Amber: corrections and other warnings, in all themes. */
const WARNING = '#9a6200';

/** CSS custom properties of a theme, by name; components use no other colours and sizes. */
export function themeVariables(theme: Theme): Readonly<Record<string, string>> {
  const { general, palette, fontStyles, buttons } = theme;
  const { paper, ink } = palette;
  const shadow = SHADOWS[general.shadows](ink);
  return {
    '--box-width': `${general.boxWidth}px`,
    '--radius': `${general.radius}px`,
    '--field-radius': `${general.fieldRadius}px`,
    '--shadow-raised': shadow.raised,
    '--shadow-overlay': shadow.overlay,
    '--motif': general.motif ? `url("${general.motif}")` : 'none',
    // Only themes with flat shadows tilt stickers.
    '--sticker-tilt': general.shadows === 'flat' ? '-5deg' : '0deg',
    '--border-strip': general.border ? `url("${general.border}")` : 'none',
    '--paper': paper,
    '--surface': palette.surface,
    '--ink': ink,
    '--on-dark': mix(0.97, WHITE, paper),
    '--on-dark-muted': mix(0.86, WHITE, ink),
    '--muted': withContrast(palette.muted, paper, 4.5, ink),
    '--line': palette.line,
    '--line-soft': mix(0.28, palette.line, paper),
    '--primary': palette.primary,
    '--primary-tint': mix(0.08, palette.primary, paper),
    '--primary-text': withContrast(palette.primary, paper, 4.5, ink),
    '--on-primary': readableOn(palette.primary),
    '--accent': palette.accent,
    '--on-accent': readableOn(palette.accent),
    '--offer': palette.offer,
    '--on-offer': readableOn(palette.offer),
    '--error': withContrast(palette.error, paper, 4.5, ink),
    '--error-tint': mix(0.08, palette.error, paper),
    '--warning': withContrast(WARNING, paper, 4.5, ink),
    '--warning-tint': mix(0.12, WARNING, paper),
    '--success': withContrast(palette.success, paper, 4.5, ink),
    '--success-tint': mix(0.08, palette.success, paper),
    '--focus': withContrast(palette.primary, paper, 3, ink),
    '--focus-gap': paper,
    '--display-family': fontStyles.display.family,
    '--display-weight': String(fontStyles.display.weight),
    '--display-stretch': `${fontStyles.display.stretch}%`,
    '--display-spacing': `${fontStyles.display.letterSpacing}em`,
    '--display-line': String(fontStyles.display.lineHeight),
    '--display-factor': String(fontStyles.display.size),
    '--body-family': fontStyles.body.family,
    '--body-weight': String(fontStyles.body.weight),
    '--body-stretch': `${fontStyles.body.stretch}%`,
    '--body-line': String(fontStyles.body.lineHeight),
    '--body-factor': String(fontStyles.body.size),
    ...buttonVariables('primary', buttons.primary, palette.accent, paper, ink),
    ...buttonVariables('secondary', buttons.secondary, palette.primary, paper, ink),
  };
}

/** The variables that differ on dark pictures and bands; outlined buttons get light lines. */
function darkVariables({ buttons }: Theme): Readonly<Record<string, string>> {
  const outlined = {
    '--button-secondary-background': 'transparent',
    '--button-secondary-hover': rgba(WHITE, 0.14),
    '--button-secondary-pressed': rgba(WHITE, 0.24),
    '--button-secondary-text': 'var(--on-dark)',
    '--button-secondary-border': buttons.secondary.variant === 'outlined' ? 'var(--on-dark)' : 'transparent',
  };
  return {
    '--muted': 'var(--on-dark-muted)',
    '--primary-text': 'var(--on-dark)',
    '--focus': 'var(--on-dark)',
    '--focus-gap': 'var(--ink)',
    ...(buttons.secondary.variant === 'contained' ? {} : outlined),
  };
}

const rule = (selector: string, variables: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * The theme as rules: all variables on the root; those that differ on dark bands (`data-tone="light"` text);
 * and these again for surfaces that bring their own paper onto such a band (`data-surface="paper"`).
 * Values come from a validated theme, so none can end a CSS rule.
 */
export function themeCss(theme: Theme): string {
  const all = themeVariables(theme);
  const dark = darkVariables(theme);
  const paper = Object.fromEntries(Object.keys(dark).map((name) => [name, all[name] ?? '']));
  return [
    rule(':root', all),
    rule('[data-tone=light]', dark),
    rule('[data-surface=paper]', { ...paper, color: 'var(--ink)' }),
  ].join('');
}
