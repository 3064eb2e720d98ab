import { textSchema } from '../translations/text-schema.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import type { JsonPath } from '../document/json-path.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { textKeysOf } from '../document/text-keys.ts';
import { nodeOf, typeOf } from '../document/tree.ts';

/** A text of a node, and the element that shows it and nothing else. */
export interface InlineText {
  readonly path: JsonPath;
  readonly element: HTMLElement;
  /** It is read as HTML: what is typed as plain text has to be written as such. */
  readonly isHtml: boolean;
}

/** Whether a text of a component is HTML. */
const isHtmlText = (type: string, path: JsonPath): boolean =>
  ['richtext', 'html'].includes(textSchema(type, path).schema?.['x-control'] ?? '');

/** The text of an element without elements but line breaks; `null` for any other. */
export function plainText(element: Element): string | null {
  const parts = [...element.childNodes].map((child) => {
    if (child.nodeType === child.TEXT_NODE) return child.nodeValue ?? '';
    return child.nodeName === 'BR' ? '\n' : null;
  });
  return parts.includes(null) ? null : parts.join('');
}

const BLOCKS: ReadonlySet<string> = new Set(['DIV', 'P']);

/** The text of an element that is edited: browsers make blocks of lines that are put into it. */
export function typedText(element: Element): string {
  const lines = [''];
  let isAfterBlock = false;
  const begin = () => {
    if (isAfterBlock) lines.push('');
    isAfterBlock = false;
  };
  const read = (node: Node): void => {
    for (const child of node.childNodes) {
      if (BLOCKS.has(child.nodeName)) {
        isAfterBlock ||= lines.at(-1) !== '';
        begin();
        read(child);
        // The line break at the end of a block is seen only where the block has nothing else.
        if (child.lastChild?.nodeName === 'BR') lines.pop();
        isAfterBlock = true;
        continue;
      }
      if (child.nodeType === child.TEXT_NODE) {
        if (child.nodeValue !== '') begin();
        lines.push((lines.pop() ?? '') + (child.nodeValue ?? ''));
      } else if (child.nodeName === 'BR') {
        begin();
        lines.push('');
      } else read(child);
    }
  };
  read(element);
  return lines.join('\n');
}

/** The elements that a node renders itself: without those of the nodes inside it. */
function ownElements(root: Element): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>('*')];
  return [root as HTMLElement, ...inside.filter((element) => element.closest('[data-node]') === root)];
}

interface Search {
  readonly document: OpenDocument;
  readonly id: string;
  /** Outermost element of the node. */
  readonly root: Element;
  readonly language: string;
  /** The element under the pointer; `null` for whichever text there is. */
  readonly at: Element | null;
}

/** The texts of a node that are shown as they are stored, with each of the elements that could show them. */
function shownTexts({ document, id, root, language }: Omit<Search, 'at'>): InlineText[] {
  const elements = ownElements(root);
  const node = nodeOf(document, id);
  return textKeysOf(node, MANIFESTS).flatMap(({ key, path }) => {
    const text = resolveText(document.translations as Translations, key, language).trim();
    if (text === '') return [];
    return elements
      .filter((element) => plainText(element)?.trim() === text)
      .map((element): InlineText => ({ path, element, isHtml: isHtmlText(typeOf(node), path) }));
  });
}

/**
 * The text of a node that can be edited where it stands: the one at an element, or the only one there is. `null` where
 * none is shown as it is stored, such as one that is formatted, or where it is not clear which one an element shows.
 */
export function findInlineText({ at, ...search }: Search): InlineText | null {
  const found = shownTexts(search);
  const meant = at === null ? found : found.filter(({ element }) => element.contains(at));
  return meant.length === 1 ? (meant[0] as InlineText) : null;
}

/** The text that a node shows before its others, such as its heading; `null` where findInlineText would find none. */
export function firstInlineText(search: Omit<Search, 'at'>): InlineText | null {
  const found = shownTexts(search);
  const isClear = ({ element }: InlineText) => found.filter((one) => one.element === element).length === 1;
  const isBefore = (one: InlineText, other: InlineText) =>
    (one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const [first] = found.filter(isClear).toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  return first ?? null;
}
