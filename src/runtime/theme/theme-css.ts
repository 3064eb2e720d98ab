import { mix, rgba } from 'polished';
import type { Theme } from '../../../generated/page/types.ts';
import {
  BLACK,
  contrastOfLuminances,
  CONTROL_CONTRAST,
  firstPassing,
  luminanceOf,
  luminanceOfOklabMix,
  reaching,
  readableGround,
  readableOn,
  strongestOn,
  TEXT_CONTRAST,
  WHITE,
  withContrast,
} from './contrast.ts';

type ButtonStyle = Theme['buttons']['primary'];
type Variables = Readonly<Record<string, string>>;
type ButtonName = keyof Theme['buttons'];

/** The page, what stands out from it, and the text that is read on both. */
interface Base {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
}

/** The colours as chosen where the text can be read; the text moves before its grounds do, and the paper never. */
function baseOf({ paper, surface, ink }: Theme['palette']): Base {
  const strongest = strongestOn(ink, paper, surface);
  const shownSurface = readableGround(surface, paper, strongest);
  return {
    paper,
    surface: shownSurface,
    ink: withContrast(ink, [paper, shownSurface], TEXT_CONTRAST, strongest),
  };
}

/** A trace above the limit: browsers round what lies on a ground to whole levels, each in its way. */
const WASHED_TEXT_CONTRAST = 4.55;

/** Grounds with a colour lying on them in these shares. */
const washed = (color: string, shares: readonly number[], grounds: readonly string[]) =>
  grounds.flatMap((ground) => shares.map((share) => mix(share, color, ground)));

type Marked = readonly [text: string, grounds: readonly string[]];

/** How much of the marks can be drawn so that the texts are read on the grounds that come of it. */
const strengthOf = (marked: (part: number) => readonly Marked[]): number =>
  [1, 0.75, 0.5, 0.25].find((part) =>
    marked(part).every(([text, grounds]) => reaching(grounds, WASHED_TEXT_CONTRAST)(text)),
  ) ?? 0;

/** Greatest shares of a colour that styles lay on a ground, multiplied by `--mark-strength`; a test reads the styles for it. */
export const MARK_SHARES = {
  /** Of the colour of links, menus and the like, under the pointer and while pressed. */
  hoverOfText: 0.08,
  pressedOfText: 0.18,
  /** Of the first colour on the paper of a pressed chip. */
  pressedChip: 0.2,
} as const;

/** Shares of a button's colour on what it stands on, under the pointer and while it is pressed. */
const HOVER_WASH = 0.1;
const PRESSED_WASH = 0.18;

/** The colours of a button on its own ground, which goes away from the text under the pointer. */
function filledColors(background: string, color: string) {
  const readable = readableOn(background);
  const text = withContrast(color || readable, [background], TEXT_CONTRAST, readable);
  const away = luminanceOf(text) > luminanceOf(background) ? BLACK : WHITE;
  return {
    background,
    hover: mix(0.86, background, away),
    pressed: mix(0.74, background, away),
    text,
    border: 'transparent',
  };
}

/** The colours of a button on the page; its marks are weaker where no text could be read on them. */
function bareColors(background: string, color: string, { paper, surface, ink }: Base) {
  const page = [paper, surface];
  const withMarks = (hover: number, pressed: number, text: string) => ({
    background: 'transparent',
    hover: rgba(background, hover),
    pressed: rgba(background, pressed),
    text,
    border: withContrast(background, page, CONTROL_CONTRAST, ink),
  });
  for (const part of [1, 0.75, 0.5, 0.25]) {
    const [hover, pressed] = [part * HOVER_WASH, part * PRESSED_WASH];
    const grounds = [...page, ...washed(background, [hover, pressed], page)];
    const text = withContrast(color || background, grounds, WASHED_TEXT_CONTRAST, ink);
    if (reaching(grounds, WASHED_TEXT_CONTRAST)(text)) return withMarks(hover, pressed, text);
  }
  return withMarks(0, 0, withContrast(color || background, page, TEXT_CONTRAST, ink));
}

function buttonVariables(
  name: ButtonName,
  style: ButtonStyle,
  fill: string,
  base: Base,
): Record<string, string> {
  const own = style.background || fill;
  const { background, hover, pressed, text, border } =
    style.variant === 'contained' ? filledColors(own, style.color) : bareColors(own, style.color, base);
  return {
    // Ground of the button at rest.
    [`--button-${name}-background`]: background,
    // Ground of the button under the pointer.
    [`--button-${name}-hover`]: hover,
    // Ground of the button while it is pressed.
    [`--button-${name}-pressed`]: pressed,
    // Text of the button; at least 4.5 : 1 on its grounds, of outlined ones on the page and its surfaces.
    [`--button-${name}-text`]: text,
    // Line around the button; transparent on filled ones.
    [`--button-${name}-border`]: style.variant === 'outlined' ? border : 'transparent',
    // Corners of the button.
    [`--button-${name}-radius`]: `${style.radius}px`,
    // Capitals of the button's text.
    [`--button-${name}-transform`]: style.textTransform,
  };
}

