import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getContrast } from 'polished';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** WCAG AA for text below 24 px. */
const TEXT = 4.5;
/** WCAG AA for lines that tell where a control is, and for marks of the focus. */
const CONTROL = 3;

/** Variables used for texts, each with the variables of what these texts stand on. */
const TEXTS: readonly (readonly [text: string, ...backgrounds: string[]])[] = [
  ['ink', 'desk', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-pressed'],
  ['ink-muted', 'desk', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'],
  ['ink-faint', 'surface', 'surface-raised', 'surface-sunken'],
  ['accent-ink', 'surface', 'surface-raised', 'surface-sunken', 'accent-soft'],
  ['on-accent', 'accent', 'accent-hover', 'accent-pressed', 'danger', 'danger-hover'],
  ['danger-ink', 'surface', 'surface-raised', 'danger-soft'],
  ['success-ink', 'surface', 'success-soft'],
  ['warning-ink', 'surface', 'warning-soft'],
  ['on-tooltip', 'tooltip'],
];
const CONTROLS: typeof TEXTS = [
  ['line-strong', 'surface', 'surface-raised'],
  ['accent', 'surface'],
];

/** The value of a colour variable in light or dark windows. @throws Error where tokens.css has none */
function colorOf(name: string, scheme: 'light' | 'dark'): string {
  const [, light, dark, single] =
    new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css) ?? [];
  const value = single ?? (scheme === 'light' ? light : dark);
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

const pairsOf = (table: typeof TEXTS) =>
  table.flatMap(([color, ...backgrounds]) => backgrounds.map((background) => ({ color, background })));

describe.each(['light', 'dark'] as const)('the colours of the editor in %s windows', (scheme) => {
  it.each([
    ...pairsOf(TEXTS).map((pair) => ({ ...pair, least: TEXT })),
    ...pairsOf(CONTROLS).map((pair) => ({ ...pair, least: CONTROL })),
  ])('keep $color apart from $background: at least $least', ({ color, background, least }) => {
    expect(getContrast(colorOf(color, scheme), colorOf(background, scheme))).toBeGreaterThanOrEqual(least);
  });
});
