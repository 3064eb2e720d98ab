import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createComponentStyles } from '../../src/runtime/render/html/component-styles.ts';
import { serveIslands } from '../../src/runtime/render/html/serve-islands.tsx';
import type { Hydrate } from '../../src/runtime/document/manifest.ts';
import { DisclosureIsland } from './islands/disclosure.island.tsx';
import { FieldIsland } from './islands/field.island.tsx';
import { FragileIsland } from './islands/fragile.island.tsx';

export const reports: string[] = [];

/** Pages of static paragraphs and islands, rendered as the server renders them. */
export function createPages(islandUrl: (name: string) => string) {
  const styles = createComponentStyles();
  const render = serveIslands({
    toHtml: (element, idPrefix) => styles.toHtml(element, new Set(), idPrefix),
    islandUrl,
    scope: '',
    onIsland: () => undefined,
    onFailure: (error, { name, id }) => reports.push(`${name} ${id}: ${(error as Error).message}`),
  });
  const renderIsland = render.intent;
  const disclosure = (id: string, content: ReactNode, hydrate: Hydrate = 'intent') =>
    render[hydrate]({
      name: 'disclosure',
      island: DisclosureIsland,
      props: { title: `Title ${id}` },
      slots: { content },
      as: 'section',
      root: { 'data-node': id, id },
    });
  const fragile = (id: string, when: 'server' | 'always' | 'once' | 'later') =>
    renderIsland({
      name: 'fragile',
      island: FragileIsland,
      props: { when },
      slots: { content: <p>Inside {id}</p> },
      root: { 'data-node': id, id },
    });
  const form = renderIsland({
    name: 'field',
    island: FieldIsland,
    props: { label: 'Name' },
    root: { 'data-node': 'form', id: 'form' },
  });
  const nested = disclosure('outer', [
    <p key="1">Text</p>,
    <a key="2" href="#native">
      Native
    </a>,
    <div key="3">{disclosure('inner', <p>Deep</p>)}</div>,
    <button key="5" type="button">
      Press
    </button>,
    <img key="4" src="/picture.png" alt="" />,
  ]);
  const pages: Record<string, ReactNode> = {
    '/nested': nested,
    '/form': form,
    '/visible': [
      <div key="1" style={{ height: 3000 }} />,
      <div key="2">{disclosure('seen', 'x', 'visible')}</div>,
      <div key="3">{disclosure('idle', 'y', 'load')}</div>,
    ],
    '/always': fragile('broken', 'always'),
    '/once': fragile('broken', 'once'),
    '/later': fragile('broken', 'later'),
    '/server': fragile('broken', 'server'),
    '/foreign': (
      <div data-island="/media/evil.js" data-island-id="evil">
        <button type="button">Press</button>
      </div>
    ),
    '/links': (
      <p>
        <a href="/nested?from=1">Next</a>{' '}
        <a href="/form" data-no-prefetch="">
          Not this
        </a>
      </p>
    ),
  };
  const neighbour = disclosure('neighbour', <p>Next door</p>);
  return (path: string): string | null =>
    path in pages
      ? renderToString(<main>{[<div key="1">{pages[path]}</div>, <div key="2">{neighbour}</div>]}</main>)
      : null;
}
