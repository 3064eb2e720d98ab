/** What other programs put on the clipboard: formatted, and without formats; '' where there is none. */
export interface Pasted {
  readonly html: string;
  readonly text: string;
}

/** Characters that are not seen: soft hyphens, joiners of no width, marks of byte order, marks of embedded objects. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF\uFFFC]/g;
/** Spaces of other widths, and tabs. */
const SPACES = /[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
/** Line ends of other systems, of word processors, and of Unicode. */
const LINE_ENDS = /\r\n?|\v|\f|[\u0085\u2028\u2029]/g;
/** How word processors write the dot of a list without formats: letters of their symbol fonts, before a tab or spaces. */
const DOTS = /^ *(?:[·•▪◦‣●○■□➢✓\uF0A7\uF0B7\uF0D8\uF0FC]|[o§Øü](?=\t|\u00A0{2}| {2}))[\s\u00A0]+/gm;

/** Elements that begin and end a line. */
export const BLOCKS =
  'address,article,blockquote,dd,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,ol,p,pre,section,table,tr,ul';
/** What word processors write before an entry of a list, for programs that know no lists. */
export const MARKER = '[style*="mso-list:Ignore"],[style*="mso-list: Ignore"]';
/** Elements that show nothing, and the markers of entries. */
export const HIDDEN = `head,meta,link,script,style,template,title,xml,${MARKER}`;

const END = '\n';

/** The text of a formatted one as it reads: a line for each block, a dot before each entry of a list. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll(HIDDEN)) hidden.remove();
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ');
    if (!(node instanceof Element)) return '';
    if (node.tagName === 'BR') return END;
    const inside = [...node.childNodes].map(read).join('');
    const isEntry = node.matches('li,[class*="MsoListParagraph"]');
    if (isEntry) return `${END}• ${inside.trim()}${END}`;
    if (node.matches('td,th')) return `${inside.trim()} `;
    return node.matches(BLOCKS) ? `${END}${inside}${END}` : inside;
  };
  const text = [...body.childNodes].map(read).join('');
  return text.replace(/\s*\n\s*/g, END).trim();
}

/** Text without what is not seen, and with one kind of space. */
export const seenText = (text: string): string => text.replace(UNSEEN, '').replace(SPACES, ' ');

/** Plain text as it is read: without what is not seen, with one kind of space, line end and dot. */
export const cleanText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(LINE_ENDS, END)
    .replace(DOTS, '• ')
    .replace(SPACES, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, END)
    .replace(/\n{3,}/g, END + END);

/**
 * What is pasted into a text without formats. The text that the other program offers is taken; where it offers none, that of
 * the formatted one.
 * @param isMultiline whether the text may have several lines
 */
export function pastedText({ html, text }: Pasted, isMultiline: boolean): string {
  const cleaned = cleanText(text === '' && html !== '' ? textOfHtml(html) : text);
  if (isMultiline) return cleaned;
  // Word processors end the last paragraph as well.
  const line = cleaned.replace(/^\n+|\n+$/g, '').replace(/\s*\n\s*/g, ' ');
  return line.replace(/^• /, '').replaceAll(' • ', ' · ');
}
