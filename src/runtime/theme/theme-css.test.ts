import { describe, expect, it } from 'vitest';
import { toSiteConfiguration } from '../../api/wire/site-settings.ts';
import { baseCss, BREAKPOINTS } from './base-css.ts';
import { colorValue, groundValue } from './color-value.ts';
import { contrastBetween, readableOn } from './contrast.ts';
import { INK_IN_SHADE, MARK_SHARES, themeCss, themeVariables } from './theme-css.ts';

/** The text of the styles of all components, by file. */
const styles = import.meta.glob<string>('../../**/*.styles.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const themeOf = (theme: object = {}) => {
  const site = toSiteConfiguration({ theme }, () => undefined);
  if (!site) throw new Error('the test theme is none');
  return site.theme;
};
const variablesOf = (theme: object = {}) => themeVariables(themeOf(theme));

it('[THEME-06] the accent of the default palette is seen on its paper', () => {
  const { '--accent': accent = '', '--paper': paper = '' } = variablesOf();
  expect(contrastBetween(accent, paper)).toBeGreaterThanOrEqual(3);
});

it.each([
  ['#ffc83d', '#ffffff', '#1a1a1a'],
  ['#ffffff', '#ffffff', '#1a1a1a'],
  ['#0b5d66', '#ffffff', '#1a1a1a'],
  ['#222222', '#121212', '#f5f5f5'],
])('[THEME-06] a line in the accent %s is seen on the page %s', (accent, paper, ink) => {
  const palette = { accent, paper, ink };
  const { '--accent-mark': mark = accent, '--paper': shown = '' } = variablesOf({ palette });
  expect(contrastBetween(mark, shown)).toBeGreaterThanOrEqual(3);
});

