import type { Builder } from '../../../generated/page/types.ts';
import type { DocumentBody } from '../../api/wire/document-body.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { variantsOf } from '../text/languages.ts';
import type { TextLocation } from './text-locations.ts';

type ReadRecord = Builder['translationState'][string][string];

/**
 * What is stored of a translation: the hash of the text that it was made from, how far it is, and the sample that it was
 * before a person read it.
 */
export type TranslationRecord = Omit<ReadRecord, 'sample'> & Partial<Pick<ReadRecord, 'sample'>>;

/**
 * A text in a language: not there; there, but a sample or made from a source text that has changed since; there; there
 * and read by a person.
 */
export type TranslationState = 'missing' | 'outdated' | 'present' | 'reviewed';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short name of a text that another text hardly ever has: FNV-1a of 32 bits over its UTF-16 units. */
export function hashOfText(text: string): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(36);
}

/** What is stored of a text that comes with a component or a template, until somebody writes another one. */
export const sampleRecord = (text: string): TranslationRecord => ({
  source: hashOfText(text),
  state: 'sample',
});

/** Whether what is stored of a text says that it is a sample. */
export const isSampleRecord = (record: unknown): record is Readonly<Record<string, unknown>> =>
  isRecord(record) && record.state === 'sample';

/** A text in all its languages, by its key in the states of translations. */
export type TranslatedText = Pick<TextLocation, 'key' | 'textIn'>;

/** How far the texts of a document are translated from the default language of its site. */
export interface TranslationReader {
  /** The language whose text is shown in a language: itself or a variant of it; `null` where the text is missing. */
  readonly shownLanguage: (text: TranslatedText, language: string) => string | null;
  /** The text that others are translated from; '' where there is none. */
  readonly source: (text: TranslatedText) => string;
  readonly stateOf: (text: TranslatedText, language: string) => TranslationState;
  /** Whether the text that is shown in a language came with its component or template, and nobody has written another one. */
  readonly isSample: (text: TranslatedText, language: string) => boolean;
  /** What is stored of the text of a language; nothing where that is of a sample which another text has replaced. */
  readonly recordOf: (text: TranslatedText, language: string) => unknown;
}

/** Reads the states of translations. @param source the default language of the site */
export function readTranslations({ builder }: DocumentBody, source: string): TranslationReader {
  const stored = isRecord(builder) && isRecord(builder.translationState) ? builder.translationState : {};
  const recordOf = ({ key, textIn }: TranslatedText, language: string): unknown => {
    const records = Object.hasOwn(stored, language) ? stored[language] : undefined;
    const record = isRecord(records) && Object.hasOwn(records, key) ? records[key] : undefined;
    const isReplaced = isSampleRecord(record) && record.source !== hashOfText(textIn(language));
    return isReplaced ? undefined : record;
  };
  const shownLanguage = (text: TranslatedText, language: string) =>
    variantsOf(language).find((tag) => text.textIn(tag) !== '') ?? null;
  const isSample = (text: TranslatedText, language: string) => {
    const tag = shownLanguage(text, language);
    return tag !== null && isSampleRecord(recordOf(text, tag));
  };
  return {
    recordOf,
    shownLanguage,
    isSample,
    source(text) {
      const tag = shownLanguage(text, source);
      return tag === null ? '' : text.textIn(tag);
    },
    stateOf(text, language) {
      const tag = shownLanguage(text, language);
      if (tag === null) return 'missing';
      if (isSample(text, language)) return 'outdated';
      const record = recordOf(text, tag);
      const from = shownLanguage(text, source);
      if (!isRecord(record) || from === null || from === tag) return 'present';
      if (record.source !== hashOfText(text.textIn(from))) return 'outdated';
      return record.state === 'reviewed' ? 'reviewed' : 'present';
    },
  };
}

/** How many texts of a document are in which state in one language. */
export type TranslationCounts = Readonly<Record<TranslationState, number>>;

/** Counts the texts by their states, each once however often it is shown. */
export function countTranslations(
  locations: readonly TextLocation[],
  { stateOf }: Pick<TranslationReader, 'stateOf'>,
  language: string,
): TranslationCounts {
  const counts = { missing: 0, outdated: 0, present: 0, reviewed: 0 };
  for (const location of new Map(locations.map((one) => [one.key, one])).values())
    counts[stateOf(location, language)] += 1;
  return counts;
}
