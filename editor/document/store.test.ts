import { describe, expect, it } from 'vitest';
import type { Command } from './commands/command.ts';
import { openDocument } from './page-document.ts';
import { createDocumentStore } from './store.ts';
import { nodeOf, propsOf } from './tree.ts';

const page = {
  builder: {
    format: 1,
    sections: [
      { id: 'a', type: 'Paragraph', v: 1, props: { text: 'k' } },
      { id: 'b', type: 'Divider', v: 1, props: { label: 'b' } },
      { id: 'c', type: 'Divider', v: 1, props: {} },
    ],
    translations: { de: { k: 'Hallo' } },
  },
};

function open() {
  let time = 0;
  const store = createDocumentStore(openDocument(page), () => time);
  return { store, pass: (milliseconds: number) => (time += milliseconds) };
}
const setSize = (value: number) => ({ kind: 'setProp', id: 'a', path: ['size'], value }) as const;
const sizeOf = (store: ReturnType<typeof open>['store']) => propsOf(nodeOf(store.document(), 'a')).size;

describe('a document store', () => {
  it('takes back 200 steps and repeats them [EDIT-08]', () => {
    const { store } = open();
    for (let step = 1; step <= 200; step += 1) store.run(setSize(step));
    let undone = 0;
    while (store.undo()) undone += 1;
    expect([undone, sizeOf(store)]).toEqual([200, undefined]);
    while (store.redo());
    expect(sizeOf(store)).toBe(200);
  });

  it('makes one step of what is typed in one field, until the typing pauses or something else is selected', () => {
    const { store, pass } = open();
    const type = (value: number) => store.run(setSize(value), { group: 'a/size' });
    type(1);
    type(2);
    expect(store.history().steps).toHaveLength(1);
    pass(6_000);
    type(3);
    expect(store.history().steps).toHaveLength(2);
    store.select(['b']);
    type(4);
    expect(store.history().steps).toHaveLength(3);
    store.undo();
    store.undo();
    expect(sizeOf(store)).toBe(2);
    store.undo();
    expect(sizeOf(store)).toBeUndefined();
  });

  it('takes back ten thousand changes that were made without a pause', () => {
    const { store } = open();
    for (let value = 1; value <= 10_000; value += 1) store.run(setSize(value), { group: 'a/size' });
    expect(store.history().steps).toHaveLength(1);
    store.undo();
    expect(sizeOf(store)).toBeUndefined();
    store.redo();
    expect(sizeOf(store)).toBe(10_000);
  });

  it('selects what was selected before a step when it is taken back, and after it when it is repeated', () => {
    const { store } = open();
    store.select(['a']);
    store.run({ kind: 'remove', id: 'a' }, { select: ['b'] });
    store.undo();
    expect(store.selection()).toEqual(['a']);
    store.redo();
    expect(store.selection()).toEqual(['b']);
  });

  it.each<[what: string, command: Command, selects: readonly string[]]>([
    ['moved by dragging', { kind: 'move', id: 'b', into: null, at: 0 }, ['b']],
    ['changed in the list of checks', { kind: 'setProp', id: 'b', path: ['color'], value: 'red' }, ['b']],
    ['translated side by side', { kind: 'setText', language: 'hr', key: 'b', text: 'Bok' }, ['b']],
  ])('selects the node that was %s, while another one was selected', (_what, command, selects) => {
    const { store } = open();
    store.select(['a']);
    store.run(command);
    store.select(['c']);
    store.undo();
    expect(store.selection()).toEqual(selects);
    store.select(['c']);
    store.redo();
    expect(store.selection()).toEqual(selects);
  });

  it('selects the one of several nodes that show a text, where it is said which one was meant', () => {
    const { store } = open();
    const command: Command = { kind: 'setText', language: 'hr', key: 'k', text: 'Bok' };
    store.run({ kind: 'setProp', id: 'c', path: ['text'], value: 'k' });
    store.select(['b']);
    store.run(command, { nodes: ['c'] });
    store.undo();
    expect(store.selection()).toEqual(['c']);
    store.run(command, { select: ['a'] });
    store.select(['b']);
    store.undo();
    expect(store.selection()).toEqual(['a']);
  });

  it('selects all that were selected where a step acted on one of them', () => {
    const { store } = open();
    store.select(['b', 'a']);
    store.run(setSize(1));
    store.select(['c']);
    store.undo();
    expect(store.selection()).toEqual(['b', 'a']);
  });

  it('says which changes take steps back or repeat them', () => {
    const { store } = open();
    const replayed: boolean[] = [];
    store.subscribe(({ isReplayed }) => replayed.push(isReplayed));
    store.select(['a']);
    store.run(setSize(1));
    store.undo();
    store.redo();
    store.replace(openDocument(page));
    expect(replayed).toEqual([false, false, true, true, false]);
  });

  it('forgets repeated steps when something else is done', () => {
    const { store } = open();
    store.run(setSize(1));
    store.undo();
    store.run({ kind: 'remove', id: 'b' });
    expect(store.redo()).toBe(false);
    expect(store.history().steps.map(({ sentence }) => sentence)).toEqual([
      { key: 'removed', values: { type: 'Divider' } },
    ]);
  });

  it('names the nodes that a change touched, those that show a changed text included', () => {
    const { store } = open();
    const touched: (readonly string[])[] = [];
    store.subscribe((change) => touched.push(change.touched));
    store.run({ kind: 'setText', language: 'de', key: 'k', text: 'Guten Tag' });
    store.run({ kind: 'move', id: 'b', into: null, at: 0 });
    expect(touched).toEqual([['a'], ['b']]);
  });

  it('tells who follows the document alone of its changes, and of no selection', () => {
    const { store } = open();
    const seen: unknown[] = [];
    const stop = store.subscribeToDocument(() => seen.push(sizeOf(store)));
    store.select(['a']);
    store.run(setSize(1));
    store.undo();
    stop();
    store.run(setSize(2));
    expect(seen).toEqual([1, undefined]);
  });

  it('keeps the very list of what is selected when a change leaves it as it is', () => {
    const { store } = open();
    store.select(['a']);
    const selection = store.selection();
    store.run(setSize(1));
    store.undo();
    expect(store.selection()).toBe(selection);
  });
});
