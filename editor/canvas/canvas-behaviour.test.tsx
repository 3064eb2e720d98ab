// @vitest-environment jsdom
import { useEditor } from '@craftjs/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import { LivePage, type LivePageProps } from '../../src/runtime/render/live/live-page.tsx';
import type { ComponentDefinition } from '../../src/runtime/registry/definition.ts';
import { createEdits, type Edits } from '../document/edits.ts';
import { type JsonObject, openDocument, writeDocument } from '../document/page-document.ts';
import { createDocumentStore, type DocumentStore } from '../document/store.ts';
import { inOrder, nodeOf } from '../document/tree.ts';
import { CraftEditor } from './craft-editor.tsx';
import { craftEntries, craftRoot } from './craft-nodes.ts';
import { CraftPage } from './craft-page.tsx';
import { craftResolver, placeNode } from './craft-resolver.tsx';
import { followStore, liveDocumentOf } from './live-store.ts';
import { openSharedDrafts } from './shared-drafts.ts';
import { createSiteComponents, type SiteComponents } from './site-components.ts';

const text = (id: string) => ({ id, type: 'Paragraph', v: 1, props: { text: `k.${id}`, as: 'p' } });
const row = (id: string, content: readonly object[]) => ({
  id,
  type: 'Row',
  v: 1,
  props: {},
  slots: { columns: [{ id: `${id}-col`, type: 'Column', v: 1, props: {}, slots: { content } }] },
});
const BODY = {
  builder: {
    format: 1,
    sections: [text('a'), row('r', [text('b'), text('c')]), row('s', [])],
    translations: { de: { 'k.a': 'Eins', 'k.b': 'Zwei', 'k.c': 'Drei' } },
  },
};
const RULES = { pageType: 'content', manifests: MANIFESTS };
const CONTENT = { node: 's-col', slot: 'content' };
const paragraph = { node: { id: 'x', type: 'Paragraph', v: 1, props: { text: 'x' } }, texts: { x: 'Neu' } };

interface Driven {
  readonly store: DocumentStore;
  readonly edits: Edits;
}

/** What operators do, each on a page of its own. */
const BEHAVIOURS: readonly (readonly [what: string, work: (driven: Driven) => void])[] = [
  ['selects several nodes', ({ store }) => store.select(['a', 'c'])],
  ['edits a text', ({ edits }) => edits.setText('b', ['text'], 'de', 'Anders')],
  ['edits a property', ({ edits }) => edits.setProp('b', ['as'], 'h2')],
  ['inserts into an empty slot', ({ edits }) => edits.insert(paragraph, { into: CONTENT, at: 0 })],
  ['moves into another column', ({ edits }) => edits.move(['b'], { into: CONTENT, at: 0 })],
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
      edits.move(['b'], { into: CONTENT, at: 0 });
      edits.insert(paragraph, { into: null, at: 1 });
      store.select(['a']);
      edits.remove();
      store.jump(0);
    },
  ],
];

function open(body: JsonObject = BODY): Driven {
  const store = createDocumentStore(openDocument(body), () => 0);
  let made = 0;
  const newId = () => `n${(made += 1)}`;
  return {
    store,
    edits: createEdits({ store, rules: RULES, newId, language: () => 'de', sourceLanguage: 'de' }),
  };
}

let craft: ReturnType<typeof useEditor>['query'] | undefined;
const isKnown = (type: string) => MANIFESTS.has(type);
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

/** Reaches Craft.js from inside. */
function Reach({ onQuery }: { readonly onQuery: (query: ReturnType<typeof useEditor>['query']) => void }) {
  onQuery(useEditor().query);
  return null;
}

/** Components that call back before they are rendered. */
async function componentsThat(onRender: (id: string) => void): Promise<SiteComponents> {
  const components = createSiteComponents();
  await components.load(['Row', 'Column', 'Paragraph']);
  const calling = (definition: ComponentDefinition): ComponentDefinition => ({
    ...definition,
    render: (props) => {
      onRender(props.root['data-node']);
      return definition.render(props);
    },
  });
  const loaded = new Map([...components.loaded].map(([type, definition]) => [type, calling(definition)]));
  return { ...components, loaded };
}

/** Opens the page on the canvas. */
async function mount({ store }: Driven, onRender: (id: string) => void = () => undefined) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const components = await componentsThat(onRender);
  const shared = await openSharedDrafts(() => Promise.resolve([]), components);
  const live = liveDocumentOf(store.document(), { components, shared }, 'de');
  const surroundings = {
    data: {},
    t: String,
    format: {},
    page: { picture: () => null },
    now: 0,
  } as unknown as LivePageProps;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const stop = followStore(live, store, store.document(), { components, shared });
  await act(async () =>
    root.render(
      <CraftEditor resolver={craftResolver(MANIFESTS.keys(), store, RULES)}>
        <Reach
          onQuery={(query) => {
            craft = query;
          }}
        />
        <CraftPage store={store} components={components}>
          <LivePage
            {...surroundings}
            document={live}
            client={createQueryClient()}
            services={INERT_SERVICES}
            place={placeNode}
          />
        </CraftPage>
      </CraftEditor>,
    ),
  );
  closers.push(() => {
    stop();
    act(() => root.unmount());
    document.body.innerHTML = '';
  });
}

