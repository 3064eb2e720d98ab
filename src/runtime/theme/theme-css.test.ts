import { getContrast } from 'polished';
import { describe, expect, it } from 'vitest';
import { toSiteConfiguration } from '../../api/wire/site-settings.ts';
import { baseCss, BREAKPOINTS } from './base-css.ts';
import { colorValue } from './color-value.ts';
import { readableOn, themeCss, themeVariables, withContrast } from './theme-css.ts';

const themeOf = (theme: object = {}) => {
  const site = toSiteConfiguration({ theme }, () => undefined);
  if (!site) throw new Error('the test theme is none');
  return site.theme;
};
const variablesOf = (theme: object = {}) => themeVariables(themeOf(theme));

it('[THEME-06] the accent of the default palette is seen on its paper', () => {
  const { '--accent': accent = '', '--paper': paper = '' } = variablesOf();
  expect(getContrast(accent, paper)).toBeGreaterThanOrEqual(3);
});

describe('the text of a button', () => {
  it.each(['#ffff00', '#000000', '#7f7f7f', '#ff0000', '#00ff00', '#123456', '#fefefe', '#767676'])(
    '[THEME-06] is computed to be read on %s',
    (background) => {
      const text = variablesOf({ buttons: { primary: { background } } })['--button-primary-text'] as string;
      expect(text).toBe(readableOn(background));
      expect(getContrast(text, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("[THEME-06] is the operator's where there is one", () => {
    expect(variablesOf({ buttons: { primary: { color: '#010203' } } })['--button-primary-text']).toBe(
      '#010203',
    );
  });

  it.each(['#ffff00', '#dddddd', '#1f4e79'])(
    'of an outlined one is readable on the paper, whatever the operator picked: %s',
    (background) => {
      const { '--button-secondary-text': text = '' } = variablesOf({
        buttons: { secondary: { variant: 'outlined', background } },
      });
      expect(getContrast(text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('moves towards the ink no further than it must', () => {
    expect(withContrast('#1f4e79', '#ffffff', 4.5, '#000000')).toBe('#1f4e79');
    expect(withContrast('#ffffff', '#ffffff', 21.1, '#000000')).toBe('#000000');
  });
});

describe('breakpoints', () => {
  it('[THEME-07] are these five, and hide below and from each of them', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    for (const [name, width] of Object.entries(BREAKPOINTS)) {
      if (width === 0) continue;
      expect(baseCss).toContain(
        `@media (width < ${width}px){[data-hide-below=${name}]{display:none!important}}`,
      );
      expect(baseCss).toContain(
        `@media (width >= ${width}px){[data-hide-above=${name}]{display:none!important}}`,
      );
    }
  });

  const styles = import.meta.glob<string>('../../**/*.styles.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });

  it('[THEME-07] are the only widths that components ask for, and mobile ends at lg', () => {
    const known = new Set<number>(Object.values(BREAKPOINTS));
    const usedWidths = Object.entries({ ...styles, 'base.css': baseCss }).flatMap(([file, css]) =>
      [...css.matchAll(/@media[^{]*width [<>]=? (\d+)px/g)].map(
        ([, width]) => [file, Number(width)] as const,
      ),
    );
    expect(usedWidths.length).toBeGreaterThan(10);
    expect(usedWidths.filter(([, width]) => !known.has(width))).toEqual([]);
    const header = Object.entries(styles).find(([file]) => file.endsWith('/header.styles.ts'))?.[1] ?? '';
    expect(header).toContain('1200px');
  });
});

describe('colours of components', () => {
  it.each([
    ['primary', 'var(--primary)'],
    ['#a1b2c3', '#a1b2c3'],
    ['', 'inherit'],
    ['red', 'inherit'],
    ['constructor', 'inherit'],
    ['#fff;}*{x:y', 'inherit'],
  ])('%s is %s', (color, css) => {
    expect(colorValue(color)).toBe(css);
  });

  it('leave their rule by no value that the schema lets through', () => {
    const css = themeCss(
      themeOf({ fontStyles: { body: { family: '\'A\', "B" - c' } }, general: { motif: '/media/a/b.svg' } }),
    );
    expect(css.match(/\{/g)).toHaveLength(3);
    expect(css.match(/\}/g)).toHaveLength(3);
    expect(css).not.toContain('<');
  });
});
