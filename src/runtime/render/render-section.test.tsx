import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PreparedNode } from '../document/prepare.ts';
import { createRenderIsland, createRenderIslandInTree } from '../hydration/island.tsx';
import type { RenderContext } from '../registry/definition.ts';
import type { RenderEnvironment } from './elements.ts';
import { renderSections } from './render-section.ts';

function Panel({ title }: { readonly title: string }) {
  if (title === 'bad') throw new Error('planted');
  return <b>{title}</b>;
}

/** A component that throws where its title is `broken`, and places a part otherwise. */
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

const section = (title: string) =>
  ({
    id: title,
    type: 'Section',
    definition: { render: Section },
    props: { title },
    slots: {},
  }) as unknown as PreparedNode;

function draw(titles: readonly string[], isQuick: boolean) {
  const reports: string[] = [];
  let renders = 0;
  const toHtml = (element: React.ReactNode) => {
    renders += 1;
    return renderToString(element);
  };
  const addresses = { islandUrl: (name: string) => `/assets/${name}.js`, scope: '' };
  const environment = {
    renderIsland: createRenderIsland({
      ...addresses,
      toHtml,
      report: (_error, { id }) => reports.push(`part ${id}`),
    }),
    ...(isQuick ? { renderIslandInTree: createRenderIslandInTree(addresses) } : {}),
    dataOf: () => ({}),
    placeholder: () => null,
  } as unknown as RenderEnvironment;
  const html = renderSections(titles.map(section), environment, toHtml, ({ id }) =>
    reports.push(`node ${id}`),
  );
  return { html, reports, renders };
}

it('draws sections with their parts in one render', () => {
  expect(draw(['one', 'two'], true).renders).toBe(1);
});

it.each<[why: string, titles: readonly string[]]>([
  ['a part that throws', ['one', 'bad', 'two']],
  ['a component that throws', ['one', 'broken', 'two']],
  ['both, and neighbours that do not', ['broken', 'one', 'bad', 'two']],
])('leaves the same and reports the same as with each part apart: %s', (_why, titles) => {
  const { html, reports } = draw(titles, true);
  const apart = draw(titles, false);
  expect({ html, reports }).toEqual({ html: apart.html, reports: apart.reports });
  expect(html).toContain('<b>one</b>');
  expect(html).toContain('<b>two</b>');
});
