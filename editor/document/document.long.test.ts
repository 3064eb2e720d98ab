import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import { isRecord } from '../../src/api/wire/is-record.ts';
import { bodyFindings } from '../../src/site/findings/body-findings.ts';
import { compositionProblems, pageTypeOf } from '../../src/runtime/document/composition.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { readNodes } from '../../src/runtime/document/read-nodes.ts';
import { templateOf } from '../palette/template.ts';
import { randomBody } from '../testing/random-document.ts';
import { expectSameAfterEdits } from '../testing/random-edits.ts';
import type { EditorManifest } from '../workspace/schemas.ts';
import type { Clipboard } from './clipboard.ts';
import { apply } from './commands/apply.ts';
import { createEdits, type Template } from './edits.ts';
import { openFragment } from './fragment.ts';
import {
  type JsonObject,
  type ListRef,
  openDocument,
  type OpenDocument,
  writeDocument,
} from './page-document.ts';
import { createDocumentStore, type DocumentStore } from './store.ts';
import { listOf, nodeOf, typeOf } from './tree.ts';

it('10,000 documents of any quality are written byte for byte as they were stored', () => {
  fc.assert(
    fc.property(randomBody, (body) => {
      const text = JSON.stringify(body);
      expect(JSON.stringify(writeDocument(openDocument(JSON.parse(text))))).toBe(text);
    }),
    { numRuns: 10_000 },
  );
}, 600_000);

/** The examples of all components, as the palette and imports bring them. */
const EXAMPLES = (Object.values(manifestJson) as unknown as readonly EditorManifest[]).flatMap((manifest) =>
  manifest.examples.map((example) => templateOf(manifest, example)),
);
/** Those that may stand on any page. */
const FREE_EXAMPLES = EXAMPLES.filter(({ node }) => !MANIFESTS.get(String(node.type))?.page);

interface StartPage {
  readonly id: string;
  readonly body: JsonObject;
}

const ROOT = join(import.meta.dirname, '../..');
/** The published pages of the demo's companies. */
const DEMO_PAGES = globSync('sites/*/pages/*.json', { cwd: ROOT })
  .toSorted()
  .map((file): StartPage => {
    const { published } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { published: JsonObject };
    return { id: basename(file, '.json'), body: published };
  });

const bodyOf = (sections: readonly unknown[]): JsonObject => ({
  slugs: {},
  menuLabel: {},
  builder: { format: 1, sections },
});
/** A page of the examples of some components. */
const pageOfExamples = fc
  .array(fc.constantFrom(...FREE_EXAMPLES), { minLength: 1, maxLength: 8 })
  .map((examples): StartPage => {
    const start = openDocument(bodyOf([]));
    let made = 0;
    const newId = () => `e${(made += 1)}`;
    const grown = examples.reduce(
      (document, { node }, at) =>
        apply(document, { kind: 'insert', fragment: openFragment(node, document, newId), into: null, at })
          .document,
      start,
    );
    return { id: 'random', body: writeDocument(grown) };
  });
const startPage = fc.oneof(fc.constantFrom(...DEMO_PAGES), pageOfExamples);

