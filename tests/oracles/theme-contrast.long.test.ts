import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyThemeSettings, themeOf } from '../support/any-theme.ts';
import { pairsBelowAa } from '../support/theme-pairs.ts';

const THEMES = 10_000;

it(`every pair of ${THEMES} themes reaches AA, whatever colours the operator chose`, () => {
  fc.assert(
    fc.property(anyThemeSettings, (settings) => {
      expect(pairsBelowAa(themeOf(settings))).toEqual([]);
    }),
    { numRuns: THEMES },
  );
});