describe('the text of a button', () => {
  it.each(['#ffff00', '#000000', '#7f7f7f', '#ff0000', '#00ff00', '#123456', '#fefefe', '#767676'])(
    '[THEME-06] is computed to be read on %s',
    (background) => {
      const text = variablesOf({ buttons: { primary: { background } } })['--button-primary-text'] as string;
      expect(text).toBe(readableOn(background));
      expect(contrastBetween(text, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each<[why: string, style: object, text: string]>([
    ['stays as the operator chose it', { color: '#fffdf5' }, '#fffdf5'],
    ['stays on a light ground of their own', { background: '#ffe08a', color: '#3d2b00' }, '#3d2b00'],
    [
      'stays where the other end of the scale would be read better',
      { background: '#767676', color: '#000000' },
      '#000000',
    ],
  ])('[THEME-06] %s', (_why, style, text) => {
    const variables = variablesOf({ buttons: { primary: style } });
    expect(variables['--button-primary-text']).toBe(text);
    for (const state of ['background', 'hover', 'pressed'])
      expect(contrastBetween(text, variables[`--button-primary-${state}`] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('[THEME-06] is moved from what the operator chose, no further than it must', () => {
    const variables = variablesOf({ buttons: { primary: { background: '#eeeeee', color: '#dddddd' } } });
    const contrast = contrastBetween(variables['--button-primary-text'] ?? '', '#eeeeee');
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(contrast).toBeLessThan(5.5);
  });

  it.each(['#ffff00', '#dddddd', '#1f4e79'])(
    'of an outlined one is readable on the paper, whatever the operator picked: %s',
    (background) => {
      const { '--button-secondary-text': text = '' } = variablesOf({
        buttons: { secondary: { variant: 'outlined', background } },
      });
      expect(contrastBetween(text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('the colours of a page', () => {
  it.each<[why: string, palette: object, name: string, color: string]>([
    ['ink that is read stays', { ink: '#4a4a4a' }, '--ink', '#4a4a4a'],
    ['a first colour that is seen as a control stays', { primary: '#e8590c' }, '--primary', '#e8590c'],
    ['a surface on which dark text is read stays', { surface: '#999999' }, '--surface', '#999999'],
    [
      'light ink on dark paper stays',
      { paper: '#14161a', surface: '#20242b', ink: '#eeeeee' },
      '--ink',
      '#eeeeee',
    ],
    ['the paper stays', { paper: '#777777' }, '--paper', '#777777'],
    [
      'dark ink turns light where only light text is read',
      { paper: '#222222', surface: '#222222', ink: '#222222' },
      '--ink',
      '#909090',
    ],
    [
      'a dark theme sets off bands by its surface',
      { paper: '#14161a', surface: '#20242b', ink: '#eeeeee' },
      '--ground-ink',
      '#20242b',
    ],
  ])('[THEME-06] %s', (_why, palette, name, color) => {
    expect(variablesOf({ palette })[name]).toBe(color);
  });

  it.each([
    ['ink', { ink: '#bbbbbb' }, '--ink', 4.5],
    ['the lines of fields', { line: '#dddddd' }, '--line', 3],
    ['a first colour', { primary: '#ffff00' }, '--primary', 3],
  ])('[THEME-06] %s moves no further than it must', (_what, palette, name, least) => {
    const contrast = contrastBetween(variablesOf({ palette })[name] ?? '', '#ffffff');
    expect(contrast).toBeGreaterThanOrEqual(least);
    expect(contrast).toBeLessThan(least * 1.2);
  });

  it('[THEME-06] are darker below light text than elsewhere where it needs that, and on paper as they were', () => {
    const css = themeCss(themeOf({ palette: { primary: '#e8590c' } }));
    const [, ground = ''] = /\[data-tone=light\]\{[^}]*--ground-primary:(#\w+)/.exec(css) ?? [];
    expect(contrastBetween(ground, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    for (const surface of ['data-surface=paper', 'data-tone=dark'])
      expect(css).toMatch(new RegExp(`\\[${surface}\\]\\{[^}]*--ground-primary:var\\(--primary\\)`));
  });

  it('[THEME-06] of what is pointed at are drawn weaker where text needs that, on paper as on the page', () => {
    const strengths = (palette: object) => {
      const css = themeCss(themeOf({ palette }));
      return [':root', '[data-tone=light]', '[data-surface=paper]', '[data-tone=dark]'].map((selector) => {
        const [, variables = ''] = css.split(`${selector}{`);
        return /--mark-strength:([\d.]+)/.exec(variables.split('}')[0] ?? '')?.[1] ?? null;
      });
    };
    expect(strengths({})).toEqual([null, null, null, null]);
    expect(strengths({ primary: '#e8590c' })).toEqual(['0.5', '0.25', '0.5', '0.5']);
    expect(strengths({ surface: '#888888' })).toEqual(['0', '1', '0', '0']);
  });
});

describe('breakpoints', () => {
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

describe('what styles lay on a ground', () => {
  const MARK = /([\w-]+|var\(--[\w-]+\)) calc\((\d+)% \* var\(--mark-strength, 1\)\), (\S+?)\);/g;

  /** The greatest share that the theme leaves the text readable with; 0 for a mark that it does not reckon with. */
  const greatest = (color: string, ground: string, selector: string): number => {
    const isPressed = selector.includes(':active');
    if (color === 'var(--primary)')
      return isPressed && ground === 'var(--paper)' ? MARK_SHARES.pressedChip : 0;
    if (!['currentColor', 'var(--primary-text)'].includes(color) || ground !== 'transparent') return 0;
    if (isPressed) return MARK_SHARES.pressedOfText;
    return selector.includes(':hover') ? MARK_SHARES.hoverOfText : 0;
  };
  const marksOf = (css: string) =>
    css.split('\n').flatMap((line) =>
      [...line.matchAll(MARK)].map(({ index, 1: color = '', 2: percent, 3: ground = '' }) => {
        const selector = line.slice(0, index).split('}').at(-1) ?? '';
        return { line, isTooStrong: Number(percent) / 100 > greatest(color, ground, selector) };
      }),
    );
  const isTooStrong = (css: string) => marksOf(css).map((mark) => mark.isTooStrong);

  it('[THEME-06] is nowhere stronger than the theme reckons with', () => {
    const all = Object.values(styles);
    expect(all.flatMap(marksOf).filter((mark) => mark.isTooStrong)).toEqual([]);
    // None is spelled in a way that is not read here.
    const used = all.flatMap((css) => [...css.matchAll(/var\(--mark-strength/g)]);
    expect([all.flatMap(marksOf).length, used.length > 10]).toEqual([used.length, true]);
  });

  it.each([
    ['a', ':hover', 'currentColor', 8, 'transparent', false],
    ['a stronger', ':hover', 'currentColor', 9, 'transparent', true],
    ['a pressed', ':active', 'var(--primary-text)', 18, 'transparent', false],
    ['a stronger pressed', ':active', 'var(--primary-text)', 19, 'transparent', true],
    ['a pressed', ':active', 'var(--primary)', 20, 'var(--paper)', false],
    ['a stronger pressed', ':active', 'var(--primary)', 21, 'var(--paper)', true],
    ['another', ':active', 'var(--accent)', 1, 'transparent', true],
    ['a resting', '', 'currentColor', 1, 'transparent', true],
  ])(
    'that is %s mark of %s %s, %i percent on %s, is found or not',
    (_why, state, color, percent, ground, found) => {
      const mark = `color-mix(in srgb, ${color} calc(${percent}% * var(--mark-strength, 1)), ${ground})`;
      expect(isTooStrong(`& a:hover { color: red; } & a${state} { background: ${mark}; }`)).toEqual([found]);
    },
  );

  it('[THEME-06] has the share of ink in the shade over pictures that the theme reckons with', () => {
    const shades = Object.values(styles).flatMap((css) =>
      [...css.matchAll(/--shade: color-mix\(in oklab, .* (\d+)%/g)].map(
        ([, percent]) => Number(percent) / 100,
      ),
    );
    expect(new Set(shades)).toEqual(new Set([INK_IN_SHADE]));
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

  it.each([
    ['primary', 'var(--ground-primary,var(--primary))'],
    ['ink', 'var(--ground-ink,var(--ink))'],
    ['accent', 'var(--accent)'],
    ['#a1b2c3', '#a1b2c3'],
  ])('%s as a background is %s', (color, css) => {
    expect(groundValue(color)).toBe(css);
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
