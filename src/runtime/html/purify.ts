import createDomPurify, { type Config, type WindowLike } from 'dompurify';
import { type CleanHtml, NO_HTML } from './clean-html.ts';
import { type HtmlRefusal, refuseHtml } from './html-limits.ts';
import { isSafeUrl } from './safe-url.ts';

/** HTML of an operator after it was made safe. */
export interface Purified {
  readonly html: CleanHtml;
  /** Why nothing of it is shown; `null` when it was parsed. */
  readonly refusal: HtmlRefusal | null;
  /** Elements and attributes that were removed, such as `<script>` or `onclick`; each once. */
  readonly removed: readonly string[];
}

/** Text, lists, tables, pictures. Films and maps are components; forms, frames, styles and graphics are not allowed. */
const TAGS =
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr';
/** Without `id` and `name`, which would be found as properties of the document, and without `style`. */
const ATTRIBUTES =
  'alt cite class colspan datetime dir height href lang loading open reversed rowspan scope src start target title value width';
/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'src', 'cite']);

const CONFIG = {
  // The body is what is parsed; its content alone is kept.
  ALLOWED_TAGS: [...TAGS.split(' '), 'body', '#text'],
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  // What a form, frame or graphic contains goes with it.
  FORBID_CONTENTS: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'noscript',
    'template',
    'title',
    'xmp',
    'textarea',
    'select',
    'noembed',
    'noframes',
    'plaintext',
    'audio',
    'video',
  ],
} satisfies Config;

/** Pictures come by https or from the site. */
const isPicture = (url: string) => /^(https:\/\/[^\s]+|\/(?![/\\])[^\s\\]*)$/i.test(url);

function isAllowed(element: Element, attribute: string, value: string): boolean {
  if (attribute === 'src') return isPicture(value.trim());
  if (attribute === 'target') return element.nodeName === 'A' && value === '_blank';
  return !ADDRESSES.has(attribute) || isSafeUrl(value.trim());
}

/**
 * Makes HTML safe by DOMPurify on the DOM of a window: a browser's, or jsdom's. Other implementations of the DOM parse
 * HTML in another way than browsers do, and let scripts through.
 */
export function createPurifier(window: WindowLike): (source: string) => Purified {
  const purify = createDomPurify(window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (!isAllowed(element, attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
  });
  return (source) => {
    const refusal = refuseHtml(source);
    if (refusal) return { html: NO_HTML, refusal, removed: [] };
    const html = purify.sanitize(source, CONFIG) as CleanHtml;
    const names = purify.removed.map((part) =>
      'element' in part ? `<${part.element.nodeName.toLowerCase()}>` : (part.attribute?.name ?? ''),
    );
    return { html, refusal, removed: [...new Set(names)].filter((name) => name !== '' && name !== 'rel') };
  };
}
