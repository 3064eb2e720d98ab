import { isMarkup } from './clean-html.ts';

/** What browsers and authors write in place of characters. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements inside of a word or line, and what is none: all others begin and end a line. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>|<!--.*?-->/gis;
const OTHERS = /<(style|script)\b.*?<\/\1\s*>|<[a-z/!?][^>]*>/gis;

function character(reference: string, name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(CHARACTERS, name) ? (CHARACTERS[name] ?? '') : reference;
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : reference;
}

/** What a formatted text says, in one line and without a document to read it in; any other text as it is. */
export const textOfHtml = (html: string): string =>
  isMarkup(html)
    ? html
        .replace(INLINE, '')
        .replace(OTHERS, ' ')
        .replace(/&(\w+|#\d+|#x[\da-f]+);/gi, character)
        .replace(/\s+/g, ' ')
        .trim()
    : html;
