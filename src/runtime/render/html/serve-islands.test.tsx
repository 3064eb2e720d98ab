import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hydrate } from '../../document/manifest.ts';
import { Adopted } from '../../hydration/adopted.tsx';
import type { IslandOptions } from '../../hydration/island.ts';
import { INERT_SERVICES } from '../../hydration/services.ts';
import type { RootAttributes } from '../../registry/definition.ts';
import { liveIslands } from '../live/live-islands.tsx';
import { createComponentStyles, cssOf } from './component-styles.ts';
import { serveIslands, type ServedIsland } from './serve-islands.tsx';
import { Body, Host } from './serve-islands.test.styles.ts';

interface PanelProps {
  readonly title: string;
  readonly note?: string;
}

function Panel({ title }: PanelProps) {
  const id = useId();
  if (title === 'bad') throw new Error('planted');
  return (
    <>
      <b id={id}>{title}</b>
      <Adopted as={Body} slot="content" className="body" />
    </>
  );
}

const reported: string[] = [];
const islands: ServedIsland[] = [];
beforeEach(() => {
  reported.length = 0;
  islands.length = 0;
});

function setUp(scope = '', hydrate: Hydrate = 'intent') {
  const styles = createComponentStyles();
  const used = new Set<string>();
  const toHtml = (element: React.ReactNode, idPrefix?: string) => styles.toHtml(element, used, idPrefix);
  const { [hydrate]: renderIsland } = serveIslands({
    toHtml,
    islandUrl: (name) => {
      if (name === 'missing') throw new Error('not built');
      return `/assets/island-${name}-x1.js`;
    },
    scope,
    onIsland: (island) => islands.push(island),
    onFailure: (error, { name, id }) => reported.push(`${name} ${id} ${(error as Error).message}`),
  });
  const given = { name: 'panel', island: Panel, props: { title: 'A' }, root: { 'data-node': 'n1' } };
  const render = (options: Partial<IslandOptions<PanelProps>> = {}) =>
    toHtml(renderIsland({ ...given, ...options }));
  return { render, renderIsland, css: () => cssOf(styles.blocksOf(used)) };
}

describe('the host of an island', () => {
  it.each<[why: string, options: Partial<IslandOptions<PanelProps>>, scope: string, attributes: string]>([
    [
      'its chunk, id and props',
      {},
      '',
      'data-node="n1" data-island="/assets/island-panel-x1.js" data-island-id="n1" data-props="{&quot;title&quot;:&quot;A&quot;}"',
    ],
    ['a key for the second island of a node', { key: 'b' }, '', 'data-island-id="n1-b"'],
    ['the scope of a shared component', {}, 'header.', 'data-island-id="header.n1"'],
    ['the attributes of the root', { root: { 'data-node': 'n1', id: 'faq' } }, '', 'id="faq"'],
  ])('carries %s', (_why, options, scope, attributes) => {
    expect(setUp(scope).render(options)).toContain(attributes);
  });

  it.each<[hydrate: Hydrate, attributes: string]>([
    ['visible', 'data-hydrate="visible"'],
    ['load', 'data-hydrate="load"'],
  ])('says when to start, where the schema says %s', (hydrate, attributes) => {
    expect(setUp('', hydrate).render()).toContain(attributes);
  });

  it('says to start at load where its page cannot wait', () => {
    expect(setUp('', 'visible').render({ startsAtLoad: true })).toContain('data-hydrate="load"');
    expect(islands).toEqual([{ name: 'panel', id: 'n1', hydrate: 'load' }]);
  });

  it('is reported to the page that contains it', () => {
    setUp('header-').render({ key: 'b' });
    expect(islands).toEqual([{ name: 'panel', id: 'header-n1-b', hydrate: 'intent' }]);
  });

  it('carries no props when there are none', () => {
    const { renderIsland } = setUp();
    const element = renderIsland({
      name: 'none',
      island: () => <i />,
      props: {},
      root: { 'data-node': 'n1' },
    });
    expect(renderToString(element)).toBe(
      '<div data-node="n1" data-island="/assets/island-none-x1.js" data-island-id="n1"><i></i></div>',
    );
  });

  it('may be a styled element, and the styles of what is inside are collected', () => {
    const { render, css } = setUp();
    expect(render({ as: Host })).toMatch(/^<section data-node="n1" .* class="sc-\S+ \S+"><b/);
    expect(css()).toMatch(/color:red.*color:blue/s);
  });
});

