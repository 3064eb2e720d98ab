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
    // Ground of the button at rest.
    [`--button-${name}-background`]: isFilled ? background : 'transparent',
    // Ground of the button under the pointer.
    [`--button-${name}-hover`]: isFilled
      ? mix(0.86, background, readableOn(background) === WHITE ? '#000000' : WHITE)
      : rgba(background, 0.1),
    // Ground of the button while it is pressed.
    [`--button-${name}-pressed`]: isFilled
      ? mix(0.74, background, readableOn(background) === WHITE ? '#000000' : WHITE)
      : rgba(background, 0.18),
    // Text of the button.
    [`--button-${name}-text`]: text,
    // Line around the button; transparent on filled ones.
    [`--button-${name}-border`]:
      style.variant === 'outlined' ? withContrast(background, paper, 3, ink) : 'transparent',
    // Corners of the button.
    [`--button-${name}-radius`]: `${style.radius}px`,
    // Capitals of the button's text.
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

/**
 * CSS custom properties of a theme, by name; components use no other colours and sizes. The comments are what the
 * reference of tokens says of them.
 */
export function themeVariables(theme: Theme): Readonly<Record<string, string>> {
  const { general, palette, fontStyles, buttons } = theme;
  const { paper, ink } = palette;
  const shadow = SHADOWS[general.shadows](ink);
  return {
    // Greatest width of content in the middle of a wide window.
    '--box-width': `${general.boxWidth}px`,
    // Corners of cards, pictures and dialogs.
    '--radius': `${general.radius}px`,
    // Corners of fields and small controls.
    '--field-radius': `${general.fieldRadius}px`,
    // Shadow of what lies on the page.
    '--shadow-raised': shadow.raised,
    // Shadow of what lies above the page: dialogs, lists.
    '--shadow-overlay': shadow.overlay,
    // Pattern of the brand, for bands of colour.
    '--motif': general.motif ? `url("${general.motif}")` : 'none',
    // Angle of the stickers of offers; only themes with flat shadows tilt them.
    '--sticker-tilt': general.shadows === 'flat' ? '-5deg' : '0deg',
    // Strip of the brand, for the edges of sections.
    '--border-strip': general.border ? `url("${general.border}")` : 'none',
    // Ground of the page.
    '--paper': paper,
    // Ground that stands out from the page quietly.
    '--surface': palette.surface,
    // Running text and headings.
    '--ink': ink,
    // Text on dark bands and pictures.
    '--on-dark': mix(0.97, WHITE, paper),
    // Quiet text on dark bands and pictures.
    '--on-dark-muted': mix(0.86, WHITE, ink),
    // Quiet text; at least 4.5 : 1 on the page.
    '--muted': withContrast(palette.muted, paper, 4.5, ink),
    // Edges of controls; separates what must be told apart.
    '--line': palette.line,
    // Hairlines and edges of cards.
    '--line-soft': mix(0.28, palette.line, paper),
    // First colour of the brand, as a ground.
    '--primary': palette.primary,
    // Breath of the first colour, as a ground under the pointer.
    '--primary-tint': mix(0.08, palette.primary, paper),
    // First colour as text and icon; at least 4.5 : 1 on the page.
    '--primary-text': withContrast(palette.primary, paper, 4.5, ink),
    // Text on the first colour.
    '--on-primary': readableOn(palette.primary),
    // Colour of the one action in a view, as a ground.
    '--accent': palette.accent,
    // Text on the colour of the action.
    '--on-accent': readableOn(palette.accent),
    // Ground of offers and their stickers.
    '--offer': palette.offer,
    // Text on the ground of offers.
    '--on-offer': readableOn(palette.offer),
    // Text and icon of what went wrong.
    '--error': withContrast(palette.error, paper, 4.5, ink),
    // Ground of what went wrong.
    '--error-tint': mix(0.08, palette.error, paper),
    // Text and icon of corrections and warnings.
    '--warning': withContrast(WARNING, paper, 4.5, ink),
    // Ground of corrections and warnings.
    '--warning-tint': mix(0.12, WARNING, paper),
    // Text and icon of what is done.
    '--success': withContrast(palette.success, paper, 4.5, ink),
    // Ground of what is done.
    '--success-tint': mix(0.08, palette.success, paper),
    // Ring around what has the focus.
    '--focus': withContrast(palette.primary, paper, 3, ink),
    // Gap between a control and its ring.
    '--focus-gap': paper,
    // Typeface of headings.
    '--display-family': fontStyles.display.family,
    // Weight of headings.
    '--display-weight': String(fontStyles.display.weight),
    // Width of the letters of headings.
    '--display-stretch': `${fontStyles.display.stretch}%`,
    // Space between the letters of headings.
    '--display-spacing': `${fontStyles.display.letterSpacing}em`,
    // Line height of headings.
    '--display-line': String(fontStyles.display.lineHeight),
    // How large headings are beside the scale.
    '--display-factor': String(fontStyles.display.size),
    // Typeface of running text.
    '--body-family': fontStyles.body.family,
    // Weight of running text.
    '--body-weight': String(fontStyles.body.weight),
    // Width of the letters of running text.
    '--body-stretch': `${fontStyles.body.stretch}%`,
    // Line height of running text.
    '--body-line': String(fontStyles.body.lineHeight),
    // How large running text is beside the scale.
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
