import createDomPurify, { type Config, type WindowLike } from 'dompurify';

/** Elements that move a drawing or lead away from it, beside those that DOMPurify never lets through. */
const FORBIDDEN =
  'a animate animatecolor animatemotion animatetransform set discard foreignobject script handler listener audio video';

const CONFIG = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // Copies of parts of the same drawing: the hook lets them name nothing else.
  ADD_TAGS: ['use', 'style'],
  ADD_ATTR: ['href'],
  FORBID_TAGS: FORBIDDEN.split(' '),
  ALLOW_DATA_ATTR: false,
  RETURN_DOM: true,
} satisfies Config;

/** Parts of styles that load something from outside of the drawing, or hide it behind escapes. */
const LOADING = /url\(\s*(?!["']?#)|@import|image-set\(|src\(|expression\(|behavior\s*:|-moz-binding|\\/i;
/** Parts of the drawing itself, and bitmaps in it. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp);base64,)/i;
/** XLink, as drawings of older programs name it. */
const HREF = /^(?:xlink:)?href$/;

/** The one element whose name the parser of HTML does not know how to write: it would be none in a file. */
const LOWERED = /(<\/?)fedropshadow\b/g;

/** A drawing after it was made safe, as XML: its own text where nothing had to go; `null` for what is none. */
export type SvgCleaner = (source: string) => string | null;

type DrawingWindow = WindowLike & {
  readonly XMLSerializer: new () => { serializeToString(node: Node): string };
  readonly DOMParser: new () => { parseFromString(text: string, type: 'image/svg+xml'): Document };
};

/**
 * Makes a drawing safe by DOMPurify on the DOM of a window: shapes, texts, gradients, filters, styles and bitmaps stay; scripts,
 * events, animations, links, HTML and everything from outside of the file go.
 */
export function createSvgPurifier(window: DrawingWindow): SvgCleaner {
  const purify = createDomPurify(window);
  const write = (node: Node) => new window.XMLSerializer().serializeToString(node);
  /** A text as browsers read files of drawings; what they cannot read is like no other. */
  const readXml = (text: string) => {
    const read = new window.DOMParser().parseFromString(text, 'image/svg+xml');
    return read.getElementsByTagNameNS('*', 'parsererror').length > 0 ? null : write(read);
  };
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && LOADING.test(node.textContent ?? '')) node.textContent = '';
  });
  purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    if (HREF.test(name) ? !INSIDE.test(value) : LOADING.test(value)) attribute.keepAttr = false;
  });
  return (source) => {
    const body = purify.sanitize(source, CONFIG) as unknown as HTMLElement | null;
    const svg = body?.getElementsByTagNameNS('*', 'svg')[0];
    if (!svg) return null;
    const clean = write(svg).replaceAll(LOWERED, '$1feDropShadow');
    // The body around the drawing is always among what was removed. Reading more is only worth it where it may be the same.
    const isWhole = purify.removed.every((one) => 'element' in one && one.element.nodeName === 'BODY');
    const own = isWhole ? readXml(source) : null;
    return own !== null && own === readXml(clean) ? source : clean;
  };
}
