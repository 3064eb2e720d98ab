import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Theme } from '../../generated/page/types.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { themeCss, themeVariables } from '../../src/runtime/theme/theme-css.ts';
import { contrastByWcag, pairsBelowAa } from '../support/theme-pairs.ts';

function themeOf(theme: object): Theme {
  const site = toSiteConfiguration({ theme }, (problem) => {
    throw new Error(`the theme is refused: ${JSON.stringify(problem)}`);
  });
  if (!site) throw new Error('the theme is none');
  return site.theme;
}

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

const level = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 117, 118, 119, 254, 255));
const color = fc
  .oneof(
    fc.tuple(level, level, level),
    level.map((grey) => [grey, grey, grey] as const),
  )
  .map((levels) => `#${levels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
const button = fc.record({
  variant: fc.constantFrom('contained', 'outlined', 'text'),
  background: fc.oneof(fc.constant(''), color),
  color: fc.oneof(fc.constant(''), color),
});
const chosen = fc.record({
  palette: fc.record({
    paper: color,
    surface: color,
    ink: color,
    muted: color,
    line: color,
    primary: color,
    accent: color,
    offer: color,
    error: color,
    success: color,
  }),
  buttons: fc.record({ primary: button, secondary: button }),
});

it('[THEME-06] every pair of every theme reaches AA, whatever colours the operator chose', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(chosen, (theme) => {
      expect(pairsBelowAa(themeOf(theme))).toEqual([]);
    }),
    { numRuns: 2000, seed: 6 },
  );
});

it('the contrast of colours is measured by a ruler that can fail', () => {
  expect(contrastByWcag('#999999', '#ffffff')).toBeCloseTo(2.85, 2);
  expect(contrastByWcag('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
