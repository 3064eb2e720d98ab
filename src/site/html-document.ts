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

export interface DocumentParts {
  readonly language: string;
  /** The page stores nothing in the browser. */
  readonly isPreview?: boolean;
  readonly head: readonly HeadTag[];
  /** Contents of style elements, in order; trusted CSS of ours. */
  readonly styles: readonly {
    readonly css: string;
    readonly attributes?: Readonly<Record<string, string>>;
  }[];
  /** Address of the loader; `null` for a page where nothing moves. */
  readonly loader: string | null;
  /** HTML of the body, made by the renderer. */
  readonly body: string;
}

const STARTING_ISLAND = / data-island="([^"]+)"[^>]* data-hydrate="load"/g;

/** Addresses of the islands that start by themselves, as the body has them; the loader need not find them first. */
const startingIslands = (body: string) =>
  new Set([...body.matchAll(STARTING_ISLAND)].map(([, href]) => href));

/** A complete HTML document. */
export function htmlDocument({
  language,
  isPreview = false,
  head,
  styles,
  loader,
  body,
}: DocumentParts): string {
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${isPreview ? ' data-preview=""' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    ...head.map(writeTag),
    ...styles.map(({ css, attributes: values = {} }) => `<style${attributes(values)}>${css}</style>`),
    ...[...startingIslands(body)].map((href) => `<link rel="modulepreload" href="${href}">`),
    loader ? `<script type="module" src="${escapeHtml(loader)}"></script>` : '',
    '</head><body>',
    body,
    '</body></html>',
  ].join('');
}