describe('what an island renders on the server', () => {
  it('uses ids that no other island can have', () => {
    const ids = [{}, { key: 'b' }].map((more) => /<b id="([^"]+)"/.exec(setUp().render(more))?.[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('has static content in its place', () => {
    expect(setUp().render({ slots: { content: <p>Text</p> } })).toMatch(
      /<div class="\S+ \S+ body" data-slot="content"><p>Text<\/p><\/div><\/div>$/,
    );
  });

  it('leaves out the preload links that React puts before pictures', () => {
    expect(setUp().render({ slots: { content: <img src="/a.png" alt="" /> } })).not.toContain('preload');
  });

  it('is what the browser can know: props as they come out of JSON', () => {
    expect(setUp().render({ props: { title: 'A', note: undefined } })).toContain(
      'data-props="{&quot;title&quot;:&quot;A&quot;}"',
    );
  });
});

describe('failures', () => {
  it.each<[why: string, options: Partial<IslandOptions<PanelProps>>, reports: string]>([
    ['throws', { props: { title: 'bad' } }, 'panel n1 planted'],
    ['was not built', { name: 'missing' }, 'missing n1 not built'],
  ])('leaves the static content of an island that %s, without a script', (_why, options, reports) => {
    const html = setUp().render({ ...options, slots: { content: <p>Text</p> } });
    expect(html).toBe('<div data-node="n1"><div><p>Text</p></div></div>');
    expect(reported).toEqual([reports]);
  });

  it('refuses an island of a component whose schema has no x-hydrate', () => {
    expect(setUp('', 'never').render()).toBe('<div data-node="n1"></div>');
    expect(reported).toEqual(['panel n1 has islands, but no x-hydrate in its schema']);
    expect(islands).toEqual([]);
  });

  it('throws the error of its content to the caller that renders the page', () => {
    const Broken = () => {
      throw new Error('content');
    };
    expect(() => setUp().render({ slots: { content: <Broken /> } })).toThrow('content');
  });
});

it('renders host, island and content in one tree where server and browser are not apart', () => {
  const element = liveIslands(INERT_SERVICES).intent({
    name: 'panel',
    island: Panel,
    props: { title: 'A' },
    slots: { content: <p>Text</p> },
    root: { 'data-node': 'n1' },
  });
  expect(renderToString(element)).toMatch(
    /^<div data-node="n1"><b id="[^"]+">A<\/b><div class="\S+ \S+ body"><p>Text<\/p><\/div><\/div>$/,
  );
});

it('refuses such an island in the live driver too, where its node then shows that it failed', () => {
  const place = liveIslands(INERT_SERVICES).never;
  const placement = { name: 'panel', island: Panel, props: { title: 'A' }, root: { 'data-node': 'n1' } };
  expect(() => place(placement)).toThrow('has islands, but no x-hydrate in its schema');
});

it('compiles with what a renderer has at hand, and not with props that JSON would lose', () => {
  const { renderIsland } = setUp();
  const root: RootAttributes = { 'data-node': 'n1' };
  const Press = ({ onPress }: { readonly onPress: () => void }) => (
    <button type="button" onClick={onPress}>
      +
    </button>
  );
  expect([
    renderIsland({
      name: 'panel',
      island: Panel,
      props: { title: 'A' },
      root: { ...root, 'data-wide': true },
    }),
    // @ts-expect-error a function is lost on the way to the browser
    renderIsland({ name: 'press', island: Press, props: { onPress() {} }, root }),
    // @ts-expect-error the island needs a title
    renderIsland({ name: 'panel', island: Panel, props: {}, root }),
  ]).toHaveLength(3);
});
