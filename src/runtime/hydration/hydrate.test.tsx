// @vitest-environment jsdom
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Adopted } from './adopted.tsx';
import { hydrateIsland } from './hydrate.ts';
import { createComponentStyles } from '../render/html/component-styles.ts';
import { serveIslands } from '../render/html/serve-islands.tsx';

// React in development compares what it hydrates with what was served, and says where they differ.
const complaints: unknown[] = [];
beforeEach(() => {
  vi.stubGlobal('reportError', (error: Error) => complaints.push(error.cause));
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
});
afterEach(() => {
  complaints.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const styles = createComponentStyles();
const { intent: renderIsland } = serveIslands({
  toHtml: (element, idPrefix) => styles.toHtml(element, new Set(), idPrefix),
  islandUrl: (name) => `/assets/${name}.js`,
  scope: '',
  onIsland: () => undefined,
  onFailure: (error) => complaints.push(error),
});

function Tabs({ labels }: { readonly labels: readonly string[] }) {
  const [active, setActive] = useState(0);
  const id = useId();
  return (
    <>
      {labels.map((label, i) => (
        <button
          key={label}
          type="button"
          aria-pressed={i === active}
          aria-controls={`${id}${i}`}
          onClick={() => setActive(i)}
        >
          {label}
        </button>
      ))}
      {labels.map((label, i) => (
        <Adopted as="div" key={label} slot={`panel:${i}`} id={`${id}${i}`} hidden={i !== active} />
      ))}
    </>
  );
}

function serve() {
  const inner = renderIsland({
    name: 'tabs',
    island: Tabs,
    props: { labels: ['C'] },
    slots: { 'panel:0': <p>three</p> },
    root: { 'data-node': 'inner' },
  });
  const outer = renderIsland({
    name: 'tabs',
    island: Tabs,
    props: { labels: ['A', 'B'] },
    slots: {
      'panel:0': ['one', <br key="br" />],
      'panel:1': [<p key="p">two</p>, <div key="d">{inner}</div>],
    },
    root: { 'data-node': 'outer' },
  });
  document.body.innerHTML = renderToString(outer);
  const host = (id: string) => document.querySelector(`[data-island-id=${id}]`) as HTMLElement;
  return { outer: host('outer'), inner: host('inner') };
}

it.each([['outer', 'inner'] as const, ['inner', 'outer'] as const])(
  'hydrates %s before %s without a complaint',
  async (...order) => {
    const hosts = serve();
    const served = [...document.querySelectorAll('body *')];
    for (const name of order) await hydrateIsland(hosts[name], Tabs);
    expect(complaints).toEqual([]);
    expect([...document.querySelectorAll('body *')]).toEqual(served);
  },
);

it('changes attributes of elements with static content, never the content', async () => {
  const { outer } = serve();
  await hydrateIsland(outer, Tabs);
  const panels = [...outer.querySelectorAll<HTMLElement>(':scope > div')];
  const content = panels.map(({ innerHTML }) => innerHTML);
  outer.querySelectorAll('button')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return vi.waitFor(() => {
    expect(panels.map(({ hidden }) => hidden)).toEqual([true, false]);
    expect(panels.map(({ innerHTML }) => innerHTML)).toEqual(content);
  });
});

it('keeps the served nodes of an island that throws, and logs its name', async () => {
  const { outer, inner } = serve();
  await hydrateIsland(inner, Tabs);
  const served = [...outer.querySelectorAll('*')];
  const problems: Error[] = [];
  vi.stubGlobal('reportError', (error: Error) => problems.push(error));
  await hydrateIsland(outer, () => {
    throw new Error('planted');
  });
  expect([...outer.querySelectorAll('*')]).toEqual(served);
  expect(outer.dataset.hydrated).toBe('failed');
  expect(problems.map(({ message }) => message)).toEqual(['island outer failed']);
});

it('does not compile with an element that can hold no content', () => {
  // @ts-expect-error React refuses HTML in void elements
  const element = <Adopted as="img" slot="content" />;
  expect(element.type).toBe(Adopted);
});