const attempt = fc.record({
  kind: fc.constantFrom('insert', 'move', 'paste', 'pasteForeign', 'duplicate', 'remove', 'import'),
  example: fc.constantFrom(...EXAMPLES),
  foreign: fc.constantFrom(...DEMO_PAGES),
  one: fc.nat(),
  other: fc.nat(),
  at: fc.nat({ max: 5 }),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

const pageType = (id: string) => pageTypeOf(id, MANIFESTS);
const storeOf = (body: JsonObject) => createDocumentStore(openDocument(body), () => 0);
const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

/** A list of the document: of sections, or a slot that its component has, or one that it does not have. */
function someList(document: OpenDocument, { other, at }: Attempt): ListRef {
  const node = pick([null, ...document.nodes.keys()], other);
  if (!node) return null;
  const own = Object.keys(MANIFESTS.get(typeOf(nodeOf(document, node)))?.slots ?? {});
  const slot = pick([...Object.keys(nodeOf(document, node).slots), ...own, 'item:a', 'nowhere'], at);
  return slot === undefined ? null : { node, slot };
}

it('10,000 attempts to insert, drag, paste, duplicate, remove and import break no rule of composition of valid pages', () => {
  const attempts = new Map<string, { made: number; changed: number }>();
  fc.assert(
    fc.property(
      startPage,
      fc.array(attempt, { minLength: 40, maxLength: 60 }),
      ({ id: pageId, body }, all) => {
        let store = storeOf(body);
        let made = 0;
        const newId = () => `n${(made += 1)}`;
        const editsOf = (of: DocumentStore, type: string) =>
          createEdits({
            store: of,
            rules: { pageType: type, manifests: MANIFESTS },
            newId,
            language: () => 'de',
            sourceLanguage: 'de',
          });
        const problems = () => {
          const { builder } = writeDocument(store.document());
          const sections = readNodes(isRecord(builder) ? builder.sections : [], () => undefined);
          return compositionProblems(sections, pageType(pageId), MANIFESTS);
        };
        const copiedOf = ({ id, body: from }: StartPage, number: number) => {
          const source = storeOf(from);
          source.select([pick([...source.document().nodes.keys()], number) as string]);
          return editsOf(source, pageType(id)).copy();
        };
        /** What imports take is stored as it is; whether they do is asked of their own check. */
        const importWith = ({ node }: Template, into: ListRef, at: number) => {
          const fragment = openFragment(node, store.document(), newId);
          const imported = writeDocument(
            apply(store.document(), { kind: 'insert', fragment, into, at }).document,
          );
          if (bodyFindings('page', pageId, imported).length === 0) store = storeOf(imported);
        };
        const perform = (one: Attempt) => {
          const { kind, example, foreign } = one;
          const edits = editsOf(store, pageType(pageId));
          const into = someList(store.document(), one);
          const at = Math.min(one.at, listOf(store.document(), into).length);
          const ids = [...store.document().nodes.keys()];
          const id = pick(ids, one.one);
          const beside = pick(ids, one.other);
          if (kind === 'insert') edits.insert(example, { into, at });
          if (kind === 'import') importWith(example, into, at);
          if (beside !== undefined) store.select([beside]);
          if (kind === 'pasteForeign') edits.paste(copiedOf(foreign, one.one) as Clipboard);
          if (id === undefined) return;
          if (kind === 'move') edits.move([id], { into, at });
          store.select(one.at % 2 === 0 || beside === undefined ? [id] : [id, beside]);
          if (kind === 'duplicate') edits.duplicate();
          if (kind === 'remove') edits.remove();
          const copied = kind === 'paste' ? edits.copy() : null;
          if (copied && beside !== undefined) store.select([beside]);
          if (copied) edits.paste(copied);
        };

        expect(problems()).toEqual([]);
        for (const one of all) {
          const before = store.document();
          perform(one);
          const count = attempts.get(one.kind) ?? { made: 0, changed: 0 };
          attempts.set(one.kind, {
            made: count.made + 1,
            changed: count.changed + (store.document() === before ? 0 : 1),
          });
          if (store.document() !== before) expect([one.kind, problems()]).toEqual([one.kind, []]);
        }
      },
    ),
    { numRuns: 250 },
  );
  const counts = [...attempts.values()];
  expect(counts.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThanOrEqual(10_000);
  // Each kind of attempt was both taken and refused.
  expect([...attempts].filter(([, { made, changed }]) => changed < 10 || made - changed < 10)).toEqual([]);
}, 600_000);

it('5,000 sequences of edits, undo and redo end in equal documents without lost nodes', () => {
  expectSameAfterEdits(5_000);
}, 600_000);
