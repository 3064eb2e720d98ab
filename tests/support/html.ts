/** Contents of the first element of a name. @throws Error when there is none */
export function insideOf(html: string, tag: string): string {
  const found = new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1];
  if (found === undefined) throw new Error(`no <${tag}> in ${html.slice(0, 80)}`);
  return found;
}

/** HTML of the page's content. */
export const mainOf = (html: string) => insideOf(html, 'main');

/** HTML of the body, without the page's styles. */
export const bodyOf = (html: string) => insideOf(html, 'body');

/** The head without its styles. */
export const headOf = (html: string) => insideOf(html, 'head').replace(/<style[\s\S]*?<\/style>/g, '');

/** Contents of the style elements, in order. */
export const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');

/** The visible text of HTML, with single spaces. */
export const visibleText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Content of a meta element by its name or property; `null` when there is none. */
export const metaOf = (html: string, name: string): string | null =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(headOf(html))?.[1] ?? null;

/** Address of the links of a relation, with their language where they have one. */
export const linksOf = (html: string, rel: string): (readonly [string, string])[] =>
  [
    ...headOf(html).matchAll(new RegExp(`<link rel="${rel}"(?: hreflang="([^"]*)")? href="([^"]*)">`, 'g')),
  ].map(([, language = '', href = '']) => [language, href]);

/** The JSON-LD documents of a page, parsed. @throws SyntaxError when one is no JSON */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
