import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Theme } from '../../generated/page/types.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { themeCss, themeVariables } from '../../src/runtime/theme/theme-css.ts';
import { anyThemeSettings, themeOf } from '../support/any-theme.ts';
import { contrastByWcag, pairsBelowAa } from '../support/theme-pairs.ts';

const DEMO_THEMES = DEMO_SITES.map(
  ({ id, siteConfiguration }) => [id, themeOf((siteConfiguration as { theme: object }).theme)] as const,
);

const THEMES: readonly (readonly [name: string, theme: Theme])[] = [
  ['the default', themeOf({})],
  ...DEMO_THEMES,
];

it.each(THEMES)('[THEME-06] the palette of %s reaches AA', (_name, theme) => {
  expect(pairsBelowAa(theme)).toEqual([]);
});

it.each(THEMES)('the colours of %s are shown as they were chosen', (_name, theme) => {
  const variables = themeVariables(theme);
  for (const name of [
    'paper',
    'surface',
    'ink',
    'muted',
    'line',
    'primary',
    'accent',
    'offer',
    'error',
    'success',
  ] as const)
    expect([name, variables[`--${name}`]]).toEqual([name, theme.palette[name]]);
  expect(themeCss(theme)).not.toMatch(/--ground-|--mark-strength/);
});

it.each<[why: string, theme: object]>([
  ['light grey ink', { palette: { ink: '#bbbbbb' } }],
  ['ink like the paper', { palette: { ink: '#eeeeee' } }],
  ['dark paper below dark ink', { palette: { paper: '#222222' } }],
  ['dark paper with light ink', { palette: { paper: '#14161a', surface: '#20242b', ink: '#eeeeee' } }],
  ['a surface of middle grey', { palette: { surface: '#888888' } }],
  ['a black surface on white paper', { palette: { surface: '#000000' } }],
  ['paper of middle grey', { palette: { paper: '#767676', surface: '#757575', ink: '#777777' } }],
  ['yellow as the first colour', { palette: { primary: '#ffff00' } }],
  ['yellow on dark paper', { palette: { paper: '#111111', ink: '#eeeeee', primary: '#ffff00' } }],
  ['grey text on a grey button', { buttons: { primary: { background: '#eeeeee', color: '#dddddd' } } }],
  [
    'a secondary button like the paper',
    { buttons: { secondary: { background: '#ffffff', color: '#fefefe' } } },
  ],
  [
    'outlined buttons of both kinds',
    { buttons: { primary: { variant: 'outlined' }, secondary: { variant: 'text' } } },
  ],
])('[THEME-06] %s comes out in AA', (_why, theme) => {
  expect(pairsBelowAa(themeOf(theme))).toEqual([]);
});

// Thousands of them: tests/oracles/theme-contrast.long.test.ts.
it('[THEME-06] every pair of every theme reaches AA, whatever colours the operator chose', () => {
  fc.assert(
    fc.property(anyThemeSettings, (settings) => {
      expect(pairsBelowAa(themeOf(settings))).toEqual([]);
    }),
    { numRuns: 200, seed: 6 },
  );
});

it('the contrast of colours is measured by a ruler that can fail', () => {
  expect(contrastByWcag('#999999', '#ffffff')).toBeCloseTo(2.85, 2);
  expect(contrastByWcag('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
