import { expect, it } from 'vitest';
import { fittingPosition, type ToolbarPosition, toolsTranslate } from './toolbar-position.ts';

const CANVAS = { width: 800, height: 600 };

type Edges = readonly [left: number, top: number, width: number, height: number];

const boxOf = ([left, top, width, height]: Edges) => ({
  left,
  top,
  width,
  height,
});

it.each<[why: string, side: ToolbarPosition['side'], box: Edges, stands: string]>([
  ['above while there is room', 'above', [100, 40, 200, 30], 'above'],
  ['below a low box at the upper edge of the canvas', 'above', [100, 39, 200, 30], 'below'],
  ['inside a tall box at the upper edge of the canvas', 'above', [0, 39, 800, 200], 'inside'],
  ['inside a tall box that begins above the canvas', 'above', [0, -100, 800, 900], 'inside'],
  ['below while there is room', 'below', [100, 530, 200, 30], 'below'],
  ['above a box at the lower edge of the canvas', 'below', [100, 531, 200, 30], 'above'],
  ['inside a low box as high as the canvas', 'above', [100, 10, 200, 570], 'inside'],
  ['above a low box that was at the upper edge of the canvas', 'inside', [0, 50, 800, 100], 'above'],
  ['inside a tall box that was at the upper edge of the canvas', 'inside', [0, 50, 800, 300], 'inside'],
])('stands %s', (_why, side, box, stands) => {
  expect(fittingPosition({ side, isRight: true }, boxOf(box), CANVAS)).toEqual({
    side: stands,
    isRight: true,
  });
});

it.each<[why: string, side: ToolbarPosition['side'], isRight: boolean, box: Edges, translate: string]>([
  [
    'above at the left',
    'above',
    false,
    [100, 300, 200, 40],
    'max(-96px, min(0px, 696px - 100%)) calc(-4px - 100%)',
  ],
  [
    'above at the right',
    'above',
    true,
    [100, 300, 200, 40],
    'max(-96px, min(200px - 100%, 696px - 100%)) calc(-4px - 100%)',
  ],
  ['below', 'below', false, [100, 300, 200, 40], 'max(-96px, min(0px, 696px - 100%)) 44px'],
  [
    'inside at the right',
    'inside',
    true,
    [0, 20, 800, 400],
    'max(4px, min(796px - 100%, 796px - 100%)) max(4px, min(-16px, 396px - 100%))',
  ],
  [
    'at the upper edge of the canvas, inside a box that begins above it',
    'inside',
    false,
    [0, -100, 800, 900],
    'max(4px, min(4px, 796px - 100%)) max(4px, min(104px, 896px - 100%))',
  ],
])('puts tools of any size %s', (_why, side, isRight, box, translate) => {
  expect(toolsTranslate({ side, isRight }, boxOf(box), CANVAS)).toBe(translate);
});
