import { expect, it } from 'vitest';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { hashOfText, readTranslations } from '../../src/runtime/document/translation-states.ts';
import { openDocument, writeDocument } from '../document/page-document.ts';
import { createDocumentStore } from '../document/store.ts';
import { keyedText } from '../document/translation-commands.ts';
import { fixOf } from './fix.ts';

const node = (id: string, type: string, props: object) => ({ id, type, v: 1, props, slots: {} });
const BODY = {
  builder: {
    format: 1,
    sections: [
      node('b', 'Button', { label: 'b.label', link: { pageId: 'gone', url: '#top' } }),
      node('h', 'Paragraph', { text: 'h.text', as: 'h4', color: '#999999' }),
      node('c', 'InfoCard', { title: 'b.label', headingLevel: 5 }),
    ],
    translations: { en: { 'b.label': 'Cars', 'h.text': 'Fleet' }, de: { 'b.label': 'Autos' } },
  },
};
const made = (from: string, state = 'draft') => ({ source: hashOfText(from), state });
const finding = (
  nodeId: string | null,
  path: string,
  rule: CheckFinding['rule'],
  params = {},
): CheckFinding => ({
  severity: 'warning',
  nodeId,
  path,
  rule,
  params,
});
const sectionsAfter = (sections: object[]) => ({ ...BODY, builder: { ...BODY.builder, sections } });
const [button, heading, card] = BODY.builder.sections as [object, object, object];

it.each<[why: string, found: CheckFinding, after: object]>([
  [
    'a link to a page that is gone',
    finding('b', '/props/link/pageId', 'broken-reference', { kind: 'page', id: 'gone' }),
    sectionsAfter([node('b', 'Button', { label: 'b.label', link: { url: '#top' } }), heading, card]),
  ],
  [
    'a heading that skips levels',
    finding('h', '/props/as', 'heading-jump', { wanted: 2 }),
    sectionsAfter([button, node('h', 'Paragraph', { text: 'h.text', as: 'h2', color: '#999999' }), card]),
  ],
  [
    'the title of a card that skips levels',
    finding('c', '/props/headingLevel', 'heading-jump', { wanted: 3 }),
    sectionsAfter([button, heading, node('c', 'InfoCard', { title: 'b.label', headingLevel: 3 })]),
  ],
  [
    'a colour that is hard to read',
    finding('h', '/props/color', 'low-contrast'),
    sectionsAfter([button, node('h', 'Paragraph', { text: 'h.text', as: 'h4' }), card]),
  ],
  [
    'a value that its schema refuses',
    finding('c', '/props/headingLevel', 'maximum', { limit: 4 }),
    sectionsAfter([button, heading, node('c', 'InfoCard', { title: 'b.label' })]),
  ],
  [
    'a text that languages lack',
    finding('h', '/props/text', 'missing-translation', { languages: ['de', 'hr'] }),
    {
      builder: {
        ...BODY.builder,
        translations: {
          ...BODY.builder.translations,
          de: { 'b.label': 'Autos', 'h.text': 'Fleet' },
          hr: { 'h.text': 'Fleet' },
        },
        translationState: { de: { 'h.text': made('Fleet') }, hr: { 'h.text': made('Fleet') } },
      },
    },
  ],
  [
    'a translation that still fits',
    finding('b', '/props/label', 'outdated-translation', { languages: ['de'] }),
    { builder: { ...BODY.builder, translationState: { de: { 'b.label': made('Cars', 'reviewed') } } } },
  ],
])('mends %s as one step that can be undone', (_why, found, after) => {
  const store = createDocumentStore(openDocument(BODY), () => 0);
  const fix = fixOf(store.document(), found, 'en');
  if (!fix) throw new Error('there is no fix');
  store.run(fix);
  expect(writeDocument(store.document())).toEqual(after);
  expect(store.history().steps).toHaveLength(1);
  store.undo();
  expect(writeDocument(store.document())).toEqual(BODY);
});

it('keeps a sample text as it is, as one step that can be undone', () => {
  const sample = made('Cars', 'sample');
  const body = { ...BODY, builder: { ...BODY.builder, translationState: { en: { 'b.label': sample } } } };
  const store = createDocumentStore(openDocument(body), () => 0);
  const isSample = () =>
    readTranslations(store.document().body, 'en').isSample(keyedText(store.document(), 'b.label'), 'en');
  expect(isSample()).toBe(true);
  const fix = fixOf(
    store.document(),
    finding('b', '/props/label', 'sample-text', { languages: ['en'] }),
    'en',
  );
  if (!fix) throw new Error('there is no fix');
  store.run(fix);
  expect(isSample()).toBe(false);
  store.undo();
  expect(writeDocument(store.document())).toEqual(body);
});

it('copies a sample text as one, so that it is still to be written', () => {
  const builder = { ...BODY.builder, translationState: { de: { 'b.label': made('Autos', 'sample') } } };
  const store = createDocumentStore(openDocument({ builder }), () => 0);
  const found = finding('b', '/props/label', 'missing-translation', { languages: ['hr', 'it'] });
  const fix = fixOf(store.document(), found, 'de');
  if (!fix) throw new Error('there is no fix');
  store.run(fix);
  const reader = readTranslations(store.document().body, 'de');
  const text = keyedText(store.document(), 'b.label');
  expect(['hr', 'it'].map((language) => [text.textIn(language), reader.isSample(text, language)])).toEqual([
    ['Autos', true],
    ['Autos', true],
  ]);
});

it.each<[why: string, found: CheckFinding]>([
  ['a picture that is gone', finding('c', '/props/image/src', 'broken-reference', { kind: 'picture' })],
  ['a colour that the text has from elsewhere', finding('c', '/props/color', 'low-contrast')],
  ['a heading whose component decides its level', finding('h', '', 'heading-jump', { wanted: 2 })],
  ['a text that no language has', finding('c', '/props/text', 'missing-translation', { languages: ['de'] })],
  ['what is gone meanwhile', finding('x', '/props/as', 'heading-jump', { wanted: 2 })],
  ['what no node has', finding(null, '/seo/title', 'missing-translation', { languages: ['de'] })],
])('leaves %s to the operator', (_why, found) => {
  expect(fixOf(openDocument(BODY), found, 'en')).toBeNull();
});

it.each<[what: string, item: object, rule: CheckFinding['rule'], field: string, isMended: boolean]>([
  ['a text that must be there', { id: 'a' }, 'required', 'quote', false],
  ['a wrong value where one must be there', { id: 'a', quote: 5 }, 'type', 'quote', false],
  ['a wrong value where none must be there', { id: 'a', quote: 'q', author: 5 }, 'type', 'author', true],
])('sets back to the default only what can be left out: %s', (_what, item, rule, field, isMended) => {
  const sections = [node('t', 'TestimonialCarousel', { items: [item] })];
  const document = openDocument({ builder: { format: 1, sections, translations: {} } });
  const fix = fixOf(document, finding('t', `/props/items/0/${field}`, rule, { type: 'string' }), 'en');
  expect(fix !== null).toBe(isMended);
});
