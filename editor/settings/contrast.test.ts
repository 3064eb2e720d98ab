import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { contrastBetween } from '../../src/runtime/theme/contrast.ts';
import { contrastOf, nearestPassing } from './contrast.ts';

const themeOf = (palette: object) => {
  const site = toSiteConfiguration({ theme: { palette } }, () => undefined);
  if (!site) throw new Error('there is no theme');
  return site.theme;
};
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

it('[THEME-06] every pair of the default palette passes', () => {
  expect(contrastOf(themeOf({})).filter(({ isEnough }) => !isEnough)).toEqual([]);
});

it('names the pairs that fail, with a colour that passes on all backgrounds of the colour', () => {
  const failing = contrastOf(themeOf({ muted: '#aaaaaa' })).filter(({ isEnough }) => !isEnough);
  expect(failing.map(({ color, on }) => `${color} on ${on}`)).toEqual(['muted on paper', 'muted on surface']);
  const [{ suggestion }] = failing as [(typeof failing)[0]];
  expect(contrastOf(themeOf({ muted: suggestion })).every(({ isEnough }) => isEnough)).toBe(true);
});

it.each<[why: string, palette: object, shown: string[]]>([
  ['nothing where the colours are shown as they were chosen', {}, []],
  ['a colour that is moved', { line: '#dddddd' }, ['line #8f9091 on #ffffff']],
  ['the first colour as text', { primary: '#e8590c' }, ['primary #b44a11 on #ffffff']],
  [
    'nothing for the colours of the action and of offers, whose own text is what is read',
    { accent: '#ffc83d' },
    [],
  ],
])('says that visitors see %s', (_why, palette, shown) => {
  const said = contrastOf(themeOf(palette)).flatMap(({ color, shown }) =>
    shown ? [`${color} ${shown.foreground} on ${shown.background}`] : [],
  );
  expect(said).toEqual(shown);
});

it('offers a colour that passes, of the form that themes store, on whatever one background', () => {
  fc.assert(
    fc.property(hex, hex, (color, background) => {
      const offered = nearestPassing(color, [{ background, ratio: 4.5 }]);
      expect(offered).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrastBetween(offered ?? '', background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it.each([
  ['a colour that passes stays as it is', '#1f4e79', '#ffffff', '#1f4e79'],
  ['the nearest is the first darker one', '#777777', '#ffffff', '#767676'],
])('%s', (_why, color, background, expected) => {
  expect(nearestPassing(color, [{ background, ratio: 4.5 }])).toBe(expected);
});
