import { expect, it } from 'vitest';
import type { Point } from './canvas-places.ts';
import { toolsPlace } from './tools-place.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

const CANVAS = { width: 800, height: 600 };
const TOOLS = { width: 280, height: 32 };

const isIn = ({ x, y }: Point, [left, top, width, height]: Box) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const TEXT_ABOVE: Box = [100, 264, 200, 24];
const LINE_ABOVE: Box = [0, 264, 800, 24];
const LINE_BELOW: Box = [0, 352, 800, 12];

it.each<[where: string, box: Box, texts: readonly Box[], place: readonly [number, number]]>([
  ['at the upper edge outside where nothing is there', [100, 300, 600, 40], [], [100, 264]],
  ['at the end of the upper edge beside a short text', [100, 300, 600, 40], [TEXT_ABOVE], [420, 264]],
  ['at the lower edge where a text is above', [100, 300, 200, 40], [TEXT_ABOVE], [100, 344]],
  ['where they cover less, of two texts', [100, 300, 200, 40], [LINE_ABOVE, LINE_BELOW], [100, 344]],
  ['at the upper edge of a section whose lower one is far', [0, 300, 800, 240], [LINE_ABOVE], [4, 264]],
  ['inside at the top at the beginning of the page', [0, 0, 800, 400], [], [4, 4]],
  ['inside at the end of the top beside a text', [0, 0, 800, 400], [[0, 0, 200, 60]], [516, 4]],
  ['below a low text at the beginning of the page', [100, 8, 200, 30], [[100, 8, 200, 30]], [100, 42]],
  ['above where there is no room below', [100, 550, 200, 40], [[100, 514, 200, 24]], [100, 514]],
  ['wholly on the canvas, for a box at its edge', [700, 300, 100, 40], [], [516, 264]],
])('puts the tools %s', (_where, [left, top, width, height], texts, [x, y]) => {
  const isRead = (point: Point) => texts.some((text) => isIn(point, text));
  const box = { left, top, width, height };
  expect(toolsPlace({ box, tools: TOOLS, canvas: CANVAS, isRead })).toEqual({ x, y });
});
