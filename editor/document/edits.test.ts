import { beforeEach, describe, expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { readTranslations } from '../../src/runtime/document/translation-states.ts';
import { createEdits, type Edits } from './edits.ts';
import { type JsonObject, openDocument, writeDocument } from './page-document.ts';
import { clipboardOfShared } from './shared-section.ts';
import { keyedText } from './translation-commands.ts';
import { createDocumentStore, type DocumentStore } from './store.ts';
import { nodeOf, propsOf, typeOf } from './tree.ts';

const text = (id: string) => ({ id, type: 'Paragraph', v: 1, props: { text: `k.${id}` } });
const page = {
  builder: {
    format: 1,
    sections: [
      text('a'),
      text('b'),
      {
        id: 'row',
        type: 'Row',
        v: 1,
        props: {},
        slots: { columns: [{ id: 'col', type: 'Column', v: 1, props: {}, slots: { content: [text('c')] } }] },
      },
    ],
    translations: { de: { 'k.a': 'Eins', 'k.b': 'Zwei' }, hr: { 'k.a': 'Jedan' } },
  },
};

let store: DocumentStore;
let edits: Edits;
let made = 0;
/** Opens a document for the edits of a test. */
function open(body: JsonObject, pageType = 'content') {
  made = 0;
  store = createDocumentStore(openDocument(body), () => 0);
  edits = createEdits({
    store,
    rules: { pageType, manifests: MANIFESTS },
    newId: () => `new${(made += 1)}`,
    language: () => 'de',
    sourceLanguage: 'de',
  });
}
beforeEach(() => open(page));
const sections = () => store.document().sections;
const texts = () => store.document().translations as Record<string, Record<string, string>>;

describe('the edits of a page', () => {
  it('move the selected nodes together, and stop at the end of their list', () => {
    store.select(['b', 'a']);
    expect(edits.moveSelection(1)).toBeNull();
    expect(sections()).toEqual(['row', 'a', 'b']);
    expect(edits.moveSelection(1)).toEqual({ reason: 'is-last' });
    expect(edits.moveSelection(-1)).toBeNull();
    expect(sections()).toEqual(['a', 'b', 'row']);
    expect(edits.moveSelection(-1)).toEqual({ reason: 'is-first' });
  });

  it('name in the history what a node was moved above, and what was deleted, by its first words', () => {
    const last = () => store.history().steps.at(-1)?.sentence;
    edits.move(['b'], { into: null, at: 0 });
    expect(last()).toEqual({
      key: 'movedAbove',
      values: { type: 'Paragraph', other: 'Paragraph', otherWords: 'Eins' },
    });
    edits.move(['b'], { into: null, at: 2 });
    expect(last()).toEqual({ key: 'movedToEnd', values: { type: 'Paragraph' } });
    store.select(['row', 'b']);
    edits.moveSelection(-1);
    expect(last()).toMatchObject({ key: 'movedSeveral', values: { count: 2 } });
    store.select(['b']);
    edits.remove();
    expect(last()).toMatchObject({ key: 'removed', values: { type: 'Paragraph', words: 'Zwei' } });
  });

  it('move the selected nodes before, or after, all others of their list, as one step', () => {
    store.select(['b', 'row']);
    expect(edits.moveSelectionToEdge('first')).toBeNull();
    expect(sections()).toEqual(['b', 'row', 'a']);
    expect(edits.moveSelectionToEdge('first')).toEqual({ reason: 'is-first' });
    store.select(['b']);
    expect(edits.moveSelectionToEdge('last')).toBeNull();
    expect(sections()).toEqual(['row', 'a', 'b']);
    store.undo();
    expect(sections()).toEqual(['b', 'row', 'a']);
  });

  it('move several nodes to a position together, in their order and as one step', () => {
    const content = { node: 'col', slot: 'content' };
    expect(edits.move(['a', 'b'], { into: content, at: 1 })).toBeNull();
    expect(nodeOf(store.document(), 'col').slots.content).toEqual(['c', 'a', 'b']);
    expect(edits.move(['a', 'c'], { into: content, at: 1 })).toBeNull();
    expect(nodeOf(store.document(), 'col').slots.content).toEqual(['b', 'a', 'c']);
    expect(store.selection()).toEqual(['a', 'c']);
    expect(edits.move(['a', 'c'], { into: content, at: 1 })).toBeNull();
    store.undo();
    store.undo();
    expect(JSON.stringify(writeDocument(store.document()))).toBe(JSON.stringify(page));
  });

  const ROW = { id: 'row', type: 'Row', v: 1, props: {}, slots: {} };
  /** What was put at the end of the page, as types from the section down, and the type that is selected then. */
  const insertedAtEnd = (type: string, pageType = 'content', before: readonly object[] = [ROW]) => {
    open({ builder: { format: 1, sections: before } }, pageType);
    const node = { id: 'new', type, v: 1, props: {} };
    expect(edits.insert({ node, texts: {} }, { into: null, at: before.length })).toBeNull();
    const { nodes, sections: all } = store.document();
    const types: string[] = [];
    for (let id = all.at(-1); id !== undefined; id = Object.values(nodes.get(id)?.slots ?? {})[0]?.[0])
      types.push(typeOf(nodeOf(store.document(), id)));
    const { sentence } = store.history().steps.at(-1) ?? {};
    const selected = store.selection().map((id) => typeOf(nodeOf(store.document(), id)));
    return { types, selected, sentence };
  };

  it.each<[what: string, type: string, types: readonly string[]]>([
    ['content', 'SearchForm', ['Row', 'Column', 'SearchForm']],
    ['a column', 'Column', ['Row', 'Column']],
    ['no other row', 'Row', ['Row']],
    ['no shared section', 'SharedSection', ['SharedSection']],
    ['no screen of the booking flow', 'NotFound', ['NotFound']],
  ])('give %s a section of its own where it is put among the sections', (_what, type, types) => {
    const sentence = { key: 'inserted', values: { type } };
    expect(insertedAtEnd(type)).toEqual({ types, selected: [type], sentence });
    store.undo();
    expect(sections()).toEqual(['row']);
  });

  it.each<[where: string, pageType: string, before: readonly object[]]>([
    ['in a shared section, whose pages have the space around it', 'shared', [ROW]],
    ['beside other content that stands among the sections', 'content', [ROW, text('a')]],
  ])('put content without a section of its own %s', (_where, pageType, before) => {
    expect(insertedAtEnd('Button', pageType, before).types).toEqual(['Button']);
  });

  it('give content a section of its own on an empty page', () => {
    expect(insertedAtEnd('Button', 'content', []).types).toEqual(['Row', 'Column', 'Button']);
  });

  it('refuse to move several nodes where there is room for some of them alone', () => {
    const button = (id: string) => ({ id, type: 'Button', v: 1, props: {} });
    const card = { id: 'card', type: 'InfoCard', v: 1, props: {}, slots: { actions: [button('x')] } };
    store.replace(openDocument({ builder: { format: 1, sections: [card, button('y'), button('z')] } }));
    const actions = { node: 'card', slot: 'actions' };
    expect(edits.moveRefusal(['y'], actions)).toBeNull();
    expect(edits.move(['y', 'z'], { into: actions, at: 0 })).toEqual({ reason: 'slot-full', max: 2 });
    expect(sections()).toEqual(['card', 'y', 'z']);
  });

  it('give a new item of a list a text of its own, also where another item once stood', () => {
    const item = (id: string) => ({ id, title: '' });
    const accordion = { id: 'faq', type: 'Accordion', v: 1, props: { items: [item('one'), item('two')] } };
    store.replace(openDocument({ builder: { format: 1, sections: [accordion] } }));
    const titles = () => {
      const { items } = propsOf(nodeOf(store.document(), 'faq')) as {
        items: { id: string; title: string }[];
      };
      return items.map(({ id, title }) => [id, texts().de?.[title], texts().hr?.[title]]);
    };
    const setTitle = (at: number, language: string, title: string) =>
      edits.setText('faq', ['items', at, 'title'], language, title);
    setTitle(0, 'de', 'Eins');
    setTitle(1, 'de', 'Zwei');
    setTitle(1, 'hr', 'Dva');
    const [, second] = (propsOf(nodeOf(store.document(), 'faq')) as { items: unknown[] }).items;
    edits.setProp('faq', ['items'], [second, item('three')]);
    setTitle(1, 'de', 'Drei');
    expect(titles()).toEqual([
      ['two', 'Zwei', 'Dva'],
      ['three', 'Drei', undefined],
    ]);
  });

  it('duplicate a node with texts of its own, whose change leaves the original as it is', () => {
    store.select(['a']);
    expect(edits.duplicate()).toBeNull();
    expect(sections()).toEqual(['a', 'new1', 'b', 'row']);
    expect(store.selection()).toEqual(['new1']);
    edits.setText('new1', ['text'], 'de', 'Anders');
    expect(texts()).toMatchObject({
      de: { 'k.a': 'Eins', 'new1.text': 'Anders' },
      hr: { 'k.a': 'Jedan', 'new1.text': 'Jedan' },
    });
  });

  it('duplicate several nodes of one list each beside its original, as one step', () => {
    store.select(['a', 'b']);
    edits.duplicate();
    expect(sections().map((id) => typeOf(nodeOf(store.document(), id)))).toEqual([
      'Paragraph',
      'Paragraph',
      'Paragraph',
      'Paragraph',
      'Row',
    ]);
    expect(sections().filter((_id, at) => at % 2 === 0)).toEqual(['a', 'b', 'row']);
    store.undo();
    expect(JSON.stringify(writeDocument(store.document()))).toBe(JSON.stringify(page));
  });

  it('select what is beside a removed node, else what is around it', () => {
    store.select(['a']);
    edits.remove();
    expect(store.selection()).toEqual(['b']);
    store.select(['c']);
    edits.remove();
    expect(store.selection()).toEqual(['col']);
  });

  it('paste what was copied after the selection, and say what cannot be there', () => {
    store.select(['a', 'col']);
    const copied = edits.copy();
    store.select(['b']);
    const report = copied && edits.paste(copied);
    expect(report?.pasted).toBe(2);
    store.select(['col']);
    const again = copied && edits.paste(copied);
    expect(again).toMatchObject({
      pasted: 1,
      refused: [{ type: 'Paragraph', refusal: { reason: 'not-accepted' } }],
    });
  });

  describe('of a list that has room for one more', () => {
    const node = (type: string, id: string, slots: object = {}) => ({ id, type, v: 1, props: {}, slots });
    const openWith = (...sections: object[]) => open({ builder: { format: 1, sections, translations: {} } });

    it('paste as many of several as there is room for', () => {
      openWith(
        node('CallToAction', 'full', { actions: [node('Button', 'one'), node('Button', 'two')] }),
        node('CallToAction', 'call', { actions: [node('Button', 'three')] }),
      );
      store.select(['one', 'two']);
      const copied = edits.copy();
      store.select(['three']);
      expect(copied && edits.paste(copied)).toMatchObject({
        pasted: 1,
        refused: [{ type: 'Button', refusal: { reason: 'slot-full' } }],
      });
    });

    it('duplicate none of several', () => {
      const columns = Array.from({ length: 11 }, (_, at) => node('Column', `c${at}`, { content: [] }));
      openWith(node('Row', 'row', { columns }));
      const before = JSON.stringify(writeDocument(store.document()));
      store.select(['c0', 'c1']);
      expect(edits.duplicate()).toMatchObject({ reason: 'slot-full' });
      expect(JSON.stringify(writeDocument(store.document()))).toBe(before);
    });
  });

  it('count the texts that come with a component as samples, until others are written', () => {
    const button = { id: 'x', type: 'Button', v: 1, props: { label: 'label' } };
    const isSample = () => {
      const label = keyedText(store.document(), String(propsOf(nodeOf(store.document(), 'new1')).label));
      return readTranslations(store.document().body, 'de').isSample(label, 'de');
    };
    edits.insert(
      { node: button, texts: { label: 'Find a car' } },
      { into: { node: 'col', slot: 'content' }, at: 0 },
    );
    expect(isSample()).toBe(true);
    edits.setText('new1', ['label'], 'de', 'Autos finden');
    expect(isSample()).toBe(false);
    store.undo();
    expect(isSample()).toBe(true);
    store.select(['new1']);
    edits.duplicate();
    const copy = propsOf(nodeOf(store.document(), store.selection()[0] ?? '')).label;
    const reader = readTranslations(store.document().body, 'de');
    expect(reader.isSample(keyedText(store.document(), String(copy)), 'de')).toBe(true);
    store.undo();
    store.undo();
    expect(JSON.stringify(writeDocument(store.document()))).toBe(JSON.stringify(page));
  });

  it('give a property a key with its first text, and write the text of a known key in one language', () => {
    edits.setText('a', ['text'], 'hr', 'Prvi');
    expect(texts()).toMatchObject({ de: { 'k.a': 'Eins' }, hr: { 'k.a': 'Prvi' } });
    const card = { node: { id: 'x', type: 'InfoCard', v: 1, props: {} }, texts: {} };
    edits.insert(card, { into: null, at: 0 });
    edits.setText('new1', ['title'], 'de', 'Neu');
    expect(nodeOf(store.document(), 'new1').stored).toMatchObject({ props: { title: 'new1.title' } });
    expect(texts().de).toMatchObject({ 'new1.title': 'Neu' });
    store.undo();
    expect(nodeOf(store.document(), 'new1').stored).toMatchObject({ props: {} });
  });
});

describe('shared sections', () => {
  const stored = () => JSON.stringify(writeDocument(store.document()));

  it('take a node with its texts out of the page, and stand in its place as one step', () => {
    expect(edits.sharingRefusal('a')).toBeNull();
    const body = edits.sharedBody('a', 'Offer');
    expect(body).toMatchObject({
      name: 'Offer',
      builder: { sections: [text('a')], translations: { de: { 'k.a': 'Eins' }, hr: { 'k.a': 'Jedan' } } },
    });
    expect(edits.replaceByShared('a', 'offer', 'Offer')).toBeNull();
    const [first = ''] = sections();
    expect(propsOf(nodeOf(store.document(), first))).toEqual({ sharedComponentId: 'offer' });
    expect([sections().length, store.selection()]).toEqual([3, [first]]);
    store.undo();
    expect(stored()).toBe(JSON.stringify(page));
  });

  it('are copied into the page under ids and text keys of its own, as one step', () => {
    const body = edits.sharedBody('a', 'Offer');
    edits.replaceByShared('b', 'offer', 'Offer');
    const before = stored();
    const [, reference = ''] = sections();
    expect(edits.detach(reference, clipboardOfShared(body, 'de'), 'Offer')).toBeNull();
    const copy = sections()[1] ?? '';
    expect(['a', 'b', reference]).not.toContain(copy);
    edits.setText(copy, ['text'], 'de', 'Nur hier');
    const key = String(propsOf(nodeOf(store.document(), copy)).text);
    expect([key === 'k.a', texts().de?.[key], texts().de?.['k.a'], texts().hr?.[key]]).toEqual([
      false,
      'Nur hier',
      'Eins',
      'Jedan',
    ]);
    store.undo();
    store.undo();
    expect(stored()).toBe(before);
  });

  it('contain no shared sections and no screens, and stand where their position takes them', () => {
    edits.replaceByShared('c', 'offer', 'Offer');
    expect(edits.sharingRefusal('row')).toEqual({ reason: 'not-in-shared' });
    expect(edits.sharingRefusal('col')).toEqual({ reason: 'not-in-shared' });
    store.undo();
    expect(edits.sharingRefusal('row')).toBeNull();
    // A row takes nothing but columns.
    expect(edits.sharingRefusal('col')).toEqual({ reason: 'not-accepted', accepts: ['Column'] });
  });
});
