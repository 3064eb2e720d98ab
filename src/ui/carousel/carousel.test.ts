import { expect, it } from 'vitest';
import { breakpointsWithAll } from './carousel.tsx';

const SHOWN = { xs: 1, sm: 2, md: 3, lg: 0, xl: 5 };

it.each<[why: string, count: number, expected: string]>([
  ['one slide fits everywhere', 1, 'xs sm md lg xl'],
  ['two fit from the breakpoint that shows two', 2, 'sm md lg xl'],
  ['a breakpoint without a number shows as many as the one below', 3, 'md lg xl'],
  ['four fit where five are shown', 4, 'xl'],
  ['six fit nowhere', 6, ''],
])('%s', (_why, count, expected) => {
  expect(breakpointsWithAll(count, SHOWN)).toBe(expected);
});
