import { resolveText } from '../text/resolve-text.ts';
import { colorValue, groundValue } from '../theme/color-value.ts';
import { contrastBetween, CONTROL_CONTRAST, TEXT_CONTRAST } from '../theme/contrast.ts';
import { themeVariables, variablesOnDark } from '../theme/theme-css.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, type CheckedNode, partOf, textOf } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/** Sizes of paragraphs that are large text, and the elements that have such a size of their own. */
const LARGE_SIZES: readonly unknown[] = ['headline', 'display', 'poster'];
const LARGE_ELEMENTS: readonly unknown[] = ['h1', 'h2'];

type Variables = Readonly<Record<string, string>>;

/** Whether a card brings its own paper, whatever it stands on. */
const isPaper = ({ type, props }: CheckedNode) =>
  type === 'InfoCard' && (props.border === true || props.elevation === 'raised') && !props.background;

/** The variables of a theme as they are on the page and on dark bands. */
interface Scopes {
  readonly light: Variables;
  readonly dark: Variables;
}

/** The colour that CSS names: its first variable that is set, or itself. */
function colorOf(css: string, variables: Variables): string | null {
  const names = css.match(/--[\w-]+/g);
  if (!names) return css === 'inherit' ? null : css;
  return names.map((name) => variables[name]).find(Boolean) ?? null;
}

/** The colour behind a node; `null` where it is a picture. */
function backgroundOf(node: CheckedNode, scopes: Scopes): string | null {
  const variables = isOnDark(node) ? scopes.dark : scopes.light;
  const color = colorOf(groundValue(textOf(node.props.background)), variables);
  if (color) return color;
  if (partOf(node.props.backgroundImage, 'src') !== '') return null;
  return node.parent && !isPaper(node) ? backgroundOf(node.parent, scopes) : (variables['--paper'] ?? null);
}

/** Whether a node stands on a band that is marked as dark, so that its text is light. */
function isOnDark(node: CheckedNode): boolean {
  if (isPaper(node)) return false;
  const { tone } = node.props;
  if (tone === 'light' || tone === 'dark') return tone === 'light';
  return node.parent !== null && isOnDark(node.parent);
}

const textColor = (node: CheckedNode, variables: Variables, isDark: boolean): string | null =>
  (node.type === 'Paragraph' ? colorOf(colorValue(textOf(node.props.color)), variables) : null) ??
  variables[
    node.type === 'Paragraph' && node.props.eyebrow === true
      ? '--primary-text'
      : isDark
        ? '--on-dark'
        : '--ink'
  ] ??
  null;

function leastContrast({ type, props }: CheckedNode): number {
  const isLarge =
    type === 'Paragraph' &&
    props.eyebrow !== true &&
    (LARGE_SIZES.includes(props.size) || (props.size === 'auto' && LARGE_ELEMENTS.includes(props.as)));
  return isLarge ? CONTROL_CONTRAST : TEXT_CONTRAST;
}

/** Components whose text has the colour of what they stand on, and where it is. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  Paragraph: ['text'],
  InfoCard: ['title', 'text'],
  IconWithText: ['title', 'text'],
};

/** Texts that can hardly be read on their background. Those on pictures are not judged. */
export function checkContrast(
  { nodes, translations }: CheckedDocument,
  { theme, languages }: CheckedSite,
): CheckFinding[] {
  const scopes: Scopes = { light: themeVariables(theme), dark: variablesOnDark(theme) };
  const hasText = (key: unknown) => resolveText(translations, textOf(key), languages[0] ?? '') !== '';
  // Computing a contrast costs more than everything else here, and a page has few pairs of colours.
  const contrasts = new Map<string, number>();
  const contrastOf = (color: string, background: string) => {
    const pair = `${color} ${background}`;
    const contrast = contrasts.get(pair) ?? contrastBetween(color, background);
    contrasts.set(pair, contrast);
    return contrast;
  };
  return nodes.flatMap((node) => {
    if (!(TEXTS[node.type] ?? []).some((name) => hasText(node.props[name]))) return [];
    const isDark = isOnDark(node);
    const variables = isDark ? scopes.dark : scopes.light;
    const background = backgroundOf(node, scopes);
    const color = textColor(node, variables, isDark);
    if (background === null || color === null) return [];
    const contrast = contrastOf(color, background);
    const least = leastContrast(node);
    if (contrast >= least) return [];
    const path = node.type === 'Paragraph' ? '/props/color' : '/props/background';
    // Rounded down: one that is too low never reads as the least that is enough.
    const params = { contrast: Math.floor(contrast * 10) / 10, least, color, background };
    return [found('warning', 'low-contrast', node.id, path, params)];
  });
}
