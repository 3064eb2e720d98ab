import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../site/registry.ts';
import { type LoadedRegistry, loadComponents } from '../registry/definition.ts';
import { createLiveDocument } from '../render/live/live-document.ts';
import { LIMITS } from './limits.ts';
import { eachNode, prepareDocument } from './prepare.ts';
import type { ReadShared } from './shared-sections.ts';

const text = (id: string, key = id) => ({ id, type: 'Paragraph', v: 1, props: { text: key } });
const column = (id: string, content: readonly object[]) => ({
  id,
  type: 'Column',
  v: 1,
  props: {},
  slots: { content },
});
const shows = (id: string, sharedComponentId: string) => ({
  id,
  type: 'SharedSection',
  v: 1,
  props: { sharedComponentId },
});
const builder = (sections: readonly object[], texts: Readonly<Record<string, string>> = {}) => ({
  format: 1,
  sections,
  translations: { 'en-US': texts },
});
const nested = (levels: number): object =>
  levels === 1 ? text('deep') : column(`level${levels}`, [nested(levels - 1)]);

const SHARED: Readonly<Record<string, unknown>> = {
  offer: builder([text('a', 'title')], { title: 'Offer of the week' }),
  outer: builder([shows('inner', 'offer')]),
  itself: builder([shows('inner', 'itself')]),
  deep: builder([nested(LIMITS.depth)]),
  many: builder(Array.from({ length: 199 }, (_, at) => column(`c${at}`, [text(`a${at}`), text(`b${at}`)]))),
};
const readShared: ReadShared = (id) => SHARED[id];

describe('a node that names a shared component', () => {
  let components: LoadedRegistry;
  beforeAll(async () => {
    components = await loadComponents(registry, ['Column', 'Paragraph', 'SharedSection']);
  });
  const prepare = (...sections: readonly object[]) =>
    prepareDocument(builder(sections, { title: 'Title of the page' }), components, 'en-US', readShared);
  const live = (...sections: readonly object[]) =>
    createLiveDocument(
      builder(sections, { title: 'Title of the page' }),
      components,
      'en-US',
      () => undefined,
      readShared,
    );

  it('shows its sections with its own texts, under ids of their own at each place', () => {
    const { sections, problems } = prepare(text('a', 'title'), shows('one', 'offer'), shows('two', 'offer'));
    const shown = [...eachNode(sections)].filter(({ type }) => type === 'Paragraph');
    expect(shown.map(({ id, props }) => [id, props.text])).toEqual([
      ['a', 'Title of the page'],
      ['one.a', 'Offer of the week'],
      ['two.a', 'Offer of the week'],
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['is not there', 'gone', 'missing-reference'],
    ['contains itself', 'itself', null],
    ['is deeper than the page may be', 'deep', 'too-large'],
  ])('shows nothing and is reported where the shared component %s', (_why, id, renderError) => {
    const { sections, problems } = prepare(shows('s', id));
    expect(sections[0]?.renderError).toBe(renderError);
    expect([...eachNode(sections)].filter(({ type }) => type === 'Paragraph')).toEqual([]);
    expect(problems).not.toEqual([]);
  });

  it.each(['outer', 'itself'])('shows no shared component inside another one (%s)', (id) => {
    const [, inner] = [...eachNode(prepare(shows('s', id)).sections)];
    expect(inner).toMatchObject({ id: 's.inner', renderError: 'nested-reference' });
  });

  it('counts what it shows among the nodes of the page', () => {
    const shown = Array.from({ length: 5 }, (_, at) => shows(`s${at}`, 'many'));
    expect(prepare(...shown).sections.map(({ renderError }) => renderError)).toEqual([
      null,
      null,
      null,
      'too-large',
      'too-large',
    ]);
  });

  it('is rendered the same way while the page is edited', () => {
    const document = live(shows('s', 'offer'));
    expect(document.entry('s')?.slots).toEqual({ content: ['s.a'] });
    expect(document.entry('s.a')?.node.props.text).toBe('Offer of the week');
    let changes = 0;
    document.subscribe('s', () => {
      changes += 1;
    });
    document.apply({ put: [{ stored: shows('s', 'gone'), slots: {} }], removed: [] });
    expect(changes).toBe(1);
    expect(document.entry('s')?.node.renderError).toBe('missing-reference');
    expect(document.entry('s.a')).toBeUndefined();
    document.apply({ put: [{ stored: shows('s', 'offer'), slots: {} }], removed: [] });
    document.apply({ put: [], removed: ['s'], sections: [] });
    expect([document.entry('s'), document.entry('s.a')]).toEqual([undefined, undefined]);
  });
});
