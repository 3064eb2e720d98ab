import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBody } from '../testing/random-document.ts';
import { apply } from './commands/apply.ts';
import { compareDocuments, comparePublished, countDifferences, type Difference } from './compare.ts';
import { openFragment } from './fragment.ts';
import { type JsonObject, openDocument, type OpenDocument, writeDocument } from './page-document.ts';
import { inOrder, listOf, nodeOf, subtree } from './tree.ts';

const paragraph = (id: string, text = `${id}.text`, slots?: JsonObject): JsonObject => ({
  id,
  type: 'Paragraph',
  v: 1,
  props: { text },
  ...(slots ? { slots } : {}),
});
const bodyOf = (sections: readonly JsonObject[], translations: JsonObject = {}, fields: JsonObject = {}) => ({
  ...fields,
  builder: { format: 1, sections, translations },
});
const row = (id: string, ...content: readonly JsonObject[]): JsonObject => ({
  id,
  type: 'Row',
  v: 1,
  props: {},
  slots: { content },
});
const compare = (before: JsonObject, after: JsonObject) =>
  compareDocuments(openDocument(before), openDocument(after));
const sentencesOf = (before: JsonObject, after: JsonObject) =>
  compare(before, after).flatMap(({ section, differences }) =>
    differences.map(({ sentence: { key, values } }) =>
      [section ?? 'page', key, ...Object.values(values)].join(' '),
    ),
  );

const [a, b, c] = [paragraph('a'), paragraph('b'), paragraph('c')];

