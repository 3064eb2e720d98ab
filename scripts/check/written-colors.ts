import definitions from 'css-tree/definition-syntax-data';

/** The colours of a mask say what is seen through it, and are never seen. */
const MASK = /\bmask(-image)?:/;
/** A colour in figures; `url(#part)` and `&#38;` are none. */
const FIGURES =
  /(?<![\w&(])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\(/i;
/** A colour by name. `transparent`, `currentColor` and the colours of the system are none of these. */
const NAME = new RegExp(
  `(?<![\\w$#.-])(?:${definitions.types['named-color']?.replaceAll(' ', '')})(?![\\w(-])`,
  'i',
);
/** What has names that are no colours: strings, attribute selectors, addresses of files. */
const NAMES_ELSEWHERE = /"[^"]*"|'[^']*'|\[[^\]]*\]|url\([^)]*\)/g;

/** Whether a line of CSS, or a value, has a colour that no theme decides over. */
export const hasWrittenColor = (css: string): boolean =>
  !MASK.test(css) && (FIGURES.test(css) || NAME.test(css.replace(NAMES_ELSEWHERE, ' ')));
