import { isRecord } from '../../src/api/wire/is-record.ts';
import { readTranslations, type TranslationReader } from '../../src/runtime/document/translation-states.ts';
import { pickText, resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import type { Edits } from '../document/edits.ts';
import { type JsonPath, valueAt } from '../document/json-path.ts';
import type { DocumentNode, JsonObject, OpenDocument } from '../document/page-document.ts';
import { fieldText, keyedText } from '../document/translation-commands.ts';
import { propsOf } from '../document/tree.ts';
import type { Problem } from './problem-text.ts';

/** The rule that a value breaks, by JSON pointer. */
export type Problems = ReadonlyMap<string, Problem>;

/** What the fields of a panel edit. Paths are of its own: from the properties of a node, or the body of a document. */
export interface FieldTarget {
  /** The stored value; `undefined` where there is none. */
  readonly read: (path: JsonPath) => unknown;
  /** Stores a value; `undefined` removes it, so that its default holds. */
  readonly write: (path: JsonPath, value: unknown) => void;
  /** The text of a localized value in one language; '' where it is missing. */
  readonly readText: (path: JsonPath, language: string) => string;
  /** What visitors read in a language: its own text, else that of another. */
  readonly shownText: (path: JsonPath, language: string) => string;
  readonly writeText: (path: JsonPath, language: string, text: string) => void;
  /** Whether the text that it is a translation of has changed since. */
  readonly isOutdated: (path: JsonPath, language: string) => boolean;
  /** Whether the text that is shown in a language came with the component, and nobody has written another one. */
  readonly isSample: (path: JsonPath, language: string) => boolean;
  readonly problems: Problems;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The properties of a node, whose texts are in the translations of its document. */
export function nodeTarget(
  node: DocumentNode,
  translations: JsonObject,
  reader: TranslationReader,
  edits: Pick<Edits, 'setProp' | 'setText'>,
  problems: Problems,
): FieldTarget {
  const { id } = node;
  const props = propsOf(node);
  const read = (path: JsonPath) => valueAt(props, path);
  return {
    read,
    write: (path, value) => edits.setProp(id, path, value),
    readText: (path, language) => textOf(valueAt(translations, [language, textOf(read(path))])),
    shownText: (path, language) => resolveText(translations as Translations, textOf(read(path)), language),
    writeText: (path, language, text) => edits.setText(id, path, language, text),
    isOutdated: (path, language) =>
      reader.stateOf(keyedText({ translations }, textOf(read(path))), language) === 'outdated',
    isSample: (path, language) => reader.isSample(keyedText({ translations }, textOf(read(path))), language),
    problems,
  };
}

/**
 * The fields of a document beside its nodes, whose texts are maps by language.
 * @param source the default language of the site
 */
export function documentTarget(
  { body }: OpenDocument,
  { setField, setFieldText }: Pick<Edits, 'setField' | 'setFieldText'>,
  problems: Problems,
  source: string,
): FieldTarget {
  const reader = readTranslations(body, source);
  const read = (path: JsonPath) => valueAt(body, path);
  return {
    read,
    write: setField,
    readText: (path, language) => textOf(read([...path, language])),
    shownText(path, language) {
      const texts = read(path);
      return isRecord(texts) ? pickText(texts as Readonly<Record<string, string>>, language) : '';
    },
    writeText: setFieldText,
    isOutdated: (path, language) => reader.stateOf(fieldText({ body }, path), language) === 'outdated',
    isSample: (path, language) => reader.isSample(fieldText({ body }, path), language),
    problems,
  };
}
