import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { textOfHtml } from '../../src/runtime/html/text-of-html.ts';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import type { DocumentNode, OpenDocument } from './page-document.ts';
import { shorten } from './shorten.ts';
import { textKeysOf } from './text-keys.ts';
import { inOrder, kindOf, nodeOf } from './tree.ts';

const LONGEST_SUMMARY = 60;

/** What names a section is at its beginning: no more nodes than these are looked at. */
const MOST_LOOKED_AT = 24;

/** The first text of a node itself in a language, and the first description of a picture; '' without one. */
function ownTexts(document: OpenDocument, node: DocumentNode, language: string) {
  const found = { text: '', ofPicture: '' };
  for (const { key, path } of textKeysOf(node, MANIFESTS)) {
    const kind = path.at(-1) === 'alt' ? 'ofPicture' : 'text';
    found[kind] ||= shorten(
      textOfHtml(resolveText(document.translations as Translations, key, language)),
      LONGEST_SUMMARY,
    );
  }
  return found;
}

/** A text with a word; a number or an initial alone does not tell a node from its neighbours. */
const WORD = /\p{L}{3}/u;

/** The first words in a node and what it contains, and else the description of its first picture; '' without any. */
function readSummary(document: OpenDocument, id: string, language: string): string {
  const waiting = [id];
  let ofPicture = '';
  let found = '';
  for (let looked = 0; looked < MOST_LOOKED_AT && waiting.length > 0; looked += 1) {
    const node = document.nodes.get(waiting.shift() as string);
    if (!node) continue;
    const own = ownTexts(document, node, language);
    ofPicture ||= own.ofPicture;
    if (own.text !== '') found = found === '' ? own.text : `${found} · ${own.text}`;
    if (WORD.test(found)) return found;
    waiting.unshift(...Object.values(node.slots).flat());
  }
  return found || ofPicture;
}

/** What was read of a document, by language and node: the lines of the outline ask again at each selection. */
const summaries = new WeakMap<OpenDocument, Map<string, string>>();

/**
 * The first text of a node in a language, else of what it contains, which tells it from its neighbours: up to the first
 * word. '' without one, and without a node. Descriptions of pictures stand in where there is nothing to read.
 */
export function summaryOf(document: OpenDocument, id: string, language: string): string {
  const known = summaries.get(document) ?? new Map<string, string>();
  summaries.set(document, known);
  const key = `${language} ${id}`;
  const summary = known.get(key) ?? readSummary(document, id, language);
  known.set(key, summary);
  return summary;
}

/** The nodes that kind and summary do not tell from a node, in the order of the page; the node itself is one of them. */
export function twinsOf(document: OpenDocument, id: string, language: string): string[] {
  const kind = kindOf(nodeOf(document, id));
  const summary = summaryOf(document, id, language);
  return inOrder(document).filter(
    (other) => kindOf(nodeOf(document, other)) === kind && summaryOf(document, other, language) === summary,
  );
}
