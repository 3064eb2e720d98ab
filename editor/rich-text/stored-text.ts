import { isMarkup, textToHtml } from '../../src/runtime/html/clean-html.ts';

/** What is edited of a stored text: its HTML, or a plain text as HTML with its line ends. */
export const toEditedHtml = (stored: string): string =>
  isMarkup(stored) ? stored : textToHtml(stored).replaceAll('\n', '<br>');

/** The only paragraph around a text says nothing. */
function withoutOnlyParagraph(content: Element): Element {
  const [only] = content.children;
  const isOnly = content.childNodes.length === 1 && (only?.nodeName === 'P' || only?.nodeName === 'DIV');
  return isOnly && only ? only : content;
}

/** The text of lines without formatting; `null` for any other content. */
function plainLines(content: Element): string | null {
  const parts = [...content.childNodes].map((node) => {
    if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
    return node.nodeName === 'BR' ? '\n' : null;
  });
  return parts.includes(null) ? null : parts.join('').replace(/\n$/, '');
}

/** French has a space before these. */
const AFTER_SPACE = /^[:;!?»%]/;
/** A sign such as € or °, or an abbreviation such as km. */
const UNIT = /^(\p{Sc}|[%‰°]|\p{L}{1,3}(?!\p{L}))/u;

/** French has a space after «. Longer abbreviations than Dr. and the p. of page are not told from the end of a sentence. */
const BEFORE_SPACE = /[«§№]$|(?<=^|[\s(])(?<!\d\s)(?:\p{L}|\p{Lu}\p{Ll})\.$/u;

/**
 * Whether a space that does not break is certainly one that an author wrote so. Between a word and a number it may be
 * either: browsers make one, too, when the price in “from 39 €” is typed in bold.
 */
const isUnbreakable = (before: string, after: string): boolean =>
  AFTER_SPACE.test(after) || BEFORE_SPACE.test(before) || (/\d$/.test(before) && UNIT.test(after));

/**
 * Takes away what browsers add where texts are joined or typed: elements without meaning, and a space that does not break
 * in place of a plain one at the beginning or end of a formatted part.
 */
function withoutJoints(edited: Element): void {
  for (const span of edited.querySelectorAll('span'))
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
  const whole = edited.textContent;
  const texts = edited.ownerDocument.createTreeWalker(edited, NodeFilter.SHOW_TEXT);
  let start = 0;
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.nodeValue ?? '';
    const joined = text.replace(/^\u00A0(?=\S)|(?<=\S)\u00A0$/g, (space, offset: number) => {
      const at = start + offset;
      return isUnbreakable(whole.slice(0, at), whole.slice(at + 1)) ? space : ' ';
    });
    if (joined !== text) currentNode.nodeValue = joined;
    start += text.length;
  }
}

/** What is stored of edited HTML: a plain text where nothing of it is formatted. @param edited an element with safe HTML */
export function toStoredText(edited: Element): string {
  withoutJoints(edited);
  const content = withoutOnlyParagraph(edited);
  const plain = plainLines(content);
  if (plain === null) return content.innerHTML.trim();
  const text = plain.trim() === '' ? '' : plain;
  return isMarkup(text) ? textToHtml(text) : text;
}
