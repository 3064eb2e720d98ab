import { expect, it } from 'vitest';
import { pageCssOf } from './page-css.ts';

it.each([
  ['@media (400px<width<600px){h1{color:red}}', true],
  ['a::after{content:"</style><script>"}', false],
  ['</STYLE >', false],
])('[SEC-01] CSS of a page does not leave its style element: %s', (pageCSS, isTaken) => {
  expect(pageCssOf({ pageCSS })).toBe(isTaken ? pageCSS : '');
});

it('is empty for a page without any', () => {
  expect([pageCssOf({}), pageCssOf(null), pageCssOf({ pageCSS: 1 })]).toEqual(['', '', '']);
});
