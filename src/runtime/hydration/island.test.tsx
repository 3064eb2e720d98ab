import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RootAttributes } from '../registry/definition.ts';
import { Adopted } from './adopted.tsx';
import {
  createRenderIsland,
  createRenderIslandInTree,
  type IslandPlacement,
  renderLiveIsland,
} from './island.tsx';
import { Body, Host } from './island.test.styles.ts';
import { useIslandId } from './island-context.ts';

interface PanelProps {
  readonly title: string;
  readonly note?: string;
}

function Panel({ title }: PanelProps) {
  if (title === 'bad') throw new Error('planted');
  return (
    <>
      <b id={useIslandId()}>{title}</b>
      <Adopted as={Body} slot="content" className="body" />
    </>
  );
}

const reported: string[] = [];
beforeEach(() => void reported.splice(0));

function setUp(scope = '', sheet = new ServerStyleSheet()) {
  const toHtml = (element: React.ReactElement) => renderToString(sheet.collectStyles(element));
  const islandUrl = (name: string) => {
    if (name === 'missing') throw new Error('not built');
    return `/assets/island-${name}-x1.js`;
  };
  const renderIsland = createRenderIsland({
    toHtml,
    islandUrl,
    report: (error, { island, id }) => reported.push(`${island} ${id} ${(error as Error).message}`),
    scope,
  });
  const given = { name: 'panel', island: Panel, props: { title: 'A' }, root: { 'data-node': 'n1' } };
  const draw = (placement: Partial<IslandPlacement<PanelProps>> = {}, inTree = false) => {
    const place = inTree ? createRenderIslandInTree({ islandUrl, scope }) : renderIsland;
    return toHtml(<>{place({ ...given, ...placement })}</>);
  };
  return { draw, sheet, renderIsland };
}

describe('the host of an island', () => {
  it.each<[why: string, placement: Partial<IslandPlacement<PanelProps>>, scope: string, attributes: string]>([
    [
      'its chunk, id and props',
      {},
      '',
      'data-node="n1" data-island="/assets/island-panel-x1.js" data-island-id="n1" data-props="{&quot;title&quot;:&quot;A&quot;}"',
    ],
    ['when to start, unless by intent', { hydrate: 'visible' }, '', 'data-hydrate="visible"'],
    ['a key for the second island of a node', { key: 'b' }, '', 'data-island-id="n1-b"'],
    ['the scope of a shared component', {}, 'header.', 'data-island-id="header.n1"'],
    ['the attributes of the root', { root: { 'data-node': 'n1', id: 'faq' } }, '', 'id="faq"'],
  ])('carries %s', (_why, placement, scope, attributes) => {
    expect(setUp(scope).draw(placement)).toContain(attributes);
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
    const { draw, sheet } = setUp();
    expect(draw({ as: Host })).toMatch(/^<section data-node="n1" .* class="sc-\S+ \S+"><b/);
    expect(sheet.getStyleTags()).toMatch(/color:red.*color:blue/s);
  });
});

describe('what an island draws on the server', () => {
  it('uses ids that no other island can have', () => {
    const ids = [{}, { key: 'b' }].map((more) => /<b id="([^"]+)"/.exec(setUp().draw(more))?.[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('has static content in its place', () => {
    expect(setUp().draw({ slots: { content: <p>Text</p> } })).toMatch(
      /<div class="\S+ \S+ body" data-slot="content"><p>Text<\/p><\/div><\/div>$/,
    );
  });

  it('leaves out the preload links that React puts before pictures', () => {
    expect(setUp().draw({ slots: { content: <img src="/a.png" alt="" /> } })).not.toContain('preload');
  });

  it('is what the browser can know: props as they come out of JSON', () => {
    expect(setUp().draw({ props: { title: 'A', note: undefined } })).toContain(
      'data-props="{&quot;title&quot;:&quot;A&quot;}"',
    );
  });
});

describe("an island in the page's own tree", () => {
  it.each<[why: string, placement: Partial<IslandPlacement<PanelProps>>]>([
    ['with nothing but props', {}],
    ['with content', { slots: { content: ['one', <p key="p">two</p>] } }],
    ['with all that a placement can say', { hydrate: 'load', as: Host, key: 'b', props: { title: '"<&' } }],
  ])('is drawn as apart from it: %s', (_why, placement) => {
    const { draw } = setUp('header-');
    expect(draw(placement, true)).toBe(draw(placement));
  });

  it('lets through what it throws, unreported', () => {
    expect(() => setUp().draw({ props: { title: 'bad' } }, true)).toThrow('planted');
    expect(() => setUp().draw({ name: 'missing' }, true)).toThrow('not built');
    expect(reported).toEqual([]);
  });
});

describe('failures', () => {
  it.each<[why: string, placement: Partial<IslandPlacement<PanelProps>>, reports: string]>([
    ['throws', { props: { title: 'bad' } }, 'panel n1 planted'],
    ['was not built', { name: 'missing' }, 'missing n1 not built'],
  ])('leaves the static content of an island that %s, without a script', (_why, placement, reports) => {
    const html = setUp().draw({ ...placement, slots: { content: <p>Text</p> } });
    expect(html).toBe('<div data-node="n1"><div><p>Text</p></div></div>');
    expect(reported).toEqual([reports]);
  });

  it('lets content that throws through, to whoever renders the page', () => {
    const Broken = () => {
      throw new Error('content');
    };
    expect(() => setUp().draw({ slots: { content: <Broken /> } })).toThrow('content');
  });
});

it('draws host, island and content in one tree where server and browser are not apart', () => {
  const element = renderLiveIsland({
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
