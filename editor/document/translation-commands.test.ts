import { beforeEach, describe, expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import {
  readTranslations,
  sampleRecord,
  type TranslationState,
} from '../../src/runtime/document/translation-states.ts';
import { createEdits, type Edits } from './edits.ts';
import { openDocument, writeDocument } from './page-document.ts';
import { createDocumentStore, type DocumentStore } from './store.ts';
import { fieldText, keyedText, statesOf } from './translation-commands.ts';

const SOURCE = 'de';
const page = {
  seo: { title: { de: 'Autos', hr: 'Auti' } },
  builder: {
    format: 1,
    sections: [{ id: 'a', type: 'Paragraph', v: 1, props: { text: 'k' } }],
    translations: { de: { k: 'Hallo' }, hr: { k: 'Bok' }, it: { k: 'Ciao' } },
  },
};

let store: DocumentStore;
let edits: Edits;
const open = (body: object, sourceLanguage = SOURCE) => {
  store = createDocumentStore(openDocument(body as Record<string, unknown>), () => 0);
  const rules = { pageType: 'content', manifests: MANIFESTS };
  let made = 0;
  const newId = () => `new${(made += 1)}`;
  edits = createEdits({ store, rules, newId, language: () => sourceLanguage, sourceLanguage });
};
beforeEach(() => open(page));

const text = (key = 'k') => keyedText(store.document(), key);
const stateIn = (language: string, one = text()) =>
  readTranslations(store.document().body, SOURCE).stateOf(one, language);
const isSample = (language: string) =>
  readTranslations(store.document().body, SOURCE).isSample(text(), language);
const title = () => fieldText(store.document(), ['seo', 'title']);

describe('translations', () => {
  it('are outdated once their source changes, until it is what it was', () => {
    for (const letters of ['Hallo!', 'Hallo!!']) edits.setText('a', ['text'], 'de', letters);
    expect([stateIn('de'), stateIn('hr'), stateIn('it'), stateIn('pl')]).toEqual([
      'present',
      'outdated',
      'outdated',
      'missing',
    ]);
    edits.setText('a', ['text'], 'de', 'Hallo');
    expect([stateIn('hr'), stateIn('it')]).toEqual(['present', 'present']);
  });

  it.each<[why: string, record: unknown, state: TranslationState, isStillSample: boolean]>([
    ['of which nothing is stored are outdated', undefined, 'outdated', false],
    [
      'that replaced a sample without a word on it are outdated',
      sampleRecord('Find a car'),
      'outdated',
      false,
    ],
    ['that are samples remain samples', sampleRecord('Bok'), 'outdated', true],
  ])('%s once their source changes', (_why, record, state, isStillSample) => {
    open({ ...page, builder: { ...page.builder, translationState: { hr: { k: record } } } });
    edits.setText('a', ['text'], 'de', 'Hallo Welt');
    expect(stateIn('hr')).toBe(state);
    expect(isSample('hr')).toBe(isStillSample);
  });

  it('that replaced a sample without a word on it are no samples once they say the same again', () => {
    const translationState = { de: { k: sampleRecord('Guten Tag') } };
    open({ ...page, builder: { ...page.builder, translationState } });
    edits.setText('a', ['text'], 'de', 'Guten Tag');
    expect(isSample('de')).toBe(false);
  });

  it('are current once they are edited after their source', () => {
    edits.setText('a', ['text'], 'de', 'Hallo Welt');
    edits.setText('a', ['text'], 'hr', 'Bok svijete');
    expect([stateIn('hr'), stateIn('it')]).toEqual(['present', 'outdated']);
  });

  it('are reviewed by an action, until they or their source change', () => {
    edits.review([text()], 'hr', true);
    expect(stateIn('hr')).toBe('reviewed');
    expect(store.history().steps.at(-1)?.sentence).toEqual({
      key: 'reviewedTexts',
      values: { language: 'hr', count: 1 },
    });
    edits.setText('a', ['text'], 'hr', 'Dobar dan');
    expect(stateIn('hr')).toBe('present');
    edits.review([text()], 'hr', true);
    edits.setText('a', ['text'], 'de', 'Guten Tag');
    expect(stateIn('hr')).toBe('outdated');
    edits.review([text()], 'hr', true);
    expect(stateIn('hr')).toBe('reviewed');
    edits.review([text()], 'hr', false);
    expect(stateIn('hr')).toBe('present');
  });

  it('that are samples are so again when their review is taken back, as long as nobody writes others', () => {
    const sample = sampleRecord('Bok');
    const records = () => statesOf(store.document()).hr;
    open({ ...page, builder: { ...page.builder, translationState: { hr: { k: sample } } } });
    edits.review([text()], 'hr', true);
    expect([stateIn('hr'), isSample('hr')]).toEqual(['reviewed', false]);
    edits.setText('a', ['text'], 'de', 'Guten Tag');
    expect([stateIn('hr'), isSample('hr')]).toEqual(['outdated', false]);
    for (const isReviewed of [true, true, false]) edits.review([text()], 'hr', isReviewed);
    expect(records()).toEqual({ k: sample });
    edits.review([text()], 'hr', true);
    store.run({ kind: 'setText', language: 'hr', key: 'k', text: 'Dobar dan' });
    edits.review([text()], 'hr', false);
    expect([stateIn('hr'), isSample('hr')]).toEqual(['present', false]);
    edits.setText('a', ['text'], 'hr', 'Bok');
    edits.review([text()], 'hr', true);
    edits.review([text()], 'hr', false);
    expect([stateIn('hr'), isSample('hr')]).toEqual(['present', false]);
  });

  it.each<[why: string, samples: readonly string[], copy: string, isCopySample: boolean]>([
    ['that copy the sample of the default language are samples', ['de'], 'Hallo', true],
    ['that copy the sample of another language are samples', ['it'], 'Ciao', true],
    ['that copy a text which somebody wrote are written', [], 'Hallo', false],
    ['that are written while others are samples are written', ['de', 'it'], 'Bok svijete', false],
  ])('%s', (_why, samples, copy, isCopySample) => {
    const sample = { de: 'Hallo', it: 'Ciao' } as Readonly<Record<string, string>>;
    const translationState = Object.fromEntries(
      samples.map((language) => [language, { k: sampleRecord(sample[language] ?? '') }]),
    );
    open({ ...page, builder: { ...page.builder, translationState } });
    edits.setText('a', ['text'], 'hr', copy);
    expect(isSample('hr')).toBe(isCopySample);
  });

  it('that are missing cannot be reviewed', () => {
    edits.review([text()], 'pl', true);
    expect(store.history().steps).toEqual([]);
  });

  it('that are removed leave no state behind', () => {
    edits.setText('a', ['text'], 'hr', 'Dobar dan');
    edits.setText('a', ['text'], 'hr', '');
    expect(stateIn('hr')).toBe('missing');
    expect(writeDocument(store.document())).toMatchObject({ builder: { translationState: { hr: {} } } });
  });

  it('of fields of the page have states as well', () => {
    edits.setFieldText(['seo', 'title'], 'de', 'Mietwagen');
    expect(stateIn('hr', title())).toBe('outdated');
    edits.setFieldText(['seo', 'title'], 'hr', 'Najam auta');
    expect(stateIn('hr', title())).toBe('present');
    expect(store.document().body.seo).toEqual({ title: { de: 'Mietwagen', hr: 'Najam auta' } });
  });

  it('of settings, which have none, are stored without', () => {
    open({ title: { de: 'Autos', hr: 'Auti' } });
    edits.setFieldText(['title'], 'de', 'Mietwagen');
    expect(writeDocument(store.document())).toEqual({ title: { de: 'Mietwagen', hr: 'Auti' } });
  });

  it('change their states in the step of the text, so that one undo takes back both', () => {
    edits.setText('a', ['text'], 'de', 'Guten Tag');
    edits.review([text()], 'hr', true);
    expect(store.history().steps).toHaveLength(2);
    while (store.undo());
    expect(writeDocument(store.document())).toEqual(page);
  });

  it('keep their states in a copy', () => {
    edits.setText('a', ['text'], 'de', 'Guten Tag');
    edits.review([text()], 'it', true);
    store.select(['a']);
    edits.duplicate();
    const copy = text('new1.text');
    expect([stateIn('hr', copy), stateIn('it', copy)]).toEqual(['outdated', 'reviewed']);
  });

  it('that are samples remain so in a page that is translated from another language', () => {
    const written = { source: 'x', state: 'reviewed' };
    const translationState = { de: { k: sampleRecord('Hallo') }, hr: { k: written } };
    open({ ...page, builder: { ...page.builder, translationState } });
    store.select(['a']);
    const copied = edits.copy();
    if (!copied) throw new Error('nothing is copied');
    open(page, 'it');
    edits.paste(copied);
    const [, pasted = ''] = store.document().sections;
    expect(statesOf(store.document())).toEqual({ de: { [`${pasted}.text`]: sampleRecord('Hallo') } });
  });

  it('lose their states in a page that is translated from another language', () => {
    edits.setText('a', ['text'], 'de', 'Guten Tag');
    store.select(['a']);
    const copied = edits.copy();
    if (!copied) throw new Error('nothing is copied');
    open(page, 'it');
    edits.paste(copied);
    expect(store.document().body.builder).not.toHaveProperty('translationState');
  });
});