describe('a comparison of two documents', () => {
  it.each<[why: string, before: JsonObject, after: JsonObject, words: string[]]>([
    ['an added section', bodyOf([a]), bodyOf([a, b]), ['b inserted Paragraph']],
    ['a removed section', bodyOf([a, b]), bodyOf([b]), ['a removed Paragraph']],
    [
      'one section moved past several',
      bodyOf([a, b, c]),
      bodyOf([c, a, b]),
      ['c movedAbove Paragraph Paragraph'],
    ],
    [
      'a node moved into another section',
      bodyOf([a, row('r')]),
      bodyOf([row('r', a)]),
      ['r movedInto Paragraph Row'],
    ],
    ['an added tree once', bodyOf([a]), bodyOf([a, row('r', b, c)]), ['r inserted Row']],
    ['a removed tree once', bodyOf([a, row('r', b, c)]), bodyOf([a]), ['r removed Row']],
    [
      'a changed property',
      bodyOf([a]),
      bodyOf([{ ...a, props: { text: 'a.text', size: 'large' } }]),
      ['a changed Paragraph size'],
    ],
    [
      'a text in each language that differs',
      bodyOf([row('r', a)], { de: { 'a.text': 'Hallo' }, hr: { 'a.text': 'Bok' } }),
      bodyOf([row('r', a)], {
        de: { 'a.text': 'Servus' },
        es: { 'a.text': 'Hola' },
        hr: { 'a.text': 'Bok' },
      }),
      ['r changedTextOf Paragraph text de', 'r changedTextOf Paragraph text es'],
    ],
    [
      'a first text without the key that holds it',
      bodyOf([{ ...a, props: {} }]),
      bodyOf([a], { de: { 'a.text': 'Hallo' } }),
      ['a changedTextOf Paragraph text de'],
    ],
    [
      'what a text with another key says now',
      bodyOf([a], { de: { 'a.text': 'Hallo' }, hr: { 'a.text': 'Bok' } }),
      bodyOf([{ ...a, props: { text: 'other' } }], { de: { other: 'Servus' }, hr: { other: 'Bok' } }),
      ['a changedTextOf Paragraph text de'],
    ],
    [
      'a text that nothing shows',
      bodyOf([a]),
      bodyOf([a], { de: { z: 'Z' } }),
      ['page changedUnusedTexts 1'],
    ],
    [
      'settings of the page',
      bodyOf([a], {}, { layoutId: 'x', seo: {} }),
      bodyOf([a], {}, { layoutId: 'y', seo: { title: 't' } }),
      ['page changedField layoutId', 'page changedField seo'],
    ],
    ['no new key order', bodyOf([a]), bodyOf([Object.fromEntries(Object.entries(a).toReversed())]), []],
  ])('names %s', (_why, before, after, words) => {
    expect(sentencesOf(before, after)).toEqual(words);
  });

  it('shows short values as they were and as they are', () => {
    const [{ differences } = { differences: [] }] = compare(
      bodyOf([a], { de: { 'a.text': 'Hallo' } }),
      bodyOf([a], { de: { 'a.text': 'Servus' } }),
    );
    expect(differences.map(({ values }) => values)).toEqual([{ before: 'Hallo', after: 'Servus' }]);
  });

  it('keeps the order of the page, removed sections where they were', () => {
    const compared = compare(
      bodyOf([a, b, c]),
      bodyOf([
        { ...a, props: { size: 1 } },
        { ...c, props: { size: 2 } },
      ]),
    );
    expect(compared.map(({ section }) => section)).toEqual(['a', 'b', 'c']);
  });

  it('says of the states of translations only what was reviewed, where its text is the same', () => {
    const statesOf = (...reviewed: readonly string[]) => ({
      de: Object.fromEntries(
        ['a.text', 'b.text'].map((key) => [
          key,
          { source: key, state: reviewed.includes(key) ? 'reviewed' : 'draft' },
        ]),
      ),
    });
    const withStates = (translationState: unknown, text: string) => {
      const { builder } = bodyOf([a, b], { de: { 'a.text': text, 'b.text': 'Welt' } });
      return { builder: { ...builder, translationState } };
    };
    const none = withStates(undefined, 'Hallo');
    expect(sentencesOf(none, withStates(statesOf(), 'Hallo'))).toEqual([]);
    expect(sentencesOf(none, withStates(statesOf('a.text', 'b.text'), 'Hallo'))).toEqual([
      'page reviewedTexts 2 de',
    ]);
    expect(sentencesOf(withStates(statesOf('b.text'), 'Hallo'), none)).toEqual(['page unreviewedTexts 1 de']);
    expect(sentencesOf(withStates(statesOf('a.text'), 'Hallo'), withStates(statesOf(), 'Servus'))).toEqual([
      'a changedTextOf Paragraph text de',
    ]);
  });

  it('leaves out for visitors the texts that no component shows, but for those that are published', () => {
    const published = openDocument(bodyOf([a], { de: { 'a.text': 'Hallo', old: 'Alt' } }));
    const draft = (texts: JsonObject, ...more: readonly JsonObject[]) =>
      openDocument(bodyOf([a, ...more], { de: { 'a.text': 'Hallo', old: 'Alt', ...texts }, hr: { x: 'X' } }));
    const words = (after: OpenDocument) =>
      comparePublished(published, after).flatMap(({ differences }) =>
        differences.map(({ sentence: { key, values } }) => [key, ...Object.values(values)].join(' ')),
      );
    expect(words(draft({ new: 'Neu' }))).toEqual([]);
    expect(words(draft({ new: 'Neu', old: 'Anders' }))).toEqual(['changedUnusedTexts 1']);
    expect(words(draft({ new: 'Neu', 'b.text': 'Welt' }, b))).toEqual(['inserted Paragraph']);
    expect(words(draft({ 'a.text': 'Servus' }))).toEqual(['changedTextOf Paragraph text de']);
  });

  it('is empty for equal documents of any quality', () => {
    fc.assert(
      fc.property(randomBody, (body) => {
        expect(compare(body, structuredClone(body))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves nothing unsaid: what it does not name is the same in both documents', () => {
    fc.assert(
      fc.property(randomBody, randomBody, (one, other) => {
        const [before, after] = [openDocument(one), openDocument(other)];
        expectComplete(before, after);
      }),
      { numRuns: 300 },
    );
  });

  it('names exactly the nodes that random edits touched, of 2,000', () => {
    const before = largeDocument(2_000);
    const ids = inOrder(before);
    const edits = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom('insert' as const, 'remove' as const, 'setProp' as const, 'setText' as const),
        node: fc.nat({ max: ids.length - 1 }),
      }),
      { selector: ({ node }) => node, maxLength: 12 },
    );
    fc.assert(
      fc.property(edits, (chosen) => {
        let document = before;
        const expected = new Set<string>();
        for (const { kind, node } of chosen) {
          const id = ids[node] as string;
          if (!document.nodes.has(id)) continue;
          if (kind === 'insert') {
            const fragment = openFragment(paragraph('x'), document, () => `new-${id}`);
            const { parent } = nodeOf(document, id);
            document = apply(document, { kind, fragment, into: parent, at: 0 }).document;
            expected.add(fragment.root);
          } else if (kind === 'remove') {
            for (const below of subtree(document, id)) {
              expected.delete(below);
            }
            document = apply(document, { kind, id }).document;
            expected.add(id);
          } else if (kind === 'setProp') {
            document = apply(document, { kind, id, path: ['size'], value: 'other' }).document;
            expected.add(id);
          } else {
            document = apply(document, { kind, language: 'de', key: `${id}.text`, text: 'other' }).document;
            expected.add(id);
          }
        }
        // What was added and removed again, or is below a removed node, is not named.
        const named = new Set(differencesOf(before, document).map(({ node }) => node));
        const visible = [...expected].filter(
          (id) => document.nodes.has(id) || (before.nodes.has(id) && isTopmostRemoved(before, document, id)),
        );
        expect([...named].sort()).toEqual(visible.sort());
      }),
      { numRuns: 25 },
    );
  });

  it('names as few moved nodes as were moved', () => {
    const before = largeDocument(400);
    const move = fc.record({ from: fc.nat({ max: 399 }), at: fc.nat({ max: 399 }) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 10 }), (moves) => {
        let document = before;
        for (const { from, at } of moves) {
          const id = before.sections[from % before.sections.length] as string;
          document = apply(document, { kind: 'move', id, into: null, at }).document;
        }
        const named = differencesOf(before, document).map(({ node }) => node as string);
        expect(named.length).toBeLessThanOrEqual(new Set(moves.map(({ from }) => from)).size);
        const isStill = (id: string) => !named.includes(id);
        expect(document.sections.filter(isStill)).toEqual(before.sections.filter(isStill));
      }),
      { numRuns: 25 },
    );
  });

  it('counts', () => {
    expect(countDifferences(compare(bodyOf([a, b]), bodyOf([c])))).toBe(3);
  });
});

