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

/** A drawing after it was made safe, as XML; `null` for what is none. */
export type SvgCleaner = (source: string) => string | null;

/**
 * Makes a drawing safe by DOMPurify on the DOM of a window: shapes, texts, gradients, filters, styles and bitmaps stay; scripts,
 * events, animations, links, HTML and everything from outside of the file go.
 */
export function createSvgPurifier(
  window: WindowLike & { readonly XMLSerializer: new () => { serializeToString(node: Node): string } },
): SvgCleaner {
  const purify = createDomPurify(window);
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && LOADING.test(node.textContent ?? '')) node.textContent = '';
  });
  purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    if (HREF.test(name) ? !INSIDE.test(value) : LOADING.test(value)) attribute.keepAttr = false;
  });
  return (source) => {
    const body = purify.sanitize(source, CONFIG) as unknown as HTMLElement | null;
    const svg = body?.querySelector('svg');
    return svg ? new window.XMLSerializer().serializeToString(svg) : null;
  };
}
