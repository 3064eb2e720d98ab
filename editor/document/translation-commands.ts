import { isRecord } from '../../src/api/wire/is-record.ts';
import {
  hashOfText,
  isSampleRecord,
  readTranslations,
  sampleRecord,
  type TranslatedText,
  type TranslationRecord,
} from '../../src/runtime/document/translation-states.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import type { Command } from './commands/command.ts';
import { type JsonPath, valueAt } from './json-path.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';

/** The stored states of translations, by language and key. */
export const statesOf = ({ body }: OpenDocument): JsonObject => {
  const states = valueAt(body, ['builder', 'translationState']);
  return isRecord(states) ? states : {};
};

/** Stores the state of the text of a key in a language. */
export const setRecord = (key: string, language: string, record: unknown): Command => ({
  kind: 'setField',
  path: ['builder', 'translationState', language, key],
  value: record,
});

const asRecord = (source: string, state: TranslationRecord['state']): TranslationRecord => ({
  source: hashOfText(source),
  state,
});

/** The text of a key in all languages of a document. */
export const keyedText = (
  { translations }: Pick<OpenDocument, 'translations'>,
  key: string,
): TranslatedText => ({
  key,
  textIn(language) {
    const text = valueAt(translations, [language, key]);
    return typeof text === 'string' ? text : '';
  },
});

/** The text of a field that holds one per language, such as `seo.title`. */
export const fieldText = ({ body }: Pick<OpenDocument, 'body'>, path: JsonPath): TranslatedText => ({
  key: `/${path.join('/')}`,
  textIn(language) {
    const text = valueAt(body, [...path, language]);
    return typeof text === 'string' ? text : '';
  },
});

/**
 * What else is stored when a text changes: a translation is one of the present source text, and translations that were
 * current until the source changes remember the text that they were made from. A copy of the sample of another language
 * is a sample.
 * @param text as it is before the change
 * @param source the default language of the site
 */
export function stateCommands(
  document: OpenDocument,
  text: TranslatedText,
  change: { readonly language: string; readonly text: string },
  source: string,
): Command[] {
  // Settings have texts too, but no states of them.
  if (!isRecord(document.body.builder)) return [];
  const { key } = text;
  const reader = readTranslations(document.body, source);
  const changed: TranslatedText = {
    key,
    textIn: (language) => (language === change.language ? change.text : text.textIn(language)),
  };
  const [before, after] = [reader.source(text), reader.source(changed)];
  const commands: Command[] = [];
  const isTranslation = change.text !== '' && reader.shownLanguage(changed, source) !== change.language;
  const isSample =
    change.text !== '' &&
    SUPPORTED_LANGUAGES.some(
      (language) => text.textIn(language) === change.text && reader.isSample(text, language),
    );
  if (isSample) commands.push(setRecord(key, change.language, sampleRecord(change.text)));
  else if (isTranslation && after !== '')
    commands.push(setRecord(key, change.language, asRecord(after, 'draft')));
  else if (valueAt(statesOf(document), [change.language, key]) !== undefined)
    commands.push(setRecord(key, change.language, undefined));
  if (before !== after && before !== '')
    for (const language of SUPPORTED_LANGUAGES)
      if (
        language !== change.language &&
        language !== reader.shownLanguage(text, source) &&
        text.textIn(language) !== '' &&
        reader.recordOf(text, language) === undefined
      )
        commands.push(setRecord(key, language, asRecord(before, 'draft')));
  return commands;
}

/** What is stored of a text once it is read, or that is taken back: a sample that was read remembers that it is one. */
function readRecord(text: string, before: unknown, from: string, isReviewed: boolean): TranslationRecord {
  const sample = sampleRecord(text);
  const isSample = isSampleRecord(before) || (isRecord(before) && before.sample === sample.source);
  if (!isReviewed) return isSample ? sample : asRecord(from, 'draft');
  return { ...asRecord(from, 'reviewed'), ...(isSample ? { sample: sample.source } : {}) };
}

/**
 * Marks translations as read and right, or takes that back; texts that a language lacks are left out.
 * @returns `null` where nothing is left to mark
 */
export function reviewCommand(
  document: OpenDocument,
  texts: readonly TranslatedText[],
  language: string,
  isReviewed: boolean,
  source: string,
): Command | null {
  const reader = readTranslations(document.body, source);
  const commands = texts.flatMap((text) => {
    const tag = reader.shownLanguage(text, language);
    const from = reader.source(text);
    if (tag === null || from === '') return [];
    const record = readRecord(text.textIn(tag), reader.recordOf(text, tag), from, isReviewed);
    return [setRecord(text.key, tag, record)];
  });
  if (commands.length === 0) return null;
  const key = isReviewed ? 'reviewedTexts' : 'unreviewedTexts';
  return { kind: 'batch', commands, sentence: { key, values: { language, count: commands.length } } };
}
