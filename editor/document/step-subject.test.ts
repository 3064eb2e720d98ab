import { expect, it } from 'vitest';
import type { Edits } from './edits.ts';
import { openDocument } from './page-document.ts';
import { subjectOfStep } from './step-subject.ts';
import type { DocumentStore } from './store.ts';
import { openEdited } from '../testing/open-edited.ts';

const text = (id: string) => ({ id, type: 'Paragraph', v: 1, props: { text: `k.${id}` } });
const page = {
  builder: {
    format: 1,
    sections: [text('a'), text('b'), text('c')],
    translations: { de: { 'k.a': 'Eins', 'k.b': 'Zwei' } },
  },
};
const open = (): { store: DocumentStore; edits: Edits } => {
  const { store, edits } = openEdited(page);
  store.select(['b']);
  return { store, edits };
};

it.each<[step: string, subject: string | null, act: (edits: Edits, store: DocumentStore) => void]>([
  ['moved', 'b', (edits) => edits.moveSelection(1)],
  ['duplicated', 'new', (edits) => edits.duplicate()],
  ['written in', 'b', (_, store) => store.run({ kind: 'setText', language: 'de', key: 'k.b', text: 'Drei' })],
  ['set', 'b', (_, store) => store.run({ kind: 'setProp', id: 'b', path: ['as'], value: 'h2' })],
  [
    'written in beside another language, while another one is selected',
    'a',
    (_, store) => store.run({ kind: 'setText', language: 'de', key: 'k.a', text: 'Drei' }),
  ],
  ['removed, after which its neighbour is selected', null, (edits) => edits.remove()],
  [
    'replaced with the document',
    null,
    (_, store) => {
      const sentence = { key: 'tookVersion', values: { version: 1 } };
      store.run({ kind: 'replace', document: openDocument(page), sentence });
    },
  ],
])('a step is about the node that was %s', (_step, subject, act) => {
  const { store, edits } = open();
  act(edits, store);
  const [step] = store.history().steps;
  expect(step && subjectOfStep(step)).toBe(subject);
});
