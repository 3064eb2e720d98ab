// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataContext, Queries } from '../../data/queries.ts';
import type { ComponentDefinition, LoadedRegistry, RenderContext } from '../../registry/definition.ts';
import { createQueryClient } from '../../hydration/query-client.ts';
import { INERT_SERVICES } from '../../hydration/services.ts';
import { createLiveDocument, type LiveDocument } from './live-document.ts';
import { LivePage, type LivePageProps } from './live-page.tsx';

const rendered: string[] = [];

interface ParagraphProps extends RenderContext {
  readonly text: string;
  readonly as: string;
}

/** Stands in for the Paragraph of the site: throws for `broken`, gives no element for `empty`. */
function Paragraph({ root, text, data }: ParagraphProps) {
  rendered.push(root['data-node']);
  if (text === 'broken') throw new Error('planted');
  const { greeting } = data;
  if (text === 'empty' || text === `empty while ${greeting?.status}`) return null;
  return <p {...root}>{greeting ? `${text} ${greeting.status}` : text}</p>;
}

const Row = ({ root, slots }: RenderContext) => {
  rendered.push(root['data-node']);
  return <div {...root}>{slots.columns}</div>;
};
const Column = ({ root, slots }: RenderContext) => {
  rendered.push(root['data-node']);
  return <div {...root}>{slots.content}</div>;
};

const define = (name: string, render: unknown, queries: unknown = null) =>
  [
    name,
    {
      name,
      render,
      migrations: [],
      queries,
      titleOverride: null,
      structuredData: null,
      ecommerce: null,
      html: null,
      usesLoader: false,
    } as ComponentDefinition,
  ] as const;

const registryWith = (queries: ((props: object, context: DataContext) => Queries) | null): LoadedRegistry =>
  new Map([define('Paragraph', Paragraph, queries), define('Row', Row), define('Column', Column)]);

const contentOf = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => paragraph(`p${first + i}`, 'first'));

const paragraph = (id: string, text: string) => ({
  id,
  type: 'Paragraph',
  v: 1,
  props: { text: `t.${text}` },
});

/** One node that is new or differs. */
const change = (stored: Readonly<Record<string, unknown>>, slots = {}) => ({
  put: [{ stored, slots }],
  removed: [],
});

/** A page of rows with one column each, which holds paragraphs. */
const pageOf = (rows: number, paragraphs = 1) => ({
  format: 1,
  sections: Array.from({ length: rows }, (_, i) => ({
    id: `row${i}`,
    type: 'Row',
    v: 1,
    props: {},
    slots: {
      columns: [
        {
          id: `col${i}`,
          type: 'Column',
          v: 1,
          props: {},
          slots: { content: contentOf(i * paragraphs, paragraphs) },
        },
      ],
    },
  })),
  translations: {
    'en-US': {
      't.first': 'first',
      't.second': 'second',
      't.broken': 'broken',
      't.empty': 'empty',
      't.loading': 'empty while loading',
      't.success': 'empty while success',
    },
  },
});

let root: Root;
let client: QueryClient;
const elements = new Map<string, Element | null>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as Element, { onCaughtError: () => undefined });
  client = createQueryClient();
  rendered.length = 0;
  elements.clear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const read = (builder: object, registry = registryWith(null)) =>
  createLiveDocument(builder, registry, 'en-US', () => undefined);

async function open(live: LiveDocument) {
  const shared = {
    services: INERT_SERVICES,
    data: {} as DataContext,
    t: (key: string) => key,
    format: {},
    page: {},
    now: 0,
    onElement: (id: string, element: Element | null) => void elements.set(id, element),
  } as unknown as LivePageProps;
  await act(async () => root.render(<LivePage {...shared} document={live} client={client} />));
}
const node = (id: string) => document.querySelector<HTMLElement>(`[data-node="${id}"]`);

describe('a change of one node', () => {
  it('prepares and renders that node alone, of 2,000', async () => {
    const live = read(pageOf(200, 8));
    await open(live);
    expect(rendered).toHaveLength(2_000);
    rendered.length = 0;
    const before = [live.entry('p1'), live.entry('row7')];
    await act(async () => live.apply(change(paragraph('p7', 'second'))));
    expect(rendered).toEqual(['p7']);
    expect(node('p7')?.textContent).toBe('second');
    expect([live.entry('p1'), live.entry('row7')]).toEqual(before);
    expect(live.entry('p1')).toBe(before[0]);
  });

  it('keeps the children of the node', async () => {
    const live = read(pageOf(1));
    await open(live);
    rendered.length = 0;
    await act(async () =>
      live.apply(change({ id: 'row0', type: 'Row', v: 1, props: { anchor: 'top' } }, { columns: ['col0'] })),
    );
    expect(rendered).toEqual(['row0']);
    expect(node('row0')?.id).toBe('top');
    expect(node('p0')?.textContent).toBe('first');
  });
});

