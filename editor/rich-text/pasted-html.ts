import { textToHtml } from '../../src/runtime/html/clean-html.ts';
import { isSafeUrl } from '../../src/runtime/html/safe-url.ts';
import { BLOCKS, HIDDEN, MARKER, seenText } from '../document/pasted-text.ts';

/** How a part of a text is formatted by the tools of the field. */
interface Format {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** '' for no link. */
  readonly href: string;
}

/** A part of a text of one format; `\n` in it is a line break. */
interface Run extends Format {
  readonly text: string;
}

type BlockKind = 'p' | 'h2' | 'ul' | 'ol';

/** A paragraph, heading or entry of a list; entries of deeper lists have a higher level. */
interface Block {
  readonly kind: BlockKind;
  readonly level: number;
  readonly runs: readonly Run[];
}

const PLAIN: Format = { isBold: false, isItalic: false, href: '' };

const NUMBER = /^\s*\(?[\da-z]+[.)]/i;
const WORD_LEVEL = /mso-list:[^;]*level(\d)/i;
/** Word links its own headings and references so. */
const WORD_BOOKMARK = /^#_/;
const WHITE_SPACE = /white-space(?:-collapse)?:\s*(\w+)/i;

/** Text whose parts of a block are told apart, without the blocks inside. */
const SEPARATORS = { entry: '\n', row: ' ' } as const;
type Enclosure = keyof typeof SEPARATORS | null;

const isHeading = (element: Element) => element.matches('h1,h2,h3,h4,h5,h6,.MsoTitle');

/** A weight of CSS as a format; `inherited` where there is none. */
function boldOf({ style }: HTMLElement, inherited: boolean): boolean {
  const { fontWeight } = style;
  if (fontWeight === '') return inherited;
  return fontWeight.startsWith('bold') || Number(fontWeight) >= 600;
}

function formatOf(element: HTMLElement, around: Format): Format {
  const href = element.matches('a[href]') ? (element.getAttribute('href') ?? '').trim() : '';
  const { fontStyle } = element.style;
  return {
    isBold: boldOf(element, around.isBold || element.matches('b,strong')),
    isItalic: fontStyle === '' ? around.isItalic || element.matches('i,em') : fontStyle === 'italic',
    href: isSafeUrl(href) && !WORD_BOOKMARK.test(href) ? href : around.href,
  };
}

/** The entry of a list that an element begins; `null` for anything else. */
function entryOf(element: Element): Pick<Block, 'kind' | 'level'> | null {
  if (element.matches('li')) {
    let level = 0;
    for (let list = element.closest('ul,ol'); list; list = list.parentElement?.closest('ul,ol') ?? null)
      level += 1;
    return { kind: element.closest('ul,ol')?.matches('ol') ? 'ol' : 'ul', level };
  }
  const level = WORD_LEVEL.exec(element.getAttribute('style') ?? '')?.[1];
  const marker = element.querySelector(MARKER);
  if (level === undefined || !marker) return null;
  return { kind: NUMBER.test(marker.textContent ?? '') ? 'ol' : 'ul', level: Number(level) };
}

/** Whether the line ends of a text are seen, as in the source of a program. */
function keepsLines(text: Node): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const value = WHITE_SPACE.exec(element.getAttribute('style') ?? '')?.[1];
    if (value) return value.startsWith('pre') || value === 'break';
    if (element.matches('pre')) return true;
  }
  return false;
}

/** Browsers write the copied part on lines of its own, between two comments. */
const isAroundCopied = ({ nodeValue, nextSibling, previousSibling }: Node) =>
  nodeValue?.trim() === '' &&
  (nextSibling?.nodeValue === 'StartFragment' || previousSibling?.nodeValue === 'EndFragment');

/** Runs without spaces at both ends, and with one between words. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  let last = '\n';
  for (const run of runs) {
    const text = [...run.text].filter((letter) => {
      const isBlank = letter === ' ' && /\s/.test(last);
      if (!isBlank) last = letter;
      return !isBlank;
    });
    kept.push({ ...run, text: text.join('') });
  }
  while (kept.length > 0) {
    const end = kept.pop() as Run;
    const text = end.text.trimEnd();
    if (text === '') continue;
    kept.push({ ...end, text });
    break;
  }
  const first = kept.findIndex(({ text }) => text.trim() !== '');
  return kept
    .slice(Math.max(first, 0))
    .map((run, at) => (at === 0 ? { ...run, text: run.text.trimStart() } : run));
}

/** Runs with one space at each end that had any. */
function withEnds(runs: readonly Run[]): Run[] {
  const space: Run = { ...PLAIN, text: ' ' };
  const text = runs.map((run) => run.text).join('');
  return [...(text.startsWith(' ') ? [space] : []), ...trimmed(runs), ...(text.endsWith(' ') ? [space] : [])];
}

