import { mix, parseToRgb } from 'polished';
import type { Theme } from '../../generated/page/types.ts';
import { luminanceOfOklabMix } from '../../src/runtime/theme/contrast.ts';
import {
  INK_IN_SHADE,
  MARK_SHARES,
  themeVariables,
  variablesOnDark,
} from '../../src/runtime/theme/theme-css.ts';

type Pair = readonly [text: string, background: string];
type Variables = Readonly<Record<string, string>>;

/** Pairs of variables of a theme that components use for text and what it stands on. */
const TEXT_PAIRS: readonly Pair[] = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--primary-tint'],
  ['--ink', '--error-tint'],
  ['--ink', '--warning-tint'],
  ['--ink', '--success-tint'],
  ['--muted', '--paper'],
  ['--muted', '--surface'],
  ['--muted', '--primary-tint'],
  ['--primary-text', '--paper'],
  ['--primary-text', '--surface'],
  ['--primary-text', '--primary-tint'],
  ['--on-primary', '--primary'],
  ['--on-accent', '--accent'],
  ['--on-offer', '--offer'],
  ['--error', '--paper'],
  ['--error', '--surface'],
  ['--error', '--error-tint'],
  ['--warning', '--paper'],
  ['--success', '--paper'],
  ['--success', '--surface'],
  ['--success', '--success-tint'],
];

/** The same on dark bands. */
const TEXT_PAIRS_ON_DARK: readonly Pair[] = [
  ['--on-dark', '--ground-ink'],
  ['--on-dark', '--ground-primary'],
  ['--on-dark-muted', '--ground-ink'],
  ['--on-dark-muted', '--ground-primary'],
  ['--muted', '--ground-ink'],
  ['--primary-text', '--ground-ink'],
  ['--focus', '--focus-gap'],
];

/** Pairs of variables in which controls are drawn, and what they are drawn on. */
const CONTROL_PAIRS: readonly Pair[] = [
  ['--line', '--paper'],
  ['--focus', '--paper'],
  ['--focus', '--surface'],
  ['--primary', '--paper'],
  ['--primary', '--surface'],
  ['--warning', '--warning-tint'],
];

const TEXT = 4.5;
const CONTROL = 3;

/** WCAG 2, relative luminance, written as it is there: not the code that makes the colours. */
function luminance(color: string): number {
  const { red, green, blue } = parseToRgb(color);
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((level) => {
    const share = level / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast by WCAG 2, not rounded. */
export const contrastByWcag = (one: string, other: string): number =>
  ratioOf(luminance(one), luminance(other));

/** What is seen of a ground that may be transparent, on another one. */
function seenOn(color: string, below: string): string {
  if (color === 'transparent') return below;
  const { alpha, ...opaque } = { alpha: 1, ...parseToRgb(color) };
  return mix(alpha, `rgb(${opaque.red},${opaque.green},${opaque.blue})`, below);
}

const BUTTONS = ['primary', 'secondary'] as const;

/** Buttons whose text or line cannot be told from what they stand on. */
function wrongButtons(variables: Variables, grounds: readonly string[], states: readonly string[]): string[] {
  return BUTTONS.flatMap((name) =>
    grounds.flatMap((ground) => {
      const below = variables[ground] ?? '';
      const part = (of: string) => variables[`--button-${name}-${of}`] ?? '';
      const unread = states.filter(
        (state) => !(contrastByWcag(part('text'), seenOn(part(state), below)) >= TEXT),
      );
      const isUnseen =
        part('border') !== 'transparent' && !(contrastByWcag(part('border'), below) >= CONTROL);
      return [...unread, ...(isUnseen ? ['border'] : [])].map((of) => `${name} button, ${of}, on ${ground}`);
    }),
  );
}

/** Texts that cannot be read on what is drawn below them while they are pointed at or pressed. */
function wrongMarks(
  variables: Variables,
  marks: readonly (readonly [text: string, color: string, share: number, ground: string])[],
): string[] {
  const strength = Number(variables['--mark-strength'] ?? 1);
  const valueOf = (name: string) => variables[name] ?? '';
  return marks
    .filter(([text, color, share, ground]) => {
      const drawn = mix(share * strength, valueOf(color), valueOf(ground));
      return !(contrastByWcag(valueOf(text), drawn) >= TEXT);
    })
    .map(([text, color, share, ground]) => `${text} on ${share} of ${color} on ${ground}`);
}

/** The pairs of a theme that do not reach WCAG AA: texts, controls, and the buttons in each of their states. */
export function pairsBelowAa(theme: Theme): string[] {
  const withGrounds = (variables: Variables): Variables => ({
    '--ground-ink': variables['--ink'] ?? '',
    '--ground-primary': variables['--primary'] ?? '',
    ...variables,
  });
  const light = withGrounds(themeVariables(theme));
  const dark = withGrounds(variablesOnDark(theme));
  const wrong = (pairs: readonly Pair[], variables: Variables, least: number) =>
    pairs
      .filter(([one, other]) => !(contrastByWcag(variables[one] ?? '', variables[other] ?? '') >= least))
      .map((pair) => pair.join(' on '));
  const { hoverOfText, pressedOfText, pressedChip } = MARK_SHARES;
  const shade = luminanceOfOklabMix(INK_IN_SHADE, light['--ground-ink'] ?? '', light['--primary'] ?? '');
  return [
    ...wrong(TEXT_PAIRS, light, TEXT),
    ...wrong(CONTROL_PAIRS, light, CONTROL),
    ...wrongButtons(light, ['--paper', '--surface'], ['background', 'hover', 'pressed']),
    ...wrongMarks(light, [
      ...['--ink', '--primary-text'].flatMap((text) => [
        [text, text, hoverOfText, '--paper'] as const,
        [text, text, hoverOfText, '--surface'] as const,
        [text, text, pressedOfText, '--paper'] as const,
      ]),
      ['--ink', '--primary', pressedChip, '--paper'],
    ]),
    ...wrongMarks(dark, [
      ['--on-dark', '--on-dark', hoverOfText, '--ground-ink'],
      ['--on-dark', '--on-dark', hoverOfText, '--ground-primary'],
      ['--on-dark', '--on-dark', pressedOfText, '--ground-ink'],
    ]),
    ...wrong(TEXT_PAIRS_ON_DARK, dark, TEXT),
    ...wrongButtons(dark, ['--ground-ink'], ['background', 'hover', 'pressed']),
    ...wrongButtons(dark, ['--ground-primary'], ['background', 'hover']),
    ...(ratioOf(luminance(light['--on-dark'] ?? ''), shade) >= TEXT ? [] : ['--on-dark on the shade']),
  ];
}
