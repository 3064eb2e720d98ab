import { isRecord } from '../../src/api/wire/is-record.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';
import { writeNode } from './page-document.ts';
import type { PlacementRefusal } from './placement.ts';

/** Nodes as they are stored, with all texts that they may show: what is copied, also as JSON text. */
export interface Clipboard {
  readonly format: typeof FORMAT;
  readonly nodes: readonly JsonObject[];
  readonly translations: JsonObject;
}

const FORMAT = 'forecourt/nodes';

/** What became of copied nodes. */
export interface PasteReport {
  readonly pasted: number;
  readonly refused: readonly { readonly type: string; readonly refusal: PlacementRefusal }[];
}

function strings(value: unknown, found: Set<string>) {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) strings(part, found);
}

/** Nodes of a document, with those of its texts that they may refer to. */
export function clipboardOf(document: OpenDocument, ids: readonly string[]): Clipboard {
  const nodes = ids.map((id) => writeNode(document, id)).filter(isRecord);
  const used = new Set<string>();
  strings(nodes, used);
  const translations = Object.fromEntries(
    Object.entries(document.translations).flatMap(([language, texts]) =>
      isRecord(texts)
        ? [[language, Object.fromEntries(Object.entries(texts).filter(([key]) => used.has(key)))]]
        : [],
    ),
  );
  return { format: FORMAT, nodes, translations };
}

/** Copied nodes out of a text, of this editor or another tab; `null` for any other text. */
export function readClipboard(text: string): Clipboard | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.format !== FORMAT || !Array.isArray(value.nodes)) return null;
    const nodes = value.nodes.filter(isRecord);
    return { format: FORMAT, nodes, translations: isRecord(value.translations) ? value.translations : {} };
  } catch {
    return null;
  }
}
