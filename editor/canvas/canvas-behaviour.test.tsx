// @vitest-environment jsdom
import { useEditor } from '@craftjs/core';
import { act, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { Edits } from '../document/edits.ts';
import { writeDocument } from '../document/page-document.ts';
import { inOrder } from '../document/tree.ts';
import {
  craftFollowed,
  EMPTY_COLUMN,
  HUNDRED,
  LONG_PAGE,
  openPage,
  type OpenedPage,
  row,
  showOnCanvas,
  SMALL_PAGE,
  text,
} from '../testing/open-canvas.tsx';
import { craftEntries, craftRoot, nodeId } from './craft-nodes.ts';

const paragraph = { node: { id: 'x', type: 'Paragraph', v: 1, props: { text: 'x' } }, texts: { x: 'Neu' } };

/** What operators do, each on a page of its own. */
const BEHAVIOURS: readonly (readonly [what: string, work: (driven: OpenedPage) => void])[] = [
  ['selects several nodes', ({ store }) => store.select(['a', 'c'])],
  ['edits a text', ({ edits }) => edits.setText('b', ['text'], 'de', 'Anders')],
  ['edits a property', ({ edits }) => edits.setProp('b', ['as'], 'h2')],
  ['inserts into an empty slot', ({ edits }) => edits.insert(paragraph, { into: EMPTY_COLUMN, at: 0 })],
  ['moves into another column', ({ edits }) => edits.move(['b'], { into: EMPTY_COLUMN, at: 0 })],
  [
    'moves a section down',
    ({ store, edits }) => {
      store.select(['a']);
      edits.moveSelection(1);
    },
  ],
  [
    'deletes a section with all it contains',
    ({ store, edits }) => {
      store.select(['r']);
      edits.remove();
    },
  ],
  [
    'duplicates, undoes and repeats',
    ({ store, edits }) => {
      store.select(['r']);
      edits.duplicate();
      store.undo();
      store.redo();
      store.undo();
      store.redo();
    },
  ],
  [
    'pastes what was copied',
    ({ store, edits }) => {
      store.select(['b', 'c']);
      const copied = edits.copy();
      store.select(['a']);
      if (copied) edits.paste(copied);
    },
  ],
  [
    'refuses a row in a row',
    ({ edits }) => edits.move(['s'], { into: { node: 'r', slot: 'columns' }, at: 0 }),
  ],
  [
    'takes everything back',
    ({ store, edits }) => {
      edits.move(['b'], { into: EMPTY_COLUMN, at: 0 });
      edits.insert({ node: row('x', []), texts: {} }, { into: null, at: 1 });
      store.select(['a']);
      edits.remove();
      store.jump(0);
    },
  ],
];

let craft: ReturnType<typeof useEditor>['query'] | undefined;
const isKnown = (type: string) => MANIFESTS.has(type);
/** Reaches Craft.js from inside. */
function Reach() {
  const { query } = useEditor();
  useEffect(() => {
    craft = query;
  }, [query]);
  return null;
}

/** The tree of Craft.js: parent and children by id. */
const craftTree = () =>
  Object.fromEntries(
    Object.entries(craft?.getNodes() ?? {}).map(([id, { data }]) => [id, [data.parent ?? null, data.nodes]]),
  );
function expectedTree({ store }: OpenedPage) {
  const document = store.document();
  const entries = [
    craftRoot(document),
    ...[...document.nodes.keys()].flatMap((id) => craftEntries(document, id, isKnown)),
  ];
  return Object.fromEntries(entries.map(([id, { parent, nodes }]) => [id, [parent ?? null, nodes]]));
}
describe.each(BEHAVIOURS)('%s', (_what, work) => {
  it('alike without a canvas and on that of Craft.js, whose tree and selection follow', async () => {
    const [headless, mounted] = [openPage(), openPage()];
    work(headless);
    await showOnCanvas(mounted, { children: <Reach /> });
    await craftFollowed();
    act(() => work(mounted));
    expect(craft?.getEvent('selected').all().map(nodeId)).toEqual(mounted.store.selection());
    await craftFollowed();
    expect(writeDocument(mounted.store.document())).toEqual(writeDocument(headless.store.document()));
    expect(mounted.store.selection()).toEqual(headless.store.selection());
    expect(craftTree()).toEqual(expectedTree(mounted));
    expect(craft?.getEvent('selected').all().map(nodeId)).toEqual(mounted.store.selection());
    const shown = [...document.querySelectorAll<HTMLElement>('main [data-node]')];
    expect(shown.map(({ dataset }) => dataset.node)).toEqual(inOrder(mounted.store.document()));
  });
});

const shownNode = (id: string) => document.querySelector<HTMLElement>(`main [data-node="${id}"]`);

describe('a change of one of 100 sections', () => {
  it.each<[what: string, change: (edits: Edits) => void, shows: (element: HTMLElement | null) => unknown]>([
    ['text', (edits) => edits.setText('p70', ['text'], 'de', 'Neu'), (p70) => p70?.textContent === 'Neu'],
    ['property', (edits) => edits.setProp('p70', ['as'], 'h2'), (p70) => p70?.tagName === 'H2'],
  ])('renders that one alone, and the page neither anew nor elsewhere: %s', async (_what, change, shows) => {
    const driven = openPage(LONG_PAGE);
    const rendered: string[] = [];
    await showOnCanvas(driven, { onRender: (id) => void rendered.push(id) });
    expect(rendered.toSorted()).toEqual(HUNDRED.toSorted());
    const page = document.querySelector('main') as HTMLElement;
    const others = HUNDRED.filter((id) => id !== 'p70');
    const before = others.map(shownNode);
    page.scrollTop = 640;
    rendered.length = 0;
    act(() => change(driven.edits));
    expect(shows(shownNode('p70'))).toBe(true);
    expect(rendered).toEqual(['p70']);
    expect(document.querySelector('main')).toBe(page);
    expect(others.map(shownNode)).toEqual(before);
    expect(page.scrollTop).toBe(640);
  });
});

/** Ten rows of two columns, with five paragraphs in each: `p-7-1-4` is the last one of the second column of `row-7`. */
const ROWS = Array.from({ length: 10 }, (_, at) => `row-${at}`);
const texts = (column: string) =>
  Array.from({ length: 5 }, (_, at) => text(column.replace('col', 'p') + `-${at}`));
const COLUMNS_PAGE = {
  builder: {
    format: 1,
    sections: [
      ...ROWS.map((id, at) => ({
        id,
        type: 'Row',
        v: 1,
        props: {},
        slots: {
          columns: [`col-${at}-0`, `col-${at}-1`].map((column) => ({
            id: column,
            type: 'Column',
            v: 1,
            props: {},
            slots: { content: texts(column) },
          })),
        },
      })),
      text('single'),
    ],
  },
};
const contentOf = (node: string) => ({ node, slot: 'content' });

describe('a move renders what is moved and the parents that it leaves and comes to, of 131 nodes', () => {
  it.each<[what: string, move: (driven: OpenedPage) => void, renders: readonly string[]]>([
    [
      'a paragraph that is dragged to the other column of its row',
      ({ edits }) => edits.move(['p-3-0-2'], { into: contentOf('col-3-1'), at: 1 }),
      ['col-3-0', 'col-3-1', 'p-3-0-2'],
    ],
    [
      'one that is dragged to a column of another row',
      ({ edits }) => edits.move(['p-3-0-2'], { into: contentOf('col-7-1'), at: 5 }),
      ['col-3-0', 'col-7-1', 'p-3-0-2'],
    ],
    [
      'one that is dragged out of its column, to the sections',
      ({ edits }) => edits.move(['p-3-0-2'], { into: null, at: 0 }),
      ['col-3-0', 'p-3-0-2'],
    ],
    [
      'a section that is dragged into a column',
      ({ edits }) => edits.move(['single'], { into: contentOf('col-0-0'), at: 0 }),
      ['col-0-0', 'single'],
    ],
    [
      'a row that is dragged to another position',
      ({ edits }) => edits.move(['row-2'], { into: null, at: 9 }),
      ['row-2'],
    ],
    [
      'a paragraph that a key of the canvas moves down',
      ({ store, edits }) => {
        store.select(['p-3-0-2']);
        edits.moveSelection(1);
      },
      ['col-3-0', 'p-3-0-2'],
    ],
    [
      'one that a key of the outline moves to the top',
      ({ store, edits }) => {
        store.select(['p-3-0-2']);
        edits.moveSelectionToEdge('first');
      },
      ['col-3-0', 'p-3-0-2'],
    ],
  ])('%s', async (_what, move, renders) => {
    const driven = openPage(COLUMNS_PAGE);
    const rendered: string[] = [];
    await showOnCanvas(driven, { onRender: (id) => void rendered.push(id) });
    await craftFollowed();
    expect(new Set(rendered).size).toBe(131);
    rendered.length = 0;
    act(() => move(driven));
    await craftFollowed();
    expect(rendered.toSorted()).toEqual(renders);
    rendered.length = 0;
    // The same nodes when it is taken back.
    act(() => void driven.store.undo());
    await craftFollowed();
    expect(rendered.toSorted()).toEqual(renders);
    expect(writeDocument(driven.store.document())).toEqual(COLUMNS_PAGE);
  });
});

it('a component that throws or hangs for a second leaves the others, the editor and the edits as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const driven = openPage();
  let fault: 'throws' | 'hangs' | null = null;
  const onRender = (id: string) => {
    if (id !== 'b' || fault === null) return;
    if (fault === 'throws') throw new Error('a renderer is broken');
    const end = performance.now() + 1_000;
    while (performance.now() < end);
  };
  await showOnCanvas(driven, { onRender });
  fault = 'throws';
  act(() => void driven.edits.setText('b', ['text'], 'de', 'Kaputt'));
  expect(shownNode('b')?.dataset.placeholder).toBe('failed');
  act(() => void driven.edits.setText('a', ['text'], 'de', 'Heil'));
  expect(shownNode('a')?.textContent).toBe('Heil');
  act(() => void driven.store.undo());
  fault = 'hangs';
  act(() => void driven.edits.setText('b', ['text'], 'de', 'Langsam'));
  fault = null;
  act(() => void driven.edits.setText('c', ['text'], 'de', 'Danach'));
  expect([shownNode('b')?.textContent, shownNode('c')?.textContent]).toEqual(['Langsam', 'Danach']);
  expect(JSON.stringify(writeDocument(driven.store.document()))).toContain('Langsam');
  act(() => driven.store.jump(0));
  expect(writeDocument(driven.store.document())).toEqual(SMALL_PAGE);
});