const differencesOf = (before: OpenDocument, after: OpenDocument): Difference[] =>
  compareDocuments(before, after).flatMap(({ differences }) => differences);

const isTopmostRemoved = (before: OpenDocument, after: OpenDocument, id: string) => {
  const { parent } = nodeOf(before, id);
  return parent === null || after.nodes.has(parent.node);
};

/** A page of rows of four paragraphs, each with a text. */
function largeDocument(nodes: number): OpenDocument {
  const rows = Array.from({ length: nodes / 5 }, (_, at) =>
    row(`r${at}`, ...['a', 'b', 'c', 'd'].map((part) => paragraph(`p${at}${part}`))),
  );
  // Rows show a text, too, so that a text of any node is shown.
  const withTexts = rows.map((one) => ({ ...one, props: { label: `${String(one.id)}.text` } }));
  return openDocument(bodyOf(withTexts));
}

/** Of both documents, everything that the comparison does not name. */
function expectComplete(before: OpenDocument, after: OpenDocument) {
  const differences = differencesOf(before, after);
  const named = new Set(differences.map(({ node }) => node));
  const stayed = [...after.nodes.keys()].filter((id) => before.nodes.has(id) && !named.has(id));
  const strip = (document: OpenDocument, id: string) => {
    const { stored } = nodeOf(document, id);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored;
    const { slots: _slots, ...rest } = stored as JsonObject;
    return rest;
  };
  for (const id of stayed) {
    expect(strip(after, id)).toEqual(strip(before, id));
    expect(nodeOf(after, id).parent).toEqual(nodeOf(before, id).parent);
  }
  const isStill = (id: string) => stayed.includes(id);
  for (const list of [
    null,
    ...stayed.flatMap((id) => Object.keys(nodeOf(after, id).slots).map((slot) => ({ node: id, slot }))),
  ])
    expect(listOf(after, list).filter(isStill)).toEqual(listOf(before, list).filter(isStill));
  if (differences.length === 0)
    expect(withoutEmpty(writeDocument(after))).toEqual(withoutEmpty(writeDocument(before)));
}

/** A body without empty slots and empty texts, which say nothing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, withoutEmpty(part)] as const)
      .filter(
        ([name, part]) =>
          !(
            [
              'slots',
              'sections',
              'translations',
              'de',
              'hr',
              'en-GB',
              'content',
              'columns',
              'props',
            ].includes(name) ||
            name.includes(':') ||
            name === 'actions'
          ) || JSON.stringify(part) !== (Array.isArray(part) ? '[]' : '{}'),
      ),
  );
}
