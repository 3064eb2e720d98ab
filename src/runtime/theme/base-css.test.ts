import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, baseCss } from './base-css.ts';

describe('[THEME-07] breakpoints', () => {
  it('are those of the specification', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it.each([
    ['sm', 600],
    ['md', 900],
    ['lg', 1200],
    ['xl', 1536],
  ])('hide below and above %s at %i pixels', (name, width) => {
    expect(baseCss).toContain(
      `@media (width < ${width}px){[data-hide-below=${name}]{display:none!important}}`,
    );
    expect(baseCss).toContain(
      `@media (width >= ${width}px){[data-hide-above=${name}]{display:none!important}}`,
    );
  });

  it('are the only widths that rules ask for, and nothing is hidden below or above zero', () => {
    const widths = [...baseCss.matchAll(/@media \(width (?:<|>=) (\d+)px\)/g)].map(([, width]) =>
      Number(width),
    );
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([600, 900, 1200, 1536]);
    expect(baseCss).not.toContain('=xs]');
  });
});
