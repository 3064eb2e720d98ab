/** Largest HTML of an operator, in UTF-8 bytes. */
export const MAX_HTML_BYTES = 64 * 1024;
/** Most elements inside each other. */
const MAX_LEVELS = 256;
/** Most attributes of an element. */
const MAX_ATTRIBUTES = 500;

/** Elements that have no content, or end where the next of them begins: left open, they do not nest. */
const NOT_NESTING = new Set(
  'area base br col dd dt embed hr img input li link meta option p param rp rt source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-z][^\s/>]*)([^>]*)/gi;

/** Why HTML is not parsed at all. */
export type HtmlRefusal = 'html-too-large' | 'html-too-deep' | 'html-attributes';

/**
 * Why HTML is refused before it is parsed: parsing costs time that grows faster than its size.
 * @returns `null` when it may be parsed
 */
export function refuseHtml(source: string): HtmlRefusal | null {
  if (source.length > MAX_HTML_BYTES || new TextEncoder().encode(source).length > MAX_HTML_BYTES)
    return 'html-too-large';
  let level = 0;
  for (const [, slash, name = '', rest = ''] of source.matchAll(TAG)) {
    if (rest.length > MAX_ATTRIBUTES && rest.split(/[\s/]+/).length > MAX_ATTRIBUTES)
      return 'html-attributes';
    if (NOT_NESTING.has(name.toLowerCase())) continue;
    level = slash ? Math.max(0, level - 1) : level + 1;
    if (level > MAX_LEVELS) return 'html-too-deep';
  }
  return null;
}
