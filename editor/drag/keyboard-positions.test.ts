import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { Load } from '../canvas/canvas-positions.ts';
import { openDocument } from '../document/page-document.ts';
import { moveRefusal } from '../document/structure-refusals.ts';
import { neighbourAt, positionAt, whereIn } from './drop-position.ts';
import { currentIndex, keyboardPositions } from './keyboard-positions.ts';

const node = (id: string, type: string, slots: object = {}) => ({ id, type, v: 1, props: {}, slots });
const document = openDocument({
  builder: {
    format: 1,
    sections: [
      node('a', 'Paragraph'),
      node('row', 'Row', {
        columns: [node('one', 'Column', { content: [node('b', 'Paragraph')] }), node('two', 'Column')],
      }),
      node('c', 'Paragraph'),
    ],
  },
});
const rules = { pageType: 'content', manifests: MANIFESTS };
const loadOf = (ids: readonly string[], isSection = false): Load => ({
  moved: new Set(ids),
  takes: (list) => ids.every((id) => moveRefusal(document, id, list, rules) === null),
  isSection,
});
const positionsOf = (...ids: string[]) => keyboardPositions(document, loadOf(ids), MANIFESTS);
const said = (ids: readonly string[]) =>
  positionsOf(...ids).map((position) => {
    const neighbour = neighbourAt(document, position, new Set(ids));
    return neighbour && `${neighbour.where} ${neighbour.id}`;
  });

describe('the positions that the arrow keys move to while something is dragged', () => {
  it('are those that take a paragraph, in the order of the page, empty columns included', () => {
    expect(said(['a'])).toEqual(['before row', 'before b', 'after b', 'inside two', 'before c', 'after c']);
  });

  it('are in rows and on the page for a column, and none inside of what is moved', () => {
    expect(said(['one'])).toEqual([
      'before a',
      'before row',
      'before two',
      'inside two',
      'after two',
      'before c',
      'after c',
    ]);
    expect(said(['row'])).toEqual(['before a', 'before c', 'after c']);
  });

  it('are beside sections, and in empty columns, for a section', () => {
    const positions = keyboardPositions(document, loadOf(['c'], true), MANIFESTS);
    expect(positions).toEqual([
      { into: null, at: 0 },
      { into: null, at: 1 },
      { into: { node: 'two', slot: 'content' }, at: 0 },
      { into: null, at: 2 },
    ]);
  });

  it('begin at where the dragged nodes are', () => {
    expect(currentIndex(document, 'c', new Set(['c']), positionsOf('c'))).toBe(positionsOf('c').length - 1);
    expect(currentIndex(document, 'b', new Set(['b']), positionsOf('b'))).toBe(2);
  });
});

describe('the position that a line of the outline means', () => {
  it.each([
    ['the upper half of one that holds nothing', 14, 30, false, 'elsewhere', 'before'],
    ['its lower half', 15, 30, false, 'elsewhere', 'after'],
    ['its lower half, for what is below it: its position is taken', 15, 30, false, 'below', 'before'],
    ['its upper half, for what is above it: its position is taken', 14, 30, false, 'above', 'after'],
    ['the upper quarter of one that can hold something', 7, 30, true, 'below', 'before'],
    ['its middle', 15, 30, true, 'above', 'inside'],
    ['its lower quarter', 23, 30, true, 'elsewhere', 'after'],
  ] as const)('is, over %s, found', (_line, offset, size, canHold, from, where) => {
    expect(whereIn(offset, size, canHold, from)).toBe(where);
  });

  it('does not count what is moved there', () => {
    expect(positionAt(document, 'c', 'before', new Set(['a']), MANIFESTS)).toEqual({ into: null, at: 1 });
    expect(positionAt(document, 'a', 'after', new Set(['c']), MANIFESTS)).toEqual({ into: null, at: 1 });
  });

  it('is the end of the first list of a node, and none where it has no list', () => {
    const inside = (id: string) => positionAt(document, id, 'inside', new Set(), MANIFESTS);
    expect(inside('row')).toEqual({ into: { node: 'row', slot: 'columns' }, at: 2 });
    expect(inside('two')).toEqual({ into: { node: 'two', slot: 'content' }, at: 0 });
    expect(inside('a')).toBeUndefined();
  });
});
