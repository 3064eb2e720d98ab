import fc from 'fast-check';
import { expect } from 'vitest';
import type { Command } from '../document/commands/command.ts';
import { openFragment } from '../document/fragment.ts';
import { type ListRef, openDocument, type OpenDocument, writeDocument } from '../document/page-document.ts';
import { createDocumentStore, type DocumentStore } from '../document/store.ts';
import { inOrder, nodeOf, subtree } from '../document/tree.ts';
import { randomBody } from './random-document.ts';

/** An edit as numbers, so that fast-check can make it smaller; each is applied to what the document contains then. */
const edit = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'setProp', 'setText', 'setField', 'undo', 'redo', 'jump'),
  one: fc.nat(),
  other: fc.nat(),
  at: fc.nat({ max: 6 }),
  value: fc.jsonValue({ maxDepth: 1 }),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

/** A list of the document, or a slot that has no nodes yet. */
function someList(document: OpenDocument, number: number): ListRef {
  const node = pick([null, ...document.nodes.keys()], number);
  if (!node) return null;
  const stored = nodeOf(document, node).stored;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return { node, slot: pick([...Object.keys(nodeOf(document, node).slots), 'content'], number) ?? 'content' };
}

let made = 0;
const newId = () => `n${(made += 1)}`;

function commandOf(document: OpenDocument, { kind, one, other, at, value }: Edit): Command | null {
  const id = pick([...document.nodes.keys()], one);
  const into = someList(document, other);
  if (kind === 'insert') {
    const stored = {
      id: 'x',
      type: 'Row',
      v: 1,
      props: {},
      slots: { columns: [{ id: 'x', type: 'Column', v: 1, props: {} }] },
    };
    return { kind, fragment: openFragment(stored, document, newId), into, at };
  }
  if (kind === 'setText')
    return { kind, language: pick(['de', 'hr'], one) ?? '', key: 'a', text: at ? `t${at}` : undefined };
  if (kind === 'setField')
    return {
      kind,
      path:
        pick(
          [
            ['seo', 'title'],
            ['builder', 'pageCSS'],
          ],
          one,
        ) ?? [],
      value,
    };
  if (!id) return null;
  if (kind === 'remove') return { kind, id };
  if (kind === 'setProp') return { kind, id, path: ['text'], value: at ? value : undefined };
  if (kind === 'move' && !(into && subtree(document, id).includes(into.node))) return { kind, id, into, at };
  return null;
}

function perform(store: DocumentStore, edit: Edit) {
  if (edit.kind === 'undo') return void store.undo();
  if (edit.kind === 'redo') return void store.redo();
  if (edit.kind === 'jump') return store.jump(edit.one % (store.history().steps.length + 1));
  const command = commandOf(store.document(), edit);
  if (command) store.run(command);
}

const written = (store: DocumentStore) => JSON.stringify(writeDocument(store.document()));

/** Every node is reached from the sections exactly once, and names the list it is in. */
function expectWhole(document: OpenDocument) {
  const reached = inOrder(document);
  expect(new Set(reached).size).toBe(reached.length);
  expect(reached.length).toBe(document.nodes.size);
  for (const id of reached)
    for (const [slot, children] of Object.entries(nodeOf(document, id).slots))
      for (const child of children) expect(nodeOf(document, child).parent).toEqual({ node: id, slot });
}

/**
 * Edits random documents in random ways, undo and redo among them: taken back and repeated they are the same, and no node is
 * there twice or without a parent meanwhile.
 */
export function expectSameAfterEdits(sequences: number): void {
  fc.assert(
    fc.property(randomBody, fc.array(edit, { maxLength: 40 }), (body, edits) => {
      const store = createDocumentStore(openDocument(body), () => 0);
      const before = written(store);
      for (const one of edits) {
        perform(store, one);
        expectWhole(store.document());
      }
      store.jump(store.history().steps.length);
      const after = written(store);
      store.jump(0);
      expect(written(store)).toBe(before);
      store.jump(store.history().steps.length);
      expect(written(store)).toBe(after);
    }),
    { numRuns: sequences },
  );
}
