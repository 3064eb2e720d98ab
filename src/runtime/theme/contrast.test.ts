import { expect, it } from 'vitest';
import {
  contrastBetween,
  firstPassing,
  luminanceOf,
  luminanceOfOklabMix,
  readableOn,
  strongestOn,
  withContrast,
} from './contrast.ts';

it.each<[one: string, other: string, contrast: number]>([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.5422],
  ['#777777', '#ffffff', 4.4781],
  ['#010203', '#000000', 1.0117],
])('the contrast of %s and %s is not rounded', (one, other, contrast) => {
  expect(contrastBetween(one, other)).toBeCloseTo(contrast, 3);
});

// What Chromium draws for `color-mix(in oklab, …)`.
it.each<[share: number, color: string, other: string, drawn: string]>([
  [0.5, '#ffffff', '#000000', '#636363'],
  [0.6, '#1d1b3a', '#006b6b', '#1f3a4e'],
  [0.6, '#333333', '#ffff00', '#7d7f41'],
])('%d of %s in %s is as light as the browser draws it', (share, color, other, drawn) => {
  expect(luminanceOfOklabMix(share, color, other)).toBeCloseTo(luminanceOf(drawn), 2);
});

it.each([
  ['#ffffff', '#14161a'],
  ['#1f4e79', '#ffffff'],
  // Neither white nor near-black has 4.5 on it.
  ['#777777', '#000000'],
])('on %s, %s is read', (background, text) => {
  expect(readableOn(background)).toBe(text);
});

it.each<[why: string, text: string, first: string, second: string, end: string]>([
  ['dark text on light grounds', '#333333', '#ffffff', '#eeeeee', '#000000'],
  ['light text on dark grounds', '#dddddd', '#111111', '#222222', '#ffffff'],
  ['dark text where only light text is read', '#333333', '#111111', '#222222', '#ffffff'],
  ['what is read on both, of two that are read on the first', '#000000', '#757575', '#333333', '#ffffff'],
  ['what is read on the first where none is read on both', '#dddddd', '#ffffff', '#000000', '#000000'],
])('the end of the scale for %s', (_why, text, first, second, end) => {
  expect(strongestOn(text, first, second)).toBe(end);
});

it('moves a colour no further than it must, and to the end where nothing before it passes', () => {
  expect(withContrast('#1f4e79', ['#ffffff'], 4.5, '#000000')).toBe('#1f4e79');
  expect(withContrast('#ffffff', ['#ffffff'], 21.1, '#000000')).toBe('#000000');
  expect(firstPassing('#ffffff', '#000000', (color) => luminanceOf(color) < 0.6)).toBe('#bfbfbf');
});
