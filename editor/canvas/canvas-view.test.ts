import { describe, expect, it } from 'vitest';
import {
  type CanvasView,
  firstView,
  frameSize,
  steppedZoom,
  typedWidth,
  type Zoom,
  zoomByKey,
} from './canvas-view.ts';

it.each<[window: string, windowWidth: number, width: number | null]>([
  ['a large window', 1920, 1280],
  ['the narrowest window with all tools', 1280, 1280],
  ['a window in which it would be too small to read', 1279, null],
])('opens as on a computer, all of it seen, unless there is no room: %s', (_window, windowWidth, width) => {
  expect(firstView(windowWidth)).toEqual({ width, zoom: 'fit' });
});

describe('the frame of the canvas', () => {
  it.each<[why: string, view: CanvasView, width: number, height: number, scale: number]>([
    ['as wide as there is room', { width: null, zoom: 'fit' }, 800, 600, 1],
    ['smaller where the page is wider than the room', { width: 1600, zoom: 'fit' }, 1600, 1200, 0.5],
    ['never larger than the page itself', { width: 400, zoom: 'fit' }, 400, 600, 1],
    ['wider than the room where it is shown at half its size', { width: null, zoom: 0.5 }, 1600, 1200, 0.5],
    ['in its own size, though it is wider than the room', { width: 1600, zoom: 1 }, 1600, 600, 1],
  ])('is %s', (_why, view, width, height, scale) => {
    expect(frameSize(view, { width: 800, height: 600 })).toEqual({ width, height, scale });
  });

  it('is not divided by a room that is not measured yet', () => {
    expect(frameSize({ width: 1280, zoom: 'fit' }, { width: 0, height: 0 }).scale).toBe(1);
  });
});

it.each<[scale: number, by: -1 | 1, next: number]>([
  [1, -1, 0.9],
  [0.9, 1, 1],
  [0.62, -1, 0.5],
  [0.62, 1, 0.67],
  [1, 1, 1],
  [0.5, -1, 0.5],
  [0.3, 1, 0.5],
])('from %d in the direction %d the next size is %d', (scale, by, next) => {
  expect(steppedZoom(scale, by)).toBe(next);
});

it.each<[keys: string, event: { key: string; ctrlKey: boolean; metaKey: boolean }, zoom: Zoom | null]>([
  ['Ctrl and plus', { key: '+', ctrlKey: true, metaKey: false }, 0.9],
  ['plus without Shift', { key: '=', ctrlKey: false, metaKey: true }, 0.9],
  ['Ctrl and minus', { key: '-', ctrlKey: true, metaKey: false }, 0.67],
  ['Ctrl and zero', { key: '0', ctrlKey: true, metaKey: false }, 'fit'],
  ['zero alone', { key: '0', ctrlKey: false, metaKey: false }, null],
  ['Ctrl and a letter', { key: 'k', ctrlKey: true, metaKey: false }, null],
])('%s zooms from 75 %%', (_keys, event, zoom) => {
  expect(zoomByKey(event, 0.75)).toBe(zoom);
});

it.each([
  ['820', 820],
  [' 411.6 ', 412],
  ['100', 240],
  ['99999', 3840],
  ['', null],
  ['wide', null],
])('a width typed as "%s" is %s', (text, width) => {
  expect(typedWidth(text)).toBe(width);
});