/** The paragraphs, headings and entries of formatted text, in their order. */
function readBlocks(body: HTMLElement, hasHeadings: boolean): Block[] {
  const blocks: Block[] = [];
  let kind: BlockKind = 'p';
  let level = 0;
  let runs: Run[] = [];
  /** Until the first block begins: what is in none may be words out of a paragraph, whose spaces part them from others. */
  let isLoose = true;
  const begin = (next: Pick<Block, 'kind' | 'level'> = { kind: 'p', level: 0 }) => {
    const read = trimmed(runs);
    if (read.length > 0) blocks.push({ kind, level, runs: isLoose ? withEnds(runs) : read });
    isLoose = false;
    ({ kind, level } = next);
    runs = [];
  };
  const add = (text: string, format: Format) =>
    void runs.push({ ...format, isBold: format.isBold && kind !== 'h2', text });

  const read = (node: Node, around: Format, enclosure: Enclosure): void => {
    if (isAroundCopied(node)) return;
    if (node.nodeType === Node.TEXT_NODE) {
      const blanks = keepsLines(node) ? /[^\S\n]+/g : /\s+/g;
      add(seenText(node.nodeValue ?? '').replace(blanks, ' '), around);
    }
    if (!(node instanceof HTMLElement)) return;
    if (node.matches('br')) return add('\n', PLAIN);
    if (node.style.display === 'none' || node.matches(HIDDEN)) return;
    const format = formatOf(node, around);
    const readInside = (inner: Enclosure) => {
      for (const child of node.childNodes) read(child, format, inner);
    };
    const entry = entryOf(node);
    if (entry || node.matches('tr')) {
      begin(entry ?? undefined);
      readInside(entry ? 'entry' : 'row');
      begin();
    } else if (node.matches('ul,ol,table')) readInside(null);
    else if (!node.matches(`${BLOCKS},td,th`)) readInside(enclosure);
    else if (enclosure) {
      if (runs.some(({ text }) => text.trim() !== '')) add(SEPARATORS[enclosure], PLAIN);
      readInside(enclosure);
    } else {
      begin({ kind: hasHeadings && isHeading(node) ? 'h2' : 'p', level: 0 });
      readInside(null);
      begin();
    }
  };
  for (const child of body.childNodes) read(child, PLAIN, null);
  begin();
  return blocks;
}

const wrap = (tag: string, inside: string) => `<${tag}>${inside}</${tag}>`;

/** Neighbours of one format are one element; a link goes around all of its formats. */
function inlineHtml(runs: readonly Run[]): string {
  const groups: Run[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const isSame =
      last && last.isBold === run.isBold && last.isItalic === run.isItalic && last.href === run.href;
    if (isSame) groups[groups.length - 1] = { ...last, text: last.text + run.text };
    else groups.push(run);
  }
  let html = '';
  let inLink = '';
  for (const { text, isBold, isItalic, href } of groups) {
    if (href !== inLink) {
      if (inLink !== '') html += '</a>';
      if (href !== '') html += `<a href="${textToHtml(href).replaceAll('"', '&quot;')}">`;
      inLink = href;
    }
    const plain = textToHtml(text).replaceAll('\n', '<br>');
    const leaning = isItalic ? wrap('i', plain) : plain;
    html += isBold ? wrap('b', leaning) : leaning;
  }
  return inLink === '' ? html : `${html}</a>`;
}

const isEntry = ({ kind }: Block) => kind === 'ul' || kind === 'ol';

/** Lists of entries that follow each other, the deeper ones inside the entry before them. */
function listsHtml(entries: readonly Block[]): string {
  let html = '';
  let rest = entries;
  while (rest.length > 0) {
    const [{ kind, level }] = rest as [Block];
    let items = '';
    while (rest[0]?.kind === kind && rest[0].level <= level) {
      const [entry, ...after] = rest as [Block, ...Block[]];
      const end = after.findIndex((one) => one.level <= entry.level);
      const inside = end === -1 ? after : after.slice(0, end);
      items += wrap('li', inlineHtml(entry.runs) + listsHtml(inside));
      rest = after.slice(inside.length);
    }
    html += wrap(kind, items);
  }
  return html;
}

/**
 * Formatted text of another program with what the tools of the field can make, and nothing else: paragraphs, bold, italic,
 * lists and links. Rows of tables become paragraphs, pictures are left out.
 * @param hasHeadings whether the field has headings; without them they become paragraphs
 */
export function pastedHtml(html: string, hasHeadings: boolean): string {
  // Without an element around it, a space at the beginning would be read as one before the document.
  const source = /<body/i.test(html) ? html : `<body>${html}`;
  const blocks = readBlocks(new DOMParser().parseFromString(source, 'text/html').body, hasHeadings);
  const [first] = blocks;
  // Words out of a paragraph continue the one that they are put into.
  if (blocks.length === 1 && first?.kind === 'p') return inlineHtml(first.runs);
  let written = '';
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as Block;
    const after = blocks.slice(at);
    const end = after.findIndex((one) => !isEntry(one));
    const entries = end === -1 ? after : after.slice(0, end);
    written += entries.length > 0 ? listsHtml(entries) : wrap(block.kind, inlineHtml(trimmed(block.runs)));
    at += Math.max(entries.length, 1);
  }
  return written;
}