/** The tree of Craft.js: parent and children by id. */
const craftTree = () =>
  Object.fromEntries(
    Object.entries(craft?.getNodes() ?? {}).map(([id, { data }]) => [id, [data.parent ?? null, data.nodes]]),
  );
function expectedTree({ store }: Driven) {
  const document = store.document();
  const entries = [
    craftRoot(document),
    ...[...document.nodes.keys()].flatMap((id) => craftEntries(document, id, isKnown)),
  ];
  return Object.fromEntries(entries.map(([id, { parent, nodes }]) => [id, [parent ?? null, nodes]]));
}
/** Until Craft.js has followed. */
const followed = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe.each(BEHAVIOURS)('%s', (_what, work) => {
  it('alike without a canvas and on that of Craft.js, whose tree and selection follow', async () => {
    const [headless, mounted] = [open(), open()];
    work(headless);
    await mount(mounted);
    await followed();
    await act(async () => work(mounted));
    await followed();
    expect(writeDocument(mounted.store.document())).toEqual(writeDocument(headless.store.document()));
    expect(mounted.store.selection()).toEqual(headless.store.selection());
    expect(craftTree()).toEqual(expectedTree(mounted));
    expect(craft?.getEvent('selected').all()).toEqual(mounted.store.selection());
    const shown = [...document.querySelectorAll<HTMLElement>('main [data-node]')];
    expect(shown.map(({ dataset }) => dataset.node)).toEqual(inOrder(mounted.store.document()));
  });
});

it('rules of composition are those of Craft.js too', async () => {
  const driven = open();
  await mount(driven);
  await followed();
  const accepts = (list: string, id: string) => craft?.node(list).isDroppable(id) === true;
  expect([accepts('s-col/content', 'b'), accepts('r/columns', 's')]).toEqual([true, false]);
  expect(nodeOf(driven.store.document(), 'b').parent).toEqual({ node: 'r-col', slot: 'content' });
});

const HUNDRED = Array.from({ length: 100 }, (_, at) => `p${at}`);
const LONG_PAGE = {
  builder: {
    format: 1,
    sections: HUNDRED.map(text),
    translations: { de: Object.fromEntries(HUNDRED.map((id) => [`k.${id}`, `Text ${id}`])) },
  },
};
const shownNode = (id: string) => document.querySelector<HTMLElement>(`main [data-node="${id}"]`);

describe('a change of one of 100 sections', () => {
  it.each<[what: string, change: (edits: Edits) => void, shows: (element: HTMLElement | null) => unknown]>([
    ['text', (edits) => edits.setText('p70', ['text'], 'de', 'Neu'), (p70) => p70?.textContent === 'Neu'],
    ['property', (edits) => edits.setProp('p70', ['as'], 'h2'), (p70) => p70?.tagName === 'H2'],
  ])('renders that one alone, and the page neither anew nor elsewhere: %s', async (_what, change, shows) => {
    const driven = open(LONG_PAGE);
    const rendered: string[] = [];
    await mount(driven, (id) => rendered.push(id));
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
  it.each<[what: string, move: (driven: Driven) => void, renders: readonly string[]]>([
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
      'a row that is dragged to another place',
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
    const driven = open(COLUMNS_PAGE);
    const rendered: string[] = [];
    await mount(driven, (id) => rendered.push(id));
    await followed();
    expect(new Set(rendered).size).toBe(131);
    rendered.length = 0;
    act(() => move(driven));
    await followed();
    expect(rendered.toSorted()).toEqual(renders);
    rendered.length = 0;
    // The same nodes when it is taken back.
    act(() => void driven.store.undo());
    await followed();
    expect(rendered.toSorted()).toEqual(renders);
    expect(writeDocument(driven.store.document())).toEqual(COLUMNS_PAGE);
  });
});

it('a component that throws or hangs for a second leaves the others, the editor and the edits as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const driven = open();
  let fault: 'throws' | 'hangs' | null = null;
  await mount(driven, (id) => {
    if (id !== 'b' || fault === null) return;
    if (fault === 'throws') throw new Error('a renderer is broken');
    const end = performance.now() + 1_000;
    while (performance.now() < end);
  });
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
  expect(writeDocument(driven.store.document())).toEqual(BODY);
});