/** Share of the ink in the shade over pictures: the `color-mix` of `backdrop.styles.ts` and its like. */
export const INK_IN_SHADE = 0.6;

/** The ground, darkened until light text is read on it. */
const groundOfLightText = (ground: string, text: string): string =>
  firstPassing(ground, BLACK, reaching([text], TEXT_CONTRAST));

/** Light text and its ground: the ink, or in a dark theme, whose ink is light, the surface. */
function darkBandOf({ paper, surface, ink }: Base, primary: string) {
  const onDark = mix(0.97, WHITE, paper);
  const darker = luminanceOf(ink) < luminanceOf(surface) ? ink : surface;
  const light = luminanceOf(onDark);
  const isReadOn = (luminance: number) => contrastOfLuminances(light, luminance) >= TEXT_CONTRAST;
  const groundInk = firstPassing(
    darker,
    BLACK,
    (candidate) =>
      isReadOn(luminanceOf(candidate)) && isReadOn(luminanceOfOklabMix(INK_IN_SHADE, candidate, primary)),
  );
  const grounds = [groundInk, groundOfLightText(primary, onDark)];
  return {
    onDark,
    onDarkMuted: withContrast(mix(0.86, WHITE, ink), grounds, TEXT_CONTRAST, onDark),
    groundInk,
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
export function themeVariables(theme: Theme): Variables {
  const { general, palette, fontStyles, buttons } = theme;
  const base = baseOf(palette);
  const { paper, surface, ink } = base;
  const page = [paper, surface];
  const primary = withContrast(palette.primary, page, CONTROL_CONTRAST, ink);
  const line = withContrast(palette.line, [paper], CONTROL_CONTRAST, ink);
  const tint = (color: string, share: number) => readableGround(mix(share, color, paper), paper, ink);
  const [primaryTint, errorTint, successTint] = [primary, palette.error, palette.success].map((color) =>
    tint(color, 0.08),
  ) as [string, string, string];
  const asText = (color: string, ...grounds: string[]) =>
    withContrast(color, [...page, ...grounds], TEXT_CONTRAST, ink);
  const primaryText = asText(primary, primaryTint);
  const strength = strengthOf((part) => [
    ...[ink, primaryText].flatMap((text): Marked[] => [
      [text, washed(text, [part * MARK_SHARES.hoverOfText], page)],
      [text, washed(text, [part * MARK_SHARES.pressedOfText], [paper])],
    ]),
    [ink, washed(primary, [part * MARK_SHARES.pressedChip], [paper])],
  ]);
  const { onDark, onDarkMuted, groundInk } = darkBandOf(base, primary);
  const accentMark = withContrast(palette.accent, [paper], CONTROL_CONTRAST, ink);
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
    '--surface': surface,
    // Running text and headings.
    '--ink': ink,
    // Text on dark bands and pictures.
    '--on-dark': onDark,
    // Quiet text on dark bands and pictures.
    '--on-dark-muted': onDarkMuted,
    // Quiet text; at least 4.5 : 1 on the page, its surfaces and tints of the brand.
    '--muted': asText(palette.muted, primaryTint),
    // Edges of controls; separates what must be told apart.
    '--line': line,
    // Hairlines and edges of cards.
    '--line-soft': mix(0.28, line, paper),
    // First colour of the brand, as a ground.
    '--primary': primary,
    // Breath of the first colour, as a ground under the pointer.
    '--primary-tint': primaryTint,
    // First colour as text and icon; at least 4.5 : 1 on the page, its surfaces and tints of the brand.
    '--primary-text': primaryText,
    // Text on the first colour.
    '--on-primary': readableOn(primary),
    // Colour of the one action in a view, as a ground.
    '--accent': palette.accent,
    // Text on the colour of the action.
    '--on-accent': readableOn(palette.accent),
    // Ground of offers and their stickers.
    '--offer': palette.offer,
    // Text on the ground of offers.
    '--on-offer': readableOn(palette.offer),
    // Text and icon of what went wrong.
    '--error': asText(palette.error, errorTint),
    // Ground of what went wrong.
    '--error-tint': errorTint,
    // Text and icon of corrections and warnings.
    '--warning': withContrast(WARNING, [paper], TEXT_CONTRAST, ink),
    // Ground of corrections and warnings.
    '--warning-tint': tint(WARNING, 0.12),
    // Text and icon of what is done.
    '--success': asText(palette.success, successTint),
    // Ground of what is done.
    '--success-tint': successTint,
    // Ring around what has the focus.
    '--focus': primary,
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
    ...buttonVariables('primary', buttons.primary, palette.accent, base),
    ...buttonVariables('secondary', buttons.secondary, primary, base),
    // Colour of the action as a line on the page; only where the colour itself is not seen on it.
    ...(accentMark === palette.accent ? {} : { '--accent-mark': accentMark }),
    // Ground of light text in place of the ink; only where the ink is too light for it, as in dark themes.
    ...(groundInk === ink ? {} : { '--ground-ink': groundInk }),
    // How much is drawn of the marks of what is pointed at or pressed; only where all of them would hide the text.
    ...(strength === 1 ? {} : { '--mark-strength': String(strength) }),
  };
}

/** Shares of white on dark grounds, or of black where white is too light for the text: under the pointer and while a button is pressed. */
const HOVER_ON_DARK = 0.14;
const PRESSED_ON_DARK = 0.24;

/** The variables that differ on dark pictures and bands; buttons without a ground get light text and lines. */
function darkVariables({ buttons }: Theme, all: Variables): Variables {
  const { '--on-dark': onDark = '', '--ink': ink = '', '--primary': primary = '' } = all;
  const groundInk = all['--ground-ink'] ?? ink;
  const groundPrimary = groundOfLightText(primary, onDark);
  const marked = [
    ...washed(WHITE, [HOVER_ON_DARK], [groundInk, groundPrimary]),
    ...washed(WHITE, [PRESSED_ON_DARK], [groundInk]),
  ];
  const mark = reaching(marked, WASHED_TEXT_CONTRAST)(onDark) ? WHITE : BLACK;
  const strength = strengthOf((part) => [
    [onDark, washed(onDark, [part * MARK_SHARES.hoverOfText], [groundInk, groundPrimary])],
    [onDark, washed(onDark, [part * MARK_SHARES.pressedOfText], [groundInk])],
  ]);
  const bare = Object.entries(buttons).filter(([, { variant }]) => variant !== 'contained');
  return {
    '--muted': 'var(--on-dark-muted)',
    '--primary-text': 'var(--on-dark)',
    '--focus': 'var(--on-dark)',
    '--focus-gap': groundInk === ink ? 'var(--ink)' : 'var(--ground-ink)',
    ...Object.fromEntries(
      bare.flatMap(([name, { variant }]) => [
        [`--button-${name}-background`, 'transparent'],
        [`--button-${name}-hover`, rgba(mark, HOVER_ON_DARK)],
        [`--button-${name}-pressed`, rgba(mark, PRESSED_ON_DARK)],
        [`--button-${name}-text`, 'var(--on-dark)'],
        [`--button-${name}-border`, variant === 'outlined' ? 'var(--on-dark)' : 'transparent'],
      ]),
    ),
    ...(groundPrimary === primary ? {} : { '--ground-primary': groundPrimary }),
    ...(String(strength) === (all['--mark-strength'] ?? '1') ? {} : { '--mark-strength': String(strength) }),
  };
}

/** All variables of a theme as they are on dark bands, by value. */
export function variablesOnDark(theme: Theme): Variables {
  const all = themeVariables(theme);
  const dark = Object.entries(darkVariables(theme, all)).map(([name, value]) => {
    const [, other] = /^var\((.+)\)$/.exec(value) ?? [];
    return [name, other === undefined ? value : (all[other] ?? '')];
  });
  return { ...all, ...Object.fromEntries(dark) };
}

/** On the page, variables that only dark bands set where they need to. */
const ON_PAGE: Variables = { '--ground-primary': 'var(--primary)', '--mark-strength': '1' };

const rule = (selector: string, variables: Variables) =>
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
  const dark = darkVariables(theme, all);
  const restored = Object.entries(ON_PAGE).flatMap(([name, value]) =>
    dark[name] === undefined ? [] : [[name, all[name] ?? value] as const],
  );
  const paper = Object.keys(dark).map((name) => [name, all[name] ?? ''] as const);
  return [
    rule(':root', all),
    rule('[data-tone=light]', dark),
    rule('[data-surface=paper]', { ...Object.fromEntries([...paper, ...restored]), color: 'var(--ink)' }),
    restored.length > 0 ? rule('[data-tone=dark]', Object.fromEntries(restored)) : '',
  ].join('');
}
