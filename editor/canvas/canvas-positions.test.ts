import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { openDocument } from '../document/page-document.ts';
import { type Box, type CanvasLayout, distanceToLine, lineOf, positionAtPoint } from './canvas-positions.ts';

const node = (id: string, type: string, rest: object = {}) => ({ id, type, v: 1, props: {}, ...rest });
const document = openDocument({
  builder: {
    format: 1,
    sections: [
      node('title', 'Paragraph'),
      node('row', 'Row', {
        slots: {
          columns: [
            node('one', 'Column', { slots: { content: [node('a', 'Paragraph'), node('b', 'Paragraph')] } }),
            node('two', 'Column', { slots: { content: [] } }),
          ],
        },
      }),
      node('tabs', 'Tabs', {
        props: { items: [{ id: 'x' }, { id: 'y' }] },
        slots: { 'item:x': [node('c', 'Paragraph')], 'item:y': [node('d', 'Paragraph')] },
      }),
      node('gone', 'Paragraph'),
    ],
  },
});

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
/** A page of 1,000 by 800 pixels: a title, two columns side by side, tabs of which the second is open. */
const BOXES: Readonly<Record<string, Box>> = {
  page: box(0, 0, 1000, 800),
  title: box(100, 20, 900, 60),
  row: box(0, 80, 1000, 380),
  one: box(100, 100, 480, 360),
  two: box(520, 100, 900, 360),
  a: box(100, 100, 480, 200),
  b: box(100, 220, 480, 360),
  tabs: box(100, 400, 900, 700),
  c: box(0, 0, 0, 0),
  d: box(100, 460, 900, 700),
};
const layout = (more: Partial<CanvasLayout> = {}): CanvasLayout => ({
  document,
  manifests: MANIFESTS,
  boxOf: (id) => BOXES[id ?? 'page'],
  isRightToLeft: false,
  ...more,
});
const content = { node: 'one', slot: 'content' };
const columns = { node: 'row', slot: 'columns' };
const horizontal = (left: number, top: number, length: number) => ({ left, top, length, isVertical: false });
const vertical = (left: number, top: number, length: number) => ({ left, top, length, isVertical: true });

describe('the position at a point of the canvas', () => {
  it.each([
    ['the upper half of the first section', [500, 30], null, 0, horizontal(100, 20, 800)],
    ['its lower half', [500, 55], null, 1, horizontal(100, 70, 800)],
    ['the gap below it, nearer to the next section', [500, 78], null, 1, horizontal(0, 70, 1000)],
    ['the upper edge of a section that takes components', [500, 84], null, 1, horizontal(0, 70, 1000)],
    ['its lower edge', [500, 376], null, 2, horizontal(0, 390, 1000)],
    ['the upper half of a paragraph in a column', [300, 120], content, 0, horizontal(100, 100, 380)],
    ['the gap between two paragraphs', [300, 208], content, 1, horizontal(100, 210, 380)],
    ['the lower half of the last one', [300, 340], content, 2, horizontal(100, 360, 380)],
    ['the gap between columns', [495, 200], columns, 1, vertical(500, 100, 260)],
    ['the outer edge of the last column', [895, 200], columns, 2, vertical(900, 100, 260)],
    [
      'a column with nothing in it',
      [700, 200],
      { node: 'two', slot: 'content' },
      0,
      horizontal(520, 230, 380),
    ],
    ['the open one of two tabs', [500, 480], { node: 'tabs', slot: 'item:y' }, 0, horizontal(100, 460, 800)],
    ['what is below everything', [500, 790], null, 3, horizontal(100, 700, 800)],
  ] as const)('is found in %s', (_where, [x, y], into, at, line) => {
    expect(positionAtPoint(layout(), { x, y })).toEqual({ into, at, line });
  });

  it('is read from right to left where the page is', () => {
    const mirrored: Record<string, Box> = { ...BOXES, one: BOXES.two as Box, two: BOXES.one as Box };
    const rtl = layout({ isRightToLeft: true, boxOf: (id) => mirrored[id ?? 'page'] });
    expect(positionAtPoint(rtl, { x: 895, y: 340 })).toMatchObject({ into: columns, at: 0 });
    expect(positionAtPoint(rtl, { x: 105, y: 340 })).toMatchObject({ into: columns, at: 2 });
  });

  it('is not inside of what is moved there, and its position does not count that', () => {
    const at = (y: number, moved: string) =>
      positionAtPoint(
        layout(),
        { x: 300, y },
        { moved: new Set([moved]), takes: () => true, isSection: false },
      );
    expect(at(120, 'row')).toMatchObject({ into: null, at: 1 });
    expect(at(340, 'a')).toMatchObject({ into: content, at: 1 });
  });

  it.each([
    ['in the column beside a gap between columns', [495, 120], 'Row', content, 0],
    ['beside a row of which no part takes it', [300, 120], 'Row Column', null, 1],
    ['where it is refused, when nothing there takes it', [300, 120], 'page Row Column', content, 0],
  ] as const)('is %s', (_where, [x, y], refusing, into, at) => {
    const typeOf = (id: string) => (id === 'row' ? 'Row' : 'Column');
    const takes = (list: { readonly node: string } | null) =>
      !refusing.includes(list === null ? 'page' : typeOf(list.node));
    expect(positionAtPoint(layout(), { x, y }, { moved: new Set(), takes, isSection: false })).toMatchObject({
      into,
      at,
    });
  });

  it.each([
    ['before it, over its upper half', [300, 120], true, null, 1],
    ['after it, over its lower half', [300, 340], true, null, 2],
    ['inside, where nothing is yet', [700, 200], true, { node: 'two', slot: 'content' }, 0],
    ['inside, where the page does not take it', [300, 120], false, content, 0],
  ] as const)('for a section over another one is %s', (_where, [x, y], isTaken, into, at) => {
    const takes = (list: object | null) => list !== null || isTaken;
    const load = { moved: new Set<string>(), takes, isSection: true };
    expect(positionAtPoint(layout(), { x, y }, load)).toMatchObject({ into, at });
  });

  it('is the middle of a page without sections', () => {
    const empty = openDocument({ builder: { format: 1, sections: [] } });
    expect(positionAtPoint(layout({ document: empty }), { x: 3, y: 3 })).toEqual({
      into: null,
      at: 0,
      line: horizontal(0, 400, 1000),
    });
  });
});

it.each([
  ['before a component', { into: null, at: 1 }, [], horizontal(0, 70, 1000)],
  [
    'at the end of the page, of whose last section nothing is seen',
    { into: null, at: 4 },
    [],
    horizontal(100, 700, 800),
  ],
  ['beside the neighbour of what is moved', { into: content, at: 0 }, ['a'], horizontal(100, 220, 380)],
  ['in a column that becomes empty', { into: content, at: 0 }, ['a', 'b'], horizontal(100, 230, 380)],
] as const)('a position %s has its line', (_where, position, moved, line) => {
  expect(lineOf(layout(), position, new Set(moved))).toEqual(line);
});

it('a point beside the end of a line is as far from it as from that end', () => {
  expect(distanceToLine(horizontal(100, 50, 200), { x: 150, y: 54 })).toBe(4);
  expect(distanceToLine(horizontal(100, 50, 200), { x: 303, y: 54 })).toBe(5);
  expect(distanceToLine(vertical(100, 50, 200), { x: 90, y: 100 })).toBe(10);
});
