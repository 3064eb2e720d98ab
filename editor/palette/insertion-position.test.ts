import { expect, it } from 'vitest';
import { insertionPosition } from './insertion-position.ts';
import { openEdited } from '../testing/open-edited.ts';

const node = (id: string, type: string, slots: object = {}) => ({ id, type, v: 1, props: {}, slots });
const column = (id: string, ...content: object[]) => node(id, 'Column', { content });
const sections = [
  node('row', 'Row', { columns: [column('first', node('text', 'Paragraph')), column('last')] }),
  node('rule', 'Divider'),
];

const positionFor = (type: string, ...selected: string[]) => {
  const { store, edits } = openEdited({ builder: { format: 1, sections } });
  store.select(selected);
  return insertionPosition(store, edits, { node: node('template', type), texts: {} });
};

it.each([
  ['after selected content', 'Button', ['text'], { into: { node: 'first', slot: 'content' }, at: 1 }],
  ['inside a selected column', 'Button', ['last'], { into: { node: 'last', slot: 'content' }, at: 0 }],
  [
    'in the last column of a selected row',
    'Accordion',
    ['row'],
    { into: { node: 'last', slot: 'content' }, at: 0 },
  ],
  ['after a selected row, for another row', 'Row', ['row'], { into: null, at: 1 }],
  [
    'inside a selected row, for a column',
    'Column',
    ['row'],
    { into: { node: 'row', slot: 'columns' }, at: 2 },
  ],
  ['at the end of the page where nothing is selected', 'Divider', [], { into: null, at: 2 }],
])('puts a component %s', (_where, type, selected, position) => {
  expect(positionFor(type, ...selected)).toEqual({ position });
});
