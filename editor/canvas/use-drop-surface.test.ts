import { expect, it } from 'vitest';
import { scrollStep } from './use-drop-surface.ts';

it.each<[where: string, y: number, height: number, step: number]>([
  ['in the middle of the frame', 300, 600, 0],
  ['just outside of the upper zone', 56, 600, 0],
  ['inside of the upper zone', 28, 600, -9],
  ['at the upper edge', 0, 600, -18],
  ['at the lower edge', 600, 600, 18],
  ['in a frame that is hardly higher than the zones', 45, 100, 0],
])('a drag %s scrolls by as much as it is near to the edge', (_where, y, height, step) => {
  expect(scrollStep(y, height)).toBe(step);
});