describe('a change of the composition', () => {
  const columnWith = (...content: string[]) =>
    change({ id: 'col0', type: 'Column', v: 1, props: {} }, { content });

  it('renders a new node and its parent alone, and no other when it is removed', async () => {
    const live = read(pageOf(3));
    await open(live);
    rendered.length = 0;
    await act(async () =>
      live.apply({
        put: [...change(paragraph('new', 'second')).put, ...columnWith('new', 'p0').put],
        removed: [],
      }),
    );
    expect(rendered).toEqual(['col0', 'new']);
    expect(node('col0')?.textContent).toBe('secondfirst');
    rendered.length = 0;
    await act(async () => live.apply({ ...columnWith('p0'), removed: ['new'] }));
    expect(rendered).toEqual(['col0']);
    expect(live.entry('new')).toBeUndefined();
    expect(node('col0')?.textContent).toBe('first');
  });

  it('renders none when sections change their order', async () => {
    const live = read(pageOf(3));
    await open(live);
    rendered.length = 0;
    await act(async () => live.apply({ put: [], removed: [], sections: ['row2', 'row0', 'row1'] }));
    expect(rendered).toEqual([]);
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-node^=row]')].map(({ dataset }) => dataset.node),
    ).toEqual(['row2', 'row0', 'row1']);
  });

  it('shows a changed text where it is named', async () => {
    const live = read(pageOf(2));
    await open(live);
    rendered.length = 0;
    await act(async () =>
      live.apply({
        ...change(paragraph('p1', 'first')),
        translations: { 'en-US': { 't.first': 'changed' } },
      }),
    );
    expect(rendered).toEqual(['p1']);
    expect(node('p1')?.textContent).toBe('changed');
  });
});

describe('a node that shows nothing', () => {
  it.each(['empty', 'broken'])(
    'has a placeholder with its id and name while its text is %s',
    async (text) => {
      const live = read(pageOf(2));
      await open(live);
      await act(async () => live.apply(change(paragraph('p0', text))));
      expect(node('p0')?.outerHTML).toBe(
        `<div data-node="p0" data-placeholder="${text === 'empty' ? 'empty' : 'failed'}">Paragraph</div>`,
      );
      expect(node('p1')?.textContent).toBe('first');
      await act(async () => live.apply(change(paragraph('p0', 'second'))));
      expect(document.querySelectorAll('[data-node="p0"]')).toHaveLength(1);
      expect(node('p0')?.textContent).toBe('second');
    },
  );

  it('has one from the first render on', async () => {
    const page = pageOf(1);
    await open(
      read({ ...page, sections: [paragraph('e', 'empty'), { id: 'w', type: 'Widget', v: 1, props: {} }] }),
    );
    expect([node('e')?.dataset.placeholder, node('w')?.dataset.placeholder]).toEqual([
      'empty',
      'unknown-component',
    ]);
  });
});

it('renders all nodes with another language, theme or document', async () => {
  await open(read(pageOf(2)));
  rendered.length = 0;
  const other = pageOf(2);
  await open(read({ ...other, translations: { 'en-US': { 't.first': 'anew' } } }));
  expect(node('p1')?.textContent).toBe('anew');
  expect(new Set(rendered).size).toBe(6);
});

it('reports the element of each node, which its renderer gave it', async () => {
  await open(read(pageOf(1)));
  expect([...elements].map(([id, element]) => [id, element?.getAttribute('data-node')])).toEqual([
    ['p0', 'p0'],
    ['col0', 'col0'],
    ['row0', 'row0'],
  ]);
});

describe('data', () => {
  const queryFn = vi.fn(async () => 'hello');
  beforeEach(() => queryFn.mockClear());
  const pageWithQuery = () =>
    read(
      pageOf(2),
      registryWith(() => ({ greeting: { queryKey: ['greeting'], queryFn } })),
    );

  it('is loading first, then there, fetched once for equal keys', async () => {
    let resolveData: (value: string) => void = () => undefined;
    queryFn.mockImplementationOnce(() => new Promise((resolve) => (resolveData = resolve)));
    await open(pageWithQuery());
    expect(node('p0')?.textContent).toBe('first loading');
    await act(async () => {
      resolveData('hello');
      await vi.waitFor(() => expect(client.getQueryData(['greeting'])).toBe('hello'));
    });
    await vi.waitFor(() => expect(node('p1')?.textContent).toBe('first success'));
    expect(queryFn).toHaveBeenCalledOnce();
  });

  it.each<[text: string, before: string | undefined, after: string | undefined]>([
    ['loading', 'empty', undefined],
    ['success', undefined, 'empty'],
  ])('gives a node that is empty only while %s its placeholder only then', async (text, before, after) => {
    let resolveData: (value: string) => void = () => undefined;
    queryFn.mockImplementationOnce(() => new Promise((resolve) => (resolveData = resolve)));
    const live = pageWithQuery();
    await open(live);
    await act(async () => live.apply(change(paragraph('p0', text))));
    const shown = () => [...document.querySelectorAll<HTMLElement>('[data-node="p0"]')];
    expect(shown().map(({ dataset }) => dataset.placeholder)).toEqual([before]);
    await act(async () => {
      resolveData('hello');
      await vi.waitFor(() => expect(node('p1')?.textContent).toBe('first success'));
    });
    expect(shown().map(({ dataset }) => dataset.placeholder)).toEqual([after]);
  });

  it('that fails is passed to its component', async () => {
    queryFn.mockRejectedValueOnce(new Error('down'));
    await open(pageWithQuery());
    await act(async () => vi.waitFor(() => expect(node('p0')?.textContent).toBe('first error')));
  });
});
