import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Theme as isTheme } from '../../generated/page/check.js';
import { pairsBelowAa } from '../../tests/support/theme-pairs.ts';
import { themeVariables } from '../../src/runtime/theme/theme-css.ts';
import { newTheme } from './new-theme.ts';
import { TYPE_PAIRS, type TypePairName } from './type-pairs.ts';

const color = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 255 })))
  .map((levels) => `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`);

const unreadable = (primary: string, accent: string) =>
  pairsBelowAa(newTheme({ primary, accent }, 'clear', ''));

it('[THEME-06] every pair of a new theme reaches AA, whatever two colours were chosen', () => {
  for (const extreme of ['#ffffff', '#000000', '#ffff00', '#00ff00', '#0000ff', '#777777', '#ffc83d'])
    expect([extreme, unreadable(extreme, extreme)]).toEqual([extreme, []]);
  fc.assert(
    fc.property(color, color, (primary, accent) => {
      expect(unreadable(primary, accent)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('the colours of a new theme are shown as they are in it', () => {
  fc.assert(
    fc.property(color, color, (primary, accent) => {
      const theme = newTheme({ primary, accent }, 'clear', '');
      const variables = themeVariables(theme);
      for (const name of ['paper', 'surface', 'ink', 'muted', 'line', 'primary', 'accent'] as const)
        expect([name, variables[`--${name}`]]).toEqual([name, theme.palette[name]]);
    }),
    { numRuns: 100 },
  );
});

it('a colour that can be read stays as it was chosen', () => {
  const { palette } = newTheme({ primary: '#0F4C5C', accent: '#B84A14' }, 'clear', '');
  expect([palette.primary, palette.accent]).toEqual(['#0F4C5C', '#B84A14']);
});

it('the darker colour carries the bands where the other one cannot', () => {
  const { palette } = newTheme({ primary: '#FFC83D', accent: '#1D1B3A' }, 'clear', '');
  expect([palette.primary, palette.accent]).toEqual(['#1D1B3A', '#FFC83D']);
});

it.each(Object.keys(TYPE_PAIRS) as TypePairName[])('the pair of fonts "%s" makes a whole theme', (pair) => {
  const theme = newTheme({ primary: '#0F4C5C', accent: '#B84A14' }, pair, '');
  isTheme(theme);
  expect(isTheme.errors ?? []).toEqual([]);
});
