import { expect, it } from 'vitest';
import { lengthFit } from './length-meter.tsx';

it.each([
  [0, 'empty'],
  [1, 'short'],
  [29, 'short'],
  [30, 'good'],
  [60, 'good'],
  [61, 'long'],
])('a title of %i characters is %s where 30 to 60 are shown', (length, fit) => {
  expect(lengthFit(length, { from: 30, to: 60 })).toBe(fit);
});
