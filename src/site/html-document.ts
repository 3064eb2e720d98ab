import type { HeadTag } from './head.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for element content and quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const writeTag = ({ tag, attributes: values, text }: HeadTag) =>
  tag === 'title' ? `<title>${escapeHtml(text ?? '')}</title>` : `<${tag}${attributes(values)}>`;

/** JSON that cannot end the script element that it stands in. */
const scriptJson = (value: object) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export interface DocumentParts {
  readonly language: string;
  /** The page stores nothing in the browser. */
  readonly isPreview?: boolean;
  readonly head: readonly HeadTag[];
  /** JSON-LD documents. */
  readonly structuredData?: readonly object[];
  /** Contents of style elements, in order; trusted CSS of ours. */
  readonly styles: readonly {
    readonly css: string;
    readonly attributes?: Readonly<Record<string, string>>;
  }[];
  /** Addresses of its scripts, in order; trusted scripts of ours. */
  readonly scripts?: readonly string[];
  /** Addresses of scripts that are fetched at once, though others import them; trusted scripts of ours. */
  readonly preloadedScripts?: readonly string[];
  /** Addresses of stylesheets of fonts, which nothing waits for. */
  readonly fontLinks?: readonly string[];
  /** What the page runs for its operator; `null` for nothing. */
  readonly tags?: object | null;
  /** Events that its tag container is told; `null` where nothing is told. */
  readonly ecommerce?: object | null;
  /** HTML of the body, made by the renderer. */
  readonly body: string;
}

/** A stylesheet that a script shows when it has loaded; without scripts it is loaded as any other. */
const fontLink = (address: string) => {
  const href = escapeHtml(address);
  return `<link rel="stylesheet" href="${href}" media="print" data-font><noscript><link rel="stylesheet" href="${href}"></noscript>`;
};

/** A complete HTML document. */
export function htmlDocument({
  language,
  isPreview = false,
  head,
  structuredData = [],
  styles,
  scripts = [],
  preloadedScripts = [],
  fontLinks = [],
  tags = null,
  ecommerce = null,
  body,
}: DocumentParts): string {
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${isPreview ? ' data-preview=""' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    ...head.map(writeTag),
    ...structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    ...styles.map(({ css, attributes: values = {} }) => `<style${attributes(values)}>${css}</style>`),
    ...preloadedScripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...fontLinks.map(fontLink),
    ...scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
    '</head><body>',
    body,
    tags ? `<script type="application/json" data-scripts>${scriptJson(tags)}</script>` : '',
    ecommerce ? `<script type="application/json" data-ecommerce>${scriptJson(ecommerce)}</script>` : '',
    '</body></html>',
  ].join('');
}
