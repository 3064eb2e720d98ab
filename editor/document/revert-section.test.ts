import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../src/runtime/document/translation-states.ts';
import { compareDocuments } from './compare.ts';
import { type JsonObject, openDocument } from './page-document.ts';
import { revertSection, revertSentence } from './revert-section.ts';
import { statesOf } from './translation-commands.ts';

const paragraph = (id: string, props: JsonObject = { text: `${id}.text` }): JsonObject => ({
  id,
  type: 'Paragraph',
  v: 1,
  props,
});
const row = (id: string, ...content: readonly JsonObject[]): JsonObject => ({
  id,
  type: 'Row',
  v: 1,
  props: {},
  slots: { content },
});
const open = (sections: readonly JsonObject[], translations: JsonObject = {}) =>
  openDocument({ builder: { format: 1, sections, translations } });

const before = open([row('r', paragraph('a'), paragraph('b')), paragraph('c'), paragraph('d')], {
  de: { 'a.text': 'Hallo', 'c.text': 'C' },
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => paragraph(id)) as [
  JsonObject,
  JsonObject,
  JsonObject,
  JsonObject,
];
const texts = before.translations;

describe('a section that is reverted', () => {
  it.each<[why: string, after: ReturnType<typeof open>, section: string]>([
    [
      'changed properties',
      open([row('r', a, paragraph('b', { text: 'b.text', size: 2 })), c, d], texts),
      'r',
    ],
    ['an added node', open([row('r', a, paragraph('x'), b), c, d], texts), 'r'],
    ['a removed node', open([row('r', a), c, d], texts), 'r'],
    ['other texts', open([row('r', a, b), c, d], { de: { 'a.text': 'Servus', 'c.text': 'C' } }), 'r'],
    ['new texts', open([row('r', a, b), c, d], { ...texts, hr: { 'a.text': 'Bok' } }), 'r'],
    ['another position', open([c, d, row('r', a, b)], texts), 'r'],
    ['a removed section', open([row('r', a, b), d], texts), 'c'],
    ['an added section', open([row('r', a, b), c, paragraph('x'), d], texts), 'x'],
    ['a node that was moved out of it', open([row('r', a), c, d, b], texts), 'r'],
    ['a section that was moved into it', open([row('r', a, d, b), c], texts), 'r'],
  ])('is as it was, after %s', (_why, after, section) => {
    const changed = (document: typeof after) =>
      compareDocuments(before, document).filter(({ section: one }) => one !== null);
    expect(changed(after)).not.toEqual([]);
    expect(changed(revertSection(before, after, section))).toEqual([]);
  });

  it('has its texts in the states that they had, of which samples are one', () => {
    const sample = sampleRecord('Hallo');
    const draft = { source: 'x', state: 'draft' };
    const opened = (text: string, translationState: JsonObject) =>
      openDocument({
        builder: {
          format: 1,
          sections: [a, c],
          translations: { de: { 'a.text': text, 'c.text': text } },
          translationState,
        },
      });
    const written = opened('Servus', { de: { 'c.text': draft }, hr: { 'a.text': draft } });
    const reverted = revertSection(
      opened('Hallo', { de: { 'a.text': sample, 'c.text': sample } }),
      written,
      'a',
    );
    expect(statesOf(reverted)).toEqual({
      de: { 'a.text': sample, 'c.text': draft },
      hr: { 'a.text': draft },
    });
    expect(statesOf(revertSection(written, reverted, 'a'))).toEqual(statesOf(written));
  });

  it.each<[why: string, after: ReturnType<typeof open>, section: string, names: JsonObject]>([
    [
      'the only node that differs',
      open([row('r', paragraph('a', { text: 'a.text', as: 'h2' }), b), c, d], texts),
      'r',
      { type: 'Paragraph', words: 'Hallo' },
    ],
    [
      'the node whose text differs, by the text that it has again',
      open([row('r', a, b), c, d], { de: { 'a.text': 'Servus', 'c.text': 'C' } }),
      'r',
      { type: 'Paragraph', words: 'Hallo' },
    ],
    ['a node that was removed from it', open([row('r', a), c, d], texts), 'r', { type: 'Paragraph' }],
    [
      'itself, where several nodes differ',
      open([row('r', paragraph('a', { text: 'a.text', size: 2 }), paragraph('b', { size: 2 })), c, d], texts),
      'r',
      { type: 'Row', words: 'Hallo' },
    ],
    [
      'itself, where it was removed',
      open([row('r', a, b), d], texts),
      'c',
      { type: 'Paragraph', words: 'C' },
    ],
    [
      'itself, where it was added',
      open([row('r', a, b), c, paragraph('x', { text: 'c.text', as: 'h2' }), d], texts),
      'x',
      { type: 'Heading', words: 'C' },
    ],
  ])('is said to be so by a sentence that names %s', (_why, after, section, names) => {
    expect(revertSentence(before, after, section, 'de')).toEqual({ key: 'revertedSection', values: names });
  });

  it('leaves the other sections and their texts as they are', () => {
    const after = open([row('r', a), paragraph('c', { text: 'c.text', size: 2 }), d], {
      de: { 'a.text': 'Servus', 'c.text': 'Anders' },
    });
    expect(compareDocuments(before, revertSection(before, after, 'r')).map(({ section }) => section)).toEqual(
      ['c'],
    );
  });
});
