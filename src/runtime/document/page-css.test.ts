import { expect, it } from 'vitest';
import { pageCssOf } from './page-css.ts';

it.each([
  ['h1{color:red}', 'h1{color:red}'],
  ['a::after{content:"</style><script>"}', 'a::after{content:"<\\/style><script>"}'],
  ['</STYLE >', '<\\/STYLE >'],
])('[SEC-01] CSS of a page does not leave its style element: %s', (pageCSS, expected) => {
  expect(pageCssOf({ pageCSS })).toBe(expected);
});

it('is empty for a page without any', () => {
  expect([pageCssOf({}), pageCssOf(null), pageCssOf({ pageCSS: 1 })]).toEqual(['', '', '']);
});
