import { expect, it } from 'vitest';
import type { Point } from './canvas-positions.ts';
import { bestPosition } from './choose-position.ts';
import { type ToolbarPosition, DEFAULT_POSITION } from './toolbar-position.ts';

type Edges = readonly [left: number, top: number, width: number, height: number];

const CANVAS = { width: 800, height: 600 };
const [WIDTH, HEIGHT] = [280, 28];
/** Points that are looked at for each position. */
const POINTS = 14;

const boxOf = ([left, top, width, height]: Edges) => ({ left, top, width, height });
const isIn = ({ x, y }: Point, [left, top, width, height]: Edges) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const positionOf = (name: string): ToolbarPosition => {
  const [side, end] = name.split(' ') as [ToolbarPosition['side'], string];
  return { side, isRight: end === 'right' };
};
const nameOf = ({ side, isRight }: ToolbarPosition) => `${side} ${isRight ? 'right' : 'left'}`;

/** What is chosen at a box between texts, and at how many points the page was looked at. */
function choose(edges: Edges, texts: readonly Edges[], chosen = DEFAULT_POSITION) {
  const box = boxOf(edges);
  let looks = 0;
  const position = bestPosition({
    box,
    canvas: CANVAS,
    chosen,
    coveredAt: ({ side, isRight }) => ({
      left: isRight ? box.left + box.width - WIDTH : box.left,
      top: { above: box.top - 4 - HEIGHT, below: box.top + box.height + 4, inside: box.top + 4 }[side],
      width: WIDTH,
      height: HEIGHT,
    }),
    isRead(point) {
      looks += 1;
      return texts.some((text) => isIn(point, text));
    },
  });
  return { position: nameOf(position), looks };
}

const LINE: Edges = [100, 300, 600, 40];
const SHORT: Edges = [100, 300, 300, 40];
const SECTION: Edges = [0, 300, 800, 240];
const TOP: Edges = [0, 0, 800, 400];

it.each<[why: string, box: Edges, texts: readonly Edges[], position: string, positions: number]>([
  ['above where nothing is there', LINE, [], 'above left', 1],
  ['above at the right, beside a short text', LINE, [[100, 264, 200, 24]], 'above right', 2],
  ['above where a text is only beside it', LINE, [[100, 264, 600, 4]], 'above left', 1],
  ['below where a text is above', SHORT, [[0, 264, 800, 24]], 'below left', 3],
  [
    'below at the right, beside a short text',
    LINE,
    [
      [0, 264, 800, 24],
      [100, 344, 200, 24],
    ],
    'below right',
    4,
  ],
  [
    'where less is covered, of two texts',
    LINE,
    [
      [0, 264, 800, 30],
      [0, 344, 800, 8],
    ],
    'below left',
    4,
  ],
  [
    'above where as much is covered below',
    LINE,
    [
      [0, 264, 800, 24],
      [0, 344, 800, 24],
    ],
    'above left',
    4,
  ],
  ['inside a tall box below a text', SECTION, [[0, 264, 800, 24]], 'inside left', 3],
  [
    'above a tall box that begins with a text as wide as it',
    SECTION,
    [
      [0, 264, 800, 24],
      [0, 300, 800, 40],
    ],
    'above left',
    4,
  ],
  ['inside at the top at the upper edge of the canvas', TOP, [], 'inside left', 1],
  ['inside at the right, beside a text of its own', TOP, [[0, 0, 300, 60]], 'inside right', 2],
  ['below a text that fills a tall box at the upper edge of the canvas', TOP, [TOP], 'below left', 3],
  [
    'below a low text at the upper edge of the canvas',
    [100, 8, 600, 30],
    [[100, 8, 600, 30]],
    'below left',
    1,
  ],
  ['above where no room is below', [100, 550, 600, 40], [[100, 514, 200, 24]], 'above right', 2],
])('chooses %s', (_why, box, texts, position, positions) => {
  expect(choose(box, texts)).toEqual({ position, looks: positions * POINTS });
});

it.each<[why: string, chosen: string, texts: readonly Edges[], position: string, positions: number]>([
  ['keeps the position that it had where nothing is covered', 'below right', [], 'below right', 1],
  [
    'keeps the position that it had where no other covers less',
    'below right',
    [[0, 0, 800, 600]],
    'below right',
    4,
  ],
  [
    'leaves the position that it had where another covers less',
    'below right',
    [[0, 344, 800, 9]],
    'above left',
    2,
  ],
  ['begins at the side where the position that it had stands now', 'inside right', [], 'above right', 1],
])('%s', (_why, chosen, texts, position, positions) => {
  expect(choose(LINE, texts, positionOf(chosen))).toEqual({ position, looks: positions * POINTS });
});
