import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compositionProblems } from '../../src/runtime/document/composition.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { readNodes } from '../../src/runtime/document/read-nodes.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { randomBody } from '../testing/random-document.ts';
import { expectSameAfterEdits } from '../testing/random-edits.ts';
import { createEdits } from './edits.ts';
import { type ListRef, openDocument, writeDocument } from './page-document.ts';
import { createDocumentStore } from './store.ts';

it('10,000 documents of any quality are written byte for byte as they were stored', () => {
  fc.assert(
    fc.property(randomBody, (body) => {
      const text = JSON.stringify(body);
      expect(JSON.stringify(writeDocument(openDocument(JSON.parse(text))))).toBe(text);
    }),
    { numRuns: 10_000 },
  );
}, 600_000);

const TYPES = [...MANIFESTS.keys()];
const attempt = fc.record({
  kind: fc.constantFrom('insert', 'move', 'paste', 'duplicate', 'remove'),
  type: fc.constantFrom(...TYPES),
  one: fc.nat(),
  other: fc.nat(),
  at: fc.nat({ max: 5 }),
});

it('10,000 attempts to insert, move, paste, duplicate and remove break no rule of composition', () => {
  let attempts = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('content', 'search', 'checkout'),
      fc.array(attempt, { minLength: 40, maxLength: 60 }),
      (pageType, all) => {
        const store = createDocumentStore(openDocument({ builder: { format: 1, sections: [] } }), () => 0);
        let made = 0;
        const edits = createEdits({
          store,
          rules: { pageType, manifests: MANIFESTS },
          newId: () => `n${(made += 1)}`,
          language: () => 'de',
          sourceLanguage: 'de',
        });
        for (const { kind, type, one, other, at } of all) {
          attempts += 1;
          const ids = [...store.document().nodes.keys()];
          const id = ids[one % Math.max(1, ids.length)];
          const owner = [undefined, ...ids][other % (ids.length + 1)];
          const slot = owner && ['columns', 'content', 'actions', 'item:a'][at % 4];
          const into: ListRef = owner && slot ? { node: owner, slot } : null;
          const node = { id: 'x', type, v: 1, props: {} };
          if (kind === 'insert') edits.insert({ node, texts: {} }, { into, at });
          if (!id) continue;
          store.select([id]);
          if (kind === 'move') edits.move([id], { into, at });
          if (kind === 'duplicate') edits.duplicate();
          if (kind === 'remove') edits.remove();
          const copied = kind === 'paste' ? edits.copy() : null;
          if (copied && owner) store.select([owner]);
          if (copied) edits.paste(copied);
        }
        const { builder } = writeDocument(store.document());
        const sections = readNodes(isRecord(builder) ? builder.sections : [], () => undefined);
        const broken = compositionProblems(sections, pageType, MANIFESTS).filter(
          // What is missing on a new page is no broken rule of an edit.
          ({ reason }) => reason !== 'slot-short' && reason !== 'page-lacks',
        );
        expect(broken).toEqual([]);
      },
    ),
    { numRuns: 250 },
  );
  expect(attempts).toBeGreaterThanOrEqual(10_000);
}, 600_000);

it('5,000 sequences of edits, undo and redo end in equal documents without lost nodes', () => {
  expectSameAfterEdits(5_000);
}, 600_000);
