import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PreparedTree } from '../../document/prepare.ts';
import type { RenderContext } from '../../registry/definition.ts';
import { createComponentStyles } from './component-styles.ts';
import { createHtmlPage, type PageEnvironment } from './html-page.ts';
import { renderNodes } from './render-nodes.ts';
import type { RenderEnvironment } from '../elements.ts';

function Panel({ title }: { readonly title: string }) {
  if (title === 'bad') throw new Error('planted');
  return <b>{title}</b>;
}

/** A component that throws where its title is `broken`, and renders an island otherwise. */
function Section({ root, renderIsland, title }: RenderContext & { readonly title: string }) {
  if (title === 'broken') throw new Error('planted');
  return renderIsland({
    name: 'panel',
    island: Panel,
    props: { title },
    slots: { content: <p>Text</p> },
    root,
  });
}

const section = (title: string, more: object = {}, hydrate = 'intent') =>
  ({
    id: title,
    type: 'Section',
    definition: { render: Section, ...more },
    hydrate,
    props: { title },
    slots: {},
  }) as unknown as PreparedTree;

/** HTML of a document with these sections, and what it reports and needs. */
function render(sections: readonly PreparedTree[]) {
  const reports: string[] = [];
  const page = createHtmlPage({} as PageEnvironment, createComponentStyles(), (name) => `/assets/${name}.js`);
  const html = page.document(sections, {
    scope: '',
    dataOf: () => ({}),
    placeholder: () => null,
    onFailure: ({ id }) => reports.push(`node ${id}`),
    onIslandFailure: (_error, { id }) => reports.push(`island ${id}`),
  });
  return { html, reports: [...new Set(reports)], needs: page.needs() };
}

it('renders all sections at once', () => {
  let renders = 0;
  const toHtml = (element: React.ReactNode) => {
    renders += 1;
    return renderToString(element);
  };
  const plain = (title: string) => section(title, { render: () => <p>{title}</p> });
  const html = renderNodes(
    [plain('one'), plain('two')],
    { renderIsland: {} } as RenderEnvironment,
    { dataOf: () => ({}), placeholder: () => null },
    toHtml,
    () => undefined,
  );
  expect([html, renders]).toEqual(['<p>one</p><p>two</p>', 1]);
});

it.each<[why: string, titles: readonly string[], reports: readonly string[]]>([
  ['an island that throws', ['one', 'bad', 'two'], ['island bad']],
  ['a component that throws', ['one', 'broken', 'two'], ['node broken']],
  ['both, and neighbours that do not', ['broken', 'one', 'bad', 'two'], ['node broken', 'island bad']],
])('leaves everything around %s as it is, and reports it', (_why, titles, reports) => {
  const { html, reports: reported, needs } = render(titles.map((title) => section(title)));
  expect(reported).toEqual(reports);
  expect(html).toContain('<b>one</b>');
  expect(html).toContain('<b>two</b>');
  expect(html).not.toContain('broken');
  expect(needs.islands.map(({ id }) => id)).toEqual(['one', 'two']);
});

it.each<[why: string, sections: readonly PreparedTree[], scripts: readonly string[]]>([
  [
    'an island once, however often it starts by itself',
    [section('one', {}, 'load'), section('two', {}, 'load')],
    ['/assets/panel.js'],
  ],
  ['no island that waits for a visitor', [section('one')], []],
  ['no island that waits to be seen', [section('one', {}, 'visible')], []],
])('fetches at once %s', (_why, sections, scripts) => {
  expect(render(sections).needs.startingScripts).toEqual(scripts);
});

it.each<[why: string, sections: readonly PreparedTree[], loader: boolean]>([
  ['an island', [section('one')], true],
  ['a component that uses it', [section('one', { render: () => <i />, usesLoader: true })], true],
  ['nothing of that kind', [section('one', { render: () => <i /> })], false],
])('needs the loader for %s', (_why, sections, loader) => {
  expect(render(sections).needs.loader).toBe(loader);
});

it('is right until the first instant that a renderer states', () => {
  const until = (instant: number) =>
    section(String(instant), {
      render: ({ validUntil }: RenderContext) => {
        validUntil(instant);
        return null;
      },
    });
  expect(render([until(300), until(200), until(400)]).needs.validUntil).toBe(200);
  expect(render([]).needs.validUntil).toBe(Number.POSITIVE_INFINITY);
});
