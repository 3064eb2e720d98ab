import { isRecord } from '../../src/api/wire/is-record.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';
import { writeNode } from './page-document.ts';
import type { EditRefusal } from './structure-refusals.ts';
import { statesOf } from './translation-commands.ts';

/** Nodes as they are stored, with all texts that they may show: what is copied, also as JSON text. */
export interface Clipboard {
  readonly format: typeof FORMAT;
  readonly nodes: readonly JsonObject[];
  readonly translations: JsonObject;
  /** States of the translations by language and key, and the language that they are translated from. */
  readonly translationState: JsonObject;
  readonly sourceLanguage: string;
}

const FORMAT = 'forecourt/nodes';

/** What became of copied nodes. */
export interface PasteReport {
  readonly pasted: number;
  readonly refused: readonly { readonly type: string; readonly refusal: EditRefusal }[];
}

function strings(value: unknown, found: Set<string>) {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) strings(part, found);
}

/** The entries of some keys, of values by language and key. */
const entriesOf = (byLanguage: JsonObject, keys: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(
    Object.entries(byLanguage).flatMap(([language, entries]) =>
      isRecord(entries)
        ? [[language, Object.fromEntries(Object.entries(entries).filter(([key]) => keys.has(key)))]]
        : [],
    ),
  );

/** Nodes of a document, with those of its texts that they may refer to. */
export function clipboardOf(
  document: OpenDocument,
  ids: readonly string[],
  sourceLanguage: string,
): Clipboard {
  const nodes = ids.map((id) => writeNode(document, id)).filter(isRecord);
  const used = new Set<string>();
  strings(nodes, used);
  return {
    format: FORMAT,
    nodes,
    translations: entriesOf(document.translations, used),
    translationState: entriesOf(statesOf(document), used),
    sourceLanguage,
  };
}

/** Copied nodes out of a text, of this editor or another tab; `null` for any other text. */
export function readClipboard(text: string): Clipboard | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.format !== FORMAT || !Array.isArray(value.nodes)) return null;
    const nodes = value.nodes.filter(isRecord);
    const { translations, translationState, sourceLanguage } = value;
    return {
      format: FORMAT,
      nodes,
      translations: isRecord(translations) ? translations : {},
      translationState: isRecord(translationState) ? translationState : {},
      sourceLanguage: typeof sourceLanguage === 'string' ? sourceLanguage : '',
    };
  } catch {
    return null;
  }
}
